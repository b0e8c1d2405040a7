import { NAME } from "../settings/version.ts";

export const HELP = `${NAME}: rewrites drafts and checks texts, for MCP clients and shells.

Without a command it is an MCP server on stdin and stdout, for a client to start.

  login                     sign in through the browser and store a key on this computer
  status                    show which key is in use and what is left on it
  logout                    remove the stored key from this computer
  check [FILE]              score a text for machine-writing tells (local, free)
      --register R
  compare BEFORE [AFTER]    what changed between two drafts (local, free)
      --from-notes --strict
  verify BEFORE [AFTER]     ask a model whether two texts mean the same
      --notes --strict
  rewrite [FILE]            rewrite a draft, streaming
      --register R          slack, email, skip_level or linkedin (required)
      --mode M              rewrite, expand, vary or closer
      --previous FILE       the rewrite that vary and closer start from
      --from-notes          the text is bullet notes
      --protect TEXT        keep this verbatim; may be given more than once
      --voice ID  --template ID  --tier standard|fast|auto
      --strict              exit 5 when a fact was lost, invented or changed

  --json  --help  --version

Without FILE, or with -, a text is read from stdin. Results go to stdout, everything else to stderr.
Exit codes: 0 done, 1 error, 2 usage, 3 not signed in, 4 quota, 5 facts lost or meaning changed (with --strict).
Environment: SERVICE_API_KEY (wins over the stored key), SERVICE_BASE_URL, NO_COLOR.
`;
