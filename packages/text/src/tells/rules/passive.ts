import type { Examples, Rule } from "../rule.ts";

export const passive: Rule = {
  id: "passive",
  kind: "pattern",
  name: "Passive",
  explanation: "A passive is no sign of a machine: people write it at least as often.",
  suggestion: "Name who did it where that matters.",
  hint: true,
  phrases: [
    "(was|were|been|being) (made|done|given|taken|sent|told|asked|used|found|held|written|shown|seen|said|called|built|paid|moved|changed|added|removed|reviewed|approved|completed|reported)",
  ],
};

export const examples: Examples = {
  bad: [["The form was sent on Monday.", "was sent"]],
  good: ["Ana sent the form on Monday."],
};
