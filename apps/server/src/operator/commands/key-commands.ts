import { accountNamed, required, UsageError, type Command } from "./command.ts";

const create: Command = {
  name: "key create",
  usage: "key create --email E --name N",
  options: ["email=", "name="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const key = await context.keys.create(account.id, required(args, "name"), { madeBy: "admin" });
    const text = `${key.key}\n\nThis is shown once. Send it as: Authorization: Bearer <key>`;
    return { json: key, text, act: { action: "key.create", subject: account.id, detail: key.name } };
  },
};

const revoke: Command = {
  name: "key revoke",
  usage: "key revoke --email E --name N",
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
