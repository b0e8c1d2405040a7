import type { RegisterId } from "../registers/register.ts";
import { sitesOf } from "./alternatives.ts";
import { applyEdits } from "./edits.ts";
import { shaped } from "./frames/frame.ts";
import { frames } from "./frames/index.ts";
import { guardsOf, keepsFacts } from "./guards.ts";
import { readMessage } from "./message.ts";

const SITES_MAX = 4;

/** The wordings of one text: none of its sites changed, then each combination of up to four groups of them. */
const wordings = (text: string, protectedSpans: readonly string[]): string[] => {
  const sites = sitesOf(text, guardsOf(text, protectedSpans));
  const groups = Math.min(sites.length, SITES_MAX);
  return Array.from({ length: 2 ** groups }, (_, choice) =>
    applyEdits(
      text,
      sites.filter((_, site) => ((choice >> (site % SITES_MAX)) & 1) === 1),
      [],
    ),
  );
};

/**
 * The safe ways to say a tidied draft in a register, in a fixed order, each once. The shapes of the register come
 * first, because they differ more than a word does.
 */
export const variantsOf = (text: string, register: RegisterId, protectedSpans: readonly string[]): string[] => {
  const frame = frames[register];
  const message = readMessage(text);
  const shapes = frame.shapes.map((shape) => shaped(message, frame, shape)).filter((variant) => variant !== "");
  const choices = shapes.map((variant) => wordings(variant, protectedSpans));
  const most = Math.max(1, ...choices.map((list) => list.length));
  const all = Array.from({ length: most }, (_, choice) => choices.flatMap((list) => list[choice] ?? [])).flat();
  return [...new Set(all)].filter((variant) => keepsFacts(text, variant, protectedSpans));
};
