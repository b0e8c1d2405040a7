import type { Wording } from "../wording-index.ts";
import { AT_SENTENCE } from "./guards.ts";

/** Says in one word what a phrase says in three. */
export const plain: readonly Wording[] = [
  ["in order to", "to"],
  ["due to the fact that", "because"],
  ["in spite of the fact that", "although"],
  ["despite the fact that", "although"],
  ["in the event that", "if"],
  ["at this point in time", "now"],
  ["at the present time", "now"],
  ["at this time", "now", "(?<!\\b(?:is|are|was|,) )"],
  ["for the purpose of", "for"],
  ["with regard/regards to", "about"],
  ["in regard/regards to", "about"],
  ["a large number of", "many"],
  ["the majority of", "most"],
  ["has/have the ability to", "can/can"],
  ["is/are able to", "can/can"],
  ["make/makes/made a decision", "decide/decides/decided"],
  ["prior to", "before"],
  ["subsequent to", "after"],
  ["until such time as", "until"],
  ["on a regular basis", "regularly"],
  ["on a daily/weekly/monthly basis", "daily/weekly/monthly"],
  ["as per", "per"],
  ["utilize/utilizes/utilized/utilizing", "use/uses/used/using"],
  ["utilise/utilises/utilised/utilising", "use/uses/used/using"],
  ["whether or not", "whether", "(?<!\\b(?:of|on) )"],
  ["take into consideration", "consider"],
  ["in close proximity to", "near"],
  ["a wide variety of", "many kinds of"],
];

const CLAUSE = "(?=[A-Za-z])";

/** Openings that say nothing, up to the word that does. What follows is a whole clause. */
export const openers: readonly Wording[] = [
  [
    `it(?: is|'s) (?:important|worth) (?:to note|noting|to mention|mentioning|to remember|remembering) that,? ${CLAUSE}`,
    "",
    AT_SENTENCE,
  ],
  [`it should be noted that,? ${CLAUSE}`, "", AT_SENTENCE],
  [`please (?:note|be advised) that,? ${CLAUSE}`, "", AT_SENTENCE],
  [
    `I (?:just |also )?(?:wanted|would like) to (?:take a moment to |reach out (?:to|and) )?(?:let you know|inform you|share) that,? ${CLAUSE}`,
    "",
    AT_SENTENCE,
  ],
  [`I(?: am|'m) (?:writing|reaching out) to (?:let you know|inform you|share) that,? ${CLAUSE}`, "", AT_SENTENCE],
  [
    `I(?: am|'m) (?:truly |very |so |incredibly |absolutely )?(?:thrilled|excited|delighted|pleased|happy|proud|honored|honoured) to (?:announce|share|inform you|let you know|tell you) that,? ${CLAUSE}`,
    "",
    AT_SENTENCE,
  ],
  [
    `we(?: are|'re) (?:truly |very |so |incredibly |absolutely )?(?:thrilled|excited|delighted|pleased|happy|proud|honored|honoured) to (?:announce|share|inform you|let you know|tell you) that,? ${CLAUSE}`,
    "",
    AT_SENTENCE,
  ],
  [`as (?:you may know|previously mentioned|mentioned above), ${CLAUSE}`, "", AT_SENTENCE],
  [`needless to say, ${CLAUSE}`, "", AT_SENTENCE],
  ...[
    "furthermore",
    "moreover",
    "additionally",
    "in addition",
    "in conclusion",
    "in summary",
    "to summarize",
    "to sum up",
    "to conclude",
    "all in all",
    "in essence",
    "overall",
    "ultimately",
    "firstly",
    "lastly",
    "importantly",
    "notably",
    "at the end of the day",
  ].map((opener): Wording => [`${opener}, ${CLAUSE}`, "", AT_SENTENCE]),
];

// A greeting may stand on the same line.
const AFTER_GREETING = "(?<=^|[.!?,]\\s|\\n)";
const REST = "[^.!?\\n\\d]{0,70}[.!]";

/** Whole sentences of courtesy that carry nothing. None holds a digit. */
export const courtesies: readonly Wording[] = [
  [
    `I (?:really |truly )?hope (?:this|that|you|all|everyone|everything)[^.!?\\n\\d]{0,60}(?:well|week|weekend|day|morning|great|safe|spirits|health)[^.!?\\n\\d]{0,30}[.!]`,
    "",
    AFTER_GREETING,
  ],
  [`hope (?:this|you)[^.!?\\n\\d]{0,40}(?:well|spirits|health)[^.!?\\n\\d]{0,30}[.!]`, "", AFTER_GREETING],
  [`I trust (?:this|that|you)[^.!?\\n\\d]{0,60}well[^.!?\\n\\d]{0,30}[.!]`, "", AFTER_GREETING],
  [`please (?:do not|don't) hesitate to${REST}`, "", AFTER_GREETING],
  [`do/don't(?: not)? hesitate to (?:contact|reach out|ask|let)${REST}`, "", AFTER_GREETING],
  [`please feel free to (?:contact|ask|let|reach)${REST}`, "", AFTER_GREETING],
  [`feel free to (?:contact|ask|let|reach)${REST}`, "", AFTER_GREETING],
  [`if/should you have any[^.!?\\n\\d]{0,50}, (?:please )?(?:do not|don't) hesitate to${REST}`, "", AFTER_GREETING],
  [`if/should you have any[^.!?\\n\\d]{0,50}, (?:please )?(?:feel free|let me know)${REST}`, "", AFTER_GREETING],
  [
    `thank you (?:very much |so much |once )?(?:again )?(?:in advance )?for (?:your (?:time|attention|understanding|consideration|patience|cooperation|support)|considering|taking the time)[^.!?\\n\\d]{0,80}[.!]`,
    "",
    AFTER_GREETING,
  ],
  [
    `I(?: am|'m) (?:thrilled|excited|delighted|happy|proud) to share (?:some|a piece of) (?:exciting |great |big )?news[.!]`,
    "",
    AFTER_GREETING,
  ],
  [
    `I (?:really |very much |eagerly )?(?:look|am looking) forward to (?:hearing from you|your (?:response|reply|positive response))[^.!?\\n\\d]{0,30}[.!]`,
    "",
    AFTER_GREETING,
  ],
  [
    `I (?:greatly |really |truly )?appreciate your (?:understanding|consideration|time|attention|patience|cooperation|support)[^.!?\\n\\d]{0,60}[.!]`,
    "",
    AFTER_GREETING,
  ],
];
