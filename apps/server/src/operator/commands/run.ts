import { ServiceError } from "@rewrite-service/contract";
import { createAccountTable } from "../../accounts/account-table.ts";
import { createAccounts } from "../../accounts/sign-in/accounts.ts";
import { createApiKeys } from "../../accounts/keys/api-keys.ts";
import { createLinks } from "../../accounts/sign-in/links.ts";
import { scryptPasswords } from "../../accounts/sign-in/passwords.ts";
import { systemClock } from "../../runtime/clock.ts";
import { ADMIN } from "../../config/admin-command.ts";
import { parseConfig, type Config } from "../../config/config.ts";
import { openDatabase } from "../../database/open.ts";
import { migrate } from "../../database/migrate.ts";
import { ConfigError, type Environment } from "../../config/environment.ts";
import { createOperator } from "../operator.ts";
import { createLedger } from "../../billing/ledger/create-ledger.ts";
import { loadPlans } from "../../billing/plans/plans.ts";
import { secretFile } from "../../config/secret.ts";
import { parseArguments } from "./arguments.ts";
import { commands, standaloneCommands } from "./index.ts";
import { UsageError, type Arguments, type Command, type CommandContext } from "./command.ts";
import { configReference, LISTED } from "./reference.ts";
import { configCheck } from "./config-check.ts";

export interface Terminal {
  env: Environment;
  out(text: string): void;
  err(text: string): void;
}

const help = (): string =>
  [
    `${ADMIN} <command> [--json]`,
    "",
    ...LISTED.map(
      ({ name, takes, meaning }) => `  ${name} ${takes}`.trimEnd() + `\n      ${meaning.replaceAll("`", "")}`,
    ),
    "",
    "The commands use the database of DATABASE_URL or DATA_DIR, and work while the server runs. --json prints JSON.",
  ].join("\n");

/** Runs one command. @returns the exit status: 0, 1 when something was found wrong or refused, 2 for a wrong call. */
export const runAdmin = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  const json = argv.includes("--json");
  const words = argv.filter((word) => word !== "--json");
  if (words.length === 0 || words[0] === "help" || words.includes("--help")) {
    terminal.out(help());
    return words.length === 0 ? 2 : 0;
  }
  try {
    const result = await execute(words, terminal.env);
    terminal.out(json ? JSON.stringify(result.json) : result.text);
    return result.status ?? 0;
  } catch (error) {
    const known = error instanceof UsageError || error instanceof ServiceError || error instanceof ConfigError;
    const message = error instanceof Error ? error.message : "It failed.";
    if (json) terminal.out(JSON.stringify({ error: { message } }));
    terminal.err(known || !(error instanceof Error) ? message : `It failed: ${message}`);
    return error instanceof UsageError ? 2 : 1;
  }
};

const execute = async (words: readonly string[], env: Environment) => {
  if (words[0] === "config" && words[1] === "check") return configCheck(env);
  if (words[0] === "config" && words[1] === "reference") return configReference(words[2]);
  const isAsked = ({ name }: { name: string }): boolean => name.split(" ").every((part, at) => part === words[at]);
  const argumentsOf = (command: Pick<Command, "name" | "options">): Arguments =>
    parseArguments(command, words.slice(command.name.split(" ").length));
  const standalone = standaloneCommands.find(isAsked);
  if (standalone !== undefined) return standalone.run(() => parseConfig(env), argumentsOf(standalone));
  const command = commands.find(isAsked);
  if (command === undefined) throw new UsageError(`There is no command "${words.slice(0, 2).join(" ")}". See --help.`);
  const args = argumentsOf(command);
  const context = await openContext(parseConfig(env));
  try {
    if (command.anySchema !== true) await migrate(context.db);
    const result = await command.run(context, args);
    if (result.act !== undefined) await context.operator.audit.write({ actor: null, detail: null, ...result.act });
    return result;
  } finally {
    await context.db.close();
  }
};

const openContext = async (config: Config): Promise<CommandContext> => {
  const clock = systemClock;
  const plans = loadPlans(config.accounts.plansFile);
  const secret = config.secret ?? secretFile(config.server.dataDir);
  const { databaseUrl } = config.storage;
  const db = await openDatabase(
    databaseUrl === null ? { dataDir: config.server.dataDir } : { url: databaseUrl, connectionsMax: 4 },
  );
  const ledger = createLedger({ db, plans, clock, secret });
  const accounts = createAccountTable({ db, clock });
  const keys = createApiKeys({ db, clock });
  const operator = createOperator({ keys, db, clock, plans, ledger, config, secret, limits: "database" });
  const openAccounts = () =>
    createAccounts({
      db,
      clock,
      config,
      secret,
      links: createLinks({ db, clock }),
      confirmsAddresses: false,
      passwords: scryptPasswords,
      note: (act) => operator.audit.write(act),
    });
  return { config, secret, db, clock, plans, accounts, openAccounts, keys, ledger, operator };
};
