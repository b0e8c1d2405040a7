// Figures as people say them and as they are shortened in a trade, in forms that no scanner reads.
import { two } from "../../fact.ts";
import { ORDINALS, SMALL_NUMBERS, smallNumber, TENS_NAMES } from "../../number.ts";
import { datePartKeys, monthNumber } from "../readings/calendar.ts";
import type { Form } from "./clock-forms.ts";
import { currencyOfNoun } from "../readings/currency.ts";
import { scaleNamed, scaleWords } from "../readings/magnitude.ts";
import { measureKeys } from "../readings/quantity.ts";
import { figureKey, matchesOf, product } from "../readings/reading.ts";
import { PARTS } from "../readings/share.ts";
import { spelled, unitOfWord } from "../readings/unit-behind.ts";

/** A figure with the unit behind it; a short one is its own name: kg, ft. */
const counted = (amount: string, word = ""): string[] =>
  word === "" ? [] : measureKeys(false, amount, [unitOfWord(word.toLowerCase()) ?? word.toLowerCase()]);

/** Both ends of a range of dates, in the order that one of them gives away: "12/23 thru 1/2". */
const datesInOrder = (...written: (string | undefined)[]): string[] => {
  const [first = 0, second = 0, third = 0, fourth = 0] = written.map(Number);
  const isMonthFirst = second > 12 || fourth > 12;
  if (isMonthFirst === (first > 12 || third > 12)) return [];
  return [
    [first, second],
    [third, fourth],
  ].flatMap(([one = 0, other = 0]) => {
    const [month, day] = isMonthFirst ? [one, other] : [other, one];
    return month > 12 || day > 31 ? [] : datePartKeys(`${two(month)}-${two(day)}`);
  });
};

const ONES = SMALL_NUMBERS.slice(1, 10);
const TEENS = SMALL_NUMBERS.slice(11);
const TENS = ["ten", ...TENS_NAMES];
/** The number that up to two words say: "eighty", "eighty two". */
const below = (tens: string, ones: string): number => smallNumber(tens) + (ones === "" ? 0 : smallNumber(ones));

/** "One-eighty": a figure of three digits as it is said. */
const saidShort = (hundreds = "", tens = "", ones = "", word = ""): string[] => {
  const amount = String(100 * smallNumber(hundreds) + below(tens, ones));
  return [figureKey(false, "", amount), `!:${amount}`, `+bare:${amount}`, ...counted(amount, word)];
};

const PART_AMOUNTS: Readonly<Record<string, number>> = { "a half": 0.5, "a quarter": 0.25, "three quarters": 0.75 };

const DIGITS = SMALL_NUMBERS.slice(0, 11);
const saidDigits = (said = "", word = ""): string[] => {
  const digits = said.toLowerCase().split(" point ").map(smallNumber);
  const written = digits.join(".");
  if (digits.length > 2) return [`version:${written}`, `version:v${written}`];
  const unit = /^per ?cent$/i.test(word) ? "%" : "";
  return [figureKey(false, unit, String(Number(written))), ...counted(written, unit === "" ? word : "")];
};

const SAID_WHOLE = `\\d{1,4}|\\d{1,3},\\d{3}|${SMALL_NUMBERS.slice(1, 13).join("|")}`;
const SAID_PART = `\\d\\d|${TEENS.join("|")}|(?:${TENS.join("|")})(?:[ -](?:${ONES.join("|")}))?`;
/** "Two pounds fifty", "8 euros 50", "one metre twenty". */
const saidWithPart = (whole = "", noun = "", part = ""): string[] => {
  const [greater, less] = [whole, part].map((word) =>
    /^\d/.test(word) ? Number(word.replace(",", "")) : smallNumber(word),
  );
  const amount = String(Number(`${greater}.${two(less ?? 0)}`));
  const currency = currencyOfNoun(noun.toLowerCase(), "");
  return currency === null ? counted(amount, noun) : currency.backs.map((name) => figureKey(false, name, amount));
};

/** The days, weeks and months of a prescription: 7/7, 6/52, 3/12. */
const COURSES: Readonly<Record<string, string>> = { 7: "day", 52: "week", 12: "month" };

