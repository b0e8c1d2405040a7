import { dayInWords } from "./day.ts";

const figures = new Intl.NumberFormat("en");
const DAY_MS = 86_400_000;

/** An allowance as the service reports it; the ends of its period are ISO 8601 in UTC. */
interface Allowance {
  used: number;
  limit: number;
  periodStart: string;
  periodEnd: string;
}

const period = ({ periodStart, periodEnd }: Allowance): string =>
  Date.parse(periodEnd) - Date.parse(periodStart) <= DAY_MS ? "today" : "this month";

/** "9 rewrites left today" */
export const rewritesLeft = (left: number, when: string): string =>
  `${figures.format(Math.max(0, left))} ${left === 1 ? "rewrite" : "rewrites"} left ${when}`;

/** Minutes, hours or days, such as "3 h 12 min"; never less than a minute. */
const duration = (ms: number): string => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return hours === 0 ? `${minutes} min` : minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};

/** A moment in UTC: the time, and the day unless it is the next midnight. */
const moment = (iso: string, nowMs: number): string => {
  const time = `${iso.slice(11, 16)} UTC`;
  return Date.parse(iso) - nowMs <= DAY_MS ? time : `${time} on ${dayInWords(iso, nowMs)}`;
};

/** What is said of an allowance, in the same words on every page. */
export const allowanceWords = {
  leftShort: (own: Allowance): string => rewritesLeft(own.limit - own.used, period(own)),
  /** "9 of 40 rewrites left today." */
  left: (own: Allowance): string =>
    `${figures.format(own.limit - own.used)} of ${figures.format(own.limit)} rewrites left ${period(own)}.`,
  /** "You’ve used 40 of 40 rewrites today." */
  used: (own: Allowance): string =>
    `You’ve used ${figures.format(own.used)} of ${figures.format(own.limit)} rewrites ${period(own)}.`,
  /** "Resets at 00:00 UTC (in 3 h 12 min)." */
  more: ({ periodEnd }: Allowance, nowMs: number): string =>
    `Resets at ${moment(periodEnd, nowMs)} (in ${duration(Date.parse(periodEnd) - nowMs)}).`,
  /** What is left of credits that do not pay for this text; nothing where there are none. */
  tooFew: (balance: number): string =>
    balance === 0
      ? ""
      : `You have ${figures.format(balance)} ${balance === 1 ? "credit" : "credits"}, not enough for this text.`,
} as const;
