import { dayInFull } from "../shorthand.ts";
import { withA, withThe } from "./article.ts";
import { listed } from "./sentence.ts";
import { DONE_TO, STATES } from "./words.ts";

/** What makes a note a sentence. */
export const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|might|must|needs?|wants?|went|fell|rose|gets?|got|said|says|runs?|works?|starts?|ends?|moves?|helps?|lets?|makes?|means|let's|asks?|plans?|takes?|gave|gives?|goes|comes?|came|costs?|owns?|sits|stays?|leads?|arrives?|leaves?|opens?|closes?|shows?|looks?|seems?|feels?|thinks?|knows?|knew|[a-z]{3,}ed)\b|['’](?:s|re|m|ll|ve|t)\b/i;

const PLURAL = /(?:[a-rt-z]s|ies|people|teams|tests)$/i;
export const isPlural = (subject: string): boolean =>
  /\band\b/.test(subject) ||
  (PLURAL.test(subject) &&
    !/(?:news|status|bus|process|access|analysis|https?|aws|ios|kubernetes|redis|postgres|sales)$/i.test(subject)) ||
  /^(?:[2-9]|\d\d+)\b(?!:)/.test(subject);

const FIGURE = "(?:[$€£]?\\d[\\d.,]*\\s?(?:%|[a-zA-Zµ]{1,4}\\b(?:/[a-z]+)?)?)";
const MOVE = new RegExp(`^(.{2,60}?):? (${FIGURE}) ?(?:->|→|=>|to) ?(${FIGURE}.*)$`, "u");
const DATE_MOVE =
  /^(.{2,50}?):? ((?:next )?(?:mon|tues?|wed|thu|thur|thurs|fri|sat|sun)[a-z]*|\d{1,2} [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2}) ?(?:->|→|=>) ?(.+)$/iu;
/** "staging down": a thing and what it is. */
export const STATE = new RegExp(`^([^,]{2,50}?) (?:(still|now|all) )?((?:${STATES})\\b.*)$`, "i");
const DONE = new RegExp(`^([^,]{2,60}?) ((?:${DONE_TO})\\b.*)$`, "i");
// "fix merged, rolled out to half": one thing, and what was done to it.
const DONE_TWICE = new RegExp(`^([^,]{2,60}?) ((?:${DONE_TO})\\b[^,]*), (?:and |then )?((?:${DONE_TO})\\b[^,]*)$`, "i");
const WITH_FIGURE = new RegExp(`^((?:[a-z]+ )?[a-z]+) (${FIGURE}(?: [A-Z]{3})?)$`, "i");

