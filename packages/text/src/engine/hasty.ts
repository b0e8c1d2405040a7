import { upperFirst } from "../document/case.ts";
import { isGroup, LIST_ITEM, readMessage } from "../document/message.ts";
import type { Span } from "../document/span.ts";
import { applied, editsOf, type Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";

// Where a sentence starts: with the text, after its mark, after a line that ended or a blank one.
const START = /(?:^|(?<=[\p{L}\d%)"”’*!?])(?<!\((?:[^()\n]{0,12}))(?:\.|[!?]+)["”’]?\s+|[.!?:,]\n|\n\s*\n)(?=\p{L})/gu;
const ABBREVIATED =
  /(?:\b(?:e\.g|i\.e|etc|vs|approx|a\.m|p\.m|incl|excl|misc|dept|est|ext|(?<!\d )(?:max|min)|tel|resp|ref|qty|esp|prob|poss|bec|comm|mgr|asst|gov|hosp|univ|addl|acct|conf|inv|ord|pt|pg|pp|vol|ch|fig|cl|sq|[a-z]\.[a-z])|\bno(?=\.\s+\d)|(?<![\w'’])[b-hj-z])\.\s+$/i;

const starts = (text: string): number[] =>
  [...text.matchAll(START)].flatMap(({ 0: { length }, index }) => {
    const at = index + length;
    return ABBREVIATED.test(text.slice(Math.max(0, index - 8), at)) ? [] : [at];
  });

// A word with a digit, a dot or a capital inside is a name: p95, example.org, iOS. So is one that nobody could say.
const SMALL_WORD =
  /(?!(?:npm|git|kubectl|pip|sudo|curl|ssh|psql|grep|ios|macos|iphone|ipad|ebay|docker-)\b)(?=[a-z]*[aeiouy])[a-z]+(?:['’][a-z]+)?(?=[\s,.:;!?)…-]|$)(?!-[a-z]+-[a-z]|[-.]\d|\.[a-z]|:\/)/y;

const smallWordAt = (text: string, at: number): string | null => {
  SMALL_WORD.lastIndex = at;
  return SMALL_WORD.exec(text)?.[0] ?? null;
};

/** Abbreviations that people type small and write large. */
const ACRONYM =
  /(?<![\w./@#_-])(?:fyi|asap|api|url|ui|ux|sql|qa|kpi|pdf|vpn|ceo|cto|cfo|nda|faq|gdpr|vat|crm|erp|sla|gps|nhs|vip|eta|eod|tbc|rsvp|usb)(?=s?(?![\w/@_-]|\.\w))/g;

/** A word as a sentence opens with it. */
const opened = (word: string): string => (word.replace(ACRONYM, "") === "" ? word.toUpperCase() : upperFirst(word));

/** A line with capitals where its sentences start. */
export const withCapitals = (line: string): string =>
  applied(
    line,
    starts(line).flatMap((at) => {
      const word = smallWordAt(line, at);
      return word === null || word.length < 2 ? [] : [{ start: at, end: at + word.length, insert: opened(word) }];
    }),
  );

const LOOK_MAX = 600;

/** Whether a text was typed in haste: of the first sentences of its body at least half start small. */
export const isHasty = (text: string): boolean => {
  const body = readMessage(text).blocks.join("\n\n").slice(0, LOOK_MAX);
  const all = starts(body);
  const small = all.filter((at) => smallWordAt(body, at) !== null).length;
  return small > 0 && 2 * small >= all.length;
};

const ASKS =
  "(?:(?:and|but|so|also),? )?(?:(?:can|could|would|will|is|are|was|were|do|does|did|has|have|should|shall) (?:you|we|i|he|she|it|they|the|this|that|there|any|anyone|someone|somebody|anybody|everyone|all)\\b|(?:what|when|where|who|why|how|which)(?:['’]s)? ?(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|time|long|many|much|about)\\b|(?:what|when|where|who|why|how)['’]s\\b|any (?:news|updates?|chance|idea|thoughts|objections)\\b)";
const QUESTION = new RegExp(`(?:^|[.!?]\\s+)${ASKS}[^.!?]*$|(?:^|[.!?,]\\s+)ok(?:ay)? to [^.!?,]+ or [^.!?,]+$`, "i");
const BEHIND_I = "I(?:['’](?:m|ve|ll|d)| (?:am|think|have|was|will|can['’]t|don['’]t|didn['’]t|need|got))\\b";
/** A statement that runs on from a question: where its end is sure the mark goes there, else there is none. */
const RUN_ON = new RegExp(
  `(?:^|[.!?]\\s+)${ASKS}[^.!?,;\\n]{6,90}\\b(?:again|please|someone|anyone|today|tomorrow|tonight|asap|instead|yet|soon|[a-z]+day)( )(?=${BEHIND_I})`,
  "gi",
);
const RUNS_ON = new RegExp(
  `(?<!\\b(?:if|that|when|what|where|who|how|why|because|than|as|and|or|so|before|after|until|unless|while|whether|like|time|day|way|thing|things|one|ones)) ${BEHIND_I}`,
);
/** A question with a statement behind its comma: "can you check the total, i think it's wrong". */
const ASKED_FIRST = new RegExp(
  `(?:^|[.!?]\\s+|\\n)(?:(?:and|but|so|also),? )?(?:can|could|would|will|do|does|did|is|are|have|has) (?:you|we|it|they|he|she|that|this|there|anyone|someone|somebody) [^.!?,;\\n]{6,90}(?<! if [^.!?,;\\n]*)(,) (?=(?:i|we|it|he|she|they|that|i['’]\\w+|we['’]\\w+|it['’]s|he['’]s|she['’]s|they['’]re|that['’]s) [a-z'’]{2,})`,
  "gi",
);
/** A request that ends in a full stop. */
const ASKED = new RegExp(
  "(?:^|[.!?]\\s+|\\n)(?:(?:and|but|so|also|hi|hey),? )?(?:can|could|would|will|do|did|are|have|is) (?:you|we|i|they|there|anyone|someone|somebody|anybody|whoever [a-z ]{3,20}) (?:please )?[a-z'’]{2,}[^.!?\\n]{3,110}(\\.)(?=\\s|$)",
  "gi",
);

/** A question that goes on as a statement or an order. */
const GOES_ON =
  /[,;] (?:i|we|it|he|she|they|that|there|cos|because|so|but)\b|[,;] (?!if\b|when\b|before\b|after\b|by\b|please\b)\S+(?: [^\s,]+){2}|\band (?:don['’]t|do not|please|pls|no|not|i|we)\b/i;

/** A path, a file or an address at the end of a line, which a stop would spoil. */
const PATH = /(?:^|\s)(?![£$€(]*[\d.,:]+[%)]*$)\S*[/_\\=@#.]\S*$/;

const markBehind = (line: string): string => {
  const at = line.search(QUESTION);
  if (at < 0 || GOES_ON.test(line.slice(at)) || line.slice(at).search(RUN_ON) >= 0) return ".";
  return RUNS_ON.test(line.slice(at)) ? "" : "?";
};

/** The mark that a line lacks at its end, "" where it has one or needs none. */
const missingMark = (line: string): string =>
  LIST_ITEM.test(line) ||
  /^\s*(?:[>|#]|[A-Za-z][.)]\s)/.test(line) ||
  PATH.test(line) ||
  !/[\p{L}\d)%"”’]$/u.test(line) ||
  line.trim().split(/\s+/).length < 5
    ? ""
    : markBehind(line);

const WRAPPED_AT = 45;

/** Where the body of a text starts and ends. */
const bodyOf = (text: string): Span => {
  const { greeting, signOff } = readMessage(text);
  const end = signOff === "" ? text.length : text.lastIndexOf(/^[^,\n]*/.exec(signOff)?.[0] ?? "");
  // "hi dan - can you" greets before its dash, which opens no item.
  const start =
    greeting.length + (greeting === "" ? 0 : (/^[-–—]\s+/.exec(text.slice(greeting.length))?.[0].length ?? 0));
  return { start, end: Math.max(end, start) };
};

/** A last line that is a name or a short goodbye wants no stop. */
const SIGNED =
  /(?:^|[\s,.!])(?:[Tt]a|[Tt]hx|[Tt]hanks|[Tt]hank you|[Cc]heers|[Rr]egards|[Xx]{1,3}|lol|haha)$|(?:^|[.!?–-]\s+|\b(?:[Tt]a|[Tt]hanks|[Tt]hx|[Cc]heers|[Rr]egards|[Ll]ove|[Gg]reetings|[Bb]est|x{1,3}),? )\p{Lu}\p{L}*\.?(?: \p{Lu}\p{L}*){0,2}$|, \p{Lu}\p{Ll}+$|[.!?]\s+\p{Lu}\p{Ll}+, \p{Ll}+$/u;

const markEdits = (text: string): Edit[] => {
  const { start, end } = bodyOf(text);
  let at = start;
  const lines = text.slice(start, end).split("\n");
  return lines.flatMap((line, index) => {
    const below = lines[index + 1] ?? "";
    const from = at;
    at += line.length + 1;
    const whole = line.trimEnd();
    const isWrapped = line.length >= WRAPPED_AT && /^\p{Ll}/u.test(below);
    if (isWrapped || LIST_ITEM.test(below) || SIGNED.test(whole)) return [];
    const insert = missingMark(whole);
    return insert === "" ? [] : [{ start: from + whole.length, end: from + whole.length, insert }];
  });
};

const questionEdits = (text: string): Edit[] => [
  ...[...text.matchAll(RUN_ON)].map(({ 0: { length }, index }) => ({
    start: index + length - 1,
    end: index + length - 1,
    insert: "?",
  })),
  ...[...text.matchAll(ASKED_FIRST), ...text.matchAll(ASKED)].flatMap((match) => {
    const words = match[0];
    const at = match.index + words.lastIndexOf(match[1] as string);
    const isShort = ABBREVIATED.test(`${text.slice(Math.max(0, at - 8), at)}. `);
    if ((match[1] === "." && (isShort || GOES_ON.test(words))) || /\bif\b/i.test(words)) return [];
    return [{ start: at, end: at + 1, insert: "?" }];
  }),
];

/** Question marks and full stops that a hasty draft lacks. */
export const marks: Pass = {
  kind: "capitals",
  spells: true,
  edits: (text, { hasty }) => (hasty ? [...markEdits(text), ...questionEdits(text)] : []),
};

/** A name behind a hello that runs on, and one behind the thanks that close a text. */
const CALLED =
  /(?<=^(?:hi|hey|hello|hiya|dear) )(?!all\b|there\b|team\b|again\b)\p{Ll}{3,}(?= (?:hope|just|sorry|quick|can|could|i|we|thanks|re)\b)|(?<=[.!?,] (?:thanks|thx|cheers|ta|regards),? )(?!again|all|every|lots|much|so|for|in|you|team|guys|both|very|any|folks|ever|love|mate|x|lads|very|loads|heaps|a\b|bye)\p{Ll}{3,10}(?=\s*$)/giu;

/** A greeting that runs on without its comma: a name before a small word, or a group. */
const UNPARTED =
  /^(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]iya|[Dd]ear|(?:[Gg]ood )?(?:[Mm]orning|[Aa]fternoon|[Ee]vening)) (?:(?:(?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r|[Pp]rof)\.? )?(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|(?<=[rs]\.? )\p{Ll}{3,})(?= (?!(?:and|or|at|from|of|in)\b)(?:\p{Ll}|I\b))|(?:all|team|both|everyone|everybody|folks|guys)(?= (?!(?:staff|and|of|at|in|from|the|those|who|members|leads|leaders|it)\b)(?:\p{Ll}|I\b)))/u;

/** A greeting of one name or two. */
const GREETED_SMALL =
  /^(?:hi|hello|hey|dear|hiya|(?:good )?(?:morning|afternoon|evening)) \p{L}+(?: (?!re\b|of\b|the\b)\p{L}+)?[\s,!:–-]*$/iu;

/** The names in the greeting and under the sign-off with capitals, and the comma behind the first. */
const nameEdits = (text: string): Edit[] => {
  const { greeting, signOff } = readMessage(text);
  const last = /(?<=\n)\p{Ll}+$/u.exec(signOff)?.[0] ?? "";
  const edits = last === "" ? [] : [{ start: text.length - last.length, end: text.length, insert: upperFirst(last) }];
  const greeted = GREETED_SMALL.test(greeting)
    ? editsOf(text.slice(0, greeting.length), /(?<= )\p{Ll}+(?=[\s,!:]|$)/gu, ([word]) =>
        isGroup(word) || /^(?:morning|afternoon|evening|day|mate|love)$/.test(word) ? null : upperFirst(word),
      )
    : [];
  const called = editsOf(text, CALLED, ([word]) => (isGroup(word) ? null : upperFirst(word)));
  const end = greeting === "" ? (UNPARTED.exec(text)?.[0].length ?? 0) : 0;
  const comma = end === 0 ? [] : [{ start: end, end, insert: "," }];
  return [...greeted, ...called, ...comma, ...edits];
};

const NAMED = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{3,}(?=[\s,.!?'’)]|$)(?! (?:\d|\p{Lu}|no\b))/gu;
const NO_NAME =
  /^(?:Will|Mark|Bill|Grant|Hope|Grace|Rose|March|Page|Price|Case|Chase|Drew|Pat|Rich|Dean|Gate|Bank|Main|Team|Board|Order|Stock|Line|Level|Sales|Finance|Legal|Ward|Unit|Site|Plan|Stage|Phase|Block|Plot|Year|Room|Floor|Store|Shop|Church|School|House|Street|Road|North|South|East|West|Spring|Summer|Autumn|Winter|Please|Thanks|Excel|Word|Slack|Teams|Zoom|Apple|Target|Sharp|Young|Long|Short|Black|White|Green|Brown|Head|Chief|General|Manager|Director|Doctor|Father|Mother|Only|Never|Just|This|That|They|There|When|What|From|With|Have|Been|Also|Then|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

/** Names that the draft writes in capitals elsewhere and small here. */
const knownNames = (text: string): Edit[] => {
  const names = new Map<string, string>();
  for (const [name] of text.matchAll(NAMED)) if (!NO_NAME.test(name)) names.set(name.toLowerCase(), name);
  if (names.size === 0) return [];
  return editsOf(text, /(?<![\p{L}\d_'’@./#-])\p{Ll}{4,}(?=[\s,.!?'’)]|$)/gu, ([word]) => names.get(word) ?? null);
};

const GREETED =
  /^(?:hi|hello|hey|dear|hiya|(?:good )?(?:morning|afternoon|evening))\b(?: [\p{L}.]+){0,3}(?:[,!:]| [-–—]) $/iu;

const sentenceEdits = (text: string): Edit[] => {
  const { start } = bodyOf(text);
  const first = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  // A name by itself in the first line greets.
  const below = /^\p{Lu}\p{Ll}+,?\n+(?=\p{Ll})/u.exec(text)?.[0].length ?? first;
  return [...new Set([...starts(text), first, below])].flatMap((at) => {
    // Behind a greeting on its line a sentence goes on small.
    if (at === first && start > 0 && !text.slice(start, at).includes("\n")) return [];
    if (at > 0 && GREETED.test(text.slice(0, at))) return [];
    const word = smallWordAt(text, at);
    return word === null || LIST_ITEM.test(text.slice(at))
      ? []
      : [{ start: at, end: at + word.length, insert: opened(word) }];
  });
};

const TITLE = /(?<![\w./@-])(?:mr|mrs|ms|dr|cllr|prof)(?=\.? \p{Lu})/gu;
const TITLED =
  /(?<![\w./@-]|\b(?:the|a|my|your|our|see|another|each) )([Mm]rs?|[Mm]s|[Dd]r)(\.?) (?!(?:and|or|is|was|has|had|will|can|said|says|who|for|from|at|in|on|to|about|re|told|wants|asked|thinks|came|called|rang|knows|if|that|appointments?|appts?)\b)(\p{Ll}{3,})(?=[\s,.!?'’)]|$)/gu;
const acronymEdits = (text: string): Edit[] => [
  ...editsOf(text, ACRONYM, ([word]) => word.toUpperCase()),
  ...editsOf(text, TITLE, ([word]) => upperFirst(word)),
  ...editsOf(
    text,
    TITLED,
    ([, title, dot, name]) => `${upperFirst(title as string)}${dot} ${upperFirst(name as string)}`,
  ),
];

/** Capitals that a hasty draft lacks: where sentences start and on names. */
export const capitals: Pass = {
  kind: "capitals",
  spells: true,
  edits: (text, { hasty }) => (hasty ? [...sentenceEdits(text), ...knownNames(text), ...acronymEdits(text)] : []),
};

/** Capitals of the names around a hasty draft. */
export const names: Pass = {
  kind: "capitals",
  spells: true,
  edits: (text, { hasty }) => (hasty ? nameEdits(text) : []),
};
