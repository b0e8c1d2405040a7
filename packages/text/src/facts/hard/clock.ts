import { matchAt, two, type Fact } from "../fact.ts";
import { ZONES } from "./closed-classes.ts";
import { anyOf, type Reading } from "./reading.ts";

const HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const HOUR_WORDS = HOURS.join("|");
const MINUTES: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  fifteen: 15,
  twenty: 20,
  "twenty-five": 25,
  half: 30,
  thirty: 30,
  "thirty-five": 35,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  "fifty-five": 55,
};

const ZONE_BY_NAME = new Map<string, string>([
  ["z", "UTC"],
  ["utc", "UTC"],
  ["gmt", "UTC"],
  ["zulu", "UTC"],
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
  `(?: ?[(\\[]?(${OFFSET}|(?:${ABBREVIATIONS})(?![\\p{L}\\p{N}])|(?:[Ee]astern|[Pp]acific|[Cc]entral|[Mm]ountain)(?: (?:[Tt]ime|[Ss]tandard|[Dd]aylight|European))*(?![\\p{L}])|(?:[A-Z][\\p{L}]+[ -]){1,3}[Tt]ime(?![\\p{L}])|local time(?![\\p{L}])))|(Z)(?![\\p{L}\\p{N}])`,
  "uy",
);
const FREE_ZONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${OFFSET}|${ABBREVIATIONS}|(?:Eastern|Pacific|Central|Mountain)(?: time)?|(?:[A-Z]\\p{L}+ )(?:time))(?![\\p{L}\\p{N}])`,
  "gu",
);

const zoneNamed = (written: string): string => {
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

/** The time zone behind a time that ends at `at`. */
const zoneAfter = (text: string, at: number): { zone: string; end: number } | null => {
  const match = matchAt(ZONE, text, at);
  if (match === null) return null;
  const end = at + match[0].length;
  return { zone: zoneNamed((match[1] ?? match[2]) as string), end };
};

/** The zones that a source names, wherever it does. */
export const zoneKeys = (text: string): string[] =>
  Array.from(text.matchAll(FREE_ZONE), ([written]) => `Z:${zoneNamed(written)}`);

interface Clock {
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

/** A time of day with its zone. */
export const clockOf = (text: string, start: number, end: number, clock: Clock): Reading => {
  const zoned = zoneAfter(text, end);
  const stop = zoned?.end ?? end;
  const open = `t${openKey(clock)}`;
  const explicit = explicitKey(clock);
  const hour = clock.hour % 12 || 12;
  const whole =
    clock.minute === 0 && clock.seconds === undefined
      ? [`h:${hour}`, `h:${clock.hour}`, `+:${hour}`, `+:${clock.hour}`]
      : [];
  const backs = [
    open,
    ...whole,
    ...(clock.half === null ? [`t?${openKey(clock)}`] : [explicit]),
    ...(clock.half === "lead" ? [`t?${openKey(clock)}`] : []),
  ];
  const needs =
    clock.half === null
      ? anyOf(open, ...(whole.length > 0 ? [`h:${hour}`] : []))
      : clock.half === "lead"
        ? anyOf(explicit, `t?${openKey(clock)}`, ...(whole.length > 0 ? [`h?:${hour}`] : []))
        : [[explicit]];
  if (zoned === null)
    return { kind: "time", start, end: stop, text: text.slice(start, stop), backs: () => backs, needs: () => needs };
  const zone = `Z:${zoned.zone}`;
  return {
    kind: "time",
    start,
    end: stop,
    text: text.slice(start, stop),
    unit: zoned.zone,
    backs: () => [...backs, zone, ...backs.map((key) => `${key}@${zone}`)],
    needs: () => needs.map(([key = ""]) => [key, `${key}@${zone}|${zone}`]),
  };
};

/** A time that the scanners found. */
export const timeOf = (text: string, { start, end, text: written, value, also = [] }: Fact): Reading => {
  const [read = 0, minute = 0] = value.split(":").map(Number);
  const seconds = value.slice(5);
  const first = Number(/\d+/.exec(written)?.[0] ?? read);
  // "06:00 - 11:00 pm": the zero says morning by itself.
  const hour = written.startsWith("0") ? first : read;
  const said = /([ap])\.?m|noon|midday|midnight|morning|afternoon|evening/i.exec(written);
  const ranged = !written.startsWith("0") && (also.length > 1 || (said === null && first !== hour && first <= 12));
  const half: Clock["half"] =
    said !== null || ranged
      ? hour >= 12
        ? "p"
        : "a"
      : hour > 12 || hour === 0
        ? "24"
        : /^0\d/.test(written)
          ? "lead"
          : null;
  return clockOf(text, start, end, {
    hour: half === "p" || half === "a" ? hour % 12 || 12 : hour,
    minute,
    half,
    ...(seconds !== "" && { seconds }),
  });
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

const CLAUSE_END =
  "(?= ?(?:[.,;:!?)\\n–—-]|$|on |in the (?!morning|afternoon|evening)|tomorrow|today|tonight|sharp|or |and (?:the|we|I|it)\\b))";
const SPOKEN = new RegExp(
  [
    `(?<past>(?<lead>(?:at|by|until|till|around|about|is|it's|it’s|was) )?(?:a )?(?<minutes>quarter|half|twenty[- ]five|twenty|five|ten)(?: minutes)?[ -](?<way>past|after|to|till|before)[ -](?<base>${HOUR_WORDS}|1[0-2]|[1-9]|noon|midnight)(?![\\p{L}\\p{N}:%]|[.,]\\d|-\\p{L}))`,
    `(?<part>(?<hour>${HOUR_WORDS}|\\d{1,2})(?:[:.](?<minute>[0-5]\\d))?(?: o['’]clock)? (?:in the |at |this |tomorrow |every )?(?<day>morning|afternoon|evening|night)(?![\\p{L}]))`,
    `(?<pair>(?<hours>${HOUR_WORDS})[ -](?<past60>fifteen|twenty|thirty|forty|forty[- ]five|fifty)(?! ?(?:percent|per|%|\\p{L}+s\\b)|[\\p{L}\\p{N}-]))`,
    `(?<at>(?:at|by|until|till|around) (?<bare>${HOUR_WORDS})(?: o['’]clock)?${CLAUSE_END})`,
    `(?<shift>(?:(?:from|between|work|works|working|open) )(?<opens>${HOUR_WORDS})(?:-to-| to | and | until | till |[–-])(?<closes>${HOUR_WORDS})${CLAUSE_END}|(?:(?<from9>eight|nine|ten)[ -]to[ -](?<to5>four|five|six))(?![\\p{L}]| \\p{L}+s\\b))`,
    `(?<loose>(?<lh>1[0-2]|0?[1-9]): (?<lm>[0-5]\\d) ?(?<la>[ap])\\.?m(?![\\p{L}]))`,
    `(?<h24>(?<hh>[01]?\\d|2[0-3]) ?h ?(?<mm>[0-5]\\d)(?![\\p{L}\\p{N}]))`,
  ]
    .map((form) => `(?<![\\p{L}\\p{N}.,:-])${form}`)
    .join("|"),
  "giu",
);

const hourOf = (word: string): number => {
  const index = HOURS.indexOf(word.toLowerCase());
  return index >= 0 ? index + 1 : word === "noon" || word === "midnight" ? 12 : Number(word);
};

const halfOf = (day: string, hour: number): "a" | "p" =>
  day === "morning" || (day === "night" && (hour < 6 || hour === 12)) ? "a" : "p";

const spokenAt = (text: string, match: RegExpExecArray): Reading[] => {
  const groups = match.groups ?? {};
  const end = match.index + match[0].length;
  const at = (word: string, minute = 0, half: Clock["half"] = null, from = match.index, to = end): Reading[] => {
    const hour = hourOf(word);
    return hour >= 0 && hour <= 24 ? [clockOf(text, from, to, { hour, minute, half })] : [];
  };
  if (groups["past"] !== undefined) {
    const [named = "", way = "", base = ""] = [
      groups["minutes"]?.toLowerCase().replace(" ", "-"),
      groups["way"]?.toLowerCase(),
      groups["base"],
    ];
    const ambiguous = way !== "past" && named !== "quarter";
    if ((ambiguous && groups["lead"] === undefined) || (named === "half" && way !== "past")) return [];
    const minutes = MINUTES[named] ?? 0;
    const back = way === "past" || way === "after" ? 0 : 1;
    return [
      clockOf(text, match.index + (groups["lead"]?.length ?? 0), end, {
        hour: ((hourOf(base) - back + 11) % 12) + 1,
        minute: back === 1 ? 60 - minutes : minutes,
        half: null,
      }),
    ];
  }
  if (groups["part"] !== undefined) {
    const hour = hourOf(groups["hour"] ?? "");
    const half = hour > 12 ? "24" : halfOf(groups["day"] ?? "", hour);
    return at(groups["hour"] ?? "", Number(groups["minute"] ?? 0), half);
  }
  if (groups["pair"] !== undefined)
    return at(groups["hours"] ?? "", MINUTES[(groups["past60"] ?? "").toLowerCase().replace(" ", "-")]);
  if (groups["at"] !== undefined) return at(groups["bare"] ?? "", 0, null, match.index + match[0].indexOf(" ") + 1);
  if (groups["loose"] !== undefined)
    return at(groups["lh"] ?? "", Number(groups["lm"]), groups["la"]?.toLowerCase() === "p" ? "p" : "a");
  if (groups["h24"] !== undefined) {
    const hour = Number(groups["hh"]);
    if (match[0].includes("H")) return [];
    return at(groups["hh"] ?? "", Number(groups["mm"]), hour > 12 ? "24" : null);
  }
  const [opens = "", closes = ""] = [groups["opens"] ?? groups["from9"], groups["closes"] ?? groups["to5"]];
  const second = match.index + match[0].toLowerCase().lastIndexOf(closes.toLowerCase());
  const first = match.index + match[0].toLowerCase().indexOf(opens.toLowerCase());
  return [...at(opens, 0, null, first, first + opens.length), ...at(closes, 0, null, second, second + closes.length)];
};

const MAY_SPEAK =
  /[Qq]uarter|[Hh]alf|\dh|\d h|\d: \d|\d (?:in the |at |this |tomorrow |every )?(?:morning|afternoon|evening|night)/;

/** Times in words: half past five, ten to six, six in the evening, five thirty, "at six", nine to five; and 17h30. */
export const spokenTimesIn = (text: string, inLetters: boolean): Reading[] =>
  inLetters || MAY_SPEAK.test(text) ? Array.from(text.matchAll(SPOKEN)).flatMap((match) => spokenAt(text, match)) : [];