const DATED =
  /^([a-z]+(?: [a-z]+)?) (?=(?:\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i;

/** "signed 3 May" with the preposition that a date takes. */
const dated = (rest: string): string =>
  rest.replace(DATED, (match: string, word: string) =>
    /(?:to|on|by|until|till|since|from|before|after|next|last|this|every|for|at|between|around|through)$/i.test(word)
      ? match
      : `${word} on `,
  );

const fullDay = (text: string): string => text.replace(/^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)\b/i, dayInFull);

/** "The thing is so", in the number of the thing. */
export const is = (subject: string, rest: string, past = false): string =>
  `${withThe(subject)} ${isPlural(subject) ? (past ? "were" : "are") : past ? "was" : "is"} ${dated(rest)}`;

// "no data lost", "search not affected", "Dana not back yet", "churn 2.1%, up from 1.8".
export const NO_DONE = new RegExp(`^no ([a-z ]{2,30}) ((?:${DONE_TO})\\b[^,]*)$`, "i");
const DENIED =
  /^((?:[\p{L}\d/#-]+ ){0,3}?[\p{L}\d/#-]+) (still )?(not|never|no longer) (?!(?:just|only|enough|sure|much|many|the|an?|in|on|at|for|to|by|because|if|until|all)\b)([a-z]+)\b([^,]*)(, (?:only|just|but) .+)?$/iu;
const LEVEL = new RegExp(`^([a-z ]{2,30}) (${FIGURE},? (?:up|down) from .+)$`, "i");
// Things that a figure counts off, and does not measure.
const NUMBERED =
  /^(?:invoice|order|ticket|room|line|page|version|floor|pr|issue|case|release|build|gate|phase|step|item|part|row|table|task|unit) /i;
const PARTICIPLE = new RegExp(
  `^(?:${DONE_TO}|[a-z]{2,}ed|run|done|seen|made|told|given|taken|written|set|kept|built|shown)$`,
  "i",
);

/** The noun that tells the number of "no answer from the vendor". */
export const headOf = (what: string): string =>
  what.replace(/ (?:on|in|at|of|for|from|with|by|to|this|next|yet)\b.*$/i, "");

const isThing = (words: string): boolean =>
  !VERB.test(words) && !/(?:^| )(?:to|of|for|by|in|on|at|with|from|and|or|than|not|never|no longer)$/i.test(words);

const fromDenied = (note: string): string | null => {
  const [, thing, still = "", no = "", word = "", rest = "", but = ""] = DENIED.exec(note) ?? [];
  if (thing === undefined || !isThing(thing) || VERB.test(rest)) return null;
  const said = `${no.toLowerCase()} ${word}${rest}${but}`;
  // What is still open now is not over.
  if (rest.endsWith(" yet") && PARTICIPLE.test(word))
    return `${withThe(thing)} ${isPlural(thing) ? "have" : "has"} ${no.toLowerCase()} been ${word}${rest}`;
  return is(thing, `${still.toLowerCase()}${said}`, still === "" && PARTICIPLE.test(word));
};

/** A note of a thing and what it is, what was done to it or how far it went, as a sentence; null where it is none. */
export const fromThing = (note: string): string | null => {
  const move = MOVE.exec(note);
  if (move !== null && !VERB.test(move[1] as string)) {
    const [, thing, from, to] = move as unknown as [string, string, string, string];
    if (/->|→|=>/.test(note) || /\bfrom$/.test(thing))
      return `${withThe(thing.replace(/ (?:from|up|down)$/, ""))} went${/ (?:up|down)$/.exec(thing)?.[0] ?? ""} from ${from.trim()} to ${to}`;
  }
  const date = DATE_MOVE.exec(note);
  if (date !== null && !VERB.test(date[1] as string)) {
    const [, thing, from, to] = date as unknown as [string, string, string, string];
    return `${withThe(thing)} moved from ${fullDay(from)} to ${fullDay(to)}`;
  }
  const several = note.split(/,\s+/);
  if (several.length > 1 && several.length < 5) {
    const open = (several.at(-1) as string).endsWith(" not yet") ? `, ${several.pop()}` : "";
    const all = several.map((part) =>
      DONE.test(part) || STATE.test(part) || DENIED.test(part) ? fromThing(part.replace(/^and /, "")) : null,
    );
    if (all.every((part) => part !== null)) return listed(all) + open;
  }
  const twice = DONE_TWICE.exec(note);
  if (twice !== null && !VERB.test(twice[1] as string))
    return `${is(twice[1] as string, twice[2] as string, true)} and ${twice[3]}`;
  const denied = fromDenied(note);
  if (denied !== null) return denied;
  const share = LEVEL.exec(note);
  if (share !== null && !VERB.test(share[1] as string)) return is(share[1] as string, share[2] as string);
  const done = note.includes(", ") ? null : DONE.exec(note);
  if (done !== null && isThing(done[1] as string)) {
    const [, thing, rest] = done as unknown as [string, string, string];
    // What was found was not known before.
    if (/^found\b/.test(rest)) return is(withA(thing), rest, true);
    const figure = WITH_FIGURE.exec(thing);
    return is(figure === null || NUMBERED.test(thing) ? thing : `${figure[1]}`, rest, true).replace(
      / (was|were) /,
      figure === null || NUMBERED.test(thing) ? " $1 " : ` of ${figure[2]} $1 `,
    );
  }
  const state = STATE.exec(note);
  if (state !== null && isThing(state[1] as string)) {
    const [, thing, adverb, rest] = state as unknown as [string, string, string | undefined, string];
    const spell = /^(\S+) (?:from )?(\d{1,2}:\d\d(?: ?[ap]m)?) ?(?:to|-|–) ?(\d{1,2}:\d\d.*)$/i.exec(rest);
    if (spell !== null) return is(thing, `${spell[1]} from ${spell[2]} to ${spell[3]}`, true);
    return is(thing, `${adverb === undefined ? "" : `${adverb} `}${rest}`);
  }
  const onIt = /^(\S+(?: and \S+)?) on it$/i.exec(note);
  return onIt === null ? null : is(onIt[1] as string, "on it");
};
