import { UNIT_CHARACTERS, unitsOf, type UsageReport } from "@rewrite-service/contract";
import { plural } from "./limits.ts";

/** Units that a text costs. */
export const costOf = (text: string): number => unitsOf(text.length);

/** The longest text that so many units pay for. */
export const payableCharacters = (units: number): number => units * UNIT_CHARACTERS;

export interface Left {
  left: number;
  limit: number;
  /** `23 Nov 00:00 UTC`. */
  until: string;
  plan: string;
  credits: number;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** An instant as people read it, `23 Nov 00:00 UTC`. */
export const shownInstant = (instant: string): string => {
  const at = new Date(instant);
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.toISOString().slice(11, 16)} UTC`;
};

/** How long until then, `9 h 39 min`. */
export const shownWait = (instant: string, nowMs: number): string => {
  const minutes = Math.max(0, Math.round((Date.parse(instant) - nowMs) / 60_000));
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  return days > 0 ? `${days} d ${hours} h` : `${hours} h ${minutes % 60} min`;
};

export const allowanceOf = ({ plan, allowance, credits }: UsageReport): Left => ({
  left: Math.max(0, allowance.limit - allowance.used),
  limit: allowance.limit,
  until: shownInstant(allowance.periodEnd),
  plan,
  credits: credits.balance,
});

/** `31 of 40 rewrites left (free). Resets 23 Nov 00:00 UTC. 0 credits.` */
export const leftSentence = ({ left, limit, until, plan, credits }: Left): string =>
  `${left} of ${limit} rewrites left (${plan}). Resets ${until}. ${plural(credits, "credit")}.`;
