// Times in forms that no scanner reads: of the 24-hour clock, and of other languages.
import { two } from "../../fact.ts";
import { SMALL_NUMBERS, smallNumber } from "../../number.ts";

type Groups = (string | undefined)[];

/** A form that people write figures in and that no scanner reads: what it vouches for. */
export type Form = readonly [pattern: RegExp, keys: (...groups: Groups) => string[]];

/** A time that leaves its half of the day open. */
export const hours = (hour: string | undefined, minute: string | undefined): string[] => {
  const key = `${Number(hour) % 12 || 12}:${minute}`;
  const [early, late] = [Number(hour) % 12, (Number(hour) % 12) + 12];
  return [`t:${key}`, `t?:${key}`, `T:${two(early)}:${minute}`, `T:${two(late)}:${minute}`];
};

// Hours in words of German and Dutch.
const HOUR_WORDS = new Map(
  "eins 1,ein 1,één 1,zwei 2,twee 2,drei 3,drie 3,vier 4,fünf 5,vijf 5,sechs 6,zes 6,sieben 7,zeven 7,acht 8,neun 9,negen 9,zehn 10,tien 10,elf 11,zwölf 12,twaalf 12"
    .split(",")
    .map((entry) => entry.split(" ") as [string, string]),
);

const germanTime = (
  half: string | undefined,
  past: string | undefined,
  before: string | undefined,
  word: string,
): string[] => {
  const hour = Number(HOUR_WORDS.get(word.toLowerCase()) ?? word);
  if (!(hour >= 1 && hour <= 12)) return [];
  if (past !== undefined) return hours(String(hour), "15");
  const previous = String(((hour + 10) % 12) + 1);
  if (before !== undefined) return hours(previous, "45");
  return half === undefined || half.toLowerCase() === "half" ? [] : hours(previous, "30");
};

/** A time of the 24-hour clock; up to twelve it leaves its half of the day open. */
export const clockKeys = (written: string | undefined, minute = "00"): string[] => {
  const hour = Number(written);
  if (hour > 24) return [];
  const keys =
    hour > 12 || hour === 0
      ? [`T:${two(hour % 24)}:${minute}`, `t:${hour % 12 || 12}:${minute}`]
      : hours(written, minute);
  return minute === "00" ? [...keys, `h:${hour}`, `+:${hour}`, `h:${hour % 12 || 12}`] : keys;
};

const HOUR_NAMES = SMALL_NUMBERS.slice(1);
const [AFTERNOON, MORNING] = [HOUR_NAMES.slice(0, 6), HOUR_NAMES.slice(5, 11)].map((names) => names.join("|"));
const hourNamed = (word: string): string => {
  const hour = smallNumber(word);
  return Number.isNaN(hour) ? word : String(hour);
};

