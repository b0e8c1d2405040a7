import { capitalised } from "./case.ts";
import { LIST_ITEM } from "./list-item.ts";

/** A draft in its parts, in the writer's own characters. */
export interface Message {
  /** "Subject: Offsite" over a letter; empty when there is none. */
  subject: string;
  /** "Hi Ana," without the rest of its line; empty when there is none. */
  greeting: string;
  /** Blocks of the body: paragraphs and lists, without the blank lines between them. */
  blocks: string[];
  /** "Best,\nMaria", also where both follow the last sentence; empty when there is none. */
  signOff: string;
}

const HELLO = /^(?:hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening))\b\s*/i;
const GREETING =
  /^(?:hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening))\b(?:\b(?:mr|mrs|ms|mx|dr|prof)\.|[^\n.!?:;]){0,40}?(?:,+|!|:|\s[-–—](?=\s)|(?=\n)|$)/i;
// Whom one greets without a name; names have capitals.
const GROUP =
  /^(?:and|or|&|all|team|there|both|again|my|dear|friends?|folks|everyone|everybody|guys|colleagues|sir|madam|ladies|gentlemen)$/i;
// After these a hello opens a sentence and greets nobody.
const CLAUSE =
  /^(?:sorry|just|quick|so|thanks|thank|thx|can|could|do|does|did|is|are|was|any|i|we|what|how|hope|please|pls|yes|yeah|no|ok|one|question|heads|reminder|update|fyi|not|also|as|if|when|this|that|it|its|wanted|need|got|been|still|here)$/i;
const CLOSING =
  "best|best regards|kind regards|warm regards|regards|many thanks|thanks|thx|thanks again|thanks a lot|thanks so much|thank you|cheers|sincerely|yours(?: sincerely| truly| faithfully)?|all the best|best wishes|talk soon|take care|sorry again|apologies again|respectfully";
const CLOSER = new RegExp(`^(?:${CLOSING})[,.!]?$`, "i");
const NAME_LINE = /^(?:[-–—]?\s*\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3}|\p{Ll}{2,12})$/u;
// A closing word and a name on one line, behind the last sentence or under it; or a dash and a name.
const RUN_ON = new RegExp(
  `(?:\\n|[.!?)][ ])[ ]*(?:(${CLOSING}),[ ]+((?:[A-Z]\\.[ ]?){0,2}[^\\n,.!?]{2,40})|(${CLOSING})[,!.]?[ ]*\\n\\s*([^\\n,.!?]{2,40})|[-–—/][ ]?([^\\n,.!?]{2,40}))$`,
  "i",
);
/** Units at the end of a text in which a sign-off on one line stands. */
const TAIL = 90;
const NO_NAME = /^(?:all|everyone|everybody|team|again|folks|guys|both|bye|really|there|much|will|sorry|or|so)$/i;

const SUBJECT = /^[*_]{0,2}subject(?: line)?:[^\n]{1,160}\n+/i;

const signOffStart = (lines: readonly string[]): number => {
  let last = lines.length - 1;
  while (last >= 0 && lines[last]?.trim() === "") last -= 1;
  for (let at = last; at >= Math.max(0, last - 3); at -= 1) {
    if (!CLOSER.test((lines[at] ?? "").trim())) continue;
    const rest = lines.slice(at + 1, last + 1).filter((line) => line.trim() !== "");
    return rest.every((line) => NAME_LINE.test(line.trim())) ? at : -1;
  }
  return -1;
};

/** Whether a word behind a hello opens a sentence and is no name. */
export const opensClause = (word: string): boolean => CLAUSE.test(word);

export const isGroup = (word: string): boolean => GROUP.test(word);

