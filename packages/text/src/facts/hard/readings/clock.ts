import { matchAt, two, type Fact } from "../../fact.ts";
import { ZONES } from "./closed-classes.ts";
import { anyOf, matchesOf, type Reading } from "./reading.ts";

const ZONE_BY_NAME = new Map<string, string>([
  ["z", "UTC"],
  ["utc", "UTC"],
  ["gmt", "UTC"],
  ["zulu", "UTC"],
  ["coordinated universal time", "UTC"],
]);
for (const line of ZONES.trim().split("\n")) {
  const [abbreviation = "", ...names] = line.split("|");
  if (abbreviation !== "GMT") ZONE_BY_NAME.set(abbreviation.toLowerCase(), abbreviation);
  for (const name of names) {
    const key = name.toLowerCase();
    if (!ZONE_BY_NAME.has(key)) ZONE_BY_NAME.set(key, abbreviation === "GMT" ? "UTC" : abbreviation);
    const short = key.replace(/ (?:standard )?time$/, "");
    if (!ZONE_BY_NAME.has(short) || !/ [a-z]+ time$/.test(key)) ZONE_BY_NAME.set(short, abbreviation);
  }
}
const ABBREVIATIONS = [...new Set(ZONE_BY_NAME.values()), "GMT", "ZULU"]
  .filter((name) => /^[A-Z]{2,5}$/.test(name))
  .join("|");
const OFFSET = "(?:UTC|GMT) ?[+−-]\\d{1,2}(?::?\\d\\d)?(?!\\d)|[+]\\d\\d:?\\d\\d";
const ZONE = new RegExp(
  `(?:(?:,| -) [(\\[]?(${OFFSET}|(?:${ABBREVIATIONS})(?![\\p{L}\\p{N}])|(?:Eastern|Pacific|Central|Mountain)(?: [Tt]ime| [Ss]tandard| [Dd]aylight)*(?=[.,;:!?)\\n]|$))| ?[(\\[]?(${OFFSET}|(?:${ABBREVIATIONS}|utc[+-]\\d{1,2})(?![\\p{L}\\p{N}])|(?!MUST|MEET|START|LAST|NEXT|BUT|NOT|OUT|GET|LET|YET|JUST|EAT|PUT|SET)[A-Z]{2,3}T(?![\\p{L}\\p{N}])|(?:[Ee]astern|[Pp]acific|[Cc]entral|[Mm]ountain)(?: (?:[Tt]ime|[Ss]tandard|[Dd]aylight|European))*(?![\\p{L}])|(?:[A-Z][\\p{L}]+[ -]){1,3}[Tt]ime(?![\\p{L}])|local time(?![\\p{L}])))| ?(Z)(?![\\p{L}\\p{N}])`,
  "uy",
);
const FREE_ZONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${OFFSET}|${ABBREVIATIONS}|(?:Eastern|Pacific|Central|Mountain)(?: time)?|(?:[A-Z]\\p{L}+ )(?:time))(?![\\p{L}\\p{N}])`,
  "gu",
);

/** What a zone is called in keys: its abbreviation, or its name in small letters. */
export const zoneNamed = (written: string): string => {
  const key = written.toLowerCase().replace("−", "-").replace(/\s+/g, " ");
  return (
    ZONE_BY_NAME.get(key) ??
    ZONE_BY_NAME.get(key.replace(/ time$/, "")) ??
    key
      .replace(/[ :]|time|utc|gmt/g, "")
      .replace(/^([+-])0/, "$1")
      .replace(/(?<=\d)00$/, "")
  );
};

const MAY_BE_ZONE = /[A-Z([+epcml-]/;

/** The time zone behind a time that ends at `at`. */
const zoneAfter = (text: string, at: number): { zone: string; end: number } | null => {
  // Most times end before a space and a small letter, or before a mark.
  const next = text.charAt(at);
  if (!(next === " " ? MAY_BE_ZONE.test(text.charAt(at + 1)) : /[Z+([,]/.test(next))) return null;
  const match = matchAt(ZONE, text, at);
  if (match === null) return null;
  const end = at + match[0].length;
  return { zone: zoneNamed((match[1] ?? match[2] ?? match[3]) as string), end };
};

const SMALL_ZONE = new RegExp(
  `(?<=\\d(?: ?(?:h|[ap]\\.?m\\.?))? |(?:hours|hrs) )(?:${ABBREVIATIONS}|utc[+-]\\d{1,2})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** The zones that a source names, wherever it does; in small letters behind a time. */
export const zoneKeys = (text: string): string[] =>
  [...matchesOf(FREE_ZONE, text), ...matchesOf(SMALL_ZONE, text)].map(([written]) => `Z:${zoneNamed(written)}`);

