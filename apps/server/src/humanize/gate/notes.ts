import { keptOutLine, missingLine, notesBlock } from "@rewrite-service/contract";
import {
  createWitness,
  extractFacts,
  isHard,
  overlaps,
  supportedBy,
  type Fact,
  type FactKind,
  type ReadText,
} from "@rewrite-service/text";
import type { Witness } from "@rewrite-service/text";
import { kindNamed } from "./kinds.ts";

/** Parts a streamed answer from the commentary that ends it. */
export interface NotesSplitter {
  /** Takes more of the answer; gives what is certainly part of the rewrite. */
  push(text: string): string;
  end(): string;
  /** The commentary so far, as the model wrote it. */
  commentary(): string;
}

const MARK = "NOTES:";
const DECORATION = /[*_# \t]/;
const HELD_SPACE_MAX = 400;

/** Where a commentary would start if its mark were at `mark`: after the text, before white space and decoration; -1 where it is inside a line. */
const blockStart = (text: string, mark: number, textStart: boolean): number => {
  let line = mark;
  while (line > 0 && mark - line < 4 && DECORATION.test(text[line - 1] as string)) line -= 1;
  let at = line;
  while (at > 0 && line - at < HELD_SPACE_MAX && /\s/.test(text[at - 1] as string)) at -= 1;
  if (text.slice(at, mark).includes("\n")) return at;
  return at === 0 && textStart ? 0 : -1;
};

/** How often a draft itself has such a line; so many of them are text and not commentary. */
export const notesLinesOf = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at + 1)) {
    if (blockStart(text, at, true) >= 0) count += 1;
  }
  return count;
};

/** `own` is the number of marks that belong to the rewrite itself; `passed` is true where text was given before. */
export const notesSplitter = (own: number, passed: boolean): NotesSplitter => {
  let left = own;
  let textStart = !passed;
  let held = "";
  let notes: string | null = null;

  const give = (text: string): string => {
    if (text !== "") textStart = false;
    return text;
  };

  const take = (piece: string, final: boolean): string => {
    if (notes !== null) {
      notes += piece;
      return "";
    }
    const all = held + piece;
    let searched = 0;
    for (let at = all.indexOf(MARK); at >= 0; at = all.indexOf(MARK, searched)) {
      searched = at + MARK.length;
      const start = blockStart(all, at, textStart);
      if (start < 0) continue;
      if (left > 0) {
        left -= 1;
        continue;
      }
      notes = all.slice(searched);
      held = "";
      return give(all.slice(0, start));
    }
    const cut = final ? all.length : Math.max(searched, possibleStart(all, textStart));
    held = all.slice(cut);
    return give(all.slice(0, cut));
  };

  return { push: (text) => take(text, false), end: () => take("", true), commentary: () => notes ?? "" };
};

// Where the end of `all` may be the beginning of a block; its length where it cannot.
const possibleStart = (all: string, textStart: boolean): number => {
  let at = all.length;
  for (let size = Math.min(MARK.length - 1, all.length); size > 0; size -= 1) {
    if (!all.endsWith(MARK.slice(0, size))) continue;
    at = all.length - size;
    break;
  }
  const start = blockStart(all, at, textStart);
  if (start >= 0) return start;
  // A carriage return may be half of a line break.
  return at === all.length && all.endsWith("\r") ? all.length - 1 : all.length;
};

const LINES_MAX = 8;
const LINE_CHARACTERS_MAX = 300;
const LOST_MAX = 12;

/** The lines of a model's commentary that may be shown: short, one sentence each, and nothing in them that the writer did not write. */
export const commentaryLines = (commentary: string, witness: Witness): string[] =>
  commentary
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/NOTES:/g, " ")
        .replace(/^[\s*_#>•–-]+|[\s*_]+$/g, "")
        .replace(/\s+/g, " ")
        .slice(0, LINE_CHARACTERS_MAX)
        .trim(),
    )
    .filter((line) => /\p{L}/u.test(line) && !/^(?:none|n\/a|nothing)\.?$/i.test(line) && !/^(?:```|<\/)/.test(line))
    .filter((line) => witness(line).length === 0)
    .slice(0, LINES_MAX);

/** The facts of a text whose scan may have been made already, for its hard ones. */
const factsOf = ({ text, views }: ReadText): Fact[] => extractFacts(text, {}, views()[0].scan());

/** One line that names the input's facts missing in `rewrite`, in the writer's own words; none if all are there. */
export const lostLines = (input: ReadText, rewrite: ReadText): string[] => {
  const given = factsOf(input).filter(isHard);
  if (given.length === 0) return [];
  const there = supportedBy(factsOf(rewrite));
  const missed = given.filter((fact) => !there(fact));
  if (missed.length === 0) return [];
  // "Half a million" is there where the rewrite says 500,000.
  const unsaid = createWitness([rewrite])(input);
  const lost = [
    ...new Set(
      missed
        .filter((fact) => unsaid.some((one) => overlaps(one, fact)))
        .map(({ text }) => text.replace(/\s+/g, " ").trim()),
    ),
  ];
  if (lost.length === 0) return [];
  return [missingLine(lost.slice(0, LOST_MAX), lost.length > LOST_MAX)];
};

const PLACE_CHARACTERS_MAX = 40;

/** The last whole words of a text, on one line; "" where there are none, or one is too long. */
const lastWords = (text: string): string => {
  const line = text.trimEnd().split("\n").at(-1) ?? "";
  const tail = line.slice(-PLACE_CHARACTERS_MAX - 1);
  return (tail.length > PLACE_CHARACTERS_MAX ? tail.replace(/^\S*(?:\s+|$)/, "") : tail).trim();
};

/**
 * Names a stopped invention by its kind alone, and its place by the words that were delivered before it, unless these,
 * cut from their sentence, would read as another fact.
 */
export const stoppedLine = (kind: FactKind, delivered: string, witness: Witness): string => {
  const placed = keptOutLine(kindNamed(kind), lastWords(delivered));
  return witness(placed).length === 0 ? placed : keptOutLine(kindNamed(kind), "");
};

/** The block that ends the rewrite, or nothing. A rewrite that holds such a line itself is always followed by a block, so that clients split rightly. */
export const closingBlock = (rewrite: string, lines: readonly string[]): string => {
  if (lines.length > 0) return notesBlock(lines);
  return /(?:^|\n\n)NOTES:/.test(rewrite) ? notesBlock(["Nothing was left out."]) : "";
};
