import type { Examples, Rule } from "../rule.ts";

// A denial that one sentence makes and the next, or the half behind a dash, turns into a claim.
const DENIED = '[^.!?\\n"“”`]{2,70}[.;—–](?: {0,2}|\\n\\n)';
const IS = "(?:['’]s|['’]re|['’]m| is| are| am| was| were)(?! not\\b)";

export const negativeParallelism: Rule = {
  id: "negative-parallelism",
  kind: "pattern",
  name: "Not this but that",
  explanation: "Denies something nobody said in order to sound deep.",
  suggestion: "Say only the second half.",
  patterns: [
    {
      anchors: [
        "(isn't|wasn't|aren't|weren't)",
        "(is|was|are|were|it's|they're|that's) not",
        "(is|was|are|were|it's) never",
        "(is|was|are|were|) no longer",
        "more than (a|an|just)",
      ],
      source:
        "[a-z'’]+(?: not| never| no longer| longer| than)? (?:(?:really|actually|even|always) )?" +
        `(?:(?:just|only|simply|merely|about|an?|the|my|your|our|in|because|how|what|whether)\\b${DENIED}(?:(?:it|they)${IS}|(?:i|we|you|he|she|that|this)${IS} (?:about|an?|the))` +
        `|([a-z]{3,})\\b${DENIED}(?:it|they)(?:${IS})? \\1[a-z]*)\\b`,
    },
    {
      anchors: ["(don't|doesn't|didn't)"],
      source: `[a-z]+['’]t (?!think|know|believe|want|like|see|have to|seem|feel|mean|look)([a-z]{3,})\\b${DENIED}(?:it|they|we|you) (?:just |only |simply )?\\1[a-z]*`,
    },
    {
      anchors: ["(it|they|we|you|he|she) (didn't|doesn't) just"],
      source: `([a-z]+) [a-z]+['’]t just ${DENIED}\\1\\b`,
    },
    {
      anchors: ["not (just|merely|simply)"],
      source: 'not [a-z]+ [^.!?\\n"“”`]{2,90}?\\bbut\\b',
    },
    {
      anchors: ["no"],
      source:
        'no [^.!?\\n"“”`]{2,40}(?:,| and|\\.)(?: there (?:is|are|was|were))? no [^.!?\\n"“”`]{2,40}[.,—–] {0,2}just\\b',
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["It is not just a tool but a partner.", "not just a tool but"],
    ["Trust isn't about money. It's about time.", "isn't about money. It's"],
    ["The pump wasn't a cost. It was a promise.", "wasn't a cost. It was"],
    ["It was never really about the pump. It's about water.", "was never really about the pump. It's"],
    ["Rust is no longer the enemy. It's the teacher.", "is no longer the enemy. It's"],
    ["I wasn't the reason pumps sold. I was the brake.", "wasn't the reason pumps sold. I was the"],
    ["Rust isn't slow because air is dry. It's slow because oil is thick.", "isn't slow because air is dry. It's slow"],
    ["Pumps don't fail because of age. They fail because of rust.", "don't fail because of age. They fail"],
    ["A repair doesn't take a workshop. It takes an hour.", "doesn't take a workshop. It takes"],
    ["There are no forms and no queues. Just pumps.", "no forms and no queues. Just"],
    ["There was no trick. There was no luck. Just oil.", "no trick. There was no luck. Just"],
    ["You didn't just fix the pump. You made it better.", "You didn't just fix the pump. You"],
    ["The pump is more than a machine. It is an answer.", "more than a machine. It is"],
  ],
  good: [
    "It is not just late.",
    "This is not about you.",
    "Ana didn't just call. She came.",
    "The pump isn't here. Ana took it.",
    "The invoices aren't paid. They're in the folder.",
    "I was not at the call, so please send the notes.",
    "I don't think the pump broke. I think Ana switched it off.",
    "This isn't about blame. Anyone can be caught out.",
  ],
};
