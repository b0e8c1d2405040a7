import { upperFirst } from "../../document/case.ts";

// Words that people write small in notes and large elsewhere.
const SMALL =
  "api url ui ux db sql ci cd qa hr sla kpi okr pr eta fyi tbd cto ceo cfo vp sdk cli sre sso vpn pdf csv asap eod eow nda ssh lgtm roi nps eu uk rsvp".split(
    " ",
  );
const ACRONYMS: ReadonlySet<string> = new Set(SMALL);

/** One of them inside a text, with the "s" of more than one in a group. */
export const ACRONYM = new RegExp(`(?<![\\w./@#_-])(?:${SMALL.join("|")})(s)?(?![\\w/@_-]|\\.\\w)`, "g");

/** A small word as a sentence opens with it: one of the abbreviations all large. */
export const capitalised = (word: string): string => (ACRONYMS.has(word) ? word.toUpperCase() : upperFirst(word));

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** "3 Dec" at the end in full, so that a full stop behind it is none of its own. */
const monthInFull = (note: string): string =>
  note.replace(/(?<=\d )[A-Z][a-z]{2}$/, (short) => MONTHS.find((month) => month.startsWith(short)) ?? short);

/** A note with a capital in front and a mark at its end. */
export const asSentence = (note: string): string => {
  const trimmed = monthInFull(note.trim());
  if (!/[\p{L}\d]/u.test(trimmed)) return trimmed;
  // A leading word in lower case is capitalised; one with a capital or a digit inside (iOS, p95) is a name.
  const first = trimmed
    .replace(/^[a-z]+(?:['’-][a-z]+)*(?=[\s,.:;!?]|$)/, capitalised)
    .replace(/(?<=[a-z]\? )[a-z]+(?=[\s,.:;!?]|$)/, capitalised);
  return /[.!?:…]["”’)]?$/.test(first) ? first : `${first}.`;
};

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** The items of a list in a note: parted by commas, "and" or "+" or "&". */
export const itemsOf = (text: string): string[] =>
  text
    .split(/\s*(?:,\s*(?:and\s+)?|;\s*|\s\+\s|\s&\s|\sand\s)\s*/)
    .map((item) => item.trim())
    .filter((item) => item !== "");
