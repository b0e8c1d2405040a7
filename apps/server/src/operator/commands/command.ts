import type { AuditAction } from "@rewrite-service/contract";
import type { AccountTable } from "../../accounts/account-table.ts";
import type { Accounts } from "../../accounts/sign-in/accounts.ts";
import type { ApiKeys } from "../../accounts/keys/api-keys.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/database.ts";
import type { Ledger } from "../../billing/ledger/ledger.ts";
import type { Operator } from "../operator.ts";
import type { Plans } from "../../billing/plans/plans.ts";

/** What the commands work with: the same database as a running server, opened for the moment of one command. */
export interface CommandContext {
  config: Config;
  secret: string;
  db: Database;
  clock: Clock;
  plans: Plans;
  accounts: AccountTable;
  /** Accounts with their passwords. A function, because the sign-in library takes its time to start. */
  openAccounts: () => Accounts;
  keys: ApiKeys;
  ledger: Ledger;
  operator: Operator;
}

/** The words after the command: `--name value` options and what is left. */
export interface Arguments {
  options: Readonly<Record<string, string | readonly string[] | true>>;
  rest: readonly string[];
}

/** What a command answers: a JSON value for `--json`, and a text for people. */
export interface CommandResult {
  json: unknown;
  text: string;
  /** What the audit list keeps of it; `subject` is the id of the account that it was done to. */
  act?: { action: AuditAction; subject: string | null; detail?: string };
  /** Exit status; 0 unless something was found wrong. */
  status?: number;
}

export interface Command {
  name: string;
  /** Its arguments, as the help and docs/admin.md show them; empty if there are none. */
  takes: string;
  /** What it does, in one line of Markdown. */
  meaning: string;
  /** Names of the options it takes; one that ends in `=` takes a value, in `=…` several. */
  options: readonly string[];
  /** It takes the database of any release and leaves its schema as it is; the others bring it up to date first. */
  anySchema?: true;
  run(context: CommandContext, args: Arguments): Promise<CommandResult>;
}

/** A command that opens no database, or opens it by itself. */
export interface StandaloneCommand extends Omit<Command, "run"> {
  /** `config` reads the environment. @throws ConfigError */
  run(config: () => Config, args: Arguments): Promise<CommandResult>;
}

/** A fault of the person at the keyboard: reported in one sentence, without a stack. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The one file that a command is given. */
export const fileOf = ({ rest }: Arguments): string => {
  const [file] = rest;
  if (file === undefined || rest.length > 1) throw new UsageError("Name one file.");
  return file;
};

export const required = ({ options }: Arguments, name: string): string => {
  const value = options[name];
  if (typeof value !== "string" || value === "") throw new UsageError(`--${name} is required.`);
  return value;
};

export const optional = ({ options }: Arguments, name: string): string | null => {
  const value = options[name];
  return typeof value === "string" ? value : null;
};

export const accountNamed = async ({ accounts }: CommandContext, args: Arguments) => {
  const email = required(args, "email");
  const account = await accounts.byEmail(email);
  if (account === null) throw new UsageError(`There is no account with the address ${email}.`);
  return account;
};
