import { refused, type ToolAnswer } from "./tool.ts";

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

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
