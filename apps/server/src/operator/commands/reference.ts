import { openApiDocument, OPERATIONS, TAGS, tagOf, type Operation } from "@rewrite-service/contract";
import { VERSION } from "../../config/version.ts";
import { code, settingsPage, table } from "../settings-page.ts";
import { UsageError, type Command, type CommandResult } from "./command.ts";
import { commands, standaloneCommands } from "./index.ts";
import { mcpToolsPage } from "../mcp-tools-page.ts";

/** Every command as the help and docs/admin.md list it. The last two open no database, and need no valid settings. */
export const LISTED: readonly Pick<Command, "name" | "takes" | "meaning">[] = [
  ...commands,
  ...standaloneCommands,
  { name: "config check", takes: "", meaning: "prints the settings, and reports invalid and misspelt ones" },
  {
    name: "config reference",
    takes: "[PAGE]",
    meaning: "prints a generated page (`settings`, the default, `admin`, `endpoints` or `mcp-tools`) or `openapi`",
  },
];

const adminPage = (): string =>
  [
    "# Admin commands",
    "In a clone, write `npm run -s admin --` before each command ([other\ninstallations](operating.md#where-settings-are-kept)). If you add `--json`, a command prints JSON.\n\n- The commands work on the database that `DATABASE_URL` or `DATA_DIR` names, whether or not the server runs. Only\n  `restore` refuses a database that a server uses.\n- **Almost every command first migrates the database** to the schema of the command's release. Only\n  `backup`, `restore --check`, `model find`, `config check` and `config reference` leave the schema alone.\n- The exit code is 0 on success, 1 if the command failed or found a problem, and 2 if an argument is missing or invalid.\n- Replace the words in capitals with your own values. Brackets mark optional arguments, and `…` marks an argument that\n  you can repeat.\n- No command lists keys or invitations. You can see them [at `/admin`](accounts.md#the-pages-under-admin).",
    table(
      ["command", "what it does"],
      LISTED.map(({ name, takes, meaning }) => [code(`${name} ${takes}`.trim()), meaning]),
    ),
  ].join("\n\n");

const ACCESS: Record<Operation["access"], string> = {
  open: "anyone",
  anyone: "rewrite key",
  account: "read key",
  session: "session",
  admin: "administrator",
};

/** What is served beside the operations of the contract. */
const OTHERS: readonly string[][] = [
  ["POST", "/api/mcp", "a key", "[Hosted MCP endpoint](clients.md#the-hosted-endpoint)"],
  ["POST", "/api/billing/webhook", "Stripe", "[Purchases](accounts.md#selling-credits-and-plans)"],
  ["GET", "/downloads", "anyone", "Page with the extension, the MCP package and the client library"],
  ["GET", "/docs", "anyone", "API reference"],
  ["GET", "/api/openapi.json", "anyone", "The API reference for programs"],
  ["GET", "/.well-known/security.txt", "anyone", "[Security contact](security.md#reporting), if the operator set one"],
  ["GET", "/healthz", "anyone", "[Whether the process is running](operating.md#health)"],
  ["GET", "/readyz", "anyone", "[Whether the server accepts work](operating.md#health)"],
  ["GET", "/metrics", "anyone", "[Metrics](metrics.md); block it at the [proxy](operating.md#the-reverse-proxy)"],
];

const endpointsPage = (): string =>
  [
    "# HTTP endpoints",
    "For the fields, examples and errors of each endpoint, open `/docs` on a running server, or read the machine-readable\n`/api/openapi.json` (a copy is in [openapi.json](openapi.json)). [Calling the service](calling.md) explains\n`/api/humanize`. The list omits endpoints under `/api/auth` that only the web app uses, such as the password\nreset.",
    table(
      ["access", "needs"],
      [
        [ACCESS.open, "nothing"],
        [ACCESS.anyone, "a key with the `rewrite` scope or a signed-in browser; nothing if `ANONYMOUS=on`"],
        [ACCESS.account, "a key with the `read` or `rewrite` scope, or a signed-in browser"],
        [ACCESS.session, "a signed-in browser; a key gets 403"],
        [ACCESS.admin, "an administrator's browser, or a key with the `admin` scope, which works nowhere else"],
      ],
    ),
    ...TAGS.flatMap(({ name }) => [
      `## ${name}`,
      table(
        ["method", "path", "access", "purpose"],
        OPERATIONS.filter(({ path }) => tagOf(path).name === name).map(({ method, path, access, summary }) => [
          method.toUpperCase(),
          code(path),
          ACCESS[access],
          summary,
        ]),
      ),
    ]),
    "## Other endpoints",
    "These are not in `/api/openapi.json`.",
    table(
      ["method", "path", "access", "purpose"],
      OTHERS.map(([method = "", path = "", ...rest]) => [method, code(path), ...rest]),
    ),
  ].join("\n\n");

/** What `/api/openapi.json` describes, for readers without a server. */
const openApiPage = (): string =>
  JSON.stringify(openApiDocument({ baseUrl: "https://your-server", version: VERSION }), null, 2);

/** The generated pages of the documentation, by their names in docs. */
export const PAGES: Readonly<Record<string, () => string>> = {
  settings: settingsPage,
  admin: adminPage,
  endpoints: endpointsPage,
  "mcp-tools": mcpToolsPage,
  openapi: openApiPage,
};

/** One of these pages, as `config reference` prints it. */
export const configReference = (name = "settings"): CommandResult => {
  const page = Object.hasOwn(PAGES, name) ? PAGES[name]?.().trimEnd() : undefined;
  if (page === undefined)
    throw new UsageError(`There is no page "${name}". The pages are ${Object.keys(PAGES).join(", ")}.`);
  return { json: { page: `${page}\n` }, text: page };
};
