// Stock words. The library carries them packed; after a change run `npm run pack-tables`.

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

const ANYWHERE: readonly (readonly [RegExp, string])[] = [
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

/** What a model hangs on a sentence: ", a testament to …". One that gives people their due stays. */
const TAIL =
  /(?:,| ?[—–]) (?![^.;!?\n]{0,120}\b(?:teams?|colleagues|crew|staff|everyone|you|your)\b)(?:an? )?(?:true |real |clear |powerful |strong )?(?:testament to|reflection of|reminder of (?:the power|how far|what)|significant milestone (?:that|in) (?:underscores|highlights|reflects|demonstrates|our)|milestone that)\b[^.;!?\n\d—]{3,110}(?=[.!;\n]|$)/gu;

/** ", highlighting our commitment to excellence": a tail that praises and tells nothing. */
const PARTICIPLE_TAIL =
  /, (?![^.;!?\n]{0,120}\b(?:teams?|colleagues|crew|staff|everyone|you|your)\b)(?:further |truly |clearly )?(?:(?:highlighting|showcasing|underscoring|demonstrating|reflecting|exemplifying|reaffirming|cementing) (?:[a-z'’-]+ ){0,5}?(?:commitment|dedication|momentum|excellence|resilience|passion|spirit|strength|collaboration|teamwork|potential|impact)\b[^,.;!?\d\n]{0,60}|ensuring (?:an? )?(?:seamless|exceptional|optimal|superior|unparalleled) [^,.;!?\d\n]{3,70})(?=[.!;\n]|$)/gu;

export const wordingPatterns = {
  swaps: SWAPS,
  anywhere: ANYWHERE,
  praise: PRAISE,
  cuts: [ADVERBS, GAME_CHANGER],
  tails: [TAIL, PARTICIPLE_TAIL],
};
