import { NewServiceAccount } from "@rewrite-service/contract";
import { TERMINAL } from "../audit.ts";
import { serviceAddress } from "../service-accounts.ts";
import { accountNamed, optional, required, UsageError, type Command } from "./command.ts";

const create: Command = {
  name: "service-account create",
  takes: "--name NAME [--plan PLAN]",
  meaning: "creates an account for a program",
  options: ["name=", "plan="],
  run: async ({ operator }, args) => {
    const plan = optional(args, "plan");
    const wanted = NewServiceAccount.safeParse({ name: required(args, "name"), ...(plan === null ? {} : { plan }) });
    if (!wanted.success) throw new UsageError("--name is up to 40 small letters, digits and hyphens.");
    const user = await operator.serviceAccounts.create(TERMINAL, wanted.data);
    const text = `Created ${user.email} (${user.id}). Its keys: key create --email ${user.email} --name NAME`;
    return { json: user, text };
  },
};

const end: Command = {
  name: "service-account end",
  takes: "--name NAME",
  meaning: "deletes a service account and its keys",
  options: ["name="],
  run: async (context, args) => {
    const email = serviceAddress(required(args, "name"));
    const { id } = await accountNamed(context, { ...args, options: { email } });
    await context.operator.serviceAccounts.end(TERMINAL, id);
    return { json: { id, email, deleted: true }, text: `${email} and its keys are gone.` };
  },
};

export const serviceAccountCommands: readonly Command[] = [create, end];
