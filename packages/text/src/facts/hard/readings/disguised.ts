// Figures that are not written in digits or in English words: numerals of letters, number words of other languages,
// words that are broken or spaced out, pictures of a time or of money, addresses with "at" and "dot".
import { fold } from "../../character.ts";
import { foreignNumber, mayCountAbroad } from "../../foreign-number.ts";
import { numberWords, SMALL_NUMBERS } from "../../number.ts";
import { unitNamed } from "../../unit.ts";
import { rowsOf, SHORT_UNITS } from "../../unit-table.ts";
import { MONTHS } from "./calendar.ts";
import { currencyOfNoun } from "./currency.ts";
import { measureKeys } from "./quantity.ts";
import { eachMatch, matchesOf, verbatim, type Reading } from "./reading.ts";

const NOUNS = new Map(
  rowsOf(SHORT_UNITS).flatMap(([unit = "", ...words]) => words.map((word) => [word, unit] as const)),
);
/** What the table of units does not hold: per cent in several words, o'clock, and nouns with many endings. */
const MORE = /^ (?:pour ?cent|por ?ciento|per ?cento|uhr|tygodni\p{L}*|недел\p{L}*|дн\p{L}*)(?!\p{L})/iu;
/** The unit behind a number word, "" for what counts without being one, undefined where nothing is counted. */
const countedIn = (behind: string): string | undefined => {
  const next = /^ (\p{L}{2,})/u.exec(behind)?.[1]?.toLowerCase() ?? "";
  const unit = NOUNS.get(next) ?? unitNamed(next);
  return unit ?? (MORE.test(behind) || next === "percent" || currencyOfNoun(next, "") !== null ? "" : undefined);
};

const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}-]{2,24}(?![\p{L}\p{N}])/gu;

const figureReading = (text: string, start: number, value: number, isJudged = true): Reading => ({
  kind: "number",
  start,
  end: start + text.length,
  text,
  amount: String(value),
  backs: () => [`+:${value}`, `+bare:${value}`, `!:${value}`],
  needs: () => (isJudged ? [[`+:${value}`], [`o:${value}`], [verbatim(text)]] : []),
});

const foreignIn = (text: string): Reading[] => {
  const found: Reading[] = [];
  eachMatch(WORD, text, ({ 0: written, index }, end) => {
    const value = foreignNumber(written.toLowerCase());
    if (value === undefined) return;
    const unit = countedIn(text.slice(end, end + 20));
    const reading = figureReading(written, index, value, value > 10 || unit !== undefined);
    // "Zwei Wochen" are 2 Wochen and two weeks.
    found.push(
      unit ? { ...reading, backs: () => [...reading.backs(), ...measureKeys(false, `${value}`, [unit])] } : reading,
    );
  });
  return found;
};

const HAN = "〇一二三四五六七八九";
const HAN_RUN = /[〇一二两三四五六七八九十百千]{2,8}(?![万亿])/gu;
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
// "Together", "very", "all kinds of" and the like.
const HAN_WORDS = /^(?:一一|十分|千百|三三|两两|三两|七八|九十九)$/;

