import { TAGS, type Masking } from "./placeholders.ts";

/** Puts the protected stretches back into a streamed answer. */
export interface Restorer {
  /** Takes more of the answer; gives what is certain, with placeholders restored. */
  push(text: string): string;
  /** The rest, once the answer has ended. */
  end(): string;
  /** True once something came that only a placeholder can be and that belongs to no span. Nothing from there on is given. */
  broken(): boolean;
}

// Models change case, escape brackets for Markdown or HTML, drop one of two, put white space in or use other brackets.
const OPEN = "(?:(?:\\\\?[[［【⟦{<]|&#91;|&lbrack;|&lt;)\\s?)";
const CLOSE = "(?:\\s?(?:\\\\?[\\]］】⟧}>]|&#93;|&rbrack;|&gt;))";
const MARK = "\\s?\\\\?[-_‐‑–#:]?\\s?";
const HELD_MAX = 64;
const TAG_HELD_MAX = 24;
const BRACKET = /[[［【⟦{<&]/;
const ESCAPE = /[[［【⟦{<&\\]/;

const beginnings = (tag: string, rest: string): string =>
  tag
    .split("")
    .reduceRight((inner, letter, index) => `${letter}(?:${inner})${index === tag.length - 1 ? "" : "?"}`, rest);

/** The patterns of one tag. */
const patternsOf = (tag: string) => ({
  whole: new RegExp(
    `${OPEN}{1,2}${tag}${MARK}(\\d{1,4})${CLOSE}{0,2}|(?<![\\p{L}\\p{N}])${tag}\\\\?[-_‐‑]\\s?(\\d{1,4})`,
    "giu",
  ),
  residue: new RegExp(`${OPEN}${tag}|(?<![\\p{L}\\p{N}])${tag}\\\\?[-_‐‑]`, "iu"),
  partial: new RegExp(
    `(?:(?:${OPEN}{1,2}|(?<![\\p{L}\\p{N}]))${beginnings(tag, `${MARK}\\d{0,4}${CLOSE}{0,2}(?:\\s?\\\\?|\\s?&[#\\w]{0,6})`)}|${OPEN}{1,2}\\\\?|${OPEN}{0,2}&[#\\w]{0,6}|\\\\)$`,
    "iu",
  ),
  begun: new RegExp(`(?:^|[^a-z\\d])${tag.charAt(0)}`, "i"),
});

/** Made once for the tags that nearly every draft gets: a pattern of its own costs an open stream several kilobytes. */
const USUAL = new Map(TAGS.map((tag) => [tag, patternsOf(tag)]));

/** Restores the placeholders of a streamed answer, whatever the chunking; holds back only what may become one. */
export const restorer = ({ tag, spans }: Masking): Restorer => {
  const { whole, residue, partial, begun } = USUAL.get(tag) ?? patternsOf(tag);
  const lower = tag.toLowerCase();
  // A placeholder has a bracket of some kind, or the tag itself.
  const mayHold = (text: string): boolean => BRACKET.test(text) || text.toLowerCase().includes(lower);
  let held = "";
  let before = "";
  let broken = false;

  const take = (piece: string, final: boolean): string => {
    const all = held + piece;
    const cut = final ? all.length : certainEnd(all);
    held = all.slice(cut);
    const ready = all.slice(0, cut);
    if (broken || ready === "") return "";
    const text = restored(ready);
    before = ready.slice(-1);
    return text;
  };

  // Up to the first thing that only a placeholder can be and that none of ours is.
  const restored = (ready: string): string => {
    if (!mayHold(before + ready)) return ready;
    let text = "";
    let at = 0;
    for (const match of ready.matchAll(whole)) {
      text += plain(ready, at, match.index);
      if (broken) return text;
      const span = spans[Number(match[1] ?? match[2]) - 1];
      if (span === undefined) {
        broken = true;
        return text;
      }
      text += span;
      at = match.index + match[0].length;
    }
    return text + plain(ready, at, ready.length);
  };

  const plain = (ready: string, from: number, to: number): string => {
    const stretch = ready.slice(from, to);
    const found = residue.exec(from === 0 ? before + stretch : stretch);
    if (found === null) return stretch;
    broken = true;
    return stretch.slice(0, Math.max(0, found.index - (from === 0 ? before.length : 0)));
  };

  const certainEnd = (all: string): number => {
    const window = (before + all).slice(-HELD_MAX);
    if (!ESCAPE.test(window) && !begun.test(window.slice(-TAG_HELD_MAX))) return all.length;
    const found = partial.exec(window);
    return found === null ? all.length : Math.max(0, all.length - window.length + found.index);
  };

  return { push: (text) => take(text, false), end: () => take("", true), broken: () => broken };
};
