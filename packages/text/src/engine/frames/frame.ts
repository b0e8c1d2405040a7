import { capitalised } from "../case.ts";
import { nameIn, signsWithThanks, type Message } from "../message.ts";
import {
  announces,
  asksAfterwards,
  canMove,
  goesWithAsk,
  isSelfContained,
  opensApology,
  tellsChange,
  tellsReader,
  type SentenceRole,
} from "../sentence-role.ts";
import type { Block, SentenceReader } from "./sentence-reader.ts";

/** How a frame shapes the body: which sentences lead and which close, and how long a paragraph of prose may be. */
export interface Shape {
  /** Roles of the sentence that comes first, the best first; empty keeps the writer's order. */
  lead: readonly SentenceRole[];
  /** Roles of the sentences that come last, in this order; each in a paragraph of its own. */
  last?: readonly SentenceRole[];
  /** Most sentences of a paragraph; 0 keeps the writer's paragraphs. */
  sentencesMax: number;
  /** Paragraphs of up to so many sentences are left as they are. */
  leftAlone?: number;
}

/** A register's frame: the shapes that suit it, the usual one first, and how the parts stand. */
export interface Frame {
  shapes: readonly [Shape, ...Shape[]];
  /** Whether thanks of a sign-off that goes are said, where no letter stays. */
  thanks?: boolean;
  /** Whether a greeting and a sign-off stay. Elsewhere a person who is greeted is addressed in the first line. */
  letter: boolean;
  /** What parts the pieces of one paragraph. */
  gap: "\n" | "\n\n";
}

/** Puts the parts of a draft in the order and shape of a register. It moves and joins; it writes nothing of its own. */
export const shaped = (
  { subject, greeting, blocks, signOff }: Message,
  frame: Frame,
  shape: Shape,
  read: SentenceReader,
): string => {
  const body = withLead(
    blocks.map((block, at) => {
      const parted = read.parted(block);
      return at === 0 && greeting !== "" && parted !== block ? read.parted(capitalised(block)) : parted;
    }),
    shape,
    read,
  ).map((block) => (typeof block === "string" ? block : inPieces(block, shape, frame.gap, read)));
  if (frame.letter) {
    return joinParts([subject, greeting, ...body, signOff]);
  }
  const name = nameIn(greeting).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (name !== "" && body[0] !== undefined) body[0] = addressed(name, body[0]);
  // A subject without a figure says what the first lines say.
  const title = /\d/.test(subject) ? subject.replace(/^[^:]*:\s*/, "") : "";
  return joinParts([
    title,
    ...(body.length === 0 ? [greeting] : body),
    frame.thanks === true && signsWithThanks(signOff) ? "Thanks!" : "",
  ]);
};

