import { two } from "../../fact.ts";
import { ORDINALS, SMALL_NUMBERS } from "../../number.ts";
import { datePartKeys, monthNumber } from "../readings/calendar.ts";
import { clockForms, clockKeys, hours, type Form } from "./clock-forms.ts";
import { currencyOfNoun } from "../readings/currency.ts";
import { measureKeys } from "../readings/quantity.ts";
import { eachMatch } from "../readings/reading.ts";
import { numberOf } from "../readings/share.ts";
import { dictatedForms } from "./dictated-forms.ts";
import { moneyForms } from "./money-forms.ts";
import { listedIds, shorthandForms } from "./shorthand-forms.ts";
import { spelled, unitOfWord } from "../readings/unit-behind.ts";

const measured = (amount: string | undefined, word: string | undefined): string[] => {
  const unit = unitOfWord((word ?? "").toLowerCase());
  return unit === undefined ? [] : measureKeys(false, String(Number(amount)), [unit]);
};

const century = (number: string | undefined): string[] => [`D:${Number(number) - 1}00s`];

const one = (word = ""): string[] => {
  const noun = word.toLowerCase();
  const coins = (currencyOfNoun(noun, "")?.backs ?? []).map((name) => `+${name}:1`);
  // "Four a day" is no 24 hours.
  const units = noun === "day" ? ["+day:1"] : measured("1", noun);
  return [...units, ...coins, ...(noun === "pound" ? ["+lb:1"] : [])];
};

const FEW = SMALL_NUMBERS.slice(2, 11).join("|");
const SMALL_ORDINALS = [...ORDINALS.keys()].slice(0, 19);
/** The days of a month as they are read out. */
const DAYS = [
  ...SMALL_ORDINALS,
  "twentieth",
  ...SMALL_ORDINALS.slice(0, 9).map((day) => `twenty-${day}`),
  "thirtieth",
  "thirty-first",
];

/** "The first of june". */
const spelledDay = (day: number, word: string): string[] => {
  const month = monthNumber(word);
  return month === 0 ? [] : datePartKeys(`${two(month)}-${two(day)}`);
};

const everyNth = (word: string, noun: string | undefined): string[] => {
  const count = word === "other" ? 2 : Number(word) || SMALL_ORDINALS.indexOf(word) + 1;
  return [`f:1/${count}`, ...measured(String(count), noun)];
};

/** A part of a unit, as the fraction and as the decimal. */
const partKeys = (fraction: string, part: number, word = ""): string[] => {
  const unit = unitOfWord(word.toLowerCase());
  return unit === undefined ? [] : [`+${unit}:${fraction}`, ...measureKeys(false, String(part), [unit])];
};

const dayAndMonth = (day: string | undefined, month: string | undefined): string[] =>
  Number(day) > 31 || Number(month) > 12 ? [] : datePartKeys(`${two(Number(month))}-${two(Number(day))}`);

const DOSES: Readonly<Record<string, number>> = { bd: 2, bid: 2, tds: 3, tid: 3, qds: 4, qid: 4 };
const dosed = (times: number): string[] => [`+x:${times}`, `rate:${times}@day`, "period:day"];

