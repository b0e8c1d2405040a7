/** A draft in its parts. Each holds the writer's own characters. */
export interface Message {
  /** "Subject: Offsite" over a letter; empty when there is none. */
  subject: string;
  /** "Hi Ana," without the rest of its line; empty when there is none. */
  greeting: string;
  /** Blocks of the body: paragraphs and lists, without the blank lines between them. */
  blocks: string[];
  /** "Best,\nMaria"; empty when there is none. */
  signOff: string;
}

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b(?:\b(?:mr|mrs|ms|mx|dr|prof)\.|[^\n.!?:;]){0,40}?(?:,|!|:|(?=\n)|$)/i;
const CLOSER =
  /^(?:best|best regards|kind regards|warm regards|regards|many thanks|thanks|thanks again|thank you|cheers|sincerely|yours(?: sincerely| truly| faithfully)?|all the best|best wishes|talk soon|respectfully)[,.!]?$/i;
const NAME_LINE = /^[-–—]?\s*\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3}$/u;

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

/** Reads greeting, body and sign-off of a draft by their place and their words. */
export const readMessage = (text: string): Message => {
  const whole = text.trim();
  const subject = SUBJECT.exec(whole)?.[0] ?? "";
  const trimmed = whole.slice(subject.length);
  const greeting = GREETING.exec(trimmed)?.[0] ?? "";
  const lines = trimmed.slice(greeting.length).split("\n");
  const end = signOffStart(lines);
  const body = (end < 0 ? lines : lines.slice(0, end)).join("\n").trim();
  return {
    subject: subject.trim(),
    greeting: greeting.trim(),
    blocks: body
      .split("\n")
      .map((line) => (line.trim() === "" ? "" : line))
      .join("\n")
      .split(/\n\n+/)
      .map((block) => block.replace(/^\n+/, "").trimEnd())
      .filter((block) => block.trim() !== ""),
    signOff: end < 0 ? "" : lines.slice(end).join("\n").trim(),
  };
};

/** Whether the body opens on the line of the greeting, from which a frame parts it. */
export const runsOnFromGreeting = (text: string): boolean => {
  const rest = text.slice(SUBJECT.exec(text)?.[0].length ?? 0);
  const greeting = GREETING.exec(rest)?.[0] ?? "";
  return greeting !== "" && (rest[greeting.length] ?? "\n") !== "\n";
};

/** What opens an item of a list. */
export const LIST_ITEM = /^\s*(?:[-*•+–]|\d{1,3}[.)])\s+/;

const WRAPPED_AT = 45;
const WRAPPED_MAX = 120;

/**
 * Whether a block is prose in one paragraph: no list, no code, no quotation of somebody else, and no line break that
 * means something, as in an address or under a title; only long lines are taken for wrapped ones, and lines longer than
 * any width of wrapping never were wrapped.
 */
export const isProse = (block: string): boolean => {
  const lines = block.split("\n");
  return (
    !lines.some((line) => LIST_ITEM.test(line) || /^\s*(?:>|\||```|~~~|#{1,6}\s)/.test(line)) &&
    lines.slice(0, -1).every((line) => line.length >= WRAPPED_AT) &&
    (lines.length === 1 || lines.every((line) => line.length <= WRAPPED_MAX))
  );
};

const HELLO = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b\s*/i;
const NOBODY =
  /^(?:there|team|all|everyone|everybody|folks|sir|madam|sir or madam|colleagues|friends|network|connections|to whom it may concern)?$/i;

/** Whom a greeting names, as it is written; "" where it names nobody in particular. */
export const nameIn = (greeting: string): string => {
  const name = greeting.replace(HELLO, "").replace(/[\s,!:]+$/, "");
  return NOBODY.test(name) ? "" : name;
};

/** Whether a sign-off thanks. */
export const signsWithThanks = (signOff: string): boolean => /^(?:many )?thank/i.test(signOff);
