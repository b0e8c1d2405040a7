import { looksLikeEmail } from "../../runtime/email-address.ts";
import { deleteAccount } from "../../accounts/delete-account.ts";
import { endSubscription } from "../../billing/payments/end-subscription.ts";
import { createFactors } from "../../accounts/sign-in/factors.ts";
import { TERMINAL } from "../audit.ts";
import { shownUser } from "../users.ts";
import { accountNamed, optional, required, UsageError, type Command } from "./command.ts";

const create: Command = {
  name: "user create",
  takes: "--email EMAIL [--password PASSWORD] [--plan PLAN] [--admin]",
  meaning: "creates an account, whose address counts as verified; the default plan is `free`",
  options: ["email=", "password=", "plan=", "admin"],
  run: async ({ openAccounts, plans }, args) => {
    const email = required(args, "email");
    if (!looksLikeEmail(email)) throw new UsageError("--email isn't an email address.");
    const plan = optional(args, "plan") ?? "free";
    if (!plans.has(plan) || plan === "anonymous") throw new UsageError(`There is no plan ${plan}.`);
    const password = optional(args, "password");
    const admin = args.options["admin"] === true;
    const account = await openAccounts().create({ email, plan, admin, ...(password === null ? {} : { password }) });
    if (account === null) throw new UsageError("An account with this address already exists.");
    const text = `Created ${account.email} (${account.id}) on the ${account.plan} plan.`;
    const act = {
      action: "user.create",
      subject: account.id,
      detail: admin ? `${plan}, administrator` : plan,
    } as const;
    return { json: shownUser(account), text, act };
  },
};

const list: Command = {
  name: "user list",
  takes: "",
  meaning: "lists the accounts",
  options: [],
  run: async ({ accounts }) => {
    const items = (await accounts.list()).map(shownUser);
    const lines = items.map(
      ({ id, email, plan, admin, service, disabledAt }) =>
        `${id}  ${email}  ${plan}${admin ? "  admin" : ""}${service ? "  service" : ""}${disabledAt === null ? "" : "  disabled"}`,
    );
    return { json: { items }, text: lines.join("\n") };
  },
};

const disable: Command = {
  name: "user disable",
  takes: "--email EMAIL [--undo]",
  meaning: "disables the account: its keys and sessions are refused; `--undo` enables it again",
  options: ["email=", "undo"],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const disabled = args.options["undo"] !== true;
    await context.operator.users.change(TERMINAL, account.id, { disabled });
    const json = { id: account.id, email: account.email, disabled };
    return { json, text: `${account.email} is ${disabled ? "disabled" : "enabled again"}.` };
  },
};

const setAdmin: Command = {
  name: "user admin",
  takes: "--email EMAIL [--undo]",
  meaning: "makes the account an administrator; `--undo` removes that right",
  options: ["email=", "undo"],
  run: async (context, args) => {
    const { id } = await accountNamed(context, args);
    const user = await context.operator.users.setAdmin(id, args.options["undo"] !== true);
    return { json: user, text: `${user.email} is ${user.admin ? "an admin" : "not an admin"}.` };
  },
};

const remove: Command = {
  name: "user delete",
  takes: "--email EMAIL",
  meaning: "deletes the account with its data, and first cancels its subscription",
  options: ["email="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    await endSubscription(context.db, context.config.money, account.id);
    await deleteAccount(context.db, account.id);
    const json = { id: account.id, email: account.email, deleted: true };
    return { json, text: `${account.email} is deleted.`, act: { action: "user.delete", subject: account.id } };
  },
};

const setPlan: Command = {
  name: "user set-plan",
  takes: "--email EMAIL --plan PLAN",
  meaning: "changes the account's plan",
  options: ["email=", "plan="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const plan = required(args, "plan");
    if (!context.plans.has(plan) || plan === "anonymous") throw new UsageError(`There is no plan ${plan}.`);
    await context.operator.users.change(TERMINAL, account.id, { plan });
    return { json: { id: account.id, email: account.email, plan }, text: `${account.email} is on the ${plan} plan.` };
  },
};

const resetLink: Command = {
  name: "user reset-link",
  takes: "--email EMAIL",
  meaning: "prints a link for setting the account's password; it works once, within an hour",
  options: ["email="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    if (account.service) throw new UsageError(`${account.email} is a service account: nobody signs in to it.`);
    const url = await context.openAccounts().resetLink(account);
    const json = { id: account.id, email: account.email, url };
    const act = { action: "user.reset-link", subject: account.id } as const;
    return { json, text: `Valid for an hour, once:\n${url}`, act };
  },
};

const factorReset: Command = {
  name: "user factor-reset",
  takes: "--email EMAIL",
  meaning: "for a lost device: turns two-step sign-in off, removes the passkeys and ends all sessions",
  options: ["email="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const { twoStep, passkeys } = await createFactors(context.db).reset(account.id);
    const json = { id: account.id, email: account.email, twoStep, passkeys };
    const gone = [...(twoStep ? ["two-step sign-in is off"] : []), `${passkeys} passkeys are removed`].join(", ");
    const act = { action: "user.factor-reset", subject: account.id, detail: gone } as const;
    return { json, text: `${account.email}: ${gone}, and every session has ended. The password stays.`, act };
  },
};

export const userCommands: readonly Command[] = [
  create,
  list,
  disable,
  setAdmin,
  remove,
  setPlan,
  resetLink,
  factorReset,
];
