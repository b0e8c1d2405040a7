import { recogniseLanguage } from "../document/language.ts";
import type { RegisterId } from "../registers/register.ts";
import { checkTells } from "../tells/check.ts";
import { voiceDistance } from "../voice/distance.ts";
import type { VoiceHabits } from "../voice/habits.ts";
import { frames } from "./frames/index.ts";
import { closerTo } from "./closer.ts";
import { proseFromNotes } from "./from-notes.ts";
import { keepsFacts, openReader, type Reader } from "./fact-check.ts";
import { inParts, readMessage } from "../document/message.ts";
import { spelled } from "./hasty.ts";
import { rewriteDraft, tidy } from "./tidy.ts";
import { variantsOf } from "./variants.ts";
import { towardVoice } from "./toward-voice.ts";

export interface EngineInput {
  text: string;
  register: RegisterId;
  mode: "rewrite" | "expand" | "vary" | "closer";
  /** Whether `text` is notes; `expand` implies it. */
  fromNotes?: boolean;
  /** What `vary` must differ from. No fact is ever taken from it. */
  previousRewrite?: string | null;
  protectedSpans?: readonly string[];
  /** The habits of the writer; `closer` moves toward them, and notes take their contractions. */
  voice?: VoiceHabits | null;
  /** Which of the versions `vary` gives when there is no previous rewrite; a whole number. */
  seed?: number;
}

export interface EngineOutput {
  text: string;
  /** What a person should know about this rewrite, a sentence each. */
  notes: string[];
}

/** UTF-16 units that the engine rewrites; a longer text is a file and comes back as it is. */
export const TEXT_MAX = 200_000;

/** The next of the ways to say it, counted from the one that `previous` is; null when there is no other. */
const nextVariant = (variants: readonly string[], previous: string): string | null => {
  const at = variants.indexOf(previous.trim());
  const others = [...variants.slice(at + 1), ...variants.slice(0, Math.max(0, at))];
  return others.find((variant) => variant !== previous.trim()) ?? null;
};

/** Notes with their greeting and sign-off as they are and the rest as sentences. */
const prosed = (text: string, reader: Reader): string => {
  const { greeting, blocks, signOff } = readMessage(text);
  // An arrow between two figures says "to", and so the unit behind the second is that of both.
  const keeps = (before: string, after: string): boolean =>
    keepsFacts(reader, before.replace(/ ?(?:->|→|=>) ?/g, " to "), after);
  const prose = [greeting, proseFromNotes(blocks.join("\n\n"), keeps), signOff]
    .filter((part) => part !== "")
    .join("\n\n");
  return keeps(text, prose) ? prose : text;
};

/** A hasty draft in the spelling of a letter; code, links, quotations and protected spans as they are. */
const inSpelling = (text: string, reader: Reader): string =>
  spelled(
    text.trim(),
    (now) => reader(now).verbatim(),
    (before, after) => keepsFacts(reader, before, after),
  );

/** Of drafts brought toward a voice, the one that comes nearest and has no more tells than the usual rewrite. */
const nearest = (voice: VoiceHabits, own: string, usual: string, register: RegisterId, reader: Reader): string => {
  const tellsOf = (text: string): number => checkTells(text, { register }).findings.length;
  const most = tellsOf(usual);
  const [best] = [...new Set([own, usual])]
    .map((draft) => towardVoice(draft, voice, register, reader))
    .filter((draft) => tellsOf(draft) <= most)
    .map((draft) => ({ draft, distance: voiceDistance(draft, voice) }))
    .sort((one, other) => one.distance - other.distance);
  return best?.draft ?? usual;
};

