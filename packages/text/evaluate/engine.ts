import { rewrite, type EngineInput } from "../src/index.ts";
import type { EvaluateRow } from "./main.ts";

/** In: `text`, and optionally `register`, `mode`, `fromNotes`, `previousRewrite`, `protectedSpans`. Out: `text`, `notes`. */
export const evaluateRow: EvaluateRow = (row) => {
  const {
    text,
    register = "email",
    mode = "rewrite",
    ...rest
  } = row as unknown as Partial<EngineInput> & Pick<EngineInput, "text">;
  return { ...rewrite({ ...rest, text, register, mode }) };
};
