import { recogniseLanguage } from "../document/language.ts";
import { customWordsIn } from "./custom-words.ts";
import { compile, type Matcher } from "./matcher.ts";
import { hashOfPolicy, policy as policyInForce, type Policy, type PolicyRule } from "./policy.ts";
import type { CheckOptions, TellFinding, TellReport, TellVerdict } from "./report.ts";
import { once } from "../document/once.ts";
import { Scanner } from "./scanner.ts";
import { scoreOf } from "./score.ts";
import { sentenceAround } from "./sentence-around.ts";
import { suppressionOf } from "./suppression.ts";
import type { Tally } from "./tally.ts";

const evidenceOf = (rule: PolicyRule): string => {
  const known = rule.lr.filter((ratio) => ratio !== null);
  if (known.length === 0) return "Too rare in the texts measured to give a figure.";
  const mean = Math.exp(known.reduce((sum, ratio) => sum + Math.log(ratio), 0) / known.length);
  const times = mean >= 10 ? Math.round(mean) : Math.round(mean * 10) / 10;
  return `${times} times as frequent in machine text as in human text (mean of ${known.length} ${known.length === 1 ? "genre" : "genres"}).`;
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const replacementOf = (matcher: Matcher, excerpt: string): string | null => {
  const use = matcher.replacements.get(excerpt.toLowerCase().replace("’", "'"));
  if (use === undefined) return null;
  const first = excerpt.charAt(0);
  return first !== first.toLowerCase() ? capitalised(use) : use;
};

interface Checker {
  policy: Policy;
  hash: string;
  matcher: Matcher;
  evidence: readonly string[];
}

interface Hits {
  findings: TellFinding[];
  /** The number of words before each finding. */
  places: number[];
  /** How often each rule fired. */
  firings: number[];
}

/** Adds a finding; one that took in its sentence stands for those inside it. */
const addFinding = ({ findings, places }: Hits, finding: TellFinding, place: number): void => {
  let last = findings.at(-1);
  while (last !== undefined && last.start >= finding.start) {
    findings.pop();
    places.pop();
    last = findings.at(-1);
  }
  if (last !== undefined && last.end > finding.start) return;
  findings.push(finding);
  places.push(place);
};

/** The hits that the caller's options leave standing, as findings. */
const hitsOf = ({ policy, matcher, evidence }: Checker, text: string, tally: Tally, options: CheckOptions): Hits => {
  const allowed = new Set((options.allow ?? []).map((word) => word.toLowerCase()));
  const disabled = new Set(options.disabledRules ?? []);
  const silent = suppressionOf(text, policy.suppress);
  const hits: Hits = { findings: [], places: [], firings: Array.from({ length: matcher.rules.length }, () => 0) };
  for (let hit = 0; hit < tally.hitRules.length; hit += 1) {
    const index = tally.hitRules[hit] as number;
    const rule = matcher.rules[index] as PolicyRule;
    const span = { start: tally.hitStarts[hit] as number, end: tally.hitEnds[hit] as number };
    if (disabled.has(rule.id) || (silent !== null && silent(span.start))) continue;
    const matched = text.slice(span.start, span.end);
    if (allowed.size > 0 && allowed.has(matched.toLowerCase())) continue;
    hits.firings[index] = (hits.firings[index] as number) + 1;
    if (rule.kind === "human") continue;
    const factor = options.register === undefined ? 1 : (rule.registers?.[options.register] ?? 1);
    const cut = rule.fix === "cut" ? sentenceAround(text, span) : null;
    const replacement = cut === null ? replacementOf(matcher, matched) : "";
    const finding = {
      id: rule.id,
      ...(cut ?? span),
      excerpt: cut === null ? matched : text.slice(cut.start, cut.end),
      weight: rule.weight * factor,
      name: rule.name,
      explanation: rule.explanation,
      evidence: evidence[index] as string,
      suggestion: replacement ? `Try “${replacement}”.` : rule.suggestion,
      replacement,
      fixable: replacement !== null && rule.fix !== undefined,
    };
    addFinding(hits, finding, tally.hitWords[hit] as number);
  }
  return hits;
};

/** Takes the weight of findings that count only in company where too few stand within reach, themselves counted. */
const weighCompany = (
  findings: TellFinding[],
  places: readonly number[],
  lone: ReadonlySet<string>,
  policy: Policy,
) => {
  const { clusterWords, clusterSize } = policy.thresholds;
  const weighing = places.filter((_, at) => (findings[at] as TellFinding).weight > 0);
  let from = 0;
  let to = 0;
  findings.forEach((finding, at) => {
    const place = places[at] as number;
    while ((weighing[from] ?? Infinity) < place - clusterWords) from += 1;
    while ((weighing[to] ?? Infinity) <= place + clusterWords) to += 1;
    if (lone.has(finding.id) && to - from < clusterSize) finding.weight = 0;
  });
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

/** A checker for a policy. Compiling takes a few milliseconds; the checker keeps nothing of the texts it reads. */
export const openChecker = (policy: Policy): ((text: string, options?: CheckOptions) => TellReport) => {
  const matcher = compile(policy);
  const checker: Checker = { policy, hash: hashOfPolicy(policy), matcher, evidence: matcher.rules.map(evidenceOf) };
  const ruleIds = matcher.rules.map((rule) => rule.id);
  const lone = new Set(matcher.rules.filter((rule) => rule.cluster).map((rule) => rule.id));
  const version = { version: policy.version, hash: checker.hash };
  return (text, options = {}) => {
    const language = recogniseLanguage(text);
    if (!language.english)
      return {
        score: null,
        perThousand: 0,
        words: 0,
        findings: [],
        hints: [],
        strengths: [],
        policy: version,
        verdict: null,
        language,
      };
    const tally = new Scanner(text, matcher).run();
    const { findings: all, places, firings } = hitsOf(checker, text, tally, options);
    weighCompany(all, places, lone, policy);
    const findings = all.filter((finding) => finding.weight > 0);
    if (options.customWords?.length) {
      findings.push(...customFindings(text, options.customWords));
      findings.sort((a, b) => a.start - b.start);
    }
    return {
      score: Math.round(scoreOf(tally, firings, ruleIds, policy) * 10_000) / 10_000,
      perThousand: (1000 * findings.length) / Math.max(policy.thresholds.wordsMin, tally.words),
      words: tally.words,
      findings,
      hints: all.filter((finding) => finding.weight === 0),
      strengths: matcher.rules.filter((rule, at) => rule.kind === "human" && firings[at]).map((rule) => rule.id),
      policy: version,
      verdict: verdictOf(findings, tally.words, options, policy),
      language,
    };
  };
};

// Compiled when the first text comes, so that importing the library costs nothing.
const checker = once(() => openChecker(policyInForce));

/**
 * Checks a text for tells of machine writing. Linear in the text; never throws on any string. Findings lie outside
 * code, quotes, links, block quotes, front matter and tables, and outside `<!-- tells-off -->` … `<!-- tells-on -->`.
 */
export const checkTells = (text: string, options?: CheckOptions): TellReport => checker()(text, options);
