import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";

const NAMES = /^(?:README|NEWS|FAQ|RELEASE|CHANGES)[^/]*$/i;
const BYTES_MAX = 2_000_000;
const PIECE_WORDS = 150;
const PIECES_MAX = 5;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

// Prose is mostly letters and blanks; code, tables and lists of paths are not, and licences are everybody's.
const isProse = (paragraph: string): boolean => {
  const letters = paragraph.replace(/[^\p{L}\s]/gu, "").length;
  return (
    wordsOf(paragraph) >= 12 && letters / paragraph.length > 0.88 && !/copyright|licen[cs]e|warrant/i.test(paragraph)
  );
};

/** Stretches of whole paragraphs of prose of some 150 words, at most five of a text. */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let open: string[] = [];
  for (const paragraph of text.replace(/```[\s\S]*?```/g, "").split(/\n\s*\n/)) {
    if (!isProse(paragraph)) continue;
    open.push(paragraph.trim());
    if (wordsOf(open.join(" ")) < PIECE_WORDS) continue;
    pieces.push(open.join("\n\n"));
    open = [];
  }
  return pieces.slice(0, PIECES_MAX);
};

/** Prose of the files named README, NEWS, FAQ and the like below a folder, plain or gzipped, each piece once. */
export const readProse = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && NAMES.test(basename(entry.name)),
  );
  const pieces = files.flatMap((entry) => {
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    if (bytes.length > BYTES_MAX) return [];
    return piecesOf((entry.name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
  });
  return [...new Set(pieces)];
};
