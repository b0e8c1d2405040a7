import type { Span } from "./span.ts";

export type MaskKind = "fence" | "inline-code" | "url" | "email" | "quote" | "blockquote" | "front-matter" | "table";

/** A stretch of text that belongs to somebody else or to a machine: no rule judges it and no edit changes it. */
export interface Mask extends Span {
  kind: MaskKind;
}

const PATTERNS: readonly [MaskKind, RegExp][] = [
  ["front-matter", /^---\n[\s\S]{0,4000}?\n---(?=\n|$)/g],
  ["fence", /^[ \t]{0,3}(```|~~~)[^\n]*\n(?:(?![ \t]{0,3}\1)[^\n]*\n)*(?:[ \t]{0,3}\1[^\n]*|$)/gm],
  ["blockquote", /^[ \t]{0,3}>[^\n]*$/gm],
  ["table", /^[ \t]*\|[^\n]*\|[ \t]*$/gm],
  ["inline-code", /`[^`\n]{1,400}`/g],
  ["url", /\b(?:https?:\/\/|ftp:\/\/|mailto:|www\.)[^\s<>"'“”`]{1,2000}/gi],
  ["email", /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g],
  ["quote", /"[^"\n]{1,600}"|“[^”\n]{1,600}”|«[^»\n]{1,600}»/g],
];

const trimUrl = (text: string, span: Span): Span => {
  let end = span.end;
  while (end > span.start && /[.,;:!?)\]}*_’]/.test(text[end - 1] as string)) {
    if (
      text[end - 1] === ")" &&
      text.slice(span.start, end).split("(").length >= text.slice(span.start, end).split(")").length
    )
      break;
    end -= 1;
  }
  return { start: span.start, end };
};

/** Masked stretches of `text`, in order and without overlap; the outermost wins. */
export const masksOf = (text: string): Mask[] => {
  const taken: Mask[] = [];
  for (const [kind, pattern] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const whole = { start: match.index, end: match.index + match[0].length };
      const span = kind === "url" ? trimUrl(text, whole) : whole;
      taken.push({ kind, ...span });
    }
  }
  taken.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Mask[] = [];
  for (const mask of taken) {
    const last = kept.at(-1);
    if (last === undefined || mask.start >= last.end) kept.push(mask);
  }
  return kept;
};
