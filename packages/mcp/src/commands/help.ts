import type { Command, Option } from "./command.ts";

const EXITS =
  "Exit codes: 0 done, 1 error, 2 wrong arguments, 3 not signed in, 4 no rewrites left, 5 findings (with --strict).";

const optionLine = ([name, { value, meaning }]: [string, Option]): string =>
  `  --${`${name}${value === undefined ? "" : ` ${value}`}`.padEnd(18)}${meaning}`;

/** The output of `--help`. */
export const helpOf = (
  program: string,
  commands: readonly Command[],
): string => `Usage: ${program} COMMAND [OPTIONS] [FILE]

${commands.map(({ name, takes, meaning }) => `  ${`${name} ${takes}`.padEnd(25)}${meaning}`).join("\n")}

  --json                   data instead of text
  --server URL             use another server than the one this copy came from
  --help, --version        ${program} COMMAND --help explains a command

Examples:
  ${program} login
  ${program} rewrite --register slack draft.txt
  ${program} compare draft.txt edited.txt --strict
  pbpaste | ${program} check

Without FILE, or with -, the text is read from stdin. Results go to stdout, everything else to stderr.
${EXITS}
Environment: SERVICE_API_KEY (overrides the stored key), SERVICE_BASE_URL, NO_COLOR.
Without a command, rewrite-service-mcp is an MCP server on stdin and stdout, which a client starts.
`;

/** The output of `COMMAND --help`. */
export const commandHelp = (program: string, { name, takes, meaning, options, examples }: Command): string =>
  `Usage: ${program} ${name}${takes === "" ? "" : ` ${takes}`}

${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.

${[...Object.entries(options), ["json", { type: "boolean", meaning: "data instead of text" }] satisfies [string, Option]].map(optionLine).join("\n")}

Examples:
${examples.map((example) => `  ${program} ${example}`).join("\n")}

${EXITS}
`;
