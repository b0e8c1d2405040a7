import { recogniseLanguage } from "../document/language.ts";
import type { RegisterId } from "../registers/register.ts";
import { applyEdits } from "./edits.ts";
import { closerTo } from "./closer.ts";
import { shaped } from "./frames/frame.ts";
import { frames } from "./frames/index.ts";
import { proseFromNotes } from "./from-notes.ts";
import { guardsOf, keepsFacts } from "./guards.ts";
import { readMessage } from "./message.ts";
import { transforms } from "./transforms/index.ts";
import { variantsOf } from "./variants.ts";

export interface EngineInput {
  text: string;
  register: RegisterId;
  mode: "rewrite" | "expand" | "vary" | "closer";
  /** Whether `text` is notes; `expand` implies it. */
  fromNotes?: boolean;
  /** What `vary` must differ from. No fact is ever taken from it. */
  previousRewrite?: string | null;
  protectedSpans?: readonly string[];
}

export interface EngineOutput {
  text: string;
  notes: string[];
}

const ROUNDS_MAX = 4;

/** Runs every transform until nothing changes. One that would lose or add a fact is left out. */
const tidy = (text: string, protectedSpans: readonly string[]): string => {
  let now = text;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const before = now;
    for (const transform of transforms) {
      const next = applyEdits(now, transform.edits(now), guardsOf(now, protectedSpans));
      if (next !== now && next.trim() !== "" && keepsFacts(now, next, protectedSpans)) now = next;
    }
    if (now === before) break;
  }
  return now;
};

const framed = (text: string, register: RegisterId, protectedSpans: readonly string[]): string => {
  const frame = frames[register];
  const usual = shaped(readMessage(text), frame, frame.shapes[0]);
  return usual !== "" && keepsFacts(text, usual, protectedSpans) ? usual : text;
};

/** The rewrite of a draft; doing it again changes nothing. */
const rewriteDraft = (text: string, register: RegisterId, protectedSpans: readonly string[]): string => {
  let now = text.trim();
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = framed(tidy(now, protectedSpans), register, protectedSpans);
    if (next === now) break;
    now = next;
  }
  return now;
};

/** The next of the ways to say it, counted from the one that `previous` is; null when there is no other. */
const nextVariant = (variants: readonly string[], previous: string): string | null => {
  const at = variants.indexOf(previous.trim());
  const others = [...variants.slice(at + 1), ...variants.slice(0, Math.max(0, at))];
  return others.find((variant) => variant !== previous.trim()) ?? null;
};

/** Notes with their greeting and sign-off as they are and the rest as sentences. */
const prosed = (text: string, protectedSpans: readonly string[]): string => {
  const { greeting, blocks, signOff } = readMessage(text);
  const prose = [greeting, proseFromNotes(blocks.join("\n\n")), signOff].filter((part) => part !== "").join("\n\n");
  return keepsFacts(text, prose, protectedSpans) ? prose : text;
};

const RULES_NOTE = "Written by the built-in engine: it removes, reorders and shortens by rules, and adds nothing.";

const NO_OTHER_NOTE = "The draft leaves no other safe wording; this is your own.";

/**
 * Rewrites a draft without a model: deterministic, idempotent, every hard fact and protected span kept. What it cannot
 * do safely it leaves alone and says so in the notes.
 */
export const rewrite = ({
  text,
  register,
  mode,
  fromNotes = false,
  previousRewrite,
  protectedSpans = [],
}: EngineInput): EngineOutput => {
  const language = recogniseLanguage(text);
  if (!language.english) {
    return { text, notes: ["The built-in engine works on English; these words are left as they are."] };
  }
  const source = fromNotes || mode === "expand" ? prosed(text, protectedSpans) : text;
  const base = rewriteDraft(source, register, protectedSpans);
  if (mode === "vary") {
    const other = nextVariant(variantsOf(base, register, protectedSpans), previousRewrite ?? base);
    if (other !== null) return { text: other, notes: [RULES_NOTE] };
    return {
      text: source.trim() === previousRewrite?.trim() ? base : source.trim(),
      notes: [RULES_NOTE, NO_OTHER_NOTE],
    };
  }
  if (mode === "closer") {
    const own = tidy(source.trim(), protectedSpans);
    const moved = closerTo(own, previousRewrite ?? "");
    const text = keepsFacts(own, moved, protectedSpans) ? moved : own;
    return { text, notes: [RULES_NOTE, "It goes back to your own wording and order."] };
  }
  const notes = base === text.trim() ? [RULES_NOTE, "Nothing needed changing."] : [RULES_NOTE];
  return { text: base, notes };
};
