import { two } from "../fact.ts";
import { unitNamed } from "../unit.ts";
import { currencyOfNoun } from "./currency.ts";
import { figureKey, type Reading } from "./reading.ts";

type Groups = (string | undefined)[];

/** A form that people write figures in and that no scanner reads: what it vouches for. */
type Form = readonly [pattern: RegExp, keys: (...groups: Groups) => string[]];

const hours = (hour: string | undefined, minute: string | undefined): string[] => {
  const key = `${Number(hour) % 12 || 12}:${minute}`;
  const [early, late] = [Number(hour) % 12, (Number(hour) % 12) + 12];
  return [`t:${key}`, `t?:${key}`, `T:${two(early)}:${minute}`, `T:${two(late)}:${minute}`];
};

const measured = (amount: string | undefined, word: string | undefined): string[] => {
  const unit = unitNamed((word ?? "").toLowerCase());
  return unit === undefined ? [] : [`+${unit}:${Number(amount)}`];
};

const century = (number: string | undefined): string[] => [`D:${Number(number) - 1}00s`];

const PERIODS: Readonly<Record<string, readonly string[]>> = {
  decade: ["+year:10", "+=months:120"],
  century: ["+year:100", "+=months:1200"],
  fortnight: ["+week:2", "+=days:14"],
  pound: ["+lb:1"],
};

const one = (word = ""): string[] => {
  const noun = word.toLowerCase();
  const coins = (currencyOfNoun(noun, "")?.backs ?? []).map((name) => `+${name}:1`);
  return [...measured("1", noun), ...coins, ...(PERIODS[noun.replace(/s$/, "")] ?? [])];
};

const FORMS: readonly Form[] = [
  // An age is one of years.
  [/(?:(?<![\p{L}])age[ds]?(?: of)? |\()(\d{1,3})(?!\d)/giu, (age) => [`+year:${age}`, `+=months:${12 * Number(age)}`]],
  // Spaced by a tokeniser or a hasty hand: "22 - year", "1: 00", "18 km 2".
  [/(?<![\p{L}\p{N}])(\d[\d.]*) - (\p{L}{2,9})/gu, measured],
  [/(?<!\d)(\d{1,2}): (\d\d)(?!\d)/g, hours],
  [
    /(?<![\d.])(\d[\d.]*) ?(km|m|cm|mi|ft) ([23])(?!\d)/g,
    (amount, unit, power) => [`+${unit}${power}:${Number(amount)}`],
  ],
  [/(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?=(?: (?:and|or|to) \d{1,2}(?:st|nd|rd|th))? centur)/g, century],
  [/(?<=\d(?:st|nd|rd|th)? (?:and|or|to) )(\d{1,2})(?:st|nd|rd|th) centur/g, century],
  [/in the (hundred|thousand)s(?![\p{L}])/giu, (word) => [figureKey(false, "", word === "hundred" ? "100" : "1000")]],
  [/(?<![\p{L}])(?:top|number one|leading)(?![\p{L}])/giu, () => ["rank:1"]],
  [/(?<![\p{L}])(?:an?|per|each|every|one|this|last|next) (\p{L}{3,9})/giu, one],
  [
    /(?<![\p{L}\p{N}])(\d{1,2})ish(?![\p{L}])/giu,
    (hour) => [`h:${hour}`, `h?:${hour}`, `+:${hour}`, `!:${hour}`, `+bare:${hour}`],
  ],
  [
    /(?<![\p{L}])(?:calendar )?(?:week|wk) (\d{1,2})(?!\d)/giu,
    (week) => ["w", "kw", "cw"].map((name) => `I:${name}${week}`),
  ],
  [/(?<![\p{L}\p{N}])(\p{L})\.(\d{2,4})(?!\d)/gu, (letter = "", digits) => [`I:${letter.toLowerCase()}${digits}`]],
];

const GROUPED = /(?<![\p{L}\p{N}.,])(\d{1,3}(?:[ .’']\d{3})+|\d+)(?:,(\d{1,2}))?(?![\p{L}\p{N}]|[.,]\d)/gu;

// Figures in the notation of other countries: 3.480,00 and 1 200 and 1,5. Full stops group where a unit says so.
const foreignKeys = (text: string, unitsAt: (start: number, end: number) => readonly string[]): string[] =>
  Array.from(text.matchAll(GROUPED)).flatMap(({ 0: written, 1: whole = "", 2: cents, index }) => {
    const units = unitsAt(index, index + written.length);
    const grouped = /[ .’']/.test(whole);
    if (cents === undefined && (!grouped || (whole.includes(".") && units.length === 0))) return [];
    const amount = String(Number(`${whole.replace(/[ .’']/g, "")}.${cents ?? "0"}`));
    return ["", ...units].map((unit) => figureKey(false, unit, amount)).concat(`!:${amount}`);
  });

/** What a source vouches for in forms that the scanners do not read. */
export const otherFormKeys = (text: string, readings: readonly Reading[]): string[] => {
  const unitsAt = (start: number, end: number): readonly string[] =>
    readings.flatMap((reading) =>
      reading.start <= end && start <= reading.end
        ? (reading.units ?? (reading.unit === undefined ? [] : [reading.unit]))
        : [],
    );
  return [
    ...FORMS.flatMap(([pattern, keysOf]) =>
      Array.from(text.matchAll(pattern)).flatMap(([, ...groups]) => keysOf(...groups)),
    ),
    ...foreignKeys(text, unitsAt),
  ];
};
