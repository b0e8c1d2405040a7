import type { RegisterId } from "../registers/register.ts";
import { sitesOf } from "./alternatives.ts";
import { applyEdits } from "./edits.ts";
import { shaped } from "./frames/frame.ts";
import { frames } from "./frames/index.ts";
import { keepsFacts, type Reader } from "./fact-check.ts";
import { readMessage } from "../document/message.ts";

const SITES_MAX = 3;

/** The wordings of one text: none of its sites changed, then each combination of up to three groups of them. */
const wordings = (text: string, reader: Reader): string[] => {
  const sites = sitesOf(text, reader(text).guards());
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
 * The safe ways to say a tidied draft in a register, in a fixed order, each once; `base` is the first. The shapes of
 * the register alternate with other words.
 */
export const variantsOf = (base: string, tidied: string, register: RegisterId, reader: Reader): string[] => {
  const frame = frames[register];
  const message = readMessage(tidied);
  const shapes = [
    base,
    ...frame.shapes.map((shape) => shaped(message, frame, shape, reader.sentences)).filter((variant) => variant !== ""),
  ];
  const choices = [...new Set(shapes)].map((variant) => wordings(variant, reader));
  const most = Math.max(1, ...choices.map((list) => list.length));
  // The next version takes the next shape and the next words together, so that it differs in both.
  const all = Array.from({ length: most }, (_, choice) =>
    choices.flatMap((list, shape) => list[(choice + shape) % list.length] ?? []),
  ).flat();
  return [...new Set(all)].filter((variant) => keepsFacts(reader, tidied, variant));
};
