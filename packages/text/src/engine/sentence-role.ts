/** What a sentence is for, read from its words. */
export type SentenceRole = "ask" | "outcome" | "risk" | "fact";

const ASK =
  /\?["”’)]?$|\b(?:please|could you|can you|would you|will you|can someone|could someone|let me know|need (?:you|your|someone)|we need to decide|i need|asking (?:you|for)|your approval|approve|sign off on)\b/i;
const RISK =
  /\b(?:risk|blocked|blocker|delay(?:ed)?|at risk|slip(?:ped|ping)?|outage|incident|concern(?:ed)?|behind schedule|cannot|can't|won't)\b/i;
const RESULT =
  /\b(?:shipped|launched|released|delivered|finished|completed|closed|cut|reduced|increased|improved|fell|rose|dropped|grew|went|saved|hit|passed|fixed|resolved|migrated|signed|won|raised|moved)\b/i;

export const roleOf = (sentence: string): SentenceRole => {
  if (ASK.test(sentence)) return "ask";
  if (RISK.test(sentence)) return "risk";
  return RESULT.test(sentence) ? "outcome" : "fact";
};

// A sentence that leans on the one before it cannot be moved away from it.
const LEANS =
  /^(?:this|that|these|those|it|they|he|she|so|but|and|or|then|also|however|therefore|which|as a result|because of (?:this|that)|instead|otherwise|still|yet|for (?:example|instance))\b/i;

/** Whether a sentence can stand first, and the one after it can do without it. */
export const canMove = (sentence: string, following: string | undefined): boolean =>
  !LEANS.test(sentence) && (following === undefined || !LEANS.test(following));
