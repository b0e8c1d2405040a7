import type { UsageReport } from "@rewrite-service/contract";

const figures = new Intl.NumberFormat("en");
const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const DAY_MS = 86_400_000;

/** "9 of 40 rewrites left today. Resets at 00:00 UTC." with what credits there are. */
export const allowanceLine = ({ allowance, credits }: Pick<UsageReport, "allowance" | "credits">): string => {
  const { used, limit, periodStart, periodEnd } = allowance;
  const isDay = Date.parse(periodEnd) - Date.parse(periodStart) <= DAY_MS;
  const time = `${periodEnd.slice(11, 16)} UTC`;
  const reset = isDay ? time : `${time} on ${dates.format(Date.parse(periodEnd))}`;
  const left = `${figures.format(Math.max(0, limit - used))} of ${figures.format(limit)} rewrites left`;
  const unit = credits.balance === 1 ? "credit" : "credits";
  const own = credits.balance === 0 ? "" : ` You also have ${figures.format(credits.balance)} ${unit}.`;
  return `${left} ${isDay ? "today" : "this month"}. Resets at ${reset}.${own}`;
};
