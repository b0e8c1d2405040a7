import { evidence } from "./evidence.ts";
import type { Profile, RuleEvidence } from "./measured.ts";
import { hashOfPolicy } from "./policy-json.ts";
import { policyOf, type Policy, type PolicyParts } from "./policy.ts";
import { profile } from "./profile.ts";
import { rules } from "./rules/index.ts";

/** Every rule as its file says, with what has been measured about it; of a silent one nobody is shown the words. */
export const rulesWith = (measured: Readonly<Record<string, RuleEvidence>>): PolicyParts["rules"] =>
  rules.map((rule) => {
    const { weight, lr } = measured[rule.id] ?? { weight: 0, lr: [] };
    const shown = rule.silent ? { ...rule, name: "", explanation: "", suggestion: "" } : rule;
    return { ...shown, weight: rule.hint || rule.kind === "human" ? 0 : weight, lr };
  });

/** The parts of a policy with its hash. */
export const partsWith = (measured: Readonly<Record<string, RuleEvidence>>, learned: Profile): PolicyParts => {
  const parts = { rules: rulesWith(measured), profile: learned, hash: "" };
  return { ...parts, hash: hashOfPolicy(policyOf(parts)) };
};

/** The parts of the policy as written in the files, from which the packed ones are made. */
export const policySource = partsWith(evidence, profile);

/** The policy as the files say it, for learning: a rule counts here before it is packed. */
export const sourcePolicy: Policy = policyOf(policySource);
