const inFull = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const withYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const inShort = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** A day in UTC as people write it: "24 October", with its year where that is another than the present one. `iso` is ISO 8601. */
export const dayInWords = (iso: string, nowMs = Date.now()): string =>
  (iso.slice(0, 4) === new Date(nowMs).toISOString().slice(0, 4) ? inFull : withYear).format(Date.parse(iso));

/** The same under a chart: "24 Oct". */
export const shortDay = (iso: string): string => inShort.format(Date.parse(iso));