export const clockForms: readonly Form[] = [
  // The British "half eleven" is half past.
  [
    new RegExp(`(?<!\\p{L})half (${HOUR_NAMES.join("|")}|1[0-2]|[1-9])(?![\\p{L}\\p{N}]|[.,:]\\d)`, "giu"),
    (hour = "") => hours(hourNamed(hour), "30"),
  ],
  // "Oh six hundred", "fifteen hundred hours".
  [
    new RegExp(`(?<!\\p{L})(?:oh|zero)[ -](${HOUR_NAMES.slice(0, 9).join("|")}) hundred(?!\\p{L})`, "giu"),
    (hour = "") => clockKeys(`0${hourNamed(hour)}`),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(${HOUR_NAMES.join("|")}|twenty(?:[ -](?:one|two|three))?) hundred (?:hours|hrs)(?!\\p{L})`,
      "giu",
    ),
    (hour = "") => clockKeys(hourNamed(hour)),
  ],
  // Doors and the start: "6 for 6.30".
  [
    /(?<![\p{L}\p{N}.,:])(1[0-2]|[1-9]) for (1[0-2]|[1-9])[.:]([0-5]\d)(?![\p{N}:%])/gu,
    (doors, hour, minute = "") => [...clockKeys(doors), ...clockKeys(hour, minute)],
  ],
  // A stretch that ends with the half of the day: "6-9a", "11-2p".
  [
    /(?<![\p{L}\p{N}.,:])(1[0-2]|[1-9])(?:[:.]([0-5]\d))? ?[-–] ?(1[0-2]|[1-9])(?:[:.][0-5]\d)? ?([ap])m?(?![\p{L}\p{N}])/giu,
    (from, minute = "00", to, half = "") => {
      const isSame = Number(from) % 12 <= Number(to) % 12;
      const isLate = /p/i.test(half) === isSame;
      return [`T:${two((Number(from) % 12) + (isLate ? 12 : 0))}:${minute}`, `t:${Number(from)}:${minute}`];
    },
  ],
  // "10 to noon" is a stretch of the morning, or ten minutes before noon; "between noon and four" is one of the afternoon.
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,:])(?:([6-9]|1[01])(?: ?[-–] ?| (?:to|till?|until) )|(?<=\\bbetween )(${MORNING}|[6-9]|1[01]) and )(?:noon|midday)(?!\\p{L})`,
      "giu",
    ),
    (hour, named = "") => [`T:${two(Number(hour ?? hourNamed(named)))}:00`],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?<=\\bbetween )(?:noon|midday) and |(?:noon|midday)(?: ?[-–] ?| (?:to|till?|until) ))(${AFTERNOON}|[1-6])(?![\\p{L}\\p{N}:%]|[.,]\\d)`,
      "giu",
    ),
    (hour = "") => [`T:${two(Number(hourNamed(hour)) + 12)}:00`],
  ],
  // Times of other languages: halb sieben, viertel nach drei, 19u30, 14 Uhr, a las 4 de la tarde.
  [
    /(?<!\p{L})(?:(halb|half)|(viertel nach|kwart over)|(viertel vor|kwart voor)|(dreiviertel)) (\p{L}+|\d{1,2})(?!\p{L})/giu,
    (half, past, before, three, hour = "") => germanTime(half, past, before ?? three, hour),
  ],
  [
    /(?<![\p{L}\p{N}.,:])(\d{1,2})(?:[.:uh]([0-5]\d))?(?: ?(?:uhr|uur|u|h))(?![\p{L}\p{N}])/giu,
    (hour, minute) => clockKeys(hour, minute),
  ],
  [/(?<![\p{L}\p{N}.,:])(\d{1,2})[uh]([0-5]\d)(?![\p{L}\p{N}])/giu, (hour, minute) => clockKeys(hour, minute)],
  [
    /(?<!\p{L})(?:ore|alle|a las|às|kl\.?|o godz\.?) (\d{1,2})(?:[.:]([0-5]\d))?(?![\p{N}:])/giu,
    (hour, minute) => clockKeys(hour, minute),
  ],
  [
    /(?<![\p{N}:.])(\d{1,2})(?:[.:]([0-5]\d))? (?:de la (?:tarde|noche)|da tarde|del pomeriggio|du soir|de l['’]après-midi|nachmittags|abends|'s avonds)/giu,
    (hour, minute) => clockKeys(String((Number(hour) % 12) + 12), minute),
  ],
  // "14h instead of 11"
  [/(?<=\dh (?:instead of|rather than|not) )(\d{1,2})(?![\p{L}\p{N}:%]|[.,]\d)/gu, (hour) => clockKeys(hour)],
  // A shift: 22-06.
  [
    /(?<![\p{L}\p{N}.,:/-])([01]\d|2[0-4])(?: ?[-–] ?| to )([01]\d|2[0-4])(?![\p{L}\p{N}/-]|[.,:]\d)/gu,
    (from, to) => [...clockKeys(from), ...clockKeys(to)],
  ],
];