// Words that have a capital only because a sentence opens with them.
const OPENING_WORD =
  /^(?:About|Perhaps|Maybe|So|And|But|Regarding|Due|Until|Within|Without|Under|Between|Again|Yes|Right|Now|Today|Yesterday|Tomorrow|Given|Based|Despite|Only|Other|Another|Whether|Even|Once|Everyone|Someone|Nobody|Nothing|Everything|Ready|Sure|The|An?|This|That|These|Those|It|We|They|You|He|She|My|Our|Your|Their|His|Her|Its|Could|Can|Would|Will|Please|Do|Does|Did|Is|Are|Was|Were|Have|Has|Had|There|Here|In|On|At|By|For|From|With|After|Before|Since|When|If|While|As|To|No|Not|Just|What|Who|Where|Why|How|All|Any|Some|Each|Every|Let|One|Two|Both|Most|Many|More|Last|Next|Over|During|Because|Although|However|Also|Thank|Thanks|Unfortunately|Sorry|Apologies|Bad|Good|Great|Quick|Following|Three|Still|Happy|Congratulations|Hope)(?=[ ,'’])/;

const addressed = (name: string, text: string): string => {
  if (OPENING_WORD.test(text)) return `${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return /^I(?=[ '’])|^\p{Ll}/u.test(text) ? `${name}, ${text}` : `${name}: ${text}`;
};

// A short line without a mark at its end is a heading, or a greeting: what stands under it stays under it.
// A letter that is quoted under a label keeps its own start.
const LETTER_WITHIN = /^(?:hi|hello|hey|dear)\b[^\n]{0,60},$/im;

const isHeading = (block: string): boolean =>
  !block.includes("\n") && block.length < 80 && !/[.!?…,;"”’)]$/.test(block);

/** A sentence of a block, with those up to `to` that say by when it is needed. */
interface Place {
  block: number;
  at: number;
  to: number;
}

const placeOf = (blocks: readonly Block[], block: number, at: number, read: SentenceReader): Place => {
  const all = blocks[block] as readonly string[];
  let to = at + 1;
  if (read.hasRole(all[at] as string, "ask")) while (to < all.length && goesWithAsk(all[to] as string)) to += 1;
  return { block, at, to };
};

const apart = (place: Place, index: number, all: readonly Place[]): boolean => {
  const before = all[index - 1];
  return before === undefined || before.block !== place.block || before.to <= place.at;
};

const sentencesAt = (blocks: readonly Block[], { block, at, to }: Place): string[] =>
  (blocks[block] as readonly string[]).slice(at, to);

const canLeave = (blocks: readonly Block[], place: Place): boolean => {
  const all = blocks[place.block] as readonly string[];
  const sentence = sentencesAt(blocks, place).join(" ");
  return canMove(sentence, all[place.to]) && !isQuoteOpen(sentence) && !isQuoteOpen(all.slice(0, place.at).join(" "));
};

const before = (blocks: readonly Block[], { block, at }: Place): string[] => [
  ...blocks.slice(0, block).flat(),
  ...(blocks[block] as readonly string[]).slice(0, at),
];

/** Whether a sentence opens with a name that stands before it: "Grace comes from Oslo". */
const namesAgain = (blocks: readonly Block[], place: Place): boolean => {
  const name = /^\p{Lu}\p{Ll}+(?= )/u.exec(sentencesAt(blocks, place)[0] as string)?.[0];
  if (name === undefined || OPENING_WORD.test(`${name} `)) return false;
  return before(blocks, place).some((sentence) => sentence.includes(name));
};

// "Maria, nice to meet you.": what follows is said to her.
const SPOKEN_TO = /^\p{Lu}\p{Ll}+, (?:nice|great|good|thanks|thank|could|can|please|you|would|welcome|meet|are|as)\b/u;

const speaksToAnother = (blocks: readonly Block[], place: Place): boolean =>
  before(blocks, place).some((sentence) => SPOKEN_TO.test(sentence) && !OPENING_WORD.test(sentence));

/** Of the sentences with the role that may leave their place, up to a heading, the first that tells most; null when none may. */
const leaderOf = (blocks: readonly Block[], role: SentenceRole, read: SentenceReader): Place | null => {
  let found: Place | null = null;
  for (const [block, sentencesHere] of blocks.entries()) {
    if (typeof sentencesHere === "string") {
      if (isHeading(sentencesHere) || LETTER_WITHIN.test(sentencesHere)) return found;
      continue;
    }
    if (sentencesHere.length === 1 && isHeading(sentencesHere[0] as string)) return found;
    for (const [at, sentence] of sentencesHere.entries()) {
      if (!read.hasRole(sentence, role)) continue;
      const place = placeOf(blocks, block, at, read);
      const first = block === 0 && at === 0;
      if (
        !first &&
        (!isSelfContained(sentencesAt(blocks, place).join(" "), before(blocks, place).join(" "), role) ||
          !canLeave(blocks, place) ||
          namesAgain(blocks, place) ||
          speaksToAnother(blocks, place))
      )
        continue;
      if (first || role === "ask" || tellsChange(sentence)) return place;
      found ??= place;
    }
  }
  return found;
};

const without = (blocks: readonly Block[], places: readonly Place[]): Block[] =>
  blocks
    .map((block, index) =>
      typeof block === "string"
        ? block
        : block.filter((_, at) => !places.some((place) => place.block === index && place.at <= at && at < place.to)),
    )
    .filter((block) => block.length > 0);

// "Two things about the offsite." is followed by them.
const INTRODUCTION =
  /^(?:(?:two|three|four|five|a few|some|several|one|a couple of) (?:quick )?(?:things?|points?|questions?|updates?|notes?|items?|requests?|reminders?)\b[^.!?]{0,60}[.:]$|here(?: is|['’]s| are)\b[^.!?]*:$)/i;

// It names what the text is about, so a result stands behind it.
const PREFACE =
  /^(?:we|I)(?: are| am|['’]re|['’]m) (?:glad|happy|pleased|proud|excited|thrilled|delighted) to (?:share|report|present)\b|^(?:as (?:you )?(?:requested|asked|promised|discussed|agreed),? )?(?:here(?: is|['’]s| are)\b|(?:an? )?(?:(?:quick|short|brief|small|weekly|status) )*(?:update|summary|recap|report|overview|heads[- ]up) (?:on|of|about|from|for)\b)/i;

// "Priya, here is an update": a name stays in the first sentence.
const NAMED =
  /^(?!\p{L}+ly\b|(?:Yesterday|Today|Tomorrow|Moreover|Furthermore|Meanwhile|First|Second|Third|Next|Then|Hence|Thus|Indeed|Instead|Once)\b|\p{Lu}\p{Ll}+day\b)(?:(?:Mr|Mrs|Ms|Dr|Prof)\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[,:] \p{Ll}/u;

const introduces = (block: Block | undefined): boolean =>
  block !== undefined && INTRODUCTION.test((typeof block === "string" ? block : (block[0] ?? "")).trim());

const SPOKEN = /["“][^"“”\n]{1,200}[.,?!…]["”]/g;

const isQuoted = (words: string): boolean => words.includes('"') || words.includes("“");

/** Whether people talk in the text, as in a story: what they say answers what stands before. */
const isDialogue = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => (typeof block === "string" ? isQuoted(block) : block.some(isQuoted))) &&
  (blocks.flat().join(" ").match(SPOKEN)?.length ?? 0) > 1;

const THANKS = /^(?:many )?(?:thanks|thank you|thx)\b[^.!?]{0,30}[.!]?$/i;

/** The thanks with which a text ends; they stay its end. */
const thanksAt = (blocks: readonly Block[]): Place[] => {
  const block = blocks.length - 1;
  const at = (blocks[block]?.length ?? 0) - 1;
  return THANKS.test(blocks[block]?.[at] ?? "") ? [{ block, at, to: at + 1 }] : [];
};

/** The blocks with the leading sentence in front and those that close at the end. */
const withLead = (blocks: readonly Block[], { lead, last = [] }: Shape, read: SentenceReader): Block[] => {
  let now = [...blocks];
  if (isDialogue(blocks)) return now;
  const opening = now[0]?.[0] ?? "";
  if (
    introduces(now[0]) ||
    opensApology(opening) ||
    tellsReader(opening) ||
    (NAMED.test(opening) && !OPENING_WORD.test(opening))
  )
    return now;
  const prefaced = PREFACE.test(opening) || announces(opening);
  for (const role of lead) {
    if (prefaced && role !== "ask") continue;
    const leader = leaderOf(now, role, read);
    if (leader === null) continue;
    const leading = sentencesAt(now, leader);
    const first = now[0] as readonly string[];
    if (leader.block > 0 || leader.at > 0) now = [leading, ...without(now, [leader])];
    else if (last.length > 0 && first.length > leader.to && canMove(leading[0] as string, first[leader.to]))
      now = [leading, ...without(now, [leader])];
    break;
  }
  // What comes last must not come behind a question about it.
  if (asksAfterwards(now.at(-1)?.at(-1) ?? "")) return now;
  // Where lists or headings order the text, the writer's order stands.
  if (now.some((block) => typeof block === "string" || block.some(isHeading))) return now;
  for (const role of last) {
    const places = now
      .flatMap((block, index) =>
        (block as readonly string[]).flatMap((sentence, at) =>
          (index > 0 || at > 0) && read.hasRole(sentence, role) ? [placeOf(now, index, at, read)] : [],
        ),
      )
      .filter(apart)
      .filter((place) => canLeave(now, place));
    if (places.length === 0) continue;
    const closing = places.flatMap((place) => sentencesAt(now, place));
    const thanks = thanksAt(now);
    now = [
      ...without(now, [...places, ...thanks]),
      [...closing, ...thanks.flatMap((place) => sentencesAt(now, place))],
    ];
  }
  return now;
};

// Past so many sentences a quotation mark is taken for a stray one.
const QUOTED_MAX = 20;

/** Whether a quotation that opens in the text is still open at its end. */
const isQuoteOpen = (text: string): boolean =>
  (text.includes('"') && text.split('"').length % 2 === 0) ||
  (text.includes("“") && text.split("“").length > text.split("”").length);

/** Where a frame that opens with the ask could not move it, the sentence where it stands and starts a piece; else -1. */
const askIn = (all: readonly string[], { lead, last = [] }: Shape, read: SentenceReader): number => {
  const opens = lead[0] === "ask";
  const closes = last.includes("ask");
  if (all.length < 3 || !(opens || closes)) return -1;
  const [first = ""] = all;
  const isAsk = (sentence: string): boolean => read.hasRole(sentence, "ask");
  // The one ask that closes the text stands by itself there.
  if (
    closes &&
    isAsk(all.at(-1) as string) &&
    all.filter(isAsk).length === 1 &&
    !isQuoteOpen(all.slice(0, -1).join(" "))
  )
    return all.length - 1;
  if (!opens || (all.length < 4 && (isAsk(first) || introduces([first])))) return -1;
  return all.findIndex((sentence, at) => at > 0 && isAsk(sentence) && !isQuoteOpen(all.slice(0, at).join(" ")));
};

/** Lines that stand together where a frame sets lines and not paragraphs. */
const LINES_MAX = 3;

/** Sentences in pieces of no more than the shape wants, none cut inside a quotation. */
const inPieces = (all: readonly string[], shape: Shape, gap: string, read: SentenceReader): string => {
  const ask = askIn(all, shape, read);
  if (ask > 0) return [all.slice(0, ask), all.slice(ask)].map((part) => inPieces(part, shape, gap, read)).join(gap);
  const { sentencesMax: most, leftAlone = 0 } = shape;
  if (most === 0 || all.length <= leftAlone || all.length <= most) return all.join(" ");
  const pieces: string[] = [];
  let piece: string[] = [];
  for (const [at, sentence] of all.entries()) {
    piece.push(sentence);
    // '"Why?" she asked.' is read as two sentences and belongs together.
    if (/^\p{Ll}/u.test(all[at + 1] ?? "")) continue;
    if (piece.length < most || (piece.length < most + QUOTED_MAX && isQuoteOpen(piece.join(" ")))) continue;
    pieces.push(piece.join(" "));
    piece = [];
  }
  if (piece.length > 0) pieces.push(piece.join(" "));
  // Many short lines in a row are a wall: a blank line parts them.
  return pieces.reduce(
    (text, line, at) => `${text}${at % LINES_MAX === 0 && at < pieces.length - 1 ? "\n\n" : gap}${line}`,
  );
};

/** The parts that are there, with a blank line between them. */
const joinParts = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");
