import { randomUUID } from "node:crypto";
import { TERMINAL } from "../audit.ts";
import { accountNamed, required, UsageError, type Command } from "./command.ts";

const credits = (count: number): string => `${count} ${count === 1 ? "credit" : "credits"}`;

const grant: Command = {
  name: "credits grant",
  takes: "--email EMAIL --amount AMOUNT --reason REASON",
  meaning: "adds credits",
  options: ["email=", "amount=", "reason="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const text = required(args, "amount");
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError("--amount must be a whole number of 1 or more.");
    const given = { subject: account.id, amount: Number(text), reason: required(args, "reason") };
    const receipt = await context.operator.grantCredits({ by: TERMINAL, idempotencyKey: null, ...given });
    const { id, amount, balance } = receipt;
    const json = { id, email: account.email, amount, balance };
    return { json, text: `Granted ${credits(amount)} to ${account.email}; the balance is ${balance}.` };
  },
};

const take: Command = {
  name: "credits take",
  takes: "--email EMAIL --amount AMOUNT --reason REASON",
  meaning: "removes credits, at most as many as are left",
  options: ["email=", "amount=", "reason="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const text = required(args, "amount");
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError("--amount must be a whole number of 1 or more.");
    const [amount, reason, id] = [Number(text), required(args, "reason"), `cli:${randomUUID()}`];
    const act = {
      id,
      ...TERMINAL,
      action: "credits.take",
      subject: account.id,
      detail: `${amount}: ${reason}`,
    } as const;
    const { taken, shortfall, balance } = await context.ledger.clawback({
      accountId: account.id,
      amount,
      sourceRef: id,
      reason,
      alongside: (statements) => context.operator.audit.write(act, statements),
    });
    const json = { id, email: account.email, taken, shortfall, balance };
    return { json, text: `Took ${credits(taken)} from ${account.email}; the balance is ${balance}.` };
  },
};

export const creditCommands: readonly Command[] = [grant, take];
