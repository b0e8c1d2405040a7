const DAY_MS = 86_400_000;
const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** `start` is in the period, `end` is the first moment after it; milliseconds since 1970. */
export interface Period {
  start: number;
  end: number;
}

/** The day or calendar month, in UTC, that a moment lies in. Rolling over needs no job: the clock names the period. */
export const periodAt = (now: number, length: "day" | "month"): Period => {
  if (length === "day") {
    const start = Math.floor(now / DAY_MS) * DAY_MS;
    return { start, end: start + DAY_MS };
  }
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1) };
};

/** When an allowance or a budget is full again, as people read it: `00:00 UTC on 1 December`. */
export const resetOf = ({ end }: Period): string =>
  `${new Date(end).toISOString().slice(11, 16)} UTC on ${days.format(end)}`;