const isGreeting = (greeting: string, ownLine: boolean): boolean => {
  const words = greeting
    .replace(HELLO, "")
    .replace(/[\s,!:–—-]+$/, "")
    .split(/\s+/);
  if (/^dear\b/i.test(greeting) || words[0] === "") return true;
  if (words.some((word) => CLAUSE.test(word))) return false;
  // "Morning sessions" greet nobody.
  if (/^(?:morning|afternoon|evening)\b/i.test(greeting)) return words.every((word) => GROUP.test(word));
  return ownLine || words.length === 1 || words.every((word) => /^[\p{Lu}@[(]/u.test(word) || isGroup(word));
};

/** The greeting at the start of a text that holds no subject, and how many units of the text it takes. */
const greetingIn = (text: string): { greeting: string; length: number } => {
  const found = GREETING.exec(text)?.[0] ?? "";
  const { length } = found;
  if (found === "" || !isGreeting(found, (text[length] ?? "\n") === "\n")) return { greeting: "", length: 0 };
  return { greeting: found.trim().replace(/\s[-–—]$|,,+$/, ","), length };
};

/** The last line with words before the last `less` units. */
const lastLineOf = (text: string, less: number): string => {
  const before = text.slice(0, text.length - less).trimEnd();
  return before.slice(before.lastIndexOf("\n") + 1);
};

/** A sign-off on one line, in two; the name of whoever is greeted thanks them and signs nothing. */
const runOnSignOff = (text: string, greeting: string): { at: number; signOff: string } | null => {
  const tail = text.slice(-TAIL);
  const found = RUN_ON.exec(tail);
  if (found === null) return null;
  const [, inLine, nameInLine, above, nameBelow, dashed] = found;
  const name = nameInLine ?? nameBelow ?? dashed ?? "";
  const small = /^\p{Ll}/u.test(name);
  if (!NAME_LINE.test(name) || NO_NAME.test(name)) return null;
  // A dash on a line of its own may open the item of a list.
  if (
    dashed !== undefined &&
    (small || /^\n\s*-\s/.test(found[0]) || LIST_ITEM.test(lastLineOf(text, found[0].length)))
  )
    return null;
  if (greeting.toLowerCase().includes(name.toLowerCase())) return null;
  const at = text.length - tail.length + found.index + (found[0].startsWith("\n") ? 0 : 1);
  const closing = inLine ?? above;
  return {
    at,
    signOff: closing === undefined ? (found[0].includes("/") ? `/${name}` : `– ${name}`) : `${closing},\n${name}`,
  };
};

/** The lines between blank ones. */
const blocksOf = (body: string): string[] => {
  const blocks: string[] = [];
  let block = "";
  for (const line of body.split("\n")) {
    if (line.trim() !== "") block = block === "" ? line : `${block}\n${line}`;
    else if (block !== "") {
      blocks.push(block.trimEnd());
      block = "";
    }
  }
  return block === "" ? blocks : [...blocks, block.trimEnd()];
};

/** Reads greeting, body and sign-off of a draft by their place and their words. */
export const readMessage = (text: string): Message => {
  const whole = text.trim();
  const subject = SUBJECT.exec(whole)?.[0] ?? "";
  const trimmed = whole.slice(subject.length);
  const { greeting, length } = greetingIn(trimmed);
  const lines = trimmed.slice(length).split("\n");
  const end = signOffStart(lines);
  const body = (end < 0 ? lines : lines.slice(0, end)).join("\n").trim();
  const runOn = end < 0 ? runOnSignOff(body, greeting) : null;
  return {
    subject: subject.trim(),
    greeting,
    blocks: blocksOf(runOn === null ? body : body.slice(0, runOn.at).trim()),
    signOff: end < 0 ? (runOn?.signOff ?? "") : lines.slice(end).join("\n").trim(),
  };
};

/** Whether the body opens on the line of the greeting, from which a frame parts it. */
export const runsOnFromGreeting = (text: string): boolean => {
  const rest = text.slice(SUBJECT.exec(text)?.[0].length ?? 0);
  const { length } = greetingIn(rest);
  return length > 0 && (rest[length] ?? "\n") !== "\n";
};

/** A text whose greeting and sign-off stand by themselves; one where they do already is as it was. */
export const inParts = (text: string): string => {
  if (!runsOnFromGreeting(text) && !RUN_ON.test(text.slice(-TAIL))) return text;
  const { subject, greeting, blocks, signOff } = readMessage(text);
  if (blocks.length === 0 || (!runsOnFromGreeting(text) && text.includes(signOff))) return text;
  const [first = "", ...rest] = blocks;
  return [subject, greeting, greeting === "" ? first : capitalised(first), ...rest, signOff]
    .filter((part) => part !== "")
    .join("\n\n");
};

const WRAPPED_AT = 45;
const WRAPPED_MAX = 120;

/** Whether lines are items without a mark: each opens with a capital, though no sentence ended before it. */
const isBareList = (lines: readonly string[]): boolean =>
  lines.length > 1 &&
  lines.slice(1).every((line) => /^\s*[\p{Lu}\p{Extended_Pictographic}]/u.test(line)) &&
  lines.slice(0, -1).some((line) => !/[.!?…,;:"”’)-]\s*$/.test(line));

/**
 * Whether a block is prose in one paragraph: no list, no code, no quotation of somebody else, and no line break that
 * means something, as in an address or under a title; only long lines are taken for wrapped ones, and lines longer than
 * any width of wrapping never were wrapped.
 */
export const isProse = (block: string): boolean => {
  const lines = block.split("\n");
  return (
    !isBareList(lines) &&
    !lines.some((line) => LIST_ITEM.test(line) || /^\s*(?:>|\||```|~~~|#{1,6}\s)/.test(line)) &&
    lines.slice(0, -1).every((line) => line.length >= WRAPPED_AT) &&
    (lines.length === 1 || lines.every((line) => line.length <= WRAPPED_MAX))
  );
};

const NOBODY =
  /^(?:there|team|all|both|you all|everyone|everybody|folks|guys|sir|madam|sir or madam|colleagues|friends|network|connections|to whom it may concern)?$/i;

/** Whom a greeting names, as it is written; "" where it names nobody in particular. */
export const nameIn = (greeting: string): string => {
  const name = greeting.replace(HELLO, "").replace(/[\s,!:]+$/, "");
  return NOBODY.test(name) ? "" : name;
};
