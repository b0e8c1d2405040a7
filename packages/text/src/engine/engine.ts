import { extractFacts } from "../facts/extract.ts";
import { createWitness } from "../facts/hard/witness.ts";
import { isHard } from "../facts/support.ts";
import { recogniseLanguage } from "../document/language.ts";
import { inParts, readMessage } from "../document/message.ts";
import { once } from "../document/once.ts";
import type { RegisterId } from "../registers/register.ts";
import { checkTells } from "../tells/check.ts";
import type { VoiceHabits } from "../voice/habits.ts";
import { calendar } from "./calendar.ts";
import { completed, inOwnWords, isOwnWord } from "./closer.ts";
import { emptySentences } from "./empty-sentences.ts";
import { keepsFacts, openReader, type Reader } from "./fact-check.ts";
import { capitals, isHasty, marks, names } from "./hasty.ts";
import { letter } from "./letter.ts";
import { markup } from "./markup.ts";
import { cleanNotes, readsAsNotes } from "./notes.ts";
import { openers } from "./openers.ts";
import { afterPasses, type Change, type ChangeKind, type Pass, type Setting, type Speller } from "./pass.ts";
import { doubtsIn, remarksOn } from "./remarks.ts";
import { spelling } from "./spelling.ts";
import { isSameVersion } from "./same-version.ts";
import { walls } from "./walls.ts";
import { warningsOn } from "./warnings.ts";
import { stockWords } from "./wording.ts";

export interface EngineInput {
  text: string;
  register: RegisterId;
  mode: "rewrite" | "expand" | "vary" | "closer";
  /** Whether `text` is notes; `expand` implies it. */
  fromNotes?: boolean;
  /** What `vary` must differ from. No fact is ever taken from it. */
  previousRewrite?: string | null;
  protectedSpans?: readonly string[];
  /** The habits of the writer; `closer` moves toward them. */
  voice?: VoiceHabits | null;
  /** Corrects words that the engine's own list does not hold, where the draft was typed in haste or has another slip. */
  speller?: Speller | undefined;
}

export interface EngineOutput {
  text: string;
  /** What a person should know about this rewrite, a sentence each. */
  notes: string[];
}

/** UTF-16 units that the engine rewrites; a longer text is a file and comes back as it is. */
export const TEXT_MAX = 200_000;
/** The tell score from which a text reads as a model's; one in a hundred texts by people gets it. */
const STOCK_MIN = 50;
/** So many slips of spelling show haste, wherever the capitals are. */
const SLIPS_MIN = 2;
const ROUNDS_MAX = 4;
/** Words of a greeting that may stand on a line of its own. */
const GREETING_MAX = 4;

const PROSE: readonly Pass[] = [emptySentences, openers, stockWords, letter, markup];

const NOTHING = "Nothing safe to change.";
const NO_OTHER = "There is no further good version, so this is the one before.";
const FRAME = "What greets and closes is what the voice has; the names are left to you.";
const AS_EMAIL = "This is the same text as for an email.";
const SPAN = "A protected part could not be kept otherwise, so the draft is left as it is.";

const SLOTS = /\[[A-Z][^\]\n:.?!,]{1,40}\](?!\()/g;

const settingOf = (text: string, { register, speller }: EngineInput, reader: Reader): Setting => ({
  register,
  reader,
  speller,
  // What goes to the managers' manager is an e-mail.
  isStock: once(
    () => (checkTells(text, { register: register === "skip_level" ? "email" : register }).score ?? 0) >= STOCK_MIN,
  ),
  hasty: false,
  keepsSpelled: null,
});

/** A text after some passes, again and again until nothing changes. */
const settled = (text: string, passes: readonly Pass[], setting: Setting, changes: Change[]): string => {
  let now = text;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = afterPasses(now, passes, setting, changes).trim();
    if (next === now) break;
    now = next;
  }
  return afterPasses(now, [walls], setting, changes);
};