/** A time of day as it is written. */
export interface Clock {
  hour: number;
  minute: number;
  seconds?: string;
  /** Which half of the day, where the text says so; `lead` where a leading zero does. */
  half: "a" | "p" | "24" | "lead" | null;
}

const explicitKey = ({ hour, minute, half, seconds = "" }: Clock): string => {
  const base = half === "a" || half === "p" ? (hour % 12) + (half === "p" ? 12 : 0) : hour % 24;
  return `T:${two(base)}:${two(minute)}${seconds}`;
};
const openKey = ({ hour, minute, seconds = "" }: Clock): string => `:${hour % 12 || 12}:${two(minute)}${seconds}`;

const isWhole = ({ minute, seconds }: Clock): boolean => minute === 0 && seconds === undefined;

const clockBacks = (clock: Clock): string[] => {
  const { half, hour } = clock;
  const short = hour % 12 || 12;
  const keys = [`t${openKey(clock)}`];
  if (isWhole(clock)) keys.push(`h:${short}`, `h:${hour}`, `+:${short}`, `+:${hour}`);
  if (half !== null) keys.push(explicitKey(clock));
  if (half === null || half === "lead") keys.push(`t?${openKey(clock)}`);
  return keys;
};

const clockNeeds = (clock: Clock): string[] => {
  const { half, hour } = clock;
  const bare = isWhole(clock) ? [hour % 12 || 12] : [];
  if (half === null) return [`t${openKey(clock)}`, ...bare.map((each) => `h:${each}`)];
  // Half past twelve without a word is after noon.
  if (half === "p" && hour % 12 === 0) return [explicitKey(clock), `t?${openKey(clock)}`, "h?:12"];
  if (half === "lead") return [explicitKey(clock), `t?${openKey(clock)}`, ...bare.map((each) => `h?:${each}`)];
  return [explicitKey(clock)];
};

/** A time of day with its zone. */
export const clockOf = (text: string, start: number, end: number, clock: Clock): Reading => {
  const zoned = zoneAfter(text, end);
  const backs = (): string[] => clockBacks(clock);
  if (zoned === null)
    return { kind: "time", start, end, text: text.slice(start, end), backs, needs: () => anyOf(...clockNeeds(clock)) };
  const zone = `Z:${zoned.zone}`;
  return {
    kind: "time",
    start,
    end: zoned.end,
    text: text.slice(start, zoned.end),
    unit: zoned.zone,
    backs: () => [...backs(), zone, ...backs().map((key) => `${key}@${zone}`)],
    needs: () => clockNeeds(clock).map((key) => [key, `${key}@${zone}|${zone}`]),
  };
};

const SAID = /[ap]\.?m|noon|midday|midnight|morning|afternoon|evening/i;

const halfRead = (hour: number, { text, also = [] }: Fact): Clock["half"] => {
  const zero = text.startsWith("0");
  const first = Number(/\d+/.exec(text)?.[0] ?? hour);
  // The first hour of "5-6 pm" takes its half from the second.
  const isLent = !zero && (also.length > 1 || (first !== hour && first <= 12));
  if (SAID.test(text) || isLent) return hour >= 12 ? "p" : "a";
  if (hour > 12 || hour === 0) return "24";
  return zero ? "lead" : null;
};

/** A time that the scanners found. */
export const timeOf = (text: string, fact: Fact): Reading => {
  const [read = 0, minute = 0] = fact.value.split(":").map(Number);
  const seconds = fact.value.slice(5);
  // "06:00 - 11:00 pm": the zero says morning by itself.
  const hour = /^0\d/.test(fact.text) && !SAID.test(fact.text) ? Number(fact.text.slice(0, 2)) : read;
  const half = halfRead(hour, fact);
  const clock = { hour: half === "p" || half === "a" ? hour % 12 || 12 : hour, minute, half };
  return clockOf(text, fact.start, fact.end, seconds === "" ? clock : { ...clock, seconds });
};

/** A bare hour with a zone behind it is a time: "9 ET". */
export const zonedHour = (text: string, { start, end, value }: Fact): Reading | null => {
  const zoned = /^(?:[1-9]|1\d|2[0-4])$/.test(value) ? zoneAfter(text, end) : null;
  if (zoned === null) return null;
  const zone = `Z:${zoned.zone}`;
  return {
    kind: "time",
    start,
    end: zoned.end,
    text: text.slice(start, zoned.end),
    unit: zoned.zone,
    backs: () => [`h:${value}`, `+:${value}`, zone, `h:${value}@${zone}`],
    needs: () => [
      [`h:${value}`, `h:${value}@${zone}|${zone}`],
      [`+:${value}`, zone],
    ],
  };
};
