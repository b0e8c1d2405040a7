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
  caution: "This is a model’s opinion and can be wrong; the quotations are exact.",
  types: {
    figure: "Number",
    subject: "Whose it is",
    role: "Who does it",
    direction: "Up or down",
    negation: "Yes or no",
    obligation: "Must or may",
    condition: "Condition",
    quantity: "How much",
    time: "Time",
    cause: "Cause",
    certainty: "How sure",
    commitment: "Promise or request",
    dropped: "Left out",
    added: "Added",
  } satisfies Record<FindingType, string>,
} as const;