const RULES_NOTE = "Written by the built-in engine: it removes, reorders and shortens by rules, and adds nothing.";
const SLOTS = /\[[A-Z][^\]\n]{1,60}\](?!\()/g;

const slotsIn = (text: string): string[] => [...new Set(text.includes("[") ? (text.match(SLOTS) ?? []) : [])];

const notesFor = (before: string, after: string, register: RegisterId): string[] => {
  const notes = [RULES_NOTE];
  if (after === before.trim()) notes.push("Nothing needed changing.");
  const left = slotsIn(after);
  if (left[0] !== undefined) notes.push(`${left[0]} is left for you to fill in.`);
  const gone = slotsIn(before).filter((slot) => !left.includes(slot));
  if (gone.length > 0) notes.push(`Empty slots were left out: ${gone.slice(0, 5).join(", ")}.`);
  if (!frames[register].letter && readMessage(before).signOff.includes("\n"))
    notes.push("The sign-off is left out: such a message shows who wrote it.");
  return notes;
};

const SPELLED_NOTE = "Capitals, apostrophes, full stops and shorthand are written out.";
const WE_NOTE = 'Notes that name nobody are written as "we"; change it where somebody else is meant.';

const SPAN_NOTE = "A protected part could not be kept otherwise, so the draft is left as it is.";
const NO_OTHER_NOTE = "The draft leaves no other safe wording.";

/** A version of the draft other than `previous`; where there is none, its last mark goes or comes. */
const lastResort = (versions: readonly [string, ...string[]], previous: string, reader: Reader): string => {
  const marks = versions.flatMap((version) => [version.replace(/[.!]$/, ""), `${version}.`]);
  const others = [...versions, ...marks].filter((version) => version !== "" && version !== previous.trim());
  return others.find((version) => keepsFacts(reader, versions[0], version)) ?? versions[0];
};

const rewritten = (input: EngineInput): EngineOutput => {
  const { text, register, mode, previousRewrite } = input;
  if (text.length > TEXT_MAX)
    return { text, notes: ["The text is too long for the built-in engine and is left as it is."] };
  const language = recogniseLanguage(text);
  if (!language.english) {
    return { text, notes: ["The built-in engine works on English; these words are left as they are."] };
  }
  const reader = openReader(input.protectedSpans ?? []);
  const plain = input.fromNotes === true || mode === "expand" ? prosed(text, reader) : text;
  const spelledOut = inSpelling(plain, reader);
  const parted = inParts(spelledOut);
  const source = parted === spelledOut || keepsFacts(reader, spelledOut, parted) ? parted : spelledOut;
  if (mode === "closer") {
    const own = tidy(source.trim(), register, reader);
    const moved = closerTo(own, previousRewrite ?? "");
    const kept = keepsFacts(reader, own, moved) ? moved : own;
    return {
      text: input.voice ? nearest(input.voice, kept, rewriteDraft(source, register, reader), register, reader) : kept,
      notes: [RULES_NOTE, "It goes back to your own wording and order."],
    };
  }
  const base = rewriteDraft(source, register, reader);
  if (mode !== "vary") {
    const notes = notesFor(text, base, register);
    if (plain === text && spelledOut !== text.trim()) notes.push(SPELLED_NOTE);
    if (source !== text && /\bWe /.test(source) && !/\bwe\b/i.test(text)) notes.push(WE_NOTE);
    return { text: base, notes };
  }
  const tidied = tidy(source.trim(), register, reader);
  const variants = variantsOf(base, tidied, register, reader);
  const seeded = variants[Math.abs(Math.trunc(input.seed ?? 0)) % Math.max(1, variants.length)] ?? base;
  const other = previousRewrite ? nextVariant(variants, previousRewrite) : seeded;
  if (other !== null) return { text: other, notes: notesFor("", other, register) };
  return {
    text: lastResort([tidied, base, text.trim()], previousRewrite ?? "", reader),
    notes: [RULES_NOTE, NO_OTHER_NOTE],
  };
};

/**
 * Rewrites a draft without a model: deterministic, idempotent, every hard fact and protected span kept. What it cannot
 * do safely it leaves alone and says so in the notes.
 */
export const rewrite = (input: EngineInput): EngineOutput => {
  const { text, protectedSpans = [] } = input;
  const output = rewritten(input);
  // A span may end in the white space around a draft, which every frame cuts.
  const isLost = (span: string): boolean => text.includes(span) && !output.text.includes(span);
  return protectedSpans.some(isLost) ? { text, notes: [RULES_NOTE, SPAN_NOTE] } : output;
};
