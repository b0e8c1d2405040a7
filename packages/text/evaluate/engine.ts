import { measureVoice, rewrite, type EngineInput, type Speller } from "../src/index.ts";
import type { EvaluateRow } from "./evaluate-file.ts";
import { textOf } from "./row-text.ts";

const MODES: readonly string[] = ["rewrite", "expand", "vary", "closer"] satisfies EngineInput["mode"][];

/** In: `text`, and optionally `register`, `mode`, `fromNotes`, `previousRewrite`, `protectedSpans`, `voice` (samples, or an object that holds them). Out: `text`, `notes`. */
export const engineRow =
  (speller?: Speller): EvaluateRow =>
  (row) => {
    const { register = "email", mode = "rewrite", ...rest } = row as unknown as Partial<EngineInput>;
    if (!MODES.includes(mode)) throw new Error("mode is unknown");
    const given: unknown = rest.voice;
    const samples: unknown = given !== null && typeof given === "object" && "samples" in given ? given.samples : given;
    const voice = Array.isArray(samples) ? measureVoice(samples as string[]) : null;
    return { ...rewrite({ ...rest, voice, text: textOf(row, "text"), register, mode, speller }) };
  };

export const evaluateRow = engineRow();
