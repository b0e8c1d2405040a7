// Days and months of other languages: "jeudi 17h30" of a source vouches for Thursday. The names are those of CLDR.
import { once } from "../../../document/once.ts";
import { two } from "../../fact.ts";
import { datePartKeys, MONTHS } from "./calendar.ts";
import { eachMatch, matchesOf, type Reading } from "./reading.ts";

const LOCALES = ["de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da"];
/** The weekdays as keys name them, from Sunday on. */
export const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
/** 1 January 2023 was a Sunday. */
const YEAR = 2023;

/** In small letters and without the accents that a hasty hand leaves out. */
const folded = (word: string): string => {
  const lower = word.toLowerCase();
  return /^[a-z-]*$/.test(lower) ? lower : lower.normalize("NFD").replaceAll(/\p{M}/gu, "");
};

/** The folded names of the weekdays in a language, from Sunday on. */
const weekdaysOf = (locale: string, weekday: "long" | "short"): string[] => {
  const names = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  return DAYS.map((_, index) => folded(names.format(Date.UTC(YEAR, 0, 1 + index))));
};

/** From a folded name to its key; made when first asked for, which takes some milliseconds. */
const namesByWord = once((): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const locale of LOCALES) {
    const formatOf = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    const alone = formatOf({ month: "long" });
    // Some languages decline it behind a day: "1 stycznia".
    const dated = formatOf({ month: "long", day: "numeric" });
    for (const [index, name] of weekdaysOf(locale, "long").entries()) names.set(name, `W:${DAYS[index]}`);
    for (let month = 0; month < 12; month += 1) {
      const first = Date.UTC(YEAR, month, 1);
      names.set(folded(alone.format(first)), two(month + 1));
      const behindDay = /\p{L}+$/u.exec(folded(dated.format(first)))?.[0];
      if (behindDay !== undefined) names.set(behindDay, two(month + 1));
    }
  }
  return names;
});

/** Short months of other languages that are no word of English. */
const SHORT_MONTHS = new Map(
  "ene:01 janv:01 fev:02 fevr:02 mrt:03 mars:03 avr:04 abr:04 mei:05 maj:05 giu:06 lug:07 juil:07 okt:10 ott:10 dez:12 dic:12"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** The short names of weekdays ("mi", "sexta"), which are words of other languages too. */
const shortDays = once((): ReadonlyMap<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const locale of LOCALES)
    for (const style of ["short", "long"] as const)
      for (const [index, written] of weekdaysOf(locale, style).entries()) {
        const name = written.replace(/\.$|-feira$/, "");
        names.set(name, [...(names.get(name) ?? []), `W:${DAYS[index]}`]);
      }
  return names;
});
const SHORT = /(?<![\p{L}\p{N}])\p{L}{2,7}(?![\p{L}\p{N}])/gu;

const WORD =
  /(?:(?<![\p{N}.,:])(\d{1,2})(?:\.|º|er)? (?:de )?)?(?<![\p{L}\p{N}])(\p{L}{3,12}(?:-feira)?)(?![\p{L}\p{N}])/gu;
const COMMON =
  /(?<!\p{L})(?:und|ist|bis|bitte|der|die|das|mit|nicht|het|een|niet|les|des|est|avec|pour|por|para|con|una|della|per|och|att|el|los|las|del|il|alle|le|du|op|på|w|na|até|às|uhr)(?!\p{L})/iu;
/** A language of its own shows in a letter that English lacks, or in one of its commonest words. */
const FOREIGN = new RegExp(`[À-ÖØ-öø-ÿĀ-ž]|${COMMON.source}`, "iu");

const keysOf = (day: string | undefined, month: string | undefined): string[] =>
  day === undefined || month === undefined || Number(day) > 31 ? [] : datePartKeys(`${month}-${two(day)}`);