const hanValue = (run: string): number => {
  let [sum, digit] = [0, 0];
  for (const sign of run) {
    const unit = HAN_UNITS[sign];
    if (unit === undefined)
      digit = 10 * digit * (/[十百千]/.test(run) ? 0 : 1) + (sign === "两" ? 2 : HAN.indexOf(sign));
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
};

const hanIn = (text: string): Reading[] =>
  matchesOf(HAN_RUN, text)
    .filter(([run]) => !HAN_WORDS.test(run))
    .map(({ 0: run, index }) => figureReading(run, index, hanValue(run)));

const ROMAN =
  /(?<![\p{L}\p{N}&.'’-])(?=[MDCLXVI]{2})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}&'’-])/gu;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const NUMBERED =
  /(?:chapter|kapitel|chapitre|cap[ií]tulo|hoofdstuk|deel|teil|part|phase|section|title|article|volume|vol\.|book|act|appendix|annex|type|class|stage|level|tier|grade|schedule|figure|table|round|step|war|q|ww) ?$/i;
// Rows of one letter are sizes and blanks to fill in; numerals up to three letters need a word that counts, or they are names.
const isNumeral = (numeral: string, before: string): boolean =>
  numeral.length >= 2 &&
  !/^(?:X+|C+|M+)$/.test(numeral) &&
  (numeral.length >= 4 || /^[IVX]{3}$/.test(numeral) || NUMBERED.test(before));

const romanValue = (numeral: string): number =>
  Array.from(numeral).reduce((sum, sign, index) => {
    const value = ROMAN_VALUES[sign] as number;
    return value < (ROMAN_VALUES[numeral[index + 1] ?? ""] ?? 0) ? sum - value : sum + value;
  }, 0);

const romanIn = (text: string): Reading[] => {
  const found: Reading[] = [];
  eachMatch(ROMAN, text, ({ 0: numeral, index }) => {
    if (isNumeral(numeral, text.slice(Math.max(0, index - 10), index)))
      found.push(figureReading(numeral, index, romanValue(numeral)));
  });
  return found;
};

// "t h i r t y", "t-h-i-r-t-y", "for-⏎ty".
const BROKEN = /(?<!\p{L})(?:(?:\p{L}[ -]){2,}\p{L}|\p{L}{2,9}[-\u2010]\n\p{L}{2,9})(?!\p{L})/gu;

/** "May" is a word as well. */
const CALENDAR_WORD = new RegExp(
  `^(?:${MONTHS.filter((month) => month !== "may").join("|")}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|half)`,
);

const CALENDAR_WORD_WHOLE = new RegExp(`${CALENDAR_WORD.source}$`);

/** Whether letters that were put together are a number word or a day or month, or begin with one: "t e n d a y s". */
const startsAsNumber = (letters: string): boolean => {
  if (CALENDAR_WORD.test(letters)) return true;
  for (let length = 3; length <= letters.length; length += 1)
    if (numberWords.has(letters.slice(0, length))) return true;
  return false;
};

const brokenIn = (text: string): Reading[] =>
  matchesOf(BROKEN, text).flatMap(({ 0: written, index }) => {
    const letters = written.replace(/[\s\-\u2010]/g, "").toLowerCase();
    const isNumber = written.includes("\n") ? numberWords.has(letters) : startsAsNumber(letters);
    return isNumber ? [asWritten(written, index, "number")] : [];
  });

const asWritten = (text: string, start: number, kind: Reading["kind"]): Reading => ({
  kind,
  start,
  end: start + text.length,
  text,
  backs: () => [],
  needs: () => [[verbatim(text)]],
});

// One that opens a line of words is an ornament: "💵 Bring cash".
const SIGN = "[\\u{1f550}-\\u{1f567}\\u{1f4b4}-\\u{1f4b7}\\u{1f51f}]";
const PICTURE = new RegExp(`(?<!(?:^|\\n)[ \\t•*>-]*)${SIGN}|${SIGN}(?! ?[\\p{L}\\p{Sc}*_])`, "gu");
const MAIL =
  /[\p{L}\p{N}._-]+ ?(?:[[({] ?at ?[\])}]|(?<= )at(?= )) ?[\p{L}\p{N}-]+(?: ?(?:[[({] ?dot ?[\])}]|(?<= )dot(?= )) ?[\p{L}\p{N}-]+)+/giu;

const HOST = /[\p{L}\p{N}-]+(?: ?[[({] ?dot ?[\])}] ?[\p{L}\p{N}-]+)+/giu;

const DIGIT_WORDS = SMALL_NUMBERS.slice(0, 10);
const SPELLED_NUMBER = new RegExp(
  `(?<!\\p{L})(?:(?:(?:double|triple|oh|${DIGIT_WORDS.join("|")})(?:[ -]|, )){4,}(?:oh|${DIGIT_WORDS.join("|")})|(?:(?:${DIGIT_WORDS.join("|")})-){2,}(?:${DIGIT_WORDS.join("|")}))(?!\\p{L})`,
  "giu",
);

/** "Oh seven double three two": the digits of a number that is read out. */
const spelledNumber = (text: string, start: number): Reading => {
  let digits = "";
  let times = 1;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const digit = word === "oh" ? 0 : DIGIT_WORDS.indexOf(word);
    if (digit >= 0) digits += String(digit).repeat(times);
    times = word === "double" ? 2 : word === "triple" ? 3 : 1;
  }
  const keys = [`P:${digits}`, `+:${Number(digits)}`];
  return {
    kind: "phone",
    start,
    end: start + text.length,
    text,
    backs: () => keys,
    needs: () => [...keys, verbatim(text)].map((key) => [key]),
  };
};

