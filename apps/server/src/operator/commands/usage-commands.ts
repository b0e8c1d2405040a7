import { usageCsv } from "../usage-export.ts";
import { accountNamed, optional, UsageError, type Command } from "./command.ts";

const show: Command = {
  name: "usage show",
  takes: "--email EMAIL",
  meaning: "prints the account's plan, allowance, credits and units by key",
  options: ["email="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const report = await context.ledger.usageReport(account.id);
    if (report === null) throw new UsageError(`There is no account with the address ${account.email}.`);
    const { allowance, credits, plan, byKey } = report;
    const keys = byKey.map(({ name, units }) => `  ${name}: ${units}`);
    const text = [
      `${report.email}, plan ${plan}`,
      `allowance: ${allowance.used} of ${allowance.limit} used, until ${allowance.periodEnd}`,
      `credits: ${credits.balance}`,
      ...keys,
    ].join("\n");
    return { json: { id: account.id, ...report }, text };
  },
};

const exportAll: Command = {
  name: "usage export",
  takes: "[--month MONTH]",
  meaning: "prints the usage of all accounts as CSV, for a month such as 2026-11; by default this month",
  options: ["month="],
  run: async ({ db, clock, config }, args) => {
    const month = optional(args, "month") ?? new Date(clock.now()).toISOString().slice(0, 7);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new UsageError("--month is a month such as 2026-11.");
    const csv = await usageCsv(db, config.cost.prices, month);
    return { json: { month, csv }, text: csv };
  },
};

export const usageCommands: readonly Command[] = [show, exportAll];