/** What the days and months of other languages vouch for. */
export const foreignCalendarKeys = (text: string): string[] => {
  const names = namesByWord();
  const words = matchesOf(WORD, text).map(([, day, word = ""]) => ({ day, word: folded(word) }));
  const found = words.flatMap(({ day, word }) => {
    const name = names.get(word);
    return name === undefined ? [] : [{ day, name }];
  });
  // "By 6 okt", in English too.
  const dated = words.flatMap(({ day, word }) => keysOf(day, SHORT_MONTHS.get(word)));
  // No weekday of these languages is a word of English; some months are.
  const hasDay = found.some(({ name }) => name.startsWith("W:"));
  const isForeign = hasDay || FOREIGN.test(text);
  // "Do" is a German Thursday, but no name with an accent makes it one.
  const short =
    hasDay || COMMON.test(text) ? matchesOf(SHORT, text).flatMap(([word]) => shortDays().get(folded(word)) ?? []) : [];
  const full = found.flatMap(({ day, name }) => {
    if (name.startsWith("W:")) return [name];
    if (!isForeign) return [];
    return [`D:M${name}`, ...keysOf(day, name)];
  });
  return [...full, ...dated, ...short];
};

const DATED = /(?<![\p{L}\p{N}\p{Sc}.,:=/&#-])(\d{1,2})(\.|º|er)? (?:de )?(\p{L}{3,12})(?![\p{L}\p{N}])/gu;

/** Words that open as such a weekday does: quicker to find than every word. */
const DAY_NAME =
  /(?<!\p{L})(?:mon|die|mit|don|fre|sam|son|lun|mar|mer|mi[eé]|jeu|jue|ven|vie|dim|dom|s[aá]b|gio|maa|din|woe|vri|zat|zon|seg|ter|qua|qui|sex|pon|wto|[sś]ro|czw|pi[aą]|sob|nie|m[aå]n|tis|ons|tor|l[oöø]r|s[oöø]n|tir)\p{L}{2,10}(?:-feira)?(?!\p{L})/giu;

/** Letters of which every one of them has some, and few words of English. */
const MAY_BE_DAY =
  /tag|woch|dag|feira|lun[ed]|mard|marte|m[ei]{1,2}r[ckq]|miér|jue|jeu|giov|viern|venerd|vendr|s[aá]ba[dt]|samed|dim|dom[ei]n|ponie|wtor|[sś]rod|czwar|pi[aą]t|sobot|niedz/i;

/** Weekdays in full in another language, in a rewrite: "am Dienstag". "Mardi Gras" is of English. */
export const foreignDaysIn = (text: string): Reading[] => {
  if (!MAY_BE_DAY.test(text)) return [];
  const found = matchesOf(DAY_NAME, text).flatMap(({ 0: written, index: start }): Reading[] => {
    const name = namesByWord().get(folded(written)) ?? "";
    if (!name.startsWith("W:")) return [];
    const end = start + written.length;
    return [{ kind: "weekday", start, end, text: written, backs: () => [], needs: () => [[name]] }];
  });
  return found.length > 0 && FOREIGN.test(text) ? found : [];
};

/** Days with a month of another language behind them, in a rewrite: "am 19. Juni". */
export const foreignDatesIn = (text: string): Reading[] => {
  const found: Reading[] = [];
  eachMatch(DATED, text, ({ 0: written, 1: day = "", 2: mark, 3: word = "", index: start }, end) => {
    // "19 August" is read with the dates of English.
    if (mark === undefined && MONTHS.includes(word.toLowerCase())) return;
    const month = namesByWord().get(folded(word));
    if (month === undefined || month.startsWith("W:")) return;
    // Of "am 19. und 20. Juni" the first has the month of the second.
    const needs = [[`D:${month}-${two(day)}`], [`D:M${month}`, `+:${Number(day)}`]];
    found.push({ kind: "date", start, end, text: written, backs: () => [], needs: () => needs });
  });
  return found;
};
