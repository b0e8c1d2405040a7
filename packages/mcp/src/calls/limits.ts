import { refused, type ToolAnswer } from "./answer.ts";
import type { Place } from "../library/library.ts";

/** Longest text that a local tool takes, in UTF-16 units; a megabyte with room to spare. */
export const LOCAL_CHARACTERS_MAX = 2_000_000;
/** Longest passage that an answer repeats. */
const EXCERPT_CHARACTERS_MAX = 120;

export const tooLong = (...texts: string[]): ToolAnswer | null =>
  texts.some((text) => text.length > LOCAL_CHARACTERS_MAX)
    ? refused(`The text is longer than ${LOCAL_CHARACTERS_MAX} characters. Send it in parts.`)
    : null;

const HIGH_SURROGATE = /[\ud800-\udbff]$/;

/** A passage on one line, shortened between characters. */
export const excerptOf = (text: string, charactersMax: number = EXCERPT_CHARACTERS_MAX): string => {
  const line = text.slice(0, charactersMax + 1).replaceAll(/\s+/g, " ");
  if (text.length <= charactersMax) return line;
  return `${line.slice(0, charactersMax - 1).replace(HIGH_SURROGATE, "")}…`;
};

/** A sentence on one line; of a long one, as much as fits around the place. */
export const windowOf = (text: string, sentence: Place, place: Place | null, charactersMax: number): string => {
  const whole = text.slice(sentence.start, sentence.end).trim().replaceAll(/\s+/g, " ");
  if (whole.length <= charactersMax) return whole;
  const middle = place === null ? sentence.start : (place.start + place.end) / 2;
  const latest = Math.max(sentence.start, sentence.end - charactersMax);
  const start = Math.min(latest, Math.max(sentence.start, Math.round(middle - charactersMax / 2)));
  const cut = text.slice(start, start + charactersMax);
  const first = start === sentence.start ? cut : `…${cut.replace(/^\S*\s/, "")}`;
  const last = start + charactersMax >= sentence.end ? first : `${first.replace(/\s\S*$/, "")}…`;
  return last.trim().replaceAll(/\s+/g, " ");
};

const INSIDE_WORD = /[\p{L}\p{N}'’-]/u;

/** A passage, longer by what is missing of its last word. */
export const wholeWords = (text: string, { start, end }: Place): string => {
  let last = end;
  while (last < text.length && INSIDE_WORD.test(text[last - 1] ?? "") && INSIDE_WORD.test(text[last] ?? "")) last += 1;
  return text.slice(start, last);
};

/** `20,000` */
export const counted = (count: number): string => count.toLocaleString("en-GB");

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
