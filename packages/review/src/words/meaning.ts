import type { FindingType } from "@rewrite-service/contract";

/** Every string of the check of meaning. */
export const meaningWords = {
  title: "Does it still mean the same thing?",
  check: "Check the meaning",
  again: "Check again",
  cancel: "Cancel",
  close: "Close the meaning check",
  lead: (judge: string) => `Both texts go to ${judge}, which compares them. Uses one rewrite.`,
  checking: "Reading both texts…",
  none: "No change in meaning found",
  noneHint: (judge: string) =>
    `${judge.charAt(0).toUpperCase()}${judge.slice(1)} read both texts and found nothing that would lead a reader to act differently. It can miss things.`,
  found: (count: number) => `${count} ${count === 1 ? "change" : "changes"} in meaning found`,
  unverifiedTitle: "Couldn’t check",
  unverified: "The model gave no clear answer. This didn’t use a rewrite.",
  withdrawn: "Warnings that the model judged harmless were removed.",
  yours: "Your draft",
  theirs: "Result",
  /** Of a change that waits for the writer, and is in no text that is copied. */
  held: "In the rewrite (held back)",
  missing: "(missing)",
  /** Leads to the change in the review; beside it, what can be decided there. */
  goTo: "Go to it",
  keep: "Keep mine",
  caution: "This is a model’s opinion and can be wrong; the quotations are exact.",
  types: {
    figure: "Number changed",
    subject: "Said of someone or something else",
    role: "Who does it changed",
    direction: "Direction changed",
    negation: "“Not” lost or added",
    obligation: "Obligation changed",
    condition: "Condition changed",
    quantity: "Amount changed",
    time: "Time changed",
    cause: "Cause changed",
    certainty: "Certainty changed",
    commitment: "Promise or request changed",
    dropped: "Left out",
    added: "Added",
  } satisfies Record<FindingType, string>,
} as const;
