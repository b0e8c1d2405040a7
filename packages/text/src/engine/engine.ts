import { recogniseLanguage } from "../document/language.ts";
import type { RegisterId } from "../registers/register.ts";
import { sitesOf } from "./alternatives.ts";
import { applyEdits } from "./edits.ts";
import { frames } from "./frames/index.ts";
import { proseFromNotes } from "./from-notes.ts";
import { guardsOf, keepsFacts } from "./guards.ts";
import { readMessage } from "./message.ts";
import { transforms } from "./transforms/index.ts";

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
const VARIANTS_MAX = 64;

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
  const shaped = frames[register](readMessage(text));
  return shaped !== "" && keepsFacts(text, shaped, protectedSpans) ? shaped : text;
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

/** Another choice of wordings than `previous`: the next of the combinations, counted from the one that `previous` shows. */
const varied = (base: string, previous: string, protectedSpans: readonly string[]): string | null => {
  const sites = sitesOf(base, guardsOf(base, protectedSpans));
  const most = Math.min(VARIANTS_MAX, 2 ** Math.min(sites.length, 6));
  const variants = Array.from({ length: most }, (_, index) =>
    applyEdits(
      base,
      sites.filter((_, site) => ((index >> (site % 6)) & 1) === 1),
      [],
    ),
  ).filter((variant) => keepsFacts(base, variant, protectedSpans));
  const at = variants.indexOf(previous);
  for (let step = 1; step <= variants.length; step += 1) {
    const next = variants[(at + step) % variants.length];
    if (next !== undefined && next !== previous) return next;
  }
  return null;
};

const RULES_NOTE = "Written by the built-in engine: it removes, reorders and shortens by rules, and adds nothing.";

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
  const asNotes = fromNotes || mode === "expand";
  const prose = asNotes ? proseFromNotes(text) : text;
  const source = asNotes && keepsFacts(text, prose, protectedSpans) ? prose : text;
  const base = rewriteDraft(source, register, protectedSpans);
  if (mode === "vary") {
    const previous = previousRewrite ?? base;
    const other = varied(base, previous, protectedSpans) ?? (source.trim() === previous ? base : source.trim());
    return { text: other, notes: [RULES_NOTE] };
  }
  if (mode === "closer") {
    const closest = tidy(source.trim(), protectedSpans);
    return { text: closest, notes: [RULES_NOTE, "It follows your own wording and order more closely."] };
  }
  const notes = base === text.trim() ? [RULES_NOTE, "Nothing needed changing."] : [RULES_NOTE];
  return { text: base, notes };
};
