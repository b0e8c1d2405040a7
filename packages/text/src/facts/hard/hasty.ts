// What a hasty draft writes short and one careful reader alone can mean: "0630", "tue", "14 mar", "47m". A model writes it
// out, so the draft vouches for what it stands for. It is judged nowhere: in a rewrite the scanners read the full form.
import { two } from "../fact.ts";
import { datePartKeys } from "./calendar.ts";
import { readHard } from "./read.ts";
import { figureKey } from "./reading.ts";

const APART = "(?<![\\p{L}\\p{N}.,:/$€£#-])";
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const ENDS = "(?![\\p{L}\\p{N}])";

const monthOf = (word: string): string => two(MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1);
const isDay = (day: string): boolean => Number(day) >= 1 && Number(day) <= 31;

const DAY_NAME = new RegExp(`(?<![\\p{L}\\p{N}])(mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\\.?${ENDS}`, "giu");
const VERB = /\b(?:he|she|they|we|i|who|the) $/i;
const DAY_AND_NUMBER =
  /(?<![\p{L}\p{N}])(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)[a-z]{0,6}\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}:%]|[.,]\d)/giu;
const WORKDAYS = /(?<![\p{L}\p{N}])M ?[-–] ?F(?![\p{L}\p{N}])/u;
const MONTH_ALONE = new RegExp(`(?<![\\p{L}\\p{N}])${MONTH}${ENDS}`, "giu");
// These are verbs as well, so they need a word before them that times something.
const TIMED =
  /\b(?:in|of|by|since|until|till|early|mid|late|last|next|from|before|after|through|the|this|\d(?:st|nd|rd|th)?)[ -]$/i;