// An English day, month or number word in accented letters; those of other languages are spelled otherwise.
const ACCENTED = /(?<=(?<!\p{L})(\p{L}{0,11}))[\u00c0-\u024f\u1e00-\u1eff]\p{L}{0,11}(?!\p{L})/gu;
const accentedIn = (text: string): Reading[] =>
  matchesOf(ACCENTED, text).flatMap(({ 0: rest, 1: lead = "", index }) => {
    const written = lead + rest;
    const plain = fold(written);
    const isEnglish = CALENDAR_WORD_WHOLE.test(plain) || numberWords.has(plain);
    return isEnglish && written.length > 3 && written.length < 13 && foreignNumber(written.toLowerCase()) === undefined
      ? [asWritten(written, index - lead.length, "number")]
      : [];
  });

const MAY_BE_ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/;
const MAY_BE_HAN = /\p{Script=Han}/u;
const MAY_BE_ROMAN = /[CDILMVX]{2}/;
const MAY_BE_BROKEN = /[ -].[ -].(?!\p{L})|[-\u2010]\n/su;
/** The first half of every such picture. */
const PICTURE_LEAD = "\ud83d";
const MAY_BE_MAIL = /(?<!\p{L})dot(?!\p{L})/iu;
const MAY_BE_SPELLED = new RegExp(
  `(?:(?:oh|double|triple|${DIGIT_WORDS.join("|")})[ ,-]+){4}|(?:(?:${DIGIT_WORDS.join("|")})-){2}`,
  "i",
);
const MAY_HIDE = /[^\n -~]|\p{Lu}{2}|(?<!\p{L})\p{L}[ -]\p{L}[ -]\p{L}(?!\p{L})|-\n| dot |[[({] ?dot|\bat\b ?[\])]/u;
/** Figures and addresses that are not written as such. */
export const disguisedIn = (text: string): Reading[] => [
  ...(mayCountAbroad(text) ? foreignIn(text) : []),
  ...(MAY_BE_SPELLED.test(text)
    ? matchesOf(SPELLED_NUMBER, text).map(({ 0: number, index }) => spelledNumber(number, index))
    : []),
  ...(MAY_HIDE.test(text)
    ? [
        ...(MAY_BE_ACCENTED.test(text) ? accentedIn(text) : []),
        ...(MAY_BE_HAN.test(text) ? hanIn(text) : []),
        ...(MAY_BE_ROMAN.test(text) ? romanIn(text) : []),
        ...(MAY_BE_BROKEN.test(text) ? brokenIn(text) : []),
        ...(text.includes(PICTURE_LEAD)
          ? matchesOf(PICTURE, text).map(({ 0: sign, index }) => asWritten(sign, index, "number"))
          : []),
        ...(MAY_BE_MAIL.test(text)
          ? [
              ...matchesOf(MAIL, text).map(({ 0: mail, index }) => asWritten(mail, index, "email")),
              ...matchesOf(HOST, text).map(({ 0: host, index }) => asWritten(host, index, "link")),
            ]
          : []),
      ]
    : []),
];