export const shorthandForms: readonly Form[] = [
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(${SAID_WHOLE}) (euros?|pounds?|dollars?|bucks?|quid|francs?|met(?:re|er)s?) (${SAID_PART})(?![\\p{L}\\p{N}%]|[.,]\\d| ?(?:percent|per cent))`,
      "giu",
    ),
    saidWithPart,
  ],
  // The aperture of a lens: f1.8.
  [/(?<![\p{L}\p{N}])f\/?(\d{1,2}\.\d)(?![\d.])/giu, (number = "") => [figureKey(false, "", String(Number(number)))]],
  [
    new RegExp(
      `(?<!\\p{L})(${ONES.join("|")})[ -](${TENS.join("|")})(?:[ -](${ONES.join("|")}))?(?: (\\p{L}{1,9}))?(?!\\p{L})`,
      "giu",
    ),
    saidShort,
  ],
  // Storage without its bytes: 40G, 1T.
  [/(?<![\p{L}\p{N}.,])([\d.]+)([GT])(?![\p{L}\p{N}])/gu, (size = "", letter) => counted(size, `${letter}b`)],
  // Who is 14 is a 14-year-old.
  [
    /(?<!\p{L})(?:daughter|son|kid|child|girl|boy|brother|sister|mum|mom|dad|mother|father|wife|husband|he|she|grand\p{L}+)['’]?s? (?:(?:is|was|turns|turned|aged) (\d{1,3})(?=[.,;!?)\n]|$| (?:and|now|but|today|next|this|in|on)\b)|(\d{2})(?![\p{L}\p{N}%:]|[.,]\d))/giu,
    (said, behind) => measureKeys(false, said ?? behind ?? "", ["year"]),
  ],
  [
    /(?<![\p{L}\p{N}.,/])([1-9]) (third|quarter|fifth|sixth|eighth|tenth)s(?!\p{L})/giu,
    (above, part = "") => [`f:${above}/${PARTS[part.toLowerCase()]}`],
  ],
  // A gradient or a scale: "1 in 12" is 1:12.
  [
    /(?<![\p{L}\p{N}.,])1 in (\d{1,3})(?![\p{L}\p{N}]|[.,]\d)/giu,
    (length = "") => [`J:1:${length}`, `t:1:${length.padStart(2, "0")}`],
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d{1,3}) (?:floor|flr)(?!\p{L})|(?<!\p{L})(?:floor|flr|level) (\d{1,3})(?![\p{L}\p{N}])/giu,
    (one, other) => [`o:${one ?? other}`],
  ],
  [
    new RegExp(`(?<!\\p{L})(${[...ORDINALS.keys()].slice(0, 10).join("|")}) (?:floor|flr|level)(?!\\p{L})`, "giu"),
    (which = "") => [figureKey(false, "", String(ORDINALS.get(which.toLowerCase())))],
  ],
  // The end of a longer number: "card ...6612".
  [
    /(?:\.{2,}|…) ?(\d{3,6})(?![\p{L}\p{N}]|[.,]\d)/gu,
    (digits) => [figureKey(false, "", String(Number(digits))), `!:${Number(digits)}`],
  ],
  // "4 and a quarter percent".
  [
    /(?<![\p{L}\p{N}.,])(\d{1,4}) and (a half|a quarter|three quarters)(?: (percent|per cent|\p{L}{1,12}))?(?!\p{L})/giu,
    (whole, part = "", word = "") => {
      const amount = String(Number(whole) + (PART_AMOUNTS[part.toLowerCase()] ?? 0));
      return [figureKey(false, /^per ?cent$/i.test(word) ? "%" : "", amount), ...counted(amount, word)];
    },
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d[\d,]*(?:\.\d+)?)(k?) ?[rb]pm(?!\p{L})/giu,
    (count = "", thousands) => [
      `rate:${product(count.replaceAll(",", ""), thousands === "" ? 1 : 1_000)}@min`,
      "period:min",
    ],
  ],
  // "3 nil" is three to none.
  [/(?<![\p{L}\p{N}.,])(\d{1,2})[ -](?:nil|nought)(?!\p{L})/giu, (goals) => [`pair:${goals}-0`, `+:0`, `J:${goals}:0`]],
  // A split of a hundred: "60/40", "50 50".
  [
    /(?<![\p{L}\p{N}.,/])(\d{1,2})[/ -](\d{1,2})(?![\p{N}/])/gu,
    (one, other) =>
      Number(one) + Number(other) === 100 ? [`+%:${Number(one)}`, `+%:${Number(other)}`, `J:${one}/${other}`] : [],
  ],
  // A summer or a season in two figures: "summer 26".
  [
    /(?<!\p{L})(?:spring|summer|autumn|fall|winter|season) ['’]?(2\d|3\d)(?![\p{L}\p{N}%]|[.,:]\d)/giu,
    (year) => datePartKeys(`20${year}`),
  ],
  // "2 and a half grand".
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(\\d{1,3}) and (a half|a quarter|three quarters) (${scaleWords.join("|")})(?!\\p{L})`,
      "giu",
    ),
    (whole, part = "", scale = "") => [
      figureKey(
        false,
        "",
        product(String(Number(whole) + (PART_AMOUNTS[part.toLowerCase()] ?? 0)), scaleNamed(scale.toLowerCase())),
      ),
    ],
  ],
  // "Half a percent".
  [
    /(?<!\p{L})(half|quarter|three quarters)(?: of)?(?: an?| one)? (?:percent|per cent|pct)(?!\p{L})/giu,
    (part = "") => [figureKey(false, "%", /^h/i.test(part) ? "0.5" : /^t/i.test(part) ? "0.75" : "0.25")],
  ],
  // A code read out digit by digit: "0 4 7 7".
  [
    /(?<![\p{N}.,:/-] ?)(?<!\p{L})(\d(?: \d){2,9})(?! ?[\p{N}.,:/-]\d|[\p{L}\p{N}])/gu,
    (digits = "") => [
      figureKey(false, "", String(Number(digits.replaceAll(" ", "")))),
      `!:${Number(digits.replaceAll(" ", ""))}`,
    ],
  ],
  // A race: 1h 2m 30s is 1:02:30.
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,:])(\\d{1,2}) ?${spelled("h")} ?(\\d{1,2}) ?(?:m|${spelled("min")}) ?(\\d{1,2}(?:\\.\\d)?) ?${spelled("s")}(?!\\p{L})`,
      "giu",
    ),
    (hours, minutes = "", seconds = "") => {
      const written = `${two(Number(minutes))}:${seconds.padStart(seconds.includes(".") ? 4 : 2, "0")}`;
      return [`J:${hours}:${written}`, `T:${two(Number(hours))}:${written}`, `t:${hours}:${written}`];
    },
  ],
  // Thousands of kilometres on the clock of a car: 88 tkm.
  [/(?<![\p{L}\p{N}.,])(\d{1,3}) ?tkm(?!\p{L})/giu, (count = "") => measureKeys(false, product(count, 1_000), ["km"])],
  // "Away from 14 to 21": days, where nothing else is counted.
  [
    /(?<!\p{L})from (\d{1,2}) (?:to|till?|until) (\d{1,2})(?=[.,;!?)\n]|$| (?:and|but|so|i|we)\b)/giu,
    (one, other) => [one, other].flatMap((day) => [`d:${Number(day)}`, `o:${Number(day)}`]),
  ],
  // Each of them out of the same: "scored 78, 81, 69 of 100".
  [
    /(?<![\p{L}\p{N}.,])((?:\d{1,3}, ?)+\d{1,3}) (?:out )?of (\d{1,3})(?![\p{L}\p{N}]|[.,]\d)/giu,
    (list = "", whole) => list.split(/, ?/).flatMap((each) => [`J:${each}/${whole}`, `f:${each}/${whole}`]),
  ],
  // Millions of a currency: 1,95 MSEK.
  [
    /(?<![\p{L}\p{N}.,])(\d{1,4}(?:[.,]\d{1,3})?) ?([MkT])(SEK|NOK|DKK|EUR|USD|CHF|GBP|PLN|CZK)(?!\p{L})/gu,
    (count = "", scale, code = "") => [
      figureKey(false, code, product(count.replace(",", "."), scale === "M" ? 1e6 : 1_000)),
    ],
  ],
  // A pension plan of the USA: 401k is 401(k).
  [/(?<![\p{L}\p{N}.,])(40[13]) ?\(?[kb]\)?(?![\p{L}\p{N}])/giu, (plan) => [`+:${plan}`, `!:${plan}`]],
  // 11 stone 4.
  [
    /(?<![\p{L}\p{N}.,])(\d{1,2}) ?(?:stone|st) ?(\d{1,2})(?![\p{L}\p{N}%]|[.,:]\d)/giu,
    (_, pounds = "") => measureKeys(false, pounds, ["lb"]),
  ],
  [
    new RegExp(`(?<!\\p{L})couple (?:of )?(${scaleWords.join("|")})(?!\\p{L})`, "giu"),
    (scale = "") => [figureKey(false, "", String(2 * scaleNamed(scale.toLowerCase())))],
  ],
  [
    new RegExp(`(?<!\\p{L})(half|quarter)(?: of)?(?: a)? (${scaleWords.join("|")})(?!\\p{L})`, "giu"),
    (part = "", scale = "") => [
      figureKey(false, "", product(/^h/i.test(part) ? "0.5" : "0.25", scaleNamed(scale.toLowerCase()))),
    ],
  ],
  // Said digit by digit: "zero point four percent", "version two point one point three".
  [
    new RegExp(
      `(?<!\\p{L})((?:${DIGITS.join("|")})(?: point (?:${DIGITS.join("|")})){1,3})(?: (percent|per cent|\\p{L}{1,12}))?(?!\\p{L})`,
      "giu",
    ),
    saidDigits,
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d{1,4}(?:\.\d+)?) ?[x×*] ?10\^(\d{1,2})(?!\d)/giu,
    (count, power) => [figureKey(false, "", String(Number(count) * 10 ** Number(power)))],
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?(?:bps?|basis points?)(?![\p{L}\p{N}])/giu,
    (points = "") => [`+pp:${product(points, 0.01)}`, `+%:${product(points, 0.01)}`],
  ],
  // A deviation to both sides: "+/- 10%", "plus minus 5 mm".
  [
    /(?:\+ ?\/? ?-|±|plus[ -](?:or[ -])?minus) ?(\d+(?:\.\d+)?) ?(%|\p{L}{1,9})?/giu,
    (amount = "", unit = "") =>
      ["", unit, unitOfWord(unit.toLowerCase()) ?? unit].flatMap((name) => [
        figureKey(true, name, amount),
        figureKey(false, name, amount),
      ]),
  ],
  // The age of a patient: "pt 82f", "82yo".
  [
    /(?<!\p{L})(?:patient|pt|male|female|woman|man|client|resident)(?!\p{L})[^.!?\n\d]{0,12}(\d{1,3}) ?[mf]?(?![\p{L}\p{N}%]|[.,:]\d)/giu,
    (age = "") => measureKeys(false, age, ["year"]),
  ],
  [
    /(?<!\p{L})(?:r[au]n|runs|running|race|jog\p{L}*|walk\p{L}*|rode|cycled|swam)(?!\p{L})[^.!?\n\d]{0,20}(\d{1,3}(?:\.\d)?)k(?![\p{L}\p{N}])/giu,
    (distance = "") => measureKeys(false, distance, ["km"]),
  ],
  // A name and its number without the space between them: cat6, gate22.
  [
    /(?<=(?<![\p{L}\p{N}])(\p{L}{2,10}))(\d{1,4})(?![\p{L}\p{N}]|[.,]\d)/gu,
    (name = "", number) => [`I:${name.toLowerCase()}${Number(number)}`],
  ],
  // A year in two figures behind a day and its month: "3 jun 24".
  [
    /(?<![\p{L}\p{N}.,:/])(\d{1,2}) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* ['’]?(\d\d)(?=[.,;:!?)\n]|$)/giu,
    (day = "", month = "", year) => datePartKeys(`20${year}-${two(monthNumber(month))}-${two(Number(day))}`),
  ],
  // "38 point 5".
  [
    /(?<![\p{L}\p{N}.,])(\d{1,4}) point (\d{1,3})(?: (\p{L}{1,12}))?(?![\p{N}])/giu,
    (whole, part, word) => [figureKey(false, "", `${whole}.${part}`), ...counted(`${whole}.${part}`, word)],
  ],
  [
    /(?<![\p{L}\p{N}./])(\d{1,2})\/(7|52|12)(?![\p{N}/])/gu,
    (count = "", course = "") => measureKeys(false, count, [COURSES[course] as string]),
  ],
  // A month and its year on a label or in a contract: "exp 06/27", "ends 3/27".
  [
    /(?<!\p{L})(?:exp\p{L}*|ends?|until|till?|valid|thru)\.?:? (0?[1-9]|1[0-2])[/.-](2[4-9]|3\d)(?![\p{N}/.-])/giu,
    (month = "", year) => datePartKeys(`20${year}-${two(month)}`),
  ],
  [
    /(?<![\p{L}\p{N}/.])(\d{1,2})\/(\d{1,2}) ?(?:[-–]|to|thru|through|until|till?) ?(\d{1,2})\/(\d{1,2})(?![\p{N}/])/giu,
    datesInOrder,
  ],
  // Who is "10-15 late" is so many minutes late.
  [
    /(?<![\p{L}\p{N}.,:])(\d{1,2})(?: ?(?:[-–]|to|or) ?(\d{1,2}))? late(?!\p{L})/giu,
    (one = "", other = one) => [...measureKeys(false, one, ["min"]), ...measureKeys(false, other, ["min"])],
  ],
  // Rates and availabilities are shares: "a loan at 6.9", "sla 99.9".
  [
    /(?<!\p{L})(?:loan|interest|apr|mortgage|sla|uptime|availability)(?!\p{L})(?:[^.!?\n]{0,40}? at |[^.!?\n\d]{0,30}(?<![\p{Sc}\d]))(\d{1,2}\.\d{1,3})(?![\d%])/giu,
    (share) => [`+%:${Number(share)}`],
  ],
];

const ID_LIST =
  /(?<![\p{L}\p{N}])([A-Z]{2,10})[ -]?\d{2,6}((?:(?:, ?| ?[&+/] ?| and )\d{2,6}(?![\p{L}\p{N}%]|[.,]\d))+)/gu;
/** The identifiers of a list that says their name once: "OPS 2231 & 2232". */
export const listedIds = (text: string): string[] =>
  matchesOf(ID_LIST, text).flatMap(([, name = "", rest = ""]) =>
    (rest.match(/\d+/g) ?? []).map((number) => `I:${name.toLowerCase()}${number}`),
  );
