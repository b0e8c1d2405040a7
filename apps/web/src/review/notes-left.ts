import { type Alignment, type Decisions } from "@rewrite-service/review";

const REMOVED = /^Removed “(.+?)…?”/;
const LISTED = /^([^:]+: )(.* → .*?)\.$/;
// How many of a kind were put in is not known any more once one of them may be gone.
const COUNTED = /^(?:Added|Set|Tidied|Split|Moved|Removed) (?!“)/;

const isIn = (words: string, texts: readonly string[]): boolean => {
  const own = words.toLowerCase().replace(/ \(.*\)$/, "");
  return texts.some((text) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’/]+/gu, " ")} `.includes(` ${own} `));
};

/**
 * What is said of a rewrite, without what the writer took back: the words that were removed and are there again, and the
 * corrections of words that stand as they were written.
 */
export const notesLeft = (lines: readonly string[], alignment: Alignment | null, decisions: Decisions): string[] => {
  const kept = (alignment?.passages ?? []).flatMap((passage) => {
    const decision = decisions[passage.id];
    return decision === undefined || decision.kind === "accepted"
      ? []
      : [decision.kind === "edited" ? decision.text : passage.draft];
  });
  if (kept.length === 0) return [...lines];
  return lines.flatMap((line) => {
    const [, removed] = REMOVED.exec(line) ?? [];
    if (removed !== undefined) return isIn(removed.replace(/[^\p{L}\p{N}'’/]+/gu, " ").trim(), kept) ? [] : [line];
    if (COUNTED.test(line)) return [];
    const [, kind = "", pairs = ""] = LISTED.exec(line) ?? [];
    if (pairs === "") return [line];
    const left = pairs.split(/, (?=[^,]* → )/).filter((pair) => !isIn(pair.split(" → ")[0] ?? "", kept));
    return left.length === 0 ? [] : [`${kind}${left.join(", ")}.`];
  });
};
