import { ServiceError } from "@rewrite-service/contract";
import { refusalOf } from "../calls/refusal.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { settingsOf, signInSentence, type Environment } from "../settings/settings.ts";
import { VERSION } from "../settings/version.ts";
import { check, compare } from "./check.ts";
import { HELP } from "./help.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { rewrite } from "./rewrite.ts";
import { status } from "./status.ts";
import { EXIT, UsageError, type Terminal } from "./terminal.ts";
import { verify } from "./verify.ts";

const flag = { type: "boolean", default: false } as const;
const text = { type: "string" } as const;

const OPTIONS = {
  json: flag,
  help: { ...flag, short: "h" },
  version: { ...flag, short: "v" },
  strict: flag,
  "from-notes": flag,
  notes: flag,
  register: text,
  mode: text,
  tier: text,
  voice: text,
  template: text,
  previous: text,
  protect: { type: "string", multiple: true, default: [] as string[] },
} as const;

const parse = async (argv: readonly string[]) => {
  const { parseArgs } = await import("node:util");
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
};

const dispatch = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = await parse(argv);
  const [command, ...files] = positionals;
  const options = { ...values, fromNotes: values["from-notes"] || values.notes };
  if (values.version) terminal.out(`${VERSION}\n`);
  else if (values.help || command === "help") terminal.out(HELP);
  else {
    switch (command) {
      case "login":
        return login(terminal, options);
      case "status":
        return status(terminal, options);
      case "logout":
        return logout(terminal, options);
      case "check":
        return check(files, { json: options.json, register: options.register }, terminal);
      case "compare":
        return compare(files, options, terminal);
      case "verify":
        return verify(files, options, terminal);
      case "rewrite": {
        const { register, mode, tier, voice, template, previous } = options;
        return rewrite(files, { ...options, register, mode, tier, voice, template, previous }, terminal);
      }
      default:
        throw new UsageError(command === undefined ? "No command given." : `Unknown command ${command}.`);
    }
  }
  return EXIT.done;
};

const exitOf = (error: ServiceError): number => {
  if (error.status === 401) return EXIT.signedOut;
  return error.code === "quota_exhausted" ? EXIT.quota : EXIT.failed;
};

/** Runs one command; its result is the exit code. Failures are one line on stderr. */
export const runCommand = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    if (error instanceof ServiceError) {
      terminal.err(`${refusalOf(error, signInSentence(await settingsOf(terminal)))}\n`);
      return exitOf(error);
    }
    if (error instanceof UsageError) {
      terminal.err(`${error.message} See rewrite-service-mcp --help.\n`);
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
export const openTerminal = async (environment: Environment, program: URL): Promise<Terminal> => {
  const { homedir, hostname } = await import("node:os");
  return {
    environment,
    home: homedir(),
    program,
    machine: hostname(),
    platform: process.platform,
    stdin: process.stdin,
    out: (line) => void process.stdout.write(line),
    err: (line) => void process.stderr.write(line),
    colour: process.stderr.isTTY && (environment["NO_COLOR"] ?? "") === "",
  };
};
