import { DASH as EM_DASH, OTHER } from "../../tells/units.ts";
import { holdsMark } from "../draft.ts";
import { LIST_ITEM } from "../../document/message.ts";
import { tenseOf } from "../tense.ts";
import type { Edit } from "../edits.ts";
import { editsOf, type Transform } from "./transform.ts";

// A dash between words; one with a hyphen's look-alike needs its spaces, else it joins a range.
const DASH = /\s?—\s?| – /g;
const BEFORE = /[\p{L}\d)”"'’%*]/u;
const AFTER = /[\p{L}“"'‘\d]/u;
const CLAUSE_MAX = 240;

// What is the subject of a clause wherever it opens one, and what is so where a verb follows.
const SUBJECT = /^(?:I|we|they|he|she)\b(?! and\b|,)/;
const SUBJECT_OF_VERB = /^(?:you|it|this|that|there)(?:['’][a-z]+)?(?: \S+){1,3}/;
const SHORT_VERB = /^(?:you|it|this|that|there)['’](?:s|re|ve|ll|d)\b/;
const NOUN_AND_VERB =
  /^(?:the|our|my|your|their|his|her|this|these|those|some|most|all|no|nobody|everyone|each|both)(?: (?!(?:who|that|which|whose|where|and|or)\b)[\p{L}\d'’-]+){1,5}? (?:is|are|was|were|has|have|had|will|can|does|did|needs?|takes?|goes|comes|works?)\b/u;
const CONDITION = /^(?:if|when|once|without) [^,.]{3,60}, [a-z]/;
// What cannot open a list of things.
const NO_THING =
  /^(?:and|or|but|so|yet|nor|which|who|that|where|when|while|because|if|though|although|with|without|from|to|in|on|at|by|for|of|as|like|even|especially|particularly|including|not|no|yes|rather|perhaps|maybe|still|just|only|almost|often|sometimes|usually|plus|then|thus|how|what|why|whether|I|we|you|they|he|she|it|this|there|[a-z]+ing|[a-z]+ly|[a-z]+ed)\b/i;
const SUBORDINATE = /^(?:if|when|while|although|because|since|as|unless)\b/i;
const UNIT_OF_RANGE =
  /^(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/i;

/** Whether what stands behind a dash is a sentence of its own. */
const opensClause = (left: string, rest: string): boolean => {
  if (SUBJECT.test(rest) || SHORT_VERB.test(rest)) return true;
  if (tenseOf(left) === null) return false;
  const clause = SUBJECT_OF_VERB.exec(rest)?.[0];
  return (clause !== undefined && tenseOf(clause) !== null) || NOUN_AND_VERB.test(rest) || CONDITION.test(rest);
};

const sentenceStart = (text: string, at: number): number => {
  const before = text.slice(Math.max(0, at - CLAUSE_MAX), at);
  return at - (/(?:^|[.!?]["”’)]?\s|\n)((?:(?![.!?]["”’)]?\s)[^\n])*)$/.exec(before)?.[1]?.length ?? before.length);
};

const insertFor = (text: string, start: number, end: number): string | null => {
  const left = text.slice(sentenceStart(text, start), start);
  const rest = /^[^.!?\n]{0,240}/.exec(text.slice(end, end + CLAUSE_MAX))?.[0] ?? "";
  const isSpaced = text.slice(start, end).includes("–");
  const words = left.trim().split(/\s+/).length;
  const opensLine = text.lastIndexOf("\n", start) + 1 === start - left.length;
  // "**Speed** — how long it takes" in a list names a thing and then tells of it.
  if (opensLine && words <= 6 && (LIST_ITEM.test(left) || left.startsWith("**")))
    return left.includes(":") ? ", " : ": ";
  if (isSpaced && (UNIT_OF_RANGE.test(rest) || words < 3 || !/^[\p{Ll}“"'‘I]/u.test(rest) || tenseOf(left) === null))
    return null;
  const inside = rest.search(/—| – /);
  const opened = left.split(/—| – /).length > 1;
  const isOpen = left.split("(").length > left.split(")").length || /["“][^"”]*$/.test(left);
  if (inside < 0 && !opened && !isOpen && words >= 2 && !SUBORDINATE.test(left)) {
    if (opensClause(left, rest)) return ". ";
    // A list, or words behind a comma, would run into what stands before.
    if ((left.includes(",") || /^[^,]+,[^,]+,? (?:and|or) /.test(rest)) && !NO_THING.test(rest) && !/[:;]/.test(left))
      return ": ";
  }
  return ", ";
};

const capital = (text: string): string => text.charAt(0).toUpperCase();

/** A dash becomes what a letter has there: a full stop before a whole clause, a colon before a list, else a comma. Ranges stay. */
export const dashes: Transform = {
  name: "dashes",
  edits: (draft) => {
    const { text } = draft;
    const edits: Edit[] = [];
    if (!holdsMark(draft, EM_DASH) && !(holdsMark(draft, OTHER) && text.includes("–"))) return edits;
    for (const { start, end } of editsOf(text, DASH, () => "")) {
      if (!BEFORE.test(text.charAt(start - 1)) || !AFTER.test(text.charAt(end))) continue;
      const insert = insertFor(text, start, end);
      if (insert === null) continue;
      if (insert === ". ") edits.push({ start, end: end + 1, insert: insert + capital(text.slice(end)) });
      else edits.push({ start, end, insert });
    }
    return edits;
  },
};
