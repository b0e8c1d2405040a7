import * as z from "zod/mini";
import { KeyScope, NewKey } from "@rewrite-service/contract";
import { accountNamed, optional, required, UsageError, type Arguments, type Command } from "./command.ts";

/** The terminal may make keys that administer, as nobody else may. */
const WantedKey = z.strictObject({ ...NewKey.shape, scope: z.optional(KeyScope) });

/** What a key may do and until when, as they were typed. */
const limitsOf = (args: Arguments): Record<string, string> => {
  const [scope, day] = [optional(args, "scope"), optional(args, "expires")];
  return {
    ...(scope === null ? {} : { scope }),
    ...(day === null ? {} : { expiresAt: /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : day }),
  };
};

const create: Command = {
  name: "key create",
  takes: "--email EMAIL --name NAME [--scope SCOPE] [--expires DAY]",
  meaning:
    "creates an API key and prints it once; SCOPE is `rewrite` (default), `read` or `admin`; DAY is a date such as 2027-01-31",
  options: ["email=", "name=", "scope=", "expires="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const wanted = WantedKey.safeParse({ name: required(args, "name"), ...limitsOf(args) });
    if (!wanted.success)
      throw new UsageError("--scope is rewrite, read or admin; --expires is a day or a time in UTC.");
    const { name, ...limits } = wanted.data;
    if (limits.scope === "admin" && !account.admin) {
      throw new UsageError(`${account.email} isn't an admin. To make it one, run "user admin --email EMAIL".`);
    }
    const key = await context.keys.create(account.id, name, { madeBy: "admin", ...limits });
    const detail = key.scope === "admin" ? `${key.name}, admin` : key.name;
    const text = `${key.key}\n\nThis is shown once. Send it as: Authorization: Bearer <key>`;
    return { json: key, text, act: { action: "key.create", subject: account.id, detail } };
  },
};

const revoke: Command = {
  name: "key revoke",
  takes: "--email EMAIL --name NAME",
  meaning: "revokes the account's keys of that name",
  options: ["email=", "name="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const name = required(args, "name");
    const named = (await context.keys.list(account.id)).filter((key) => key.name === name);
    if (named.length === 0) throw new UsageError(`${account.email} has no active key named ${name}.`);
    for (const { id } of named) await context.keys.revoke(account.id, id);
    const ids = named.map(({ id }) => id);
    return {
      json: { ids, revoked: ids.length },
      text: `Revoked ${ids.length === 1 ? "1 key" : `${ids.length} keys`}.`,
      act: { action: "key.revoke", subject: account.id, detail: name },
    };
  },
};

export const keyCommands: readonly Command[] = [create, revoke];
