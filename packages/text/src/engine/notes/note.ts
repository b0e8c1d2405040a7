import { lowerFirst, upperFirst } from "../../document/case.ts";
import { DAY, dayInFull, MONTH, SHORTHAND } from "../shorthand.ts";
import { withA, withObjects, withThe } from "./article.ts";
import { fromThing, headOf, is, isPlural, NO_DONE, STATE, VERB } from "./thing.ts";
import { ACRONYM, itemsOf, listed } from "./sentence.ts";
import { DID, DO, DOING, SLOTS } from "./words.ts";

/** A note as it can stand in prose. */
export interface Note {
  text: string;
  /** Whether it is a sentence; else it is a fragment that is listed with others. */
  whole: boolean;
}

/** Who does what the notes name nobody for; null where that is somebody else, as in notes about a person. */
export type Subject = "I" | "We" | null;

const ITEM = /^\s*(?:->|→|=>|[-*•+–]|\d{1,3}[.)]|\[[ xX]?\])\s+(?:\[[ xX]\]\s+)?/;

export const isItem = (line: string): boolean => ITEM.test(line);

const IMPERATIVE =
  /^(?:please |pls )?(?:ask|send|call|check|review|write|update|fix|book|order|sign|move|add|remove|test|confirm|prepare|finish|start|stop|keep|try|see|talk|meet|tell|share|schedule|draft|ping|read|let|remember|bring|buy|pay|merge|deploy|do|don't|find|follow|get|give|approve|extend|decide|hire|increase|reduce|raise|cut|improve|clarify|investigate|roll|migrate|replace|escalate|push|ship|invite|look|make|open|close|post|publish|reply|run|set|submit|use|wait|pack|rsvp|install|register|collect|return|fill)\b/i;

/** Shorthand, days, months and acronyms as a letter has them. */
export const spelledOut = (note: string): string =>
  [...SHORTHAND, [/\bre:\s/gi, "about "] as const]
    .reduce((text, [pattern, full]) => text.replace(pattern, full), note)
    .replace(DAY, dayInFull)
    .replace(MONTH, upperFirst)
    .replace(ACRONYM, (word: string, plural = "") => word.slice(0, word.length - plural.length).toUpperCase() + plural)
    .replace(/^if (.{2,60}?) ?(?:->|→|=>) ?/i, "if $1, ");

const SLOT = /^([a-z][a-z ]{1,24}?)\s*:\s+(\S.*)$/i;
const PERSON = /^(?:owner|lead|contact|reviewer|approver|sponsor|organi[sz]er|host|speaker|author|manager|winner)$/;
// A person's name written small.
const SMALL_NAME =
  /^(?!(?:me|us|you|tbd|none|nobody|unknown|open|both|everyone|team|sales|legal|finance|marketing|design|support|ops)$)[a-z]{2,12}$/;

const fromSlot = (key: string, value: string, subject: Subject): string | null => {
  const name = key.toLowerCase().trim();
  const items = itemsOf(value);
  if (
    /^(?:done|finished|completed|open|still open|pending|blocked|missing|late|out|ready|in progress|not started|live)$/.test(
      name,
    ) &&
    !VERB.test(value) &&
    !STATE.test(value)
  )
    return `${listed(items)} ${items.length > 1 || isPlural(items[0] ?? "") ? "are" : "is"} ${name}`;
  if (/^needs?$/.test(name) && subject !== null) return `${subject} need ${withA(withObjects(value))}`;
  if (/^next(?: up)?$/.test(name)) return fromSlot("next step", value, subject);
  if (/^due(?: by| on)?$/.test(name)) return fromSlot("due date", value, subject);
  if (subject !== null && new RegExp(`^(?:${DID})$`).test(name) && !VERB.test(value))
    return `${subject} ${name} ${listed(items)}`;
  const verb = SLOTS.get(name);
  if (verb === undefined) return null;
  if (/^(?:none|no|nil)$/i.test(value)) return `there ${verb} no ${name}`;
  if (IMPERATIVE.test(value)) {
    const deeds = value.split(/,\s+/);
    const all = deeds.length > 1 && deeds.every((deed) => IMPERATIVE.test(deed)) ? listed(deeds) : value;
    return /^(?:next steps?|plan|decision|goal|ask|fix|workaround|target)$/.test(name)
      ? `the ${name} ${verb} to ${withObjects(all)}`
      : null;
  }
  if (
    /^(?:(?:main )?risk|problem|issue|reason|impact|blocker|result|outcome)$/.test(name) &&
    (VERB.exec(value)?.index ?? 0) > 0 &&
    !/^[a-z]+(?:ed|ing)\b/.test(value)
  )
    return `the ${name} is that ${withVerb(value)}`;
  if (/^(?:risk|problem|issue|reason|blocker)$/.test(name) && /^(?:[a-z]+ ){1,3}not [a-z]+$/.test(value))
    return `the ${name} is that ${is(value.slice(0, value.indexOf(" not ")), value.slice(value.indexOf(" not ") + 1))}`;
  if ((VERB.exec(value)?.index ?? 0) > 0) return null;
  const shown = name === "eta" ? "ETA" : name;
  const said =
    PERSON.test(name) && SMALL_NAME.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : withA(value);
  return `the ${shown} ${verb} ${verb === "are" ? listed(items) : said}`;
};

// "testing was late" has its verb behind it.
const FINITE = /^(?!don['’]t )\S+ (?:is|are|was|were|has|have|had|will)\b/i;

const fromFragment = (note: string, subject: Subject): string | null => {
  const expected = /^no ([a-z ]{2,30}) (expected|planned|needed|required|reported)$/i.exec(note);
  if (expected !== null) return `no ${expected[1]} ${isPlural(expected[1] as string) ? "are" : "is"} ${expected[2]}`;
  const undone = NO_DONE.exec(note);
  if (undone !== null) return `no ${undone[1]} ${isPlural(undone[1] as string) ? "were" : "was"} ${undone[2]}`;
  if (
    subject !== null &&
    /^(?:still )?(?:no|not enough|too (?:much|many|few)) [a-z]/i.test(note) &&
    !VERB.test(note) &&
    !note.includes(", ")
  )
    return note.replace(
      /^(still )?(.*)$/i,
      (_, still: string = "", what: string) =>
        `there ${isPlural(headOf(what)) ? "are" : "is"} ${still.toLowerCase()}${lowerFirst(what)}`,
    );
  if (/^nobody (?:on|in|at|from|available|left|there|new)\b/i.test(note)) return note.replace(/^nobody/i, "nobody is");
  const none = /^no (?:more |new |open )?([a-z]+)\b(.*)$/i.exec(note);
  if (none !== null && subject !== null && !VERB.test(note))
    return `there ${isPlural(none[1] as string) ? "are" : "is"} ${note}`;
  if (subject === null || FINITE.test(note)) return null;
  const be = subject === "I" ? "am" : "are";
  if (
    new RegExp(`^(?:${DO}) `, "i").test(note) &&
    !/^(?:can|will|should) (?:you|we|i|someone)\b/i.test(note) &&
    // "Don't restart it" tells somebody else.
    !/^(?:don['’]t|do not) (?!have|know|need|want|see|expect|think|plan|understand|agree|get|feel)/i.test(note) &&
    !note.endsWith("?")
  )
    return `${subject} ${lowerFirst(note).replace(/^((?:still |also )?(?:need|want)) (.*)$/, (_, verb: string, what: string) => `${verb} ${withA(what)}`)}`;
  if (new RegExp(`^(?:still |now |also )?(?:${DOING})\\b`, "i").test(note))
    return `${subject} ${be} ${lowerFirst(note)}`;
  if (new RegExp(`^(?:${DID}) (?!by\\b)`, "i").test(note)) return `${subject} ${lowerFirst(note)}`;
  return null;
};

/** A note in the form that it has the words for. What it does not say is not said for it. */
export const readNote = (line: string, subject: Subject, keeps: (before: string, after: string) => boolean): Note => {
  const bare = line.replace(ITEM, "").trim();
  const said = inSentence(bare, subject);
  return said.text === bare || keeps(bare, said.text)
    ? said
    : { text: bare, whole: VERB.test(bare) || bare.includes(":") };
};

const TIMED = /^(\d{1,2}:\d\d(?: ?[ap]m)?)(?: ?[-–:])? (?=[a-z])(.+)$/i;
const PRICED = /^(price|cost|budget|total|headcount|discount|salary expectation) (?=[$€£]?\d)(.+)$/i;
const DUE =
  /^(eta|deadline|due date|launch date|release date|start date) (?=\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|[A-Z][a-z]+ \d|today|tomorrow|next )(.+)$/i;

/** A note without a mark at its end as a sentence, where a form fits it; else null. */
const formed = (note: string, subject: Subject): string | null => {
  const timed = TIMED.exec(note);
  if (timed !== null) {
    const rest = timed[2] as string;
    const said = formed(rest, subject) ?? (/^[a-z-]+(?: [a-z-]+)? [a-z]{2,}s?$/.test(rest) ? rest : null);
    return said === null ? `${timed[1]}: ${rest}` : `at ${timed[1]} ${said}`;
  }
  const slot = SLOT.exec(note);
  if (slot !== null) return fromSlot(slot[1] as string, slot[2] as string, subject);
  const due = DUE.exec(note) ?? PRICED.exec(note);
  const priced = due === null ? null : fromSlot(due[1] as string, due[2] as string, subject);
  return priced ?? fromFragment(note, subject) ?? fromThing(note);
};

const inSentence = (line: string, subject: Subject): Note => {
  const note = spelledOut(line).trim();
  if (note === "" || /[!?…]$/.test(note) || note.length > 200) return { text: note, whole: true };
  if (/^(?:if|when|once|unless)\b.*, /i.test(note)) return { text: withObjects(note), whole: true };
  const ended = note.endsWith(".");
  const made = formed(ended ? note.slice(0, -1) : note, subject);
  if (made !== null) return { text: withObjects(made), whole: true };
  if (ended || SLOT.test(note)) return { text: note, whole: true };
  if (VERB.test(note)) return { text: withObjects(withVerb(note)), whole: true };
  if (IMPERATIVE.test(note)) return { text: withObjects(note), whole: true };
  return { text: note, whole: note.includes(":") };
};

/** "kickoff moved to Tuesday" with its article. */
const withVerb = (note: string): string => {
  const [, thing, rest] =
    /^((?:[a-z]+ )?[a-z]+) ((?:is|are|was|were|has|have|will|can|moved?|moves|fell|rose|went|dropped|improved|failed|passed|slipped|starts?|started|ends?|ended|needs?|grew|runs?|works?|costs?|did|does)\b.*)$/.exec(
      note,
    ) ?? [];
  return thing === undefined ? note : `${withThe(thing)} ${rest}`;
};
