import { anyOf, NEGATIONS } from "../document/denials.ts";
import type { Span } from "../document/span.ts";
import { changeOf, type Change } from "./comparison.ts";

const UP = "up|rose|ris(?:e[ns]?|ing)|raised|increas(?:e[sd]?|ing)|gr(?:ew|ow(?:n|s|ing)?)|climb(?:s|ed|ing)?";
const DOWN =
  "down|fell|fall(?:en|s|ing)?|drop(?:s|ped|ping)?|(?:decreas|declin|reduc)(?:e[sd]?|ing)|cut|lowered|shr(?:ank|unk|inks?)";
// Bounded, so that a long run of digits is not tried at every length.
const FIGURE = "([^\\s\\d]{0,8}\\d(?:[^\\s,;.!?]|[.,](?=\\d)){0,40})";
// "The rise was cut" moves one way only, and what is denied moves no way.
const MOVEMENT = new RegExp(
  `(?<!\\b(?:the|an?|this|that|our|its|their|to|${anyOf(NEGATIONS)}) |n['’]t (?:go |be )?)\\b(?:(${UP})|(${DOWN}))\\b(?: (?!(?:${UP}|${DOWN})\\b)[a-z]+){0,2} from ${FIGURE}(?: [a-z]+)? to ${FIGURE}`,
  "giu",
);

const FALLS = new RegExp(`\\b(?:${DOWN}|lower|less|minus|below)\\b`, "i");
const REACH = 30;

/** Whether words around a figure say that something fell by it, as the sign of "-11%" does. */
export const isFalling = (text: string, { start, end }: Span): boolean =>
  FALLS.test(text.slice(Math.max(0, start - REACH), end + REACH));

interface Movement {
  isUp: boolean;
  word: Span;
}

/** How each two figures are connected; null where a text says both. */
const movementsIn = (text: string): Map<string, Movement | null> => {
  const found = new Map<string, Movement | null>();
  if (!text.includes(" from ")) return found;
  for (const { 1: up, 2: down, 3: from = "", 4: to = "", index } of text.matchAll(MOVEMENT)) {
    const key = `${from} ${to}`.toLowerCase();
    const isUp = up !== undefined;
    const known = found.get(key);
    const word = { start: index, end: index + (up ?? down ?? "").length };
    found.set(key, known === undefined || known?.isUp === isUp ? { isUp, word } : null);
  }
  return found;
};

/** "Down from 2.4% to 0.3%" that became "up from 2.4% to 0.3%": certain, however else the sentence was made anew. */
export const turnedMovements = (before: string, after: string): Change[] => {
  const own = movementsIn(before);
  if (own.size === 0) return [];
  return [...movementsIn(after)].flatMap(([key, told]) => {
    const said = own.get(key) ?? null;
    if (said === null || told === null || said.isUp === told.isUp) return [];
    const words = [before.slice(said.word.start, said.word.end), after.slice(told.word.start, told.word.end)];
    return [changeOf("direction", "hard", said.word, told.word, `"${words[0]}" became "${words[1]}"`)];
  });
};
