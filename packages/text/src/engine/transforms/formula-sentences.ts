import type { Transform } from "./transform.ts";

// Tells that take in their sentence where it says nothing else.
const WHOLE = new Set(["chat-artefact", "closing-formula", "opening-formula"]);

/** Sentences that are a formula from end to end. */
export const formulaSentences: Transform = {
  name: "formula-sentences",
  edits: ({ text, tells }) =>
    tells
      .filter(({ rule, start, end }) => {
        if (!WHOLE.has(rule) || !/[.!]/.test(text[end - 1] ?? "")) return false;
        const before = text.slice(Math.max(0, start - 3), start);
        return start === 0 || /[.!?,]\s$|\n$/.test(before);
      })
      .map(({ start, end }) => ({ start, end, insert: "" })),
};
