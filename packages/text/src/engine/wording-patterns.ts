// Stock words. The library carries them packed; after a change run `npm run pack-tables`.

/** The one word that is exchanged: on mails and posts nobody had read before, no other exchange was right in 98 of 100 places. */
const UTILISE = /\butili[sz](e[sd]?|ing)\b(?! (?:rates?|ratios?)\b)/gi;

// Adjectives of brochures, before a noun of their own: what is left is the noun. What stands before a word is asked last,
// because a pattern that opens with it is tried at every character.
const PRAISE =
  /\b(?:truly )?(?:unwavering|transformative|ground-?breaking|cutting-edge|game-changing|state-of-the-art) (?<=\b(?:an?|the|our|your|my|their|its|this|of|with|for|and|deliver|provide|offer|ensure|ensures|ensuring|enable|enables) (?:truly )?\S+ )(?=\p{Ll}{4,})(?!(?:and|or|but|experiences?|journeys?|ways?|manner|solutions?|gutters?|tubes?|tubing|pipes?|steel|floors?|flooring|tights|joints?|for|that|with|than|from|when)\b)/gu;
const ADVERBS =
  /\b(?:seamlessly|effortlessly|meticulously|holistically) (?<=\p{Ll} \p{L}+ )(?=\p{Ll})| (?:seamlessly|effortlessly|holistically)(?<=\p{Ll} \p{L}+)(?=[.,;])/gu;
const GAME_CHANGER =
  /(?:,| ?[—–]| -) (?:an? )?(?:true |real |absolute |total |genuine |complete )?game[- ]?changer(?=[.!;)]|\n|$)(?: for (?:us|our team|the team|everyone|me))?/gi;

/** What a model hangs on a sentence: ", a testament to …". One that gives people their due stays. */
const TAIL =
  /(?:,| ?[—–]) (?![^.;!?\n]{0,120}\b(?:teams?|colleagues|crew|staff|everyone|you|your)\b)(?:an? )?(?:true |real |clear |powerful |strong )?(?:testament to|reflection of|reminder of (?:the power|how far|what)|significant milestone (?:that|in) (?:underscores|highlights|reflects|demonstrates|our)|milestone that)\b[^.;!?\n\d—]{3,110}(?=[.!;\n]|$)/gu;

/** ", highlighting our commitment to excellence": a tail that praises and tells nothing. */
const PARTICIPLE_TAIL =
  /, (?![^.;!?\n]{0,120}\b(?:teams?|colleagues|crew|staff|everyone|you|your)\b)(?:further |truly |clearly )?(?:(?:highlighting|showcasing|underscoring|demonstrating|reflecting|exemplifying|reaffirming|cementing) (?:[a-z'’-]+ ){0,5}?(?:commitment|dedication|momentum|excellence|resilience|passion|spirit|strength|collaboration|teamwork|potential|impact)\b[^,.;!?\d\n]{0,60}|ensuring (?:an? )?(?:seamless|exceptional|optimal|superior|unparalleled) [^,.;!?\d\n]{3,70})(?=[.!;\n]|$)/gu;

export const wordingPatterns = {
  utilise: UTILISE,
  praise: PRAISE,
  cuts: [ADVERBS, GAME_CHANGER],
  tails: [TAIL, PARTICIPLE_TAIL],
};