const DAY_FIRST = new RegExp(
  `${APART}(\\d{1,2})(?:st|nd|rd|th)?(?:[ -]?| of )${MONTH}(?:[ ,'’-]+(\\d{4}))?${ENDS}`,
  "giu",
);
const DAY_RANGE = new RegExp(`${APART}(\\d{1,2}) ?(?:[-–]|to) ?(\\d{1,2}) ?${MONTH}${ENDS}`, "giu");
const MONTH_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d(?:st|nd|rd|th)? )${MONTH} ?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?${ENDS}`,
  "giu",
);
const MONTH_YEAR = new RegExp(`(?<![\\p{L}\\p{N}])${MONTH} ?['’]?(\\d{4})${ENDS}`, "giu");

const dateKeys = (day: string, month: string, year: string | undefined): string[] =>
  isDay(day) ? datePartKeys(`${year === undefined ? "" : `${year}-`}${monthOf(month)}-${two(day)}`) : [];

const daysAndMonths = (text: string): string[] => [
  ...Array.from(text.matchAll(DAY_NAME))
    .filter(
      ({ 0: word, index }) => !/^(?:sat|sun)/i.test(word) || !VERB.test(text.slice(Math.max(0, index - 6), index)),
    )
    .map(([, day = ""]) => `W:${day.slice(0, 3).toLowerCase()}`),
  ...Array.from(text.matchAll(MONTH_ALONE))
    .filter(
      ({ 0: word, index }) =>
        !/^(?:mar|may|march)$/.test(word) || TIMED.test(text.slice(Math.max(0, index - 10), index)),
    )
    .map(([, month = ""]) => `D:M${monthOf(month)}`),
  ...Array.from(text.matchAll(DAY_FIRST)).flatMap(([, day = "", month = "", year]) => dateKeys(day, month, year)),
  ...Array.from(text.matchAll(DAY_RANGE)).flatMap(([, first = "", last = "", month = ""]) => [
    ...dateKeys(first, month, undefined),
    ...dateKeys(last, month, undefined),
  ]),
  ...Array.from(text.matchAll(DAY_AND_NUMBER)).flatMap(([, day = ""]) =>
    isDay(day) ? [`d:${Number(day)}`, `o:${Number(day)}`] : [],
  ),
  ...(WORKDAYS.test(text) ? ["W:mon", "W:fri"] : []),
  ...Array.from(text.matchAll(MONTH_FIRST)).flatMap(([, month = "", day = "", year]) => dateKeys(day, month, year)),
  ...Array.from(text.matchAll(MONTH_YEAR)).flatMap(([, month = "", year = ""]) =>
    datePartKeys(`${year}-${monthOf(month)}`),
  ),
];

const DIGITS_TIME = /(?<![\p{L}\p{N}.,:/$€£#])([01]?\d|2[0-3])([0-5]\d)(?:h|hrs?)?(?![\p{L}\p{N}:/%]|[.,]\d)/giu;
const LETTER_HALF = /(?<![\p{L}\p{N}.,:])(1[0-2]|[1-9])(?:[:.]?([0-5]\d))? ?([ap])(?:\.?m\.?)?(?![\p{L}\p{N}])/giu;

/** "0630" and "1930" are times of one half of the day; "630" may be of either. */
const timesOf = (text: string): string[] => [
  ...Array.from(text.matchAll(DIGITS_TIME)).flatMap(({ 1: hours = "", 2: minutes = "" }) => {
    const hour = Number(hours);
    const open = `${hour % 12 || 12}:${minutes}`;
    const sure = hours.length === 2 ? [`T:${hours}:${minutes}`] : [];
    const whole = minutes === "00" ? [`h:${hour % 12 || 12}`] : [];
    return [`t:${open}`, ...(hour <= 12 ? [`t?:${open}`] : []), ...sure, ...whole];
  }),
  ...Array.from(text.matchAll(LETTER_HALF)).flatMap(({ 1: hour = "", 2: minutes = "00", 3: half = "a" }) => [
    `t:${Number(hour)}:${minutes}`,
    `T:${two((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0))}:${minutes}`,
  ]),
];

const UNITS: Readonly<Record<string, string>> = {
  m: "min",
  mo: "month",
  mos: "month",
  mth: "month",
  mths: "month",
  d: "day",
  w: "week",
  wk: "week",
  wks: "week",
  y: "year",
  yr: "year",
  yrs: "year",
  yo: "year",
  h: "h",
  hr: "h",
  hrs: "h",
  s: "s",
  sec: "s",
  secs: "s",
  deg: "degree",
};
const SHORT_UNIT = new RegExp(
  `(?<![\\p{L}\\p{N}.,:$€£#-])(\\d+(?:\\.\\d+)?) ?(${Object.keys(UNITS).join("|")})${ENDS}`,
  "giu",
);
// "wk43", "bed 9", "no.3": the figure names one of several, and stands alone when the word is written out.
const NUMBERED =
  /(?<!\p{L})(?:wk|week|day|sprint|phase|step|stage|level|room|bed|bay|gate|line|no|nr|x)\.?\s?(\d{1,3})(?![\p{L}\p{N}%]|[.,]\d)/giu;
const HOURS_AND_MINUTES = /(?<![\p{L}\p{N}.,:])(\d{1,2})(?:h|hrs?) ?([0-5]\d)(?:m(?:ins?)?)?(?![\p{L}\p{N}])/giu;
// "86k php", "usd 900": codes of currencies in small letters.
const SMALL_CODE =
  /(?<![\p{L}\p{N}.,])(?:[a-z]{3} ?\d[\d.,]*(?:k|m|bn)?|\d[\d.,]*(?:k|m|bn)? ?[a-z]{3})(?![\p{L}\p{N}])/gu;
const GERMAN_DAY = /\b(?:on|by|until|till|from|before|after) the (\d{1,2})\.(?=\s|$)/giu;
// One unit behind both ends: "3.1 → 2.4%", and members of one list of shares: "Aug 96.1%, Sept 97.4".
const SHARED_SHARE = /(?<![\p{L}\p{N}.,:$€£#-])(\d+(?:\.\d+)?) ?(?:→|->|–>|=>) ?\d+(?:\.\d+)? ?%/giu;
const NEXT_SHARE = /%,? (?:and )?\p{L}{3,9}\.? (\d+\.\d+)(?![\p{L}\p{N}%]|[.,]\d)/giu;

const figuresOf = (text: string): string[] => [
  ...Array.from(text.matchAll(SHORT_UNIT), ([, amount = "", unit = ""]) =>
    figureKey(false, UNITS[unit.toLowerCase()] as string, amount),
  ),
  ...Array.from(text.matchAll(HOURS_AND_MINUTES)).flatMap(([, hours = "", minutes = ""]) => [
    figureKey(false, "h", hours),
    figureKey(false, "min", String(Number(minutes))),
  ]),
  ...Array.from(text.matchAll(SMALL_CODE)).flatMap(([written]) =>
    readHard(written.toUpperCase()).all.flatMap(({ kind, backs }) => (kind === "money" ? backs() : [])),
  ),
  ...Array.from(text.matchAll(NUMBERED), ([, figure = ""]) => figureKey(false, "", String(Number(figure)))),
  ...Array.from(text.matchAll(GERMAN_DAY)).flatMap(([, day = ""]) => [`d:${Number(day)}`, `o:${Number(day)}`]),
  ...[...text.matchAll(SHARED_SHARE), ...text.matchAll(NEXT_SHARE)].map(([, share = ""]) =>
    figureKey(false, "%", share),
  ),
];

/** What a hasty draft vouches for beyond what the scanners read of it. */
export const hastyKeys = (text: string): string[] => [...daysAndMonths(text), ...timesOf(text), ...figuresOf(text)];
