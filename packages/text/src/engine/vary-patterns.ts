// What `vary` can put another way. The library carries them packed; after a change run `npm run pack-tables`.

const OPENS = "(?<=^|[.!?]\\s|\\n)";
const VERBS =
  "send|check|confirm|let|review|share|update|look|add|call|ask|bring|book|order|take|give|tell|make|sign|fill|forward|reply|approve|pay|move|keep|cover|pick|drop|arrange|amend|change|cancel|pull|put|remind|schedule|join|test|reset|restart|revert|fix|print|upload|remove|return|resend|reissue|organise|organize|provide|advise|pass|set|get";
/** "Could you please send the list by Friday?": one clause, nothing to grant. */
const POLITE = new RegExp(
  `${OPENS}(?:Could|Can|Would|Will) you (?:please |kindly )?((?:${VERBS})\\b[^.!?\\n]{3,140})\\?(?=\\s|$)`,
  "g",
);
const DIRECT = new RegExp(`${OPENS}Please ((?:${VERBS})\\b(?! note\\b)[^.!?\\n]{3,140})\\.(?=\\s|$)`, "g");
/** "If the part is late, we move the visit to Monday." */
const FRONTED =
  /(?<=^|[.!?]\s|\n)((?:If|When|Once|Until|Because|Unless|After|Before) [^,.;:!?\n"“]{8,70}), ((?:we|I|you|the|our|my|there)\b[^,.;:!?\n"“]{12,110})\.(?=\s|$)/g;

export const varyPatterns = { direct: DIRECT, polite: POLITE, fronted: FRONTED };
