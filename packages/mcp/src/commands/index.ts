import { ServiceError } from "@rewrite-service/contract";
import { SettingsError } from "../settings/settings-error.ts";
import { settingsOf, signInSentence, type Environment } from "../settings/settings.ts";
import { VERSION } from "../settings/version.ts";
import { check } from "./check.ts";
import type { Command, Given } from "./command.ts";
import { compare } from "./compare.ts";
import { failureLine } from "./failure.ts";
import { commandHelp, helpOf } from "./help.ts";
import { likelihood } from "./likelihood.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { registers } from "./registers.ts";
import { rewrite } from "./rewrite.ts";
import { status } from "./status.ts";
import { EXIT, SHELL_NAME, UsageError, type Terminal } from "./terminal.ts";
import { usage } from "./usage.ts";
import { verify } from "./verify.ts";
import { voices } from "./voices.ts";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  rewrite,
  check,
  likelihood,
  compare,
  verify,
  registers,
  voices,
  usage,
  login,
  status,
  logout,
];

const EVERYWHERE = {
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
  notes: { type: "boolean" },
  server: { type: "string" },
} as const;

/** The terminal as a command sees it that was given another server. */
const at = (server: unknown, terminal: Terminal): Terminal =>
  typeof server === "string"
    ? { ...terminal, environment: { ...terminal.environment, SERVICE_BASE_URL: server } }
    : terminal;

const parse = async (argv: readonly string[], command: Command | undefined) => {
  const { parseArgs } = await import("node:util");
  const own = Object.entries(command?.options ?? {}).map(([name, { type, multiple }]) => [
    name,
    { type, ...(multiple === undefined ? {} : { multiple }) },
  ]);
  const options = { ...(Object.fromEntries(own) as object), ...EVERYWHERE };
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/ To specify a positional.*$/s, ""), { cause: error });
  }
};

const nameOf = ({ invoked }: Terminal): string => invoked ?? SHELL_NAME;

const dispatch = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  const [first, ...rest] = argv;
  const command = commands.find(({ name }) => name === first);
  const known = command !== undefined || first === "help" || first?.startsWith("-") === true;
  if (first !== undefined && !known) throw new UsageError(`Unknown command ${first}.`);
  const { values, positionals } = await parse(command === undefined && first !== "help" ? argv : rest, command);
  if (values.version === true) terminal.out(`${VERSION}\n`);
  else if (command !== undefined && values.help === true) terminal.out(commandHelp(nameOf(terminal), command));
  else if (command !== undefined) return runAt(command, positionals, values, at(values.server, terminal));
  else if (values.help === true || first === "help") terminal.out(helpOf(nameOf(terminal), commands));
  else throw new UsageError("No command given.");
  return EXIT.done;
};

const exitOf = (error: ServiceError): number => {
  if (error.status === 401) return EXIT.signedOut;
  return error.code === "quota_exhausted" ? EXIT.quota : EXIT.failed;
};

const signInLine = async (terminal: Terminal): Promise<string> => {
  const settings = await settingsOf(terminal);
  return signInSentence({ ...settings, run: terminal.invoked ?? settings.run });
};

/** Runs a command; what the service refuses is one line, with the way on at that service. */
const runAt = async (command: Command, files: readonly string[], given: Given, terminal: Terminal): Promise<number> => {
  try {
    return await command.run(files, given, terminal);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    terminal.err(`${failureLine(error, await signInLine(terminal))}\n`);
    return exitOf(error);
  }
};

/** Runs one command; its result is the exit code. Failures are one line on stderr. */
export const runCommand = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message} See ${nameOf(terminal)} --help.\n`);
      return EXIT.usage;
    }
    if (error instanceof SettingsError) {
      terminal.err(`${error.message}\n`);
      return EXIT.failed;
    }
    throw error;
  }
};

/** The terminal that this process runs in. */
export const openTerminal = async (
  environment: Environment,
  program: URL,
  invoked: string | null,
): Promise<Terminal> => {
  const { homedir, hostname } = await import("node:os");
  // Whoever reads only the first lines closes the pipe, which is no failure.
  process.stdout.on("error", () => process.exit(EXIT.done));
  return {
    environment,
    home: homedir(),
    program,
    invoked,
    machine: hostname(),
    platform: process.platform,
    stdin: process.stdin,
    out: (line) => void process.stdout.write(line),
    err: (line) => void process.stderr.write(line),
    colour: process.stderr.isTTY && (environment["NO_COLOR"] ?? "") === "",
  };
};
