import type { Tally } from "./tally.ts";
import type { Shape } from "./rule.ts";

/** Index of the rule for each shape, or -1. */
export type ShapeRules = Readonly<Record<Shape, number>>;

// Each is tried only at a unit that can open it, and is bounded in length.
const PLACEHOLDER =
  /\[(?=[^\]\n]{0,40}\b(?:your|my|name|names|company|date|title|address|number|position|insert|recipient|email|phone|city|state|department|time|location|amount|job|manager|organization|university|school|product|team|link|topic|event)\b)[A-Za-z0-9'’/,.&+ -]{2,60}\](?!\()/iy;
// Times, days, figures and the fields of a report's head are labels that people set too.
const PLAIN_LABEL =
  "(?![^*\\n]{0,80}\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:prepared|submitted|reported|written) (?:for|by)|(?:date|to|from|cc|subject|re|when|where|who|time|location|venue|status|author|owner|contact|phone|e-?mail|duration|effective|issued|reference|ref|version)\\b|[a-h]\\))";
const BOLD_LEAD_IN = new RegExp(
  `(?:[-*•+][ \\t]{1,3})?\\*\\*${PLAIN_LABEL}[^*\\n]{1,60}(?::\\*\\*|\\*\\*:|\\*\\*(?= [–—-] )|[.?]\\*\\*)(?=[ \\t]+\\S)`,
  "iy",
);
const ITEM_MARK = /^ {0,3}(?:\d(?:\d?[.)]|\uFE0F?\u20E3)|(?:\p{Extended_Pictographic}|[←-↿])\uFE0F?|[•▪]) {1,2}$/u;
const ITEM_MARK_MAX = 10;
// A whole sentence in bold is emphasis, and a last line in bold a name.
const HEADING = /#{1,4} [^\n]{1,120}|\*\*[^*\n]{1,59}[^*\n.!]\*\*[ \t]*(?=\n\s{0,4}\S)/y;
// One hashtag may be a ticket's or a channel's name.
const HASHTAGS = /#[A-Za-z]\w{1,60}(?:[ \t]{1,2}#[A-Za-z]\w{1,60}){1,20}/y;
// What says how things stand, which way they go, when or where is no ornament, and an arrow is typed where no list can be set.
const BULLET_SIGN = /(?![🔴🟠-🟤🔵⚪⚫←-↿➡❌❓⏳⚠📅📆📈📉📍🔄🕐-🕧])\p{Extended_Pictographic}\uFE0F?(?=[ \t*])/uy;

const tried = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

/** Whether only the number or the picture of a list item comes before a place on its line. */
const opensItem = (text: string, at: number): boolean => {
  let from = at - 1;
  while (from >= 0 && at - from <= ITEM_MARK_MAX && text[from] !== "\n") from -= 1;
  return at - from <= ITEM_MARK_MAX && ITEM_MARK.test(text.slice(from + 1, at));
};

/** Notes a shape from `at` to `end`, where there is one and a rule for it; whether it did. */
const noteShape = (shape: Shape, at: number, end: number, rules: ShapeRules, tally: Tally): boolean => {
  if (end <= at || rules[shape] < 0) return false;
  tally.hit(rules[shape], at, end, 0, false);
  return true;
};

/** A star or a hyphen that opens a line or, where `item`, the text of an item. */
const lineMarkAt = (text: string, at: number, rules: ShapeRules, tally: Tally): number => {
  if (noteShape("bold-lead-in", at, tried(BOLD_LEAD_IN, text, at), rules, tally)) return at;
  // What opens the text is its title.
  if (text.lastIndexOf("\n", at) >= 0 && noteShape("heading", at, tried(HEADING, text, at), rules, tally)) return at;
  if (text[at + 1] === " ") tally.listLines += 1;
  return at;
};

/** Notes the shape that opens at `at`; returns where to go on, or `at` when the words inside are still to be read. */
export const shapeAt = (text: string, at: number, lineStart: boolean, rules: ShapeRules, tally: Tally): number => {
  switch (text[at]) {
    case "[": {
      const end = tried(PLACEHOLDER, text, at);
      return noteShape("placeholder", at, end, rules, tally) ? end : at;
    }
    case "*":
      return lineStart || opensItem(text, at) ? lineMarkAt(text, at, rules, tally) : at;
    case "-":
      return lineStart ? lineMarkAt(text, at, rules, tally) : at;
    case "#":
      if (lineStart && noteShape("heading", at, tried(HEADING, text, at), rules, tally)) return at;
      noteShape("hashtag", at, tried(HASHTAGS, text, at), rules, tally);
      return at;
    case "—":
      tally.dashes += 1;
      noteShape("em-dash", at, at + 1, rules, tally);
      return at;
    default:
      // What opens a line stands for a bullet; elsewhere people put pictures as well.
      return lineStart && noteShape("bullet-sign", at, tried(BULLET_SIGN, text, at), rules, tally) ? at + 1 : at;
  }
};
