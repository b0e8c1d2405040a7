import { recogniseLanguage, type Language } from "../document/language.ts";
import { once } from "../document/once.ts";
import { customWordsIn } from "./custom-words.ts";
import { findingAt, keptHits, weighCompany } from "./findings.ts";
import { compile } from "./matcher.ts";
import { policyInForce, type Policy, type PolicyRule } from "./policy.ts";
import type { CheckOptions, TellFinding, TellReport, TellVerdict } from "./report.ts";
import { Scanner } from "./scanner.ts";
import { scoreOf } from "./score.ts";
import { withoutWholeQuotation } from "./whole-quotation.ts";

/** What was counted together: a figure is of a whole rule, never of the one word that it found. */
const COUNTED = { vocabulary: "words", pattern: "phrases", format: "layout", human: "marks" } as const;

const evidenceOf = (rule: PolicyRule): string => {
  const known = rule.lr.filter((ratio) => ratio !== null);
  if (known.length === 0) return "Too rare in the texts measured to give a figure.";
  const mean = Math.exp(known.reduce((sum, ratio) => sum + Math.log(ratio), 0) / known.length);
  const times = mean >= 3 ? Math.round(mean) : Math.round(mean * 10) / 10;
  return `AI models use ${COUNTED[rule.kind]} of this kind about ${times} times as often as people do.`;
};

const customFindings = (text: string, words: readonly string[]): TellFinding[] =>
  customWordsIn(text, words).map(({ start, end }) => ({
    id: "custom-word",
    start,
    end,
    excerpt: text.slice(start, end),
    weight: 1,
    name: "On your own list",
    explanation: "You asked to be told about this word.",
    evidence: "Your own list.",
    suggestion: "Choose another word.",
    replacement: null,
    fixable: false,
  }));

const verdictOf = (findings: readonly TellFinding[], words: number, options: CheckOptions, policy: Policy) => {
  const { wordsMin, general, registers } = policy.thresholds;
  if (words < wordsMin) return null;
  const limits = options.register === undefined ? general : registers[options.register];
  const weighed = (1000 * findings.reduce((sum, finding) => sum + finding.weight, 0)) / words;
  const verdict: TellVerdict = weighed >= limits.many ? "many" : weighed >= limits.some ? "some" : "clear";
  return verdict;
};

const declined = (language: Language, policy: TellReport["policy"]): TellReport => ({
  score: null,
  perThousand: 0,
  words: 0,
  findings: [],
  hints: [],
  strengths: [],
  policy,
  verdict: null,
  language,
});

/** A checker for a policy. Compiling takes a few milliseconds; the checker keeps nothing of the texts it reads. */
export const openChecker = (policy: Policy): ((text: string, options?: CheckOptions) => TellReport) => {
  const matcher = compile(policy);
  const { rules } = matcher;
  const evidence = rules.map(evidenceOf);
  const ruleIds = rules.map((rule) => rule.id);
  const lone = Uint8Array.from(rules, (rule) => (rule.cluster ? 1 : 0));
  const version = { version: policy.version, hash: policy.hash };
  return (text, options = {}) => {
    const language = recogniseLanguage(text);
    if (!language.english) return declined(language, version);
    const tally = new Scanner(withoutWholeQuotation(text), matcher, null, options.register).run();
    const kept = keptHits(matcher, policy, text, tally, options);
    weighCompany(kept, tally, lone, policy);
    const findings: TellFinding[] = [];
    const hints: TellFinding[] = [];
    for (let at = 0; at < kept.hits.length; at += 1)
      if (kept.weights[at] !== 0) findings.push(findingAt(matcher, evidence, text, tally, kept, at));
      // A word or a shape that weighs nothing here is anybody's.
      else if (rules[tally.hitRules[kept.hits[at] as number] as number]?.kind === "pattern")
        hints.push(findingAt(matcher, evidence, text, tally, kept, at));
    if (options.customWords?.length) {
      findings.push(...customFindings(text, options.customWords));
      findings.sort((a, b) => a.start - b.start);
    }
    return {
      score: Math.round(scoreOf(tally, kept.firings, ruleIds, policy) * 10_000) / 10_000,
      perThousand: (1000 * findings.length) / Math.max(policy.thresholds.wordsMin, tally.words),
      words: tally.words,
      findings,
      hints,
      strengths: ruleIds.filter((_, at) => rules[at]?.kind === "human" && kept.firings[at]),
      policy: version,
      verdict: verdictOf(findings, tally.words, options, policy),
      language,
    };
  };
};

// Compiled when the first text comes, so that importing the library costs nothing.
const checker = once(() => openChecker(policyInForce()));

/**
 * Checks a text for tells of machine writing. Linear in the text; never throws on any string. Findings lie outside
 * code, quotes, links, block quotes, front matter and tables, and outside `<!-- tells-off -->` … `<!-- tells-on -->`.
 */
export const checkTells = (text: string, options?: CheckOptions): TellReport => checker()(text, options);