/** A hasty mail with its greeting and its sign-off on lines of their own. */
const inLines = (text: string, { register, reader }: Setting, changes: Change[]): string => {
  if (register !== "email" && register !== "skip_level") return text;
  // A name behind a dash stays as it was signed.
  const { greeting, signOff } = readMessage(text);
  if (/^[–/]/.test(signOff) || greeting.split(/\s+/).length > GREETING_MAX) return text;
  const parted = inParts(text);
  if (!keepsFacts(reader, text, parted)) return text;
  // Behind a greeting that now has its own line, the body opens with a capital.
  if (parted !== text)
    changes.push({ kind: "capitals", before: text, after: parted }, { kind: "parts", before: text, after: parted });
  return parted;
};

/** A text in the right spelling; what stands before a day in full may depend on it, and a word on its neighbour's. */
const respelled = (text: string, setting: Setting, changes: Change[]): string => {
  let now = text;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = afterPasses(afterPasses(now, [calendar], setting, changes), [spelling], setting, changes);
    if (next === now) break;
    now = next;
  }
  return now;
};

/** Code without a fence is small by nature. */
const CODE = /[{};][ \t]*\n|\w\([^)\n]*\) ?\{/;
/** Units that careful people shorten too, beside capitals of names. */
const CAREFUL = /^(?:(?:yr|wk|hr)s?|w\/.*)$/i;
const slipsIn = (changes: readonly Change[]): number =>
  changes.filter(
    ({ kind, before, after }) =>
      kind !== "capitals" && !CAREFUL.test(before.trim()) && (before === "i" || before !== after.toLowerCase()),
  ).length;

const draftRewritten = (draft: string, setting: Setting, changes: Change[]): string => {
  const spelled = respelled(draft, setting, changes);
  const hasty = !readsAsNotes(spelled) && !CODE.test(spelled) && (slipsIn(changes) >= SLIPS_MIN || isHasty(spelled));
  if (!hasty) {
    const plain = settled(spelled, PROSE, setting, changes);
    // What is left behind a formula may be the hasty part.
    return plain !== spelled && isHasty(plain) ? draftRewritten(plain, setting, changes) : plain;
  }
  const haste = { ...setting, hasty };
  const named = afterPasses(spelled, [names], haste, changes);
  const marked = afterPasses(named, [marks], haste, changes);
  const written = afterPasses(marked, [capitals], haste, changes);
  return settled(inLines(written, setting, changes), PROSE, setting, changes);
};

const notesRewritten = (notes: string, setting: Setting, changes: Change[]): string | null => {
  const spelled = respelled(notes, setting, changes);
  const clean = cleanNotes(spelled);
  if (clean === spelled && !readsAsNotes(spelled)) return null;
  if (clean !== spelled) changes.push({ kind: "list", before: spelled, after: clean });
  return settled(clean, PROSE, setting, changes);
};

const remarks = (
  before: string,
  after: string,
  register: RegisterId,
  changes: readonly Change[],
  isNotes: boolean,
): string[] => {
  const isSame = after === before.trim();
  const notes = isSame ? [] : remarksOn(changes, after);
  if (changes.some(({ kind }) => kind === "spelling" || kind === "shorthand")) notes.push(...doubtsIn(after));
  const warnings = warningsOn(after, register, isNotes);
  if (!isSame && register === "skip_level" && warnings.length === 0) notes.push(AS_EMAIL);
  notes.push(...warnings);
  const [slot] = after.match(SLOTS) ?? [];
  if (slot !== undefined) notes.push(`${slot} is left for you to fill in.`);
  return isSame ? [NOTHING, ...notes] : notes;
};

/** Kinds of change that are not held against the facts one by one. */
const SPELLS: ReadonlySet<ChangeKind> = new Set(["spelling", "shorthand", "capitals", "list"]);

/** Whether each hard fact of one text stands in the other too, in whatever spelling. */
const holdsSame = (one: string, other: string): boolean => {
  // "b4" says before, and no cell of a table.
  const [before, after] = [one, other].map((text) => text.replace(/\bb4\b/g, "before")) as [string, string];
  return createWitness([before])(after).length === 0 && createWitness([after])(before).length === 0;
};

const attempt = (draft: string, isNotes: boolean, setting: Setting): { after: string; changes: Change[] } => {
  const changes: Change[] = [];
  const notes = isNotes ? notesRewritten(draft, setting, changes) : null;
  if (notes !== null) return { after: notes, changes };
  changes.length = 0;
  return { after: draftRewritten(draft, setting, changes), changes };
};

const rewritten = (input: EngineInput, reader: Reader): EngineOutput => {
  const { text, register, mode } = input;
  const draft = text.trim();
  const setting = settingOf(draft, input, reader);
  const isNotes = input.fromNotes === true || mode === "expand";
  const free = attempt(draft, isNotes, setting);
  // A new spelling may read as another fact: then each edit is held against the ledger too.
  const isKept =
    !free.changes.some(({ kind }) => SPELLS.has(kind)) ||
    keepsFacts(reader, draft, free.after) ||
    holdsSame(draft, free.after);
  const { after, changes } = isKept ? free : attempt(draft, isNotes, { ...setting, keepsSpelled: holdsSame });
  const notes = remarks(text, after, register, changes, isNotes);
  const isMail = isNotes && (register === "email" || register === "skip_level");
  const whole = isMail && input.voice ? completed(after, input.voice) : after;
  return whole === after
    ? { text: after, notes }
    : { text: whole, notes: [...notes.filter((note) => note !== NOTHING), FRAME] };
};

/** Whether a rewrite holds at least two of three hard facts of a draft; what it left out its writer saw and took. */
const holdsMost = (draft: string, rewrite: string): boolean =>
  3 * createWitness([rewrite])(draft).length <= extractFacts(draft).filter(isHard).length;

/**
 * The plain rewrite where `previous` does not hold the draft's facts, else `previous` again: graders found no other version
 * that rules can make worth having.
 */
const varied = (input: EngineInput, reader: Reader): EngineOutput => {
  const base = rewritten(input, reader);
  const previous = input.previousRewrite?.trim() ?? "";
  if (previous === "") return base;
  const isBacked = createWitness([input.text])(previous).length === 0 && holdsMost(input.text, previous);
  const spans = (input.protectedSpans ?? []).filter((span) => input.text.includes(span));
  if (!isBacked || !spans.every((span) => previous.includes(span)))
    return isSameVersion(base.text, previous) ? { text: previous, notes: [NO_OTHER] } : base;
  return { text: previous, notes: [NO_OTHER] };
};

const closer = (input: EngineInput, reader: Reader): EngineOutput => {
  const { voice } = input;
  const draft = input.text.trim();
  const setting = settingOf(draft, input, reader);
  const changes: Change[] = [];
  const slips: Pass = {
    ...spelling,
    edits: (now, about) =>
      spelling
        .edits(now, about)
        .filter(
          ({ start, end, insert, kind }) => kind === undefined && !isOwnWord(now.slice(start, end), insert, voice),
        ),
  };
  const spelled = afterPasses(draft, [slips], setting, changes);
  const own = voice ? afterPasses(spelled, [inOwnWords(voice)], setting, changes) : spelled;
  return { text: own, notes: own === draft ? [NOTHING] : remarksOn(changes, own) };
};

/**
 * Rewrites a draft without a model: deterministic, idempotent, every hard fact and protected span kept. It changes only
 * what a careful colleague would, and leaves the rest in the writer's words; the notes say what was changed.
 */
export const rewrite = (input: EngineInput): EngineOutput => {
  const { text, protectedSpans = [], mode } = input;
  if (text.trim() === "") return { text, notes: [NOTHING] };
  if (text.length > TEXT_MAX)
    return { text, notes: ["The text is too long for the built-in engine and is left as it is."] };
  if (!recogniseLanguage(text).english)
    return { text, notes: ["The built-in engine works on English; these words are left as they are."] };
  const reader = openReader(protectedSpans);
  const output =
    mode === "vary" ? varied(input, reader) : mode === "closer" ? closer(input, reader) : rewritten(input, reader);
  // A span may end in the white space around a draft, which is cut.
  const isLost = (span: string): boolean => text.includes(span) && !output.text.includes(span);
  return protectedSpans.some(isLost) ? { text, notes: [SPAN] } : output;
};
