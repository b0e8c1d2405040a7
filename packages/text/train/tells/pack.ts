import type { Packed } from "../../src/tells/unpack.ts";

const LENGTH_MAX = 28;
// Of each length, only the strings seen most often are tried.
const TRIED = 50;
// These would have to be escaped in a program's text, or mean something to `unpack`.
const UNFIT = "\\`$'\"~";

const counted = (text: string, length: number): string[] => {
  const counts = new Map<string, number>();
  for (let at = 0; at + length <= text.length; at += 1) {
    const piece = text.slice(at, at + length);
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, often], [b, rare]) => rare - often || (a < b ? -1 : 1))
    .slice(0, TRIED)
    .map(([piece]) => piece);
};

/** The string that a symbol of one unit would best stand for, or "" where none would shorten the text. */
const costliest = (text: string): string => {
  let best = "";
  let most = 0;
  for (let length = 2; length <= LENGTH_MAX; length += 1)
    for (const piece of counted(text, length)) {
      const saved = (text.split(piece).length - 1) * (length - 1) - length - 1;
      if (saved > most) [most, best] = [saved, piece];
    }
  return best;
};

/** Packs a value of JSON whose strings hold no `~`; `unpack` gives it back. The same text each time. */
export const pack = (value: unknown): Packed => {
  const json = JSON.stringify(value);
  if (json.includes("~")) throw new Error("a string to be packed holds ~");
  let text = json.replace(/[A-Z]/g, (letter) => `~${letter.toLowerCase()}`);
  let symbols = "";
  for (let unit = 0x21; unit < 0x7f; unit += 1) {
    const symbol = String.fromCharCode(unit);
    if (text.includes(symbol) || UNFIT.includes(symbol)) continue;
    const piece = costliest(text);
    if (piece === "") break;
    text = text.split(piece).join(symbol) + symbol + piece;
    symbols += symbol;
  }
  return { symbols, text };
};
