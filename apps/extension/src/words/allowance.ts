import type { UsageReport } from "@rewrite-service/contract";

const figures = new Intl.NumberFormat("en");
const DAY_MS = 86_400_000;

/** "9 of 40 rewrites left today, more at 00:00 UTC." with what credits there are. */
export const allowanceLine = ({ allowance, credits }: Pick<UsageReport, "allowance" | "credits">): string => {
  const { used, limit, periodStart, periodEnd } = allowance;
  const isDay = Date.parse(periodEnd) - Date.parse(periodStart) <= DAY_MS;
  const more = isDay ? `${periodEnd.slice(11, 16)} UTC` : `${periodEnd.slice(11, 16)} UTC on ${periodEnd.slice(0, 10)}`;
  const left = `${figures.format(Math.max(0, limit - used))} of ${figures.format(limit)} rewrites left`;
  const own = credits.balance === 0 ? "" : ` ${figures.format(credits.balance)} credits.`;
  return `${left} ${isDay ? "today" : "this month"}, more at ${more}.${own}`;
};
