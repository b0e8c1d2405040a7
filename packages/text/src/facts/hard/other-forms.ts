import { two } from "../fact.ts";
import { datePartKeys } from "./calendar.ts";
import { currencyOfNoun } from "./currency.ts";
import { measureKeys } from "./quantity.ts";
import { figureKey, product } from "./reading.ts";
import { numberOf } from "./share.ts";
import { unitOfWord } from "./unit-behind.ts";

type Groups = (string | undefined)[];

/** A form that people write figures in and that no scanner reads: what it vouches for. */
type Form = readonly [pattern: RegExp, keys: (...groups: Groups) => string[]];

const hours = (hour: string | undefined, minute: string | undefined): string[] => {
  const key = `${Number(hour) % 12 || 12}:${minute}`;
  const [early, late] = [Number(hour) % 12, (Number(hour) % 12) + 12];
  return [`t:${key}`, `t?:${key}`, `T:${two(early)}:${minute}`, `T:${two(late)}:${minute}`];
};

const measured = (amount: string | undefined, word: string | undefined): string[] => {
  const unit = unitOfWord((word ?? "").toLowerCase());
  return unit === undefined ? [] : measureKeys(false, String(Number(amount)), [unit]);
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

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const everyNth = (word: string, noun: string | undefined): string[] => {
  const count = word === "other" ? 2 : Number(word) || ORDINALS.indexOf(word) + 1;
  return [`f:1/${count}`, ...measured(String(count), noun)];
};

/** A part of a unit, as the fraction and as the decimal. */
const partKeys = (fraction: string, part: number, word = ""): string[] => {
  const unit = unitOfWord(word.toLowerCase());
  return unit === undefined ? [] : [`+${unit}:${fraction}`, ...measureKeys(false, String(part), [unit])];
};

const coinKeys = (amount: string | undefined, coin: string | undefined): string[] =>
  coin === "p"
    ? ["pence", "penny"].map((name) => `+${name}:${amount}`)
    : ["cent", "cents", "~cent"]
        .map((name) => `+${name}:${amount}`)
        .concat(
          ["USD", "~dollar", "~$", "EUR", "~euro", "~€"].map((name) => `+${name}:${product(amount ?? "", 0.01)}`),
        );

const DOSES: Readonly<Record<string, number>> = { bd: 2, bid: 2, tds: 3, tid: 3, qds: 4, qid: 4 };
const dosed = (times: number): string[] => [`+x:${times}`, `rate:${times}@day`, "period:day"];

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
const clockKeys = (written: string | undefined, minute = "00"): string[] => {
  const hour = Number(written);
  if (hour > 24) return [];
  const keys =
    hour > 12 || hour === 0
      ? [`T:${two(hour % 24)}:${minute}`, `t:${hour % 12 || 12}:${minute}`]
      : hours(written, minute);
  return minute === "00" ? [...keys, `h:${hour}`, `+:${hour}`, `h:${hour % 12 || 12}`] : keys;
};

const FORMS: readonly Form[] = [
  // An age is one of years.
  [/(?:(?<![\p{L}])age[ds]?(?: of)? |\()(\d{1,3})(?!\d)/giu, (age) => [`+year:${age}`, `+=months:${12 * Number(age)}`]],
  // "7 of 9" may be written as 7/9.
  [
    /(?<![\p{L}\p{N}.,])(\d{1,3}) (?:out )?of (?:the )?(\d{1,3})(?![\p{L}\p{N}]|[.,]\d)/giu,
    (above, below) => [`J:${above}/${below}`, `f:${above}/${below}`],
  ],
  // Spaced by a tokeniser or a hasty hand: "22 - year", "1: 00", "18 km 2".
  [/(?<![\p{L}\p{N}])(\d[\d.]*) - (\p{L}{2,9})/gu, measured],
  [/(?<!\d)(\d{1,2}): (\d\d)(?!\d)/g, hours],
  [
    /(?<![\d.])(\d[\d.]*) ?(km|m|cm|mi|ft) ?([23])(?!\d)/g,
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
    /(?<![\p{L}])(?:calendar )?(?:week|wk|kw|cw) ?(\d{1,2})(?!\d)/giu,
    (week) => ["w", "kw", "cw"].map((name) => `I:${name}${week}`),
  ],
  // Round the clock: 24/7, 24x7.
  [
    /(?<![\p{L}\p{N}.,/])24 ?[/x] ?([5-7])(?![\p{L}\p{N}/]|[.,]\d)|(?<!\p{L})round[ -]the[ -]clock(?!\p{L})/giu,
    (days) => [
      "+h:24",
      "+=time:86400",
      "period:day",
      "period:week",
      "rate:24@day",
      "J:24/7",
      ...(days === undefined ? [] : [`+day:${days}`, `+=days:${days}`, `rate:${days}@week`]),
    ],
  ],
  // "Every fourth machine" is one in four, "every third day" every three days.
  [
    /(?<!\p{L})every (other|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?=(?:st|nd|rd|th) ))(?:st|nd|rd|th)? (\p{L}+)/giu,
    (word = "", noun) => everyNth(word.toLowerCase(), noun),
  ],
  // Two units one inside the other: 9 m 40, 1m78, 2 hrs 15, 3min30, 5'11".
  [
    /(?<![\p{L}\p{N}.,])(\d+) ?(m|km|€) ?(\d{1,2})(?![\p{L}\p{N}]|[.,]\d)/gu,
    (whole, unit, part = "") => [
      `+${unit === "€" ? "~€" : unit}:${Number(`${whole}.${part}`)}`,
      `+=length:${Number(`${whole}.${part}`)}`,
    ],
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d+) ?(h|hrs?|hours?|min|mins|minutes) ?(\d{1,2})(?![\p{L}\p{N}:%]|[.,]\d)/giu,
    (whole, unit = "", part) =>
      /^h/i.test(unit)
        ? [`+h:${whole}`, `+min:${Number(part)}`, `+=time:${3600 * Number(whole) + 60 * Number(part)}`]
        : [`+min:${whole}`, `+s:${Number(part)}`, `+=time:${60 * Number(whole) + Number(part)}`, `t:${whole}:${part}`],
  ],
  [
    /(?<![\p{L}\p{N}.,°])(\d+)(?: ?['’′]| ?ft) ?(?:(\d{1,2})(?:["”″]|'')?)?(?![\p{L}\p{N}])/gu,
    (feet, inches) => [`+ft:${feet}`, ...(inches === undefined ? [] : [`+in:${inches}`, `J:${feet}'${inches}`])],
  ],
  [/(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?(?:["”″])(?![\p{L}\p{N}])/gu, (inches) => [`+in:${Number(inches)}`]],
  // A share of a unit: 1/2 l.
  [
    /(?<![\p{L}\p{N}.,/])([1-3])\/([248]) ?(\p{L}+)/gu,
    (above, below, word) => partKeys(`${above}/${below}`, Number(above) / Number(below), word),
  ],
  [/(?<!\p{L})half an? (\p{L}+)/giu, (word) => partKeys("1/2", 0.5, word)],
  // The port behind a host or an address: 10.0.0.4:8080.
  [/(?<=[\p{L}\d]\.[\p{L}\d.-]{1,80}):(\d{2,5})(?![\d:])/gu, (port) => [`+:${Number(port)}`, `!:${Number(port)}`]],
  [/(?<!\p{L})(fortnight)(?!\p{L})/giu, one],
  [/(?<!\p{L})quarter of (?!an?(?!\p{L}))/giu, () => ["f:1/4"]],
  [/(?<!\p{L})(first|second) half[ -]year(?!\p{L})/giu, (which = "") => datePartKeys(/^f/i.test(which) ? "H1" : "H2")],
  [/(?<![\p{L}\p{N}.,])(\d+) ?grad(?!\p{L})/giu, (degrees) => [`+degree:${degrees}`, `+C:${degrees}`]],
  // A shift: 22-06.
  [
    /(?<![\p{L}\p{N}.,:/-])([01]\d|2[0-4]) ?[-–] ?([01]\d|2[0-4])(?![\p{L}\p{N}/-]|[.,:]\d)/gu,
    (from, to) => [...clockKeys(from), ...clockKeys(to)],
  ],
  // Two figures with a mark between them, in the other marks: 80:20 and 80/20, 3-2 and 3:2.
  [
    /(?<![\p{L}\p{N}.,:/-])(\d{1,3})(?: ?[/:–-] ?| to | out ?(?:of|ta) )(\d{1,3})(?![\p{L}\p{N}/:-]|[.,]\d)/gu,
    (one, other) => ["/", ":"].map((mark) => `J:${one}${mark}${other}`).concat(`f:${one}/${other}`),
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d[\d.]*) ?(?:fr\.?|frs)(?![\p{L}\p{N}])/giu,
    (amount) => ["~franc", "CHF", "XOF", "XAF"].map((name) => `+${name}:${Number(amount)}`),
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?(?:pct|percent|per cent|%)[ -]?(?:points?|pts?)(?!\p{L})/giu,
    (amount) => [`+pp:${Number(amount)}`],
  ],
  // Hours of the 24-hour clock: 7-15h, "btwn 6 and 14".
  [
    /(?<![\p{L}\p{N}.,:])(\d{1,2}) ?[-–] ?(\d{1,2}) ?h(?:rs?)?(?!\p{L})/giu,
    (from, to) => [...clockKeys(from), ...clockKeys(to)],
  ],
  [
    /(?<!\p{L})(?:between|btwn|btw|bet) (\d{1,2}) (?:and|&|n) (\d{1,2})(?=[.,;:!?)\n]|$| (?:only|on|at|or|and|every)\b)/giu,
    (from, to) => [...clockKeys(from), ...clockKeys(to)],
  ],
  [
    /(?<!\p{L})(two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) times(?!\p{L})/giu,
    (word = "") => [`grown:${numberOf(word)}`],
  ],
  // Small coins and notes: 50p, 99c, a tenner.
  [/(?<![\p{L}\p{N}.,])(\d{1,2}) ?([pc])(?![\p{L}\p{N}])/gu, (amount, coin) => coinKeys(amount, coin)],
  [
    /(?<!\p{L})(tenner|fiver)s?(?!\p{L})/giu,
    (note = "") => [
      `+~pound:${note.toLowerCase() === "fiver" ? 5 : 10}`,
      `+~£:${note.toLowerCase() === "fiver" ? 5 : 10}`,
    ],
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?cr(?![\p{L}\p{N}])/gu,
    (amount = "") => [figureKey(false, "", product(amount, 1e7))],
  ],
  // A month and its year: 06/2026.
  [
    /(?<![\p{L}\p{N}/.-])(0?[1-9]|1[0-2])[/.-](20\d\d)(?![\p{L}\p{N}/.-])/gu,
    (month = "", year) => [...datePartKeys(`${year}-${two(month)}`), `D:M${two(month)}`],
  ],
  // Years and seasons in two figures.
  [
    /(?<!\p{L})(?:since|in|class of|from|back in|of) ['’]?([0-4]\d)(?=[.,;:!?)\n]|$| (?:and|but|so|we|i|he|she|they)\b)/giu,
    (year) => datePartKeys(`20${year}`),
  ],
  [
    /(?<!\p{L})fy ?['’]?(?:20)?(\d\d) ?[/–-] ?(?:20)?(\d\d)(?!\d)/giu,
    (one, other) => [
      `S:20${one}/${other}`,
      `I:fy20${one}/${other}`,
      ...datePartKeys(`20${one}`),
      ...datePartKeys(`20${other}`),
    ],
  ],
  // How often a dose is given.
  [/(?<!\p{L})(od|om|on|bd|bid|tds|tid|qds|qid)(?!\p{L})/giu, (word = "") => dosed(DOSES[word.toLowerCase()] ?? 1)],
  [
    /(?<!\p{L})q ?(\d{1,2}) ?h(?![\p{L}\p{N}])/giu,
    (interval) => [`+h:${interval}`, `+=time:${3600 * Number(interval)}`],
  ],
  [/(?<![\p{L}\p{N}.,])(\d{1,3}) ?[x×](?![\p{L}\p{N}])/giu, (times) => [`grown:${times}`]],
  [
    /(?<![\p{L}\p{N}])[x×] ?(\d{1,6})(?![\p{L}\p{N}]|[.,]\d)/giu,
    (times) => [`grown:${times}`, `+x:${times}`, `+:${times}`],
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
  [/(?<![\p{L}\p{N}])(\p{L})\.(\d{2,4})(?!\d)/gu, (letter = "", digits) => [`I:${letter.toLowerCase()}${digits}`]],
];

/** What a source vouches for in forms that the scanners do not read. */
export const otherFormKeys = (text: string): string[] =>
  FORMS.flatMap(([pattern, keysOf]) =>
    Array.from(text.matchAll(pattern)).flatMap(([, ...groups]) => keysOf(...groups)),
  );
