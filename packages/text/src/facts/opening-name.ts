import { anyOf, DENIED_ANY, DENIED_SINGULAR } from "../document/denials.ts";
import { once } from "../document/once.ts";
import { classesOf } from "../document/word-classes.ts";
import { matchAt, type Fact } from "./fact.ts";

/*
 * Any word has a capital where it opens a sentence. It is a name there only where that is certain: it is no common word,
 * and the text has it as a name elsewhere, or a person or a company does something right behind it.
 */

const VERBS =
  "is was has had will would can could should did does says said asks asked wants wanted thinks thought tells told owns needs knows knew went goes gets got gives gave takes took makes made comes came finds found sends sent runs ran writes wrote sees saw keeps kept leaves left meets met puts lost won bought sold leads led holds held pays paid spoke speaks began starts works likes signs joins prefers suggests agrees agreed believes expects hopes feels felt covers handles manages reviews approves confirms plans talks talked looks looked calls called rings rang checks sorts picks drops fixes drives brings brought takes teaches chases answers visits emails phones stays moves orders books".replaceAll(
    " ",
    "|",
  );
const DENIED = `${anyOf(`${DENIED_SINGULAR} ${DENIED_ANY}`)}n['’]?t|cannot`;
// "Marta reviewed the": what is done to something, for "Chicken rubbed" says what was done to it.
const DONE =
  '[a-z]{2,}ed (?:an?|the|my|our|your|his|her|its|their|it|us|me|him|them|you|that|this|to|on|at|with|for|in|into|up|out|off|back|[A-Z\\d$€£#@"“])';
const ADVERB = "(?:(?:also|already|just|once|still|then|now|never|[a-z]+ly) )?";
const NEXT = "(?=[A-Z][a-z])";
/** What follows somebody: "'s laptop", " and Marcus", ", Tom and Lena", " from Finance", " (Legal)", " pls send", " already said". */
const FOLLOWS = new RegExp(
  `['’]s (?=[a-z])|(?:, [A-Z][a-z]+)*,? (?:and|&) ${NEXT}| from ${NEXT}| \\((?:@|${NEXT})| (?:please|pls|plz) [a-z]| ${ADVERB}(?:(?:${VERBS}|${DENIED})(?![a-z'’])|${DONE})`,
  "y",
);
const TITLE = /(?:^|[^A-Za-z])(?:mrs?|ms|dr|prof)\. $/i;

// Plurals, qualities, fields and trades.
const PLURAL = /(?:[^aisu'’]s|ies)$(?<!^(?:jame|charle|agne|ine|yve|jacque|han|jen|lar|niel)s)/;
const ABSTRACT =
  /(?:(?:ng|d|p)th|ity|ance|[^r]ence|osis|ship|ism|ist|ics|logy|graphy|ware|work|ure|hood|dom|age|ical|ary|men|people)$/;
/** "We've" and "haven't". */
const CONTRACTED = /['’](?:ve|re|ll|d|t|m)$/;

const isPlain = (word: string): boolean =>
  classesOf(word) > 0 || PLURAL.test(word) || ABSTRACT.test(word) || CONTRACTED.test(word);

/** A word in small letters that is no part of an address. */
const SMALL_WORD = /(?<![A-Za-z'’@._/-])[a-z]{2,}(?![@_/]|\.\w)/g;
const SEARCHES_MAX = 8;

/** Asks whether a text has a word in small letters. Of many words it reads the text once. */
export const smallWords = (text: string): ((word: string) => boolean) => {
  const all = once(() => new Set(text.match(SMALL_WORD)));
  let searches = 0;
  return (word) => {
    searches += 1;
    return (searches > SEARCHES_MAX || text.includes(word)) && all().has(word);
  };
};

/** Asks of a word that opens a sentence with a capital whether it is a name. `facts` are those of `text` without such words. */
export const openingNames = (text: string, facts: readonly Fact[]): ((opener: Fact) => boolean) => {
  const names = once(() => {
    const first = new Set<string>();
    for (const { kind, value } of facts) if (kind === "name") first.add(value.split(" ", 1)[0] as string);
    return first;
  });
  // A word that the text has without a capital too is none.
  const isSmallToo = smallWords(text);
  return ({ value, start, end }) =>
    !isPlain(value) &&
    (matchAt(FOLLOWS, text, end) !== null ||
      names().has(value) ||
      TITLE.test(text.slice(Math.max(0, start - 6), start))) &&
    !isSmallToo(value);
};
