import type { MaskKind } from "../document/masks.ts";
import type { RegisterId } from "../registers/register.ts";
import type { Profile, RuleEvidence } from "./measured.ts";
import { packedPolicy } from "./policy.packed.ts";
import type { Rule } from "./rule.ts";
import { once } from "../document/once.ts";
import { unpack } from "../packing/unpack.ts";

/** A rule with what has been measured about it. */
export interface PolicyRule extends Rule, RuleEvidence {}

export interface Threshold {
  /** Weighted findings per 1,000 words from which the checker says "some" and "many". */
  some: number;
  many: number;
}

/** Everything the checker knows, as data: the matcher is compiled from it, and it is published as it stands. */
export interface Policy {
  schema: 1;
  /** As `hashOfPolicy` computes it; the packed policy carries it, so that no checker has to. */
  hash: string;
  /** Calendar version: year.month.revision. */
  version: string;
  language: "en";
  evidence: { made: string; unit: string; texts: string; genres: readonly string[] };
  vocabulary: readonly PolicyRule[];
  patterns: readonly PolicyRule[];
  formats: readonly PolicyRule[];
  /** Marks of people's writing: shown as strengths. They may lower a score and never take it below 0. */
  human: readonly PolicyRule[];
  profile: Profile;
  thresholds: {
    wordsMin: number;
    clusterWords: number;
    clusterSize: number;
    general: Threshold;
    registers: Record<RegisterId, Threshold>;
  };
  masks: readonly MaskKind[];
  suppress: { off: string; on: string };
}

/** What is learned and written by hand, before it is a policy; the library carries it packed. */
export interface PolicyParts {
  rules: readonly PolicyRule[];
  profile: Profile;
  hash: string;
}

const ofKind = ({ rules }: PolicyParts, kind: Rule["kind"]): PolicyRule[] => rules.filter((rule) => rule.kind === kind);

export const policyOf = (parts: PolicyParts): Policy => ({
  schema: 1,
  hash: parts.hash,
  version: "2026.11.10",
  language: "en",
  evidence: {
    made: "2026-11-30",
    unit: "lr: how many times as often machine texts hold it as human texts do, by genre; null where too rare to say",
    genres: ["workplace", "essay", "news", "story", "academic", "expository", "review", "work of 2026"],
    texts:
      "11,143 human and 18,688 machine texts in seven genres; 531 machine texts of 2026 at work, which for the evidence meet people's mail; docs/evaluation/tells.md",
  },
  vocabulary: ofKind(parts, "vocabulary"),
  patterns: ofKind(parts, "pattern"),
  formats: ofKind(parts, "format"),
  human: ofKind(parts, "human"),
  profile: parts.profile,
  thresholds: {
    wordsMin: 25,
    clusterWords: 60,
    clusterSize: 3,
    general: { some: 8, many: 25 },
    registers: {
      slack: { some: 8, many: 25 },
      email: { some: 8, many: 25 },
      skip_level: { some: 8, many: 25 },
      linkedin: { some: 12, many: 35 },
    },
  },
  masks: ["fence", "inline-code", "url", "email", "quote", "blockquote", "front-matter", "table"],
  suppress: { off: "<!-- tells-off", on: "<!-- tells-on" },
});

/** The policy in force, opened when it is first asked for. */
export const policyInForce = once((): Policy => policyOf(JSON.parse(unpack(packedPolicy)) as PolicyParts));

/** The rules of a policy in one list, in the order in which the matcher numbers them. */
export const rulesOf = (from: Policy): PolicyRule[] => [
  ...from.vocabulary,
  ...from.patterns,
  ...from.formats,
  ...from.human,
];
