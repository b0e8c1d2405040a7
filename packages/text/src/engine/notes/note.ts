import { DAY, dayInFull, SHORTHAND } from "../shorthand.ts";
import { itemsOf, listed } from "./sentence.ts";
import { COUNTED, DID, DO, DOING, DONE_TO, SLOTS, STATES } from "./words.ts";

/** A note as it can stand in prose. */
export interface Note {
  text: string;
  /** Whether it is a sentence; else it is a fragment that is listed with others. */
  whole: boolean;
}

type Subject = "I" | "We";

const ITEM = /^\s*(?:[-*•+–]|\d{1,3}[.)]|\[[ xX]?\])\s+(?:\[[ xX]\]\s+)?/;

export const isItem = (line: string): boolean => ITEM.test(line);

const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|might|must|needs?|wants?|went|fell|rose|gets?|got|said|says|runs?|works?|starts?|ends?|moves?|helps?|lets?|makes?|means|let's|asks?|plans?|takes?|gave|gives?|goes|comes?|came|costs?|owns?|sits|stays?|leads?|arrives?|leaves?|opens?|closes?|shows?|looks?|seems?|feels?|thinks?|knows?|knew|[a-z]{3,}ed)\b|['’](?:s|re|m|ll|ve|t)\b/i;

const IMPERATIVE =
  /^(?:please |pls )?(?:ask|send|call|check|review|write|update|fix|book|order|sign|move|add|remove|test|confirm|prepare|finish|start|stop|keep|try|see|talk|meet|tell|share|schedule|draft|ping|read|let|remember|bring|buy|pay|merge|deploy|do|don't|find|follow|get|give|invite|look|make|open|close|post|publish|reply|run|set|submit|use|wait)\b/i;

const written = (note: string): string =>
  [...SHORTHAND, [/\bre:\s/gi, "about "] as const]
    .reduce((text, [pattern, full]) => text.replace(pattern, full), note)
    .replace(DAY, dayInFull);

// "the" before a noun that a sentence would give one to; capitals and names are left.
const withThe = (subject: string): string => {
  const words = subject.split(" ");
  const noun = words.at(-1) as string;
  const opens = words[0] as string;
  if (!COUNTED.has(noun) || /^(?:(?:the|an?|our|my|your|their|his|her|this|that|no)$|\d)/i.test(opens)) return subject;
  return words.every((word) => /^[a-z0-9/-]+$/.test(word)) || COUNTED.has(opens.toLowerCase())
    ? `the ${opens.charAt(0).toLowerCase()}${subject.slice(1)}`
    : subject;
};

/** "expired cert on the proxy" with its article, where the noun before the first preposition takes one. */
const withA = (value: string): string => {
  const thing = /^((?:[a-z-]+ ){0,2}[a-z-]+?)(?: (?:on|in|at|of|for|from|with|by|to)\b.*)?$/.exec(value)?.[1] ?? "";
  const noun = thing.split(" ").at(-1) ?? "";
  return COUNTED.has(noun) && !/^(?:the|an?|no|our|my|your|their|his|her) /.test(value)
    ? `${/^[aeiou]/.test(value) ? "an" : "a"} ${value}`
    : value;
};

const PLURAL = /(?:[a-rt-z]s|ies|people|teams|tests)$/i;
const isPlural = (subject: string): boolean =>
  /\band\b/.test(subject) ||
  (PLURAL.test(subject) &&
    !/(?:news|status|bus|process|access|analysis|https?|aws|ios|kubernetes|redis|postgres|sales)$/i.test(subject)) ||
  /^(?:[2-9]|\d\d+)\b/.test(subject);

const FIGURE = "(?:[$€£]?\\d[\\d.,]*\\s?(?:%|[a-zA-Zµ]{1,4}\\b(?:/[a-z]+)?)?)";
const MOVE = new RegExp(`^(.{2,60}?):? (${FIGURE}) ?(?:->|→|=>|to) ?(${FIGURE}.*)$`, "u");
const DATE_MOVE =
  /^(.{2,50}?):? ((?:next )?(?:mon|tues?|wed|thu|thur|thurs|fri|sat|sun)[a-z]*|\d{1,2} [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2}) ?(?:->|→|=>) ?(.+)$/iu;
const SLOT = /^([a-z][a-z ]{1,24}?)\s*:\s+(\S.*)$/i;
const STATE = new RegExp(`^(.{2,50}?) (?:(still|now|all) )?((?:${STATES})\\b.*)$`, "i");
const DONE = new RegExp(`^(.{2,60}?) ((?:${DONE_TO})\\b.*)$`, "i");
const WITH_FIGURE = new RegExp(`^((?:[a-z]+ )?[a-z]+) (${FIGURE}(?: [A-Z]{3})?)$`, "i");

const DATED =
  /^([a-z]+(?: [a-z]+)?) (?=(?:\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i;

/** "signed 3 May" with the preposition that a date takes. */
const dated = (rest: string): string =>
  rest.replace(DATED, (match: string, word: string) =>
    /(?:to|on|by|until|since|from|before|after|next|last|this|every)$/i.test(word) ? match : `${word} on `,
  );

const fullDay = (text: string): string => text.replace(/^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)\b/i, dayInFull);

const is = (subject: string, rest: string, past = false): string =>
  `${withThe(subject)} ${isPlural(subject) ? (past ? "were" : "are") : past ? "was" : "is"} ${dated(rest)}`;

const fromSlot = (key: string, value: string): string | null => {
  const name = key.toLowerCase().trim();
  const items = itemsOf(value);
  if (
    /^(?:done|finished|completed|open|still open|pending|blocked|missing|late|out|ready|in progress|not started|live)$/.test(
      name,
    ) &&
    !VERB.test(value)
  )
    return `${listed(items)} ${items.length > 1 || isPlural(items[0] ?? "") ? "are" : "is"} ${name}`;
  const verb = SLOTS.get(name);
  if (verb === undefined) return null;
  if (IMPERATIVE.test(value))
    return /^(?:next steps?|plan|decision|goal|ask|fix|workaround|target)$/.test(name)
      ? `the ${name} ${verb} to ${value}`
      : null;
  if (
    /^(?:(?:main )?risk|problem|issue|reason|impact|blocker|result|outcome)$/.test(name) &&
    (VERB.exec(value)?.index ?? 0) > 0 &&
    !/^[a-z]+(?:ed|ing)\b/.test(value)
  )
    return `the ${name} is that ${withVerb(value)}`;
  if ((VERB.exec(value)?.index ?? 0) > 0) return null;
  const shown = name === "eta" ? "ETA" : name;
  return `the ${shown} ${verb} ${verb === "are" ? listed(items) : withA(value)}`;
};

const fromFragment = (note: string, subject: Subject): string | null => {
  const be = subject === "I" ? "am" : "are";
  if (
    new RegExp(`^(?:${DO}) `, "i").test(note) &&
    !/^(?:can|will|should) (?:you|we|i|someone)\b/i.test(note) &&
    !note.endsWith("?")
  )
    return `${subject} ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
  if (new RegExp(`^(?:still |now |also )?(?:${DOING})\\b`, "i").test(note))
    return `${subject} ${be} ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
  if (new RegExp(`^(?:${DID}) (?!by\\b)`, "i").test(note))
    return `${subject} ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
  const none = /^no (?:more |new |open )?([a-z]+)\b(.*)$/i.exec(note);
  if (none !== null && !VERB.test(note)) return `there ${isPlural(none[1] as string) ? "are" : "is"} ${note}`;
  return null;
};

const fromThing = (note: string): string | null => {
  const move = MOVE.exec(note);
  if (move !== null && !VERB.test(move[1] as string)) {
    const [, thing, from, to] = move as unknown as [string, string, string, string];
    if (/->|→|=>/.test(note) || /\bfrom$/.test(thing))
      return `${withThe(thing.replace(/ from$/, ""))} went from ${from.trim()} to ${to}`;
  }
  const date = DATE_MOVE.exec(note);
  if (date !== null && !VERB.test(date[1] as string)) {
    const [, thing, from, to] = date as unknown as [string, string, string, string];
    return `${withThe(thing)} moved from ${fullDay(from)} to ${fullDay(to)}`;
  }
  const done = note.includes(", ") ? null : DONE.exec(note);
  if (done !== null && !VERB.test(done[1] as string)) {
    const [, thing, rest] = done as unknown as [string, string, string];
    const figure = WITH_FIGURE.exec(thing);
    return is(figure === null ? thing : `${figure[1]}`, rest, true).replace(
      / (was|were) /,
      figure === null ? " $1 " : ` of ${figure[2]} $1 `,
    );
  }
  const state = STATE.exec(note);
  if (state !== null && !VERB.test(state[1] as string)) {
    const [, thing, adverb, rest] = state as unknown as [string, string, string | undefined, string];
    const spell = /^(\S+) (?:from )?(\d{1,2}:\d\d(?: ?[ap]m)?) ?(?:to|-|–) ?(\d{1,2}:\d\d.*)$/i.exec(rest);
    if (spell !== null) return is(thing, `${spell[1]} from ${spell[2]} to ${spell[3]}`, true);
    return is(thing, `${adverb === undefined ? "" : `${adverb} `}${rest}`);
  }
  const several = note.split(/,\s+/);
  if (several.length === 2) {
    const both = several.map((part) =>
      VERB.test(part.replace(DONE, "$1")) ? null : DONE.test(part) ? fromThing(part) : null,
    );
    if (both.every((part) => part !== null)) return both.join(" and ");
  }
  const onIt = /^(\S+(?: and \S+)?) on it$/i.exec(note);
  return onIt === null ? null : is(onIt[1] as string, "on it");
};

/** A note in the form that it has the words for. What it does not say is not said for it. */
export const readNote = (line: string, subject: Subject, keeps: (before: string, after: string) => boolean): Note => {
  const bare = line.replace(ITEM, "").trim();
  const said = inSentence(bare, subject);
  return said.text === bare || keeps(bare, said.text)
    ? said
    : { text: bare, whole: VERB.test(bare) || bare.includes(":") };
};

const inSentence = (line: string, subject: Subject): Note => {
  const note = written(line).trim();
  if (note === "" || /[.!?…]$/.test(note) || note.length > 200) return { text: note, whole: true };
  const slot = SLOT.exec(note);
  if (slot !== null) {
    const said = fromSlot(slot[1] as string, slot[2] as string);
    return { text: said ?? note, whole: true };
  }
  const dueAt =
    /^(eta|deadline|due date|launch date|release date|start date) (?=\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|[A-Z][a-z]+ \d|today|tomorrow|next )(.+)$/i.exec(
      note,
    );
  if (dueAt !== null) return { text: fromSlot(dueAt[1] as string, dueAt[2] as string) ?? note, whole: true };
  const made = fromFragment(note, subject) ?? fromThing(note);
  if (made !== null) return { text: made, whole: true };
  if (VERB.test(note)) return { text: withVerb(note), whole: true };
  return { text: note, whole: IMPERATIVE.test(note) || note.includes(":") };
};

/** "kickoff moved to Tuesday" with its article. */
const withVerb = (note: string): string => {
  const [, thing, rest] =
    /^((?:[a-z]+ )?[a-z]+) ((?:is|are|was|were|has|have|will|can|moved?|moves|fell|rose|went|dropped|improved|failed|passed|slipped|starts?|started|ends?|ended|needs?|grew|runs?|works?|costs?|did|does)\b.*)$/.exec(
      note,
    ) ?? [];
  return thing === undefined ? note : `${withThe(thing)} ${rest}`;
};
