import { isGroup, nameIn, opensClause, readMessage } from "./message.ts";

const NAMED_MAX = 3;
// Whom a post greets: everybody, or nobody who reads it.
const CROWD =
  /(?<!\p{L})(?:and|or|all|everyone|everybody|team|friends?|family|folks|network|connections?|community|linkedin|linkedinners|colleagues|fellow|followers|readers|members|people|women|men|recruiters|founders|leaders|managers|developers|designers|engineers|teachers|nurses|parents|students|graduates|customers|clients|partners|volunteers|neighbou?rs|seekers|world|internet|me|self|diary|life|universe|sir|madam|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})|[&,\d]/iu;

const HELLO = "(?:hi|hello|hey|hiya|dear|(?:good )?(?:morning|afternoon|evening))";
const TITLE = "(?:mr|mrs|ms|mx|miss|dr|prof|professor|sir|sister|father|rev|cllr)";
const SUBJECT = /^\s*(?:subject(?: line)?:[^\n]*\n+)?/i;
/** A greeting that runs on: "Hi Mrs Akerman sorry", "Dr Vaszary - sorry". */
const TITLED = new RegExp(`^(?:${HELLO} ${TITLE}\\.? \\p{L}{2,}|${TITLE}\\.? \\p{L}{2,}(?:,| [-–—]) )`, "iu");
const NAMED = new RegExp(`^(${HELLO}) (\\p{L}[\\p{L}'’-]+)(?:,| [-–—])? (?!(?:and|or)\\b)([\\p{L}'’]+)`, "iu");
const TIME_OF_DAY = /^[mae]/i;

const isRunOn = (text: string): boolean => {
  const opening = text.slice(SUBJECT.exec(text)?.[0].length);
  if (TITLED.test(opening)) return true;
  const [, hello = "", name = "", next = ""] = NAMED.exec(opening) ?? [];
  if (name === "" || CROWD.test(name) || isGroup(name) || opensClause(name)) return false;
  if (/^\p{Lu}/u.test(name)) return /^(?:\p{Ll}|I(?:['’]|$))/u.test(next);
  // A name that is written small is one only where a sentence begins behind it; "morning sessions are" is none.
  return opensClause(next) && !TIME_OF_DAY.test(hello);
};

const isToOne = (text: string): boolean => {
  const name = nameIn(readMessage(text).greeting);
  return name !== "" && name.split(/\s+/).length <= NAMED_MAX && !CROWD.test(name);
};

// An advertisement gives a number too, but seldom says "ring me on" before it.
const PHONE =
  /\b(?:(?:ring|call|text|phone|reach|get|message|msg|whatsapp) me\b(?! or\b)[^.!?\n\d+(]{0,20}|my (?:own |direct |private |personal |new |home |work )?(?:mobile|cell|number|phone|line)\b[^.!?\n\d+(]{0,12})(?:\+|\(?\d)(?:[ ()-]{0,2}\d){8,14}/i;
const OWN_MAIL =
  /@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|me|aol|gmx|proton|protonmail|btinternet|web)\.[a-z]/i;
const HOME = /\bmy (?:home |new )?address\b|\bI live (?:at|on) \d|\b(?:come|pop) (?:round |over )?to mine\b/i;

/**
 * Whether a text is for one reader and not for everybody: it greets one person by name, or says how its writer is reached
 * in person.
 */
export const readsAsPrivate = (text: string): boolean =>
  isToOne(text) || isRunOn(text) || [PHONE, OWN_MAIL, HOME].some((pattern) => pattern.test(text));
