import { inCaseOf } from "../document/case.ts";
import { editsOf, type Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";

/** The few swaps that are right wherever they stand. */
const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\bto )\bin order to(?= [a-z]{2,}\b)/gi, "to"],
  [/\butili[sz]e(s|d)?\b(?! (?:rates?|ratios?)\b)/gi, "use$1"],
  [/\butili[sz]ing\b/gi, "using"],
  [
    /(?<=\b(?:to|can|will|could|would|should|we|and|by|must|us|you) )leverage(?= (?:the|our|your|their|its|this|these|those|an?|[a-z]+s)\b)/gi,
    "use",
  ],
  [/\bleveraging(?= [a-z\d])/gi, "using"],
];

const ANYWHERE: typeof SWAPS = [
  [/\bdue to the fact that\b/gi, "because"],
  [/\bat this point in time\b/gi, "now"],
];

// Adjectives of brochures, before a noun of their own: what is left is the noun.
const PRAISE =
  /(?<=\b(?:an?|the|our|your|my|their|its|this|of|with|for|and|deliver|provide|offer|ensure|ensures|ensuring|enable|enables) )(?:truly )?(?:unwavering|transformative|ground-?breaking|cutting-edge|game-changing|state-of-the-art) (?=\p{Ll}{4,})(?!(?:and|or|but|experiences?|journeys?|ways?|manner|solutions?|gutters?|tubes?|tubing|pipes?|steel|floors?|flooring|tights|joints?|for|that|with|than|from|when)\b)/gu;
const ADVERBS =
  /(?<=\p{Ll} )(?:seamlessly|effortlessly|meticulously|holistically) (?=\p{Ll})|(?<=\p{Ll}) (?:seamlessly|effortlessly|holistically)(?=[.,;])/gu;
const GAME_CHANGER =
  /(?:,| ?[—–]| -) (?:an? )?(?:true |real |absolute |total |genuine |complete )?game[- ]?changer(?=[.!;)]|\n|$)(?: for (?:us|our team|the team|everyone|me))?/gi;

/** What a model hangs on a sentence: ", a testament to …". */
const TAIL =
  /(?:,| ?[—–]) (?:an? )?(?:true |real |clear |powerful |strong )?(?:testament to|reflection of|reminder of (?:the power|how far|what)|significant milestone (?:that|in) (?:underscores|highlights|reflects|demonstrates|our)|milestone that)\b[^.;!?\n\d—]{3,110}(?=[.!;\n]|$)/gu;

/** ", highlighting our commitment to excellence": a tail that praises and tells nothing. */
const PARTICIPLE_TAIL =
  /, (?:further |truly |clearly )?(?:(?:highlighting|showcasing|underscoring|demonstrating|reflecting|exemplifying|reaffirming|cementing) (?:[a-z'’-]+ ){0,5}?(?:commitment|dedication|momentum|excellence|resilience|passion|spirit|strength|collaboration|teamwork|potential|impact)\b[^,.;!?\d\n]{0,60}|ensuring (?:an? )?(?:seamless|exceptional|optimal|superior|unparalleled) [^,.;!?\d\n]{3,70})(?=[.!;\n]|$)/gu;

const CONSONANT_SOUND = /^(?:u(?:s[aeiu]|ni|til)|eu|one\b|once\b)/i;
const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir)/i;

/** The cut of a word with the article before it fitted to the next one. */
const withArticle = (text: string, { start, end }: Edit): Edit => {
  const article = /\b(an?) $/i.exec(text.slice(Math.max(0, start - 3), start))?.[1];
  if (article === undefined) return { start, end, insert: "" };
  const next = text.slice(end, end + 8);
  const fitting = VOWEL_SOUND.test(next) && !CONSONANT_SOUND.test(next) ? "an" : "a";
  return { start: start - article.length - 1, end, insert: `${article.charAt(0)}${fitting.slice(1)} ` };
};

/** Stock words of a text that reads as a model's: cut where the rest stands without them, seldom exchanged. */
export const stockWords: Pass = {
  kind: "wording",
  edits: (text, { isStock }) => {
    const swaps = (rows: typeof SWAPS): Edit[] =>
      rows.flatMap(([pattern, written]) =>
        editsOf(text, pattern, ([match, ending = ""]) => inCaseOf(match, written.replace("$1", ending))),
      );
    const edits = [
      ...swaps(SWAPS),
      ...editsOf(text, PRAISE, () => "").map((edit) => withArticle(text, edit)),
      ...[ADVERBS, GAME_CHANGER].flatMap((pattern) => editsOf(text, pattern, () => "")),
      ...[TAIL, PARTICIPLE_TAIL].flatMap((pattern) =>
        editsOf(text, pattern, ([tail]) => (/ (?!I\b)\p{Lu}/u.test(tail) ? null : "")),
      ),
    ];
    return [...swaps(ANYWHERE), ...(edits.length > 0 && isStock() ? edits : [])];
  },
};