const FORMS: readonly Form[] = [
  // The over 70s are over 70.
  [/(?<!\p{L})(?:over|under)[ -](\d0)(?![\p{L}\p{N}%]|[.,]\d)/giu, (age) => [`D:${age}s`]],
  // An age is one of years.
  [
    /(?:(?<![\p{L}])(?:age[ds]?(?: of)?|i am|i['’]?m|s?he is|s?he['’]?s|turn(?:s|ed|ing)?) |\()(\d{1,3})(?!\d)/giu,
    (age) => [`+year:${age}`, `+=months:${12 * Number(age)}`],
  ],
  // "7 of 9" may be written as 7/9.
  [
    /(?<![\p{L}\p{N}.,])(\d{1,3}) (?:\p{L}+ out |out )?of (?:the )?(\d{1,3})(?![\p{L}\p{N}]|[.,]\d)/giu,
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
  // The third time makes three times.
  [/(?<![\p{L}\p{N}])(\d{1,2})(?:st|nd|rd|th) time(?!\p{L})/giu, (count = "") => [`+x:${count}`]],
  // "Ana Reis, 34, is in bay 2."
  [/(?<=\p{Lu}\p{Ll}+, )(\d{1,2})(?=,)/gu, (age = "") => measureKeys(false, age, ["year"])],
  [/(?<![\p{L}])(?:top|number one|leading)(?![\p{L}])/giu, () => ["rank:1"]],
  [/(?<![\p{L}])(?<!\bhalf |\bquarters? of )(?:an?|per|each|every|one|this|last|next) (\p{L}{3,9})/giu, one],
  [
    /(?<![\p{L}\p{N}])(\d{1,2})(?:[.:]([0-5]\d))?ish(?![\p{L}])/giu,
    (hour, minute) => [
      ...clockKeys(hour, minute),
      ...(minute === undefined ? [`h?:${hour}`, `+:${hour}`, `!:${hour}`, `+bare:${hour}`] : []),
    ],
  ],
  // An age in two units: "2y4m".
  [
    /(?<![\p{L}\p{N}.,])(\d{1,2}) ?y(?:rs?)? ?(\d{1,2}) ?m(?:o?s?|ths?)(?![\p{L}\p{N}])/giu,
    (years = "", months = "") => [...measureKeys(false, years, ["year"]), ...measureKeys(false, months, ["month"])],
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
      ...(days === undefined ? [] : [...measureKeys(false, days, ["day"]), `rate:${days}@week`]),
    ],
  ],
  // "Every fourth machine" is one in four, "every third day" every three days.
  [
    new RegExp(
      `(?<!\\p{L})every (other|${SMALL_ORDINALS.slice(1, 10).join("|")}|\\d{1,2}(?=(?:st|nd|rd|th) ))(?:st|nd|rd|th)? (\\p{L}+)`,
      "giu",
    ),
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
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(\\d+) ?(${spelled("h")}|${spelled("min")}) ?(\\d{1,2})(?![\\p{L}\\p{N}:%]|[.,]\\d)`,
      "giu",
    ),
    (whole, unit = "", part) =>
      /^h/i.test(unit)
        ? [
            `+h:${whole}`,
            `+min:${Number(part)}`,
            `+=time:${3600 * Number(whole) + 60 * Number(part)}`,
            `t:${whole}:${two(Number(part))}`,
          ]
        : [`+min:${whole}`, `+s:${Number(part)}`, `+=time:${60 * Number(whole) + Number(part)}`, `t:${whole}:${part}`],
  ],
  [
    /(?<![\p{L}\p{N}.,°])(\d+)(?: ?['’′]| ?(?:ft|foot|feet)(?!\p{L})) ?(?:(\d{1,2})(?:["”″]|'')?)?(?![\p{L}\p{N}])/gu,
    (feet, inches) => [
      `+ft:${feet}`,
      ...(inches === undefined ? [] : [`+in:${inches}`, `+:${inches}`, `J:${feet}'${inches}`]),
    ],
  ],
  [/(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?(?:["”″])(?![\p{L}\p{N}])/gu, (inches) => [`+in:${Number(inches)}`]],
  // A share of a unit: 1/2 l.
  [
    /(?<![\p{L}\p{N}.,/])([1-3])\/([248]) ?(\p{L}+)/gu,
    (above, below, word) => partKeys(`${above}/${below}`, Number(above) / Number(below), word),
  ],
  [/(?<!\p{L})half(?: an?)? (\p{L}+)/giu, (word) => partKeys("1/2", 0.5, word)],
  [/(?<!\p{L})quarter (hour|hr|mile)(?!\p{L})/giu, (word) => partKeys("1/4", 0.25, word)],
  [/(?<!\p{L})hourly(?!\p{L})/giu, () => measureKeys(false, "1", ["h"])],
  // The port behind a host or an address: 10.0.0.4:8080.
  [/(?<=[\p{L}\d]\.[\p{L}\d.-]{1,80}):(\d{2,5})(?![\d:])/gu, (port) => [`+:${Number(port)}`, `!:${Number(port)}`]],
  [/(?<!\p{L})(fortnight)(?!\p{L})/giu, one],
  [/(?<!\p{L})(?:quarter|qtr) of (?!an?(?!\p{L}))/giu, () => ["f:1/4"]],
  [/(?<!\p{L})half[ -]?year(?:s|ly)?(?!\p{L})/giu, () => measureKeys(false, "6", ["month"])],
  // The day of a month: "due 1 of each month".
  [/(?<![\p{N}.,])(\d{1,2}) of (?:each|every|the|this|next|last) month(?!\p{L})/giu, (day) => [`d:${day}`, `o:${day}`]],
  [/(?<![\p{L}\p{N}.,])(\d{2,3}) over (\d{2,3})(?![\p{L}\p{N}]|[.,]\d)/giu, (above, below) => [`J:${above}/${below}`]],
  [/(?<!\p{L})(first|second) half[ -]year(?!\p{L})/giu, (which = "") => datePartKeys(/^f/i.test(which) ? "H1" : "H2")],
  [/(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?A(?![\p{L}\p{N}])/gu, (amps = "") => measureKeys(false, amps, ["amp"])],
  // "2 cuts a year" may be written as "cut twice a year".
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(${FEW}|\\d{1,2}) \\p{L}+ (?:an?|per|each|every) (?:hour|day|week|month|year)(?!\\p{L})`,
      "giu",
    ),
    (count = "") => [`+x:${numberOf(count)}`],
  ],
  // Four nominations are four times.
  [
    new RegExp(`(?<![\\p{L}\\p{N}.,])(${FEW}|\\d{1,2}) \\p{L}{3,}[ts]ions(?!\\p{L})`, "giu"),
    (count = "") => [`+x:${numberOf(count)}`],
  ],
  // Runs of so many kilometres: a 5k.
  [
    /(?<![\p{L}\p{N}\p{Sc}.,]|\p{Sc} )(5|10|15|20|21|42)k(?![\p{L}\p{N}])/giu,
    (length = "") => measureKeys(false, length, ["km"]),
  ],
  [/(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?(mm|cm|m|km) ?\/ ?h(?!\p{L})/gu, measured],
  [/(?<!\p{L})sqm(?!\p{L})/giu, () => ["id:m2", "I:m2"]],
  // "ref # 5590-CR"
  [/# (\d{2,9})(?!\d)/gu, (number) => [`+:${Number(number)}`]],
  // Ordinals of other languages: "2e étage", "3º piso".
  [/(?<![\p{L}\p{N}.,])(\d{1,2})(?:er|re|e|[eè]me|º|ª)(?![\p{L}\p{N}])/gu, (place) => [`o:${place}`, `d:${place}`]],
  // The unit before its figure: "hrs 9.5".
  [
    /(?<!\p{L})(hrs?|hours|mins?|minutes|days|km|kg)[: ] ?(\d+(?:,\d{3})*(?:\.\d+)?)(?![\p{N}:%]|[.,]\d| ?\p{L})/giu,
    (unit, amount = "") => measured(amount.replaceAll(",", ""), unit),
  ],
  // "14 Nov not 11", "11 May instead of 9"
  [
    /(?<=\d{1,2}(?:st|nd|rd|th)? (\p{L}{3,9}),? (?:and not|not|instead of|rather than) (?:the )?)(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}:%]|[.,:]\d)/giu,
    (month = "", day) => spelledDay(Number(day), month.toLowerCase()),
  ],
  // Days and months on both sides of a dash: 20.12-5.1.
  [
    /(?<![\p{L}\p{N}.,:/-])(\d{1,2})\.(\d{1,2})\.? ?[-–] ?(\d{1,2})\.(\d{1,2})(?![\p{N}:%]|[.,]\d)/gu,
    (day, month, lastDay, lastMonth) => [...dayAndMonth(day, month), ...dayAndMonth(lastDay, lastMonth)],
  ],
  [/(?<![\p{L}\p{N}.,])(\d+) ?grad(?!\p{L})/giu, (degrees) => [`+degree:${degrees}`, `+C:${degrees}`]],
  // Two figures with a mark between them, in the other marks: 80:20 and 80/20, 3-2 and 3:2.
  [
    /(?<![\p{L}\p{N}.,:/-])(\d{1,3})(?: ?[/:–-] ?| to | out ?(?:of|ta) )(\d{1,3})(?![\p{L}\p{N}/:-]|[.,]\d)/gu,
    (one, other) => ["/", ":"].map((mark) => `J:${one}${mark}${other}`).concat(`f:${one}/${other}`),
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?(?:pct|percent|per cent|%)[ -]?(?:points?|pts?)(?!\p{L})/giu,
    (amount) => [`+pp:${Number(amount)}`],
  ],
  [
    new RegExp(`(?<!\\p{L})(${FEW}|\\d{1,3}) (times|occasions)(?!\\p{L})`, "giu"),
    (word = "", noun) => [noun === "times" ? `grown:${numberOf(word)}` : `+x:${numberOf(word)}`],
  ],
  // Who calls for the third time has called three times.
  [
    new RegExp(`(?<!\\p{L})(${SMALL_ORDINALS.slice(1, 6).join("|")}) time(?!\\p{L})`, "giu"),
    (which = "") => [`+x:${ORDINALS.get(which.toLowerCase())}`],
  ],
  // A month and its year: 06/2026.
  [
    /(?<![\p{L}\p{N}/.-])(0?[1-9]|1[0-2])[/.-](20\d\d)(?![\p{L}\p{N}/.-])/gu,
    (month = "", year) => [...datePartKeys(`${year}-${two(month)}`), `D:M${two(month)}`],
  ],
  // Years and seasons in two figures.
  [/(?<![\p{L}\p{N}])['’](\d\d)(?![\p{L}\p{N}'’])/gu, (year) => datePartKeys(`${Number(year) > 50 ? 19 : 20}${year}`)],
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
  [/(?<![\p{L}\p{N}.,])(\d{1,3}(?:\.\d+)?) ?[x×](?![\p{L}\p{N}])/giu, (times) => [`grown:${times}`, `+x:${times}`]],
  [
    /(?<![\p{N}.,])(\d{1,3}) parts? (?:of )?(?:\p{L}+ ){0,2}to (\d{1,3})(?: parts?)?(?![\p{L}\p{N}]|[.,]\d)/giu,
    (one, other) => [`pair:${one}-${other}`, ...["/", ":"].map((mark) => `J:${one}${mark}${other}`)],
  ],
  // "The third quarter is done, the fourth is open."
  [
    /(first|second|third|fourth|[1-4](?=st|nd|rd|th))(?<=quarter[^.!?\n]{0,60}[^\p{L}]\1)(?! quarter|\p{L}{3})/giu,
    (word = "") => datePartKeys(`Q${Number(word) || SMALL_ORDINALS.indexOf(word.toLowerCase()) + 1}`),
  ],
  [
    new RegExp(`(?<!\\p{L})(${DAYS.join("|").replaceAll("-", "[ -]")}) of (\\p{L}{3,9})(?!\\p{L})`, "giu"),
    (word = "", month = "") => spelledDay(DAYS.indexOf(word.toLowerCase().replace(" ", "-")) + 1, month.toLowerCase()),
  ],
  [
    /(?<![\p{L}\p{N}])[x×] ?(\d{1,6})(?![\p{L}\p{N}]|[.,]\d)/giu,
    (times) => [`grown:${times}`, `+x:${times}`, `+:${times}`],
  ],
  // An address that is written so that no program reads it: jobs [at] example [dot] org.
  [
    /(?<![\p{L}\p{N}.])([\w.-]{1,40}) ?[[(]at[\])] ?([\w-]{1,40}(?: ?[[(.](?:dot[\])] ?)?[\w-]{1,40}){1,4})/giu,
    (name = "", host = "") => [`email:${`${name}@${host.replace(/ ?[[(]dot[\])] ?/gi, ".")}`.toLowerCase()}`],
  ],
  [/(?<![\p{L}\p{N}])(\p{L})\.(\d{2,4})(?!\d)/gu, (letter = "", digits) => [`I:${letter.toLowerCase()}${digits}`]],
];

const ALL = [...FORMS, ...moneyForms, ...shorthandForms, ...clockForms];

/** What a source vouches for in forms that the scanners do not read. */
export const otherFormKeys = (text: string): string[] => {
  const keys = listedIds(text);
  for (const [pattern, keysOf] of / dot /i.test(text) ? [...ALL, ...dictatedForms] : ALL)
    eachMatch(pattern, text, ([, ...groups]) => void keys.push(...keysOf(...groups)));
  return keys;
};
