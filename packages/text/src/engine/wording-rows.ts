/**
 * A wording and what stands in its place. `from` opens with a word; what follows is an expression. Forms parted by "/"
 * stand for each of them in turn, with the forms of `to` in the same order ("_" is a space in one of these); `$1` is a group of `from`, "" cuts the wording.
 * `behind` is an expression for what must stand, or with `?<!` must not stand, right before it.
 */
export type Wording = readonly [from: string, to: string, behind?: string];

// The short names that a table may use for parts of an expression.
const PARTS: Readonly<Record<string, string>> = {
  // After these a noun or an adjective follows; "%N" is what an adjective stands before.
  "%N": "(?= (?!(?:and|or|but|of|in|on|at|to|for|with|by|from|as|that|which|who|is|are|was|were|has|have|had|will|can|could|would|when|where|while|than|the|a|an|it|they|we|you|i|he|she|this|their|our|his|her|its|so|because|if|through|about|into|over)\\b)[a-z])",
  // What a verb stands before.
  "%O": "(?= (?:an?|the|this|that|these|those|its?|our|your|their|his|her|my|them|him|us|you|me|everyone|people|both|all|each|every|new|more|one)\\b)",
  "%R": "(?:crucial|vital|key|pivotal|significant|important|essential|critical|central|fundamental)",
  "%C": "[^.!?\\n\\d]",
  "%A": "an? (?:[a-z]+ )?",
  "%W": "I(?: am|'m) (?:writing|reaching out) to (?:formally )?",
  // An adjective that may stand before a plural.
  "%J": "(?:(?:[a-z-]+(?:al|ic|ive|ous|ful|able|ed|ing|ent|ant)|small|new|other|complex) )?",
  "%L": "(?=[A-Za-z\\d])",
};

const BEHIND: Readonly<Record<string, string>> = {
  // A form that is a verb here: after "to", a modal or a plain subject.
  V: "(?<=\\b(?:to|can|will|could|would|may|might|must|should|shall|we|they|you|I|not|help|helps|helped|let|lets|that|who|which|also|and|or) )",
  // Where a sentence opens.
  S: "(?<=^|[.!?]['\"”’)]?\\s|\\n|\\n[-*•] |:\\s)",
  // Where a sentence opens, or after a greeting on the same line.
  G: "(?<=^|[.!?,]\\s|\\n)",
  H: "(?<!\\b(?:has|have|had) )",
};

// Verbs whose forms are not by rule: he or she does it, it was done, doing it.
const IRREGULAR = new Map(
  "get gets got getting|go goes went going|do does did doing|build builds built building|speak speaks spoke speaking|ring rings rang ringing|set sets set setting|make makes made making|know knows knew knowing|fit fits fitted fitting|take takes took taking|write writes wrote writing|lead leads led leading|leave leaves left leaving|draw draws drew drawing|weave weaves wove weaving|seek seeks sought seeking|cast casts cast casting|stand stands stood standing"
    .split("|")
    .map((forms) => [forms.split(" ", 1)[0], forms.split(" ").join("/")]),
);

/** The forms of a verb, parted by "/": base, third person, past, -ing. */
export const formsOf = (verb: string): string => {
  const known = IRREGULAR.get(verb);
  if (known !== undefined) return known;
  if (verb.endsWith("e")) return `${verb}/${verb}s/${verb}d/${verb.slice(0, -1)}ing`;
  if (/[^aeiou]y$/.test(verb)) return `${verb}/${verb.slice(0, -1)}ies/${verb.slice(0, -1)}ied/${verb}ing`;
  return `${verb}/${verb}${/(?:s|x|z|ch|sh|o)$/.test(verb) ? "es" : "s"}/${verb}ed/${verb}ing`;
};

const inflected = (text: string): string => text.replace(/([a-z]+)\*(?![\])])/g, (_, verb: string) => formsOf(verb));

/** An expression written out: "(…)" groups, "<…>" captures, "%N" and its like stand for parts. */
const expression = (short: string): string =>
  short
    .replace(/%[A-Z]/g, (name) => PARTS[name] ?? name)
    .replace(/\((?!\?)/g, "(?:")
    .replace(/(?<!\(\?)<([^<>]*)>/g, "($1)");

const behindOf = (short: string): string => {
  const listed = /^\[(!?)(.*)\]$/.exec(short);
  if (listed !== null) return `(?<${listed[1] === "!" ? "!" : "="}\\b(?:${listed[2]}) )`;
  return BEHIND[short] ?? short.slice(1, -1);
};

const ROW = /^(?:([A-Z]|\[[^\]]*\]|\{.*?\})~)?(.*)=([^=]*)$/;

/**
 * The wording of a row `behind~from=to`. "give*" stands for the four forms of a verb, on both sides in the same order;
 * "[a|b]~" asks for one of these words before, "[!a|b]~" for none, "{…}~" is an expression, a capital one of the places
 * above.
 */
export const wordingOf = (row: string): Wording => {
  const [, behind, from = "", to = ""] = ROW.exec(row) ?? [];
  const wording = expression(inflected(from));
  return behind === undefined ? [wording, inflected(to)] : [wording, inflected(to), behindOf(behind)];
};

/** The words that open the wording of a row, in small letters: each form of its first word. */
export const firstWordsOf = (row: string): string[] => {
  const from = (ROW.exec(row)?.[2] ?? "").replace(/^%[A-Z]/, (name) => PARTS[name] ?? name);
  const forms = inflected(/^[a-z'-]+\*?(?:\/[a-z'-]+)*/i.exec(from)?.[0] ?? "").split("/");
  return [...new Set(forms.map((form) => (/^[a-z]+/i.exec(form)?.[0] ?? "").toLowerCase()))];
};
