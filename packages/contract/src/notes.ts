const MARK = "\n\nNOTES:";

/** The rewrite and the commentary that may follow it, parted at the last `NOTES:` that starts a line after a blank one. */
export const splitNotes = (text: string): { text: string; notes: string | null } => {
  const at = text.lastIndexOf(MARK);
  if (at >= 0) return { text: text.slice(0, at), notes: text.slice(at + MARK.length).trim() };
  if (text.startsWith("NOTES:")) return { text: "", notes: text.slice("NOTES:".length).trim() };
  return { text, notes: null };
};

/** The block that ends a text; lines are sentences of their own. */
export const notesBlock = (lines: readonly string[]): string =>
  `${MARK}\n${lines.map((line) => `- ${line}`).join("\n")}`;

/** The lines of a block of notes without their bullets. */
export const noteLines = (notes: string | null): string[] =>
  (notes ?? "")
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•]\s+/, "").trim())
    .filter((line) => line !== "");

const MISSING = "Missing from the rewrite: ";

/** The note on facts that a rewrite does not have, in the writer's own words; `more` for others that are not named. */
export const missingLine = (texts: readonly string[], more: boolean): string =>
  `${MISSING}${texts.join("; ")}${more ? " and others" : ""}.`;

export const isMissingLine = (line: string): boolean => line.startsWith(MISSING);

const KEPT_OUT = " that is not in your text was removed or corrected";
const KEPT_OUT_LINE = new RegExp(`^(.+?)${KEPT_OUT}(?: after “(.+)”)?\\.$`);

/**
 * The note on an invention that the gate kept out of a rewrite. What the model wrote in its place may be right, so the line
 * says no more than both cases allow. `kind` names it, such as "a figure", and `after` are the words of the rewrite before the
 * place, "" where there are none.
 */
export const keptOutLine = (kind: string, after: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${KEPT_OUT}${after === "" ? "" : ` after “${after}”`}.`;

export const isKeptOutLine = (line: string): boolean => KEPT_OUT_LINE.test(line);

/** What such a line says: the kind, and the words of the rewrite before the place, "" where it names none; null for another line. */
export const keptOut = (line: string): { kind: string; after: string } | null => {
  const [, kind = "", after = ""] = KEPT_OUT_LINE.exec(line) ?? [];
  return kind === "" ? null : { kind: kind.charAt(0).toLowerCase() + kind.slice(1), after };
};
