import type { TellPlace } from "../../tells/places.ts";
import type { Edit } from "../edits.ts";
import type { Transform } from "./transform.ts";

// A line that holds nothing but slots, with the label of one at most.
const EMPTY_LINE =
  /^[\s*_]*(?:(?:my |your )?(?:phone|email|e-mail|tel|mobile|address|website|linkedin|contact|date|name|title|position|company)[^:\n[]{0,20}:)?[\s*_]*(?:\[[^\]\n]{2,60}\][\s,|•/*_–-]*)+$/i;
const GREETING =
  /^[\s*_]*(?:dear|hello|hi|hey) \[[^\]\n]{2,60}\](?:[\s/]*(?:and|or|\/)?\s*\[[^\]\n]{2,60}\])?[\s*_]*[,:!]?[\s*_]*$/i;

const lineAround = (text: string, at: number): { start: number; end: number } => {
  const end = text.indexOf("\n", at);
  return { start: text.lastIndexOf("\n", at - 1) + 1, end: end < 0 ? text.length : end };
};

const slotEdits = (text: string, places: readonly TellPlace[]): Edit[] => {
  const edits: Edit[] = [];
  for (const place of places) {
    if (place.rule !== "placeholder") continue;
    const { start, end } = lineAround(text, place.start);
    if ((edits.at(-1)?.end ?? -1) > start) continue;
    const line = text.slice(start, end);
    if (GREETING.test(line)) edits.push({ start, end, insert: "Hello," });
    else if (EMPTY_LINE.test(line)) edits.push({ start, end: Math.min(text.length, end + 1), insert: "" });
  }
  return edits;
};

/** Lines of a letterhead or a signature that hold only unfilled slots go; a greeting without a name greets without one. */
export const slots: Transform = { name: "slots", edits: ({ text, tells }) => slotEdits(text, tells) };
