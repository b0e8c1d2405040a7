import { upperFirst } from "../document/case.ts";
import type { Span } from "../document/span.ts";
import type { Matcher } from "./matcher.ts";
import type { Policy, PolicyRule } from "./policy.ts";
import { Repeats } from "./repeats.ts";
import type { CheckOptions, TellFinding } from "./report.ts";
import { sentenceAround } from "./sentence-around.ts";
import { suppressionOf } from "./suppression.ts";
import type { Tally } from "./tally.ts";
import { isUpper } from "./units.ts";

/** Hits that the caller's options leave standing, as parallel lists, and how often each rule fired. */
export interface Kept {
  hits: number[];
  starts: number[];
  ends: number[];
  weights: number[];
  /** By the number of a hit: how many more it is shown for; no entry where it is the only one. */
  more: number[];
  /** By the number of a hit: whether it took in its sentence, which may be cut. */
  cuts: boolean[];
  /** By the number of a rule; one that did not fire may have no entry. */
  firings: number[];
}

const keep = (kept: Kept, hit: number, { start, end }: Span, weight: number): void => {
  let count = kept.hits.length;
  // A finding that took in its sentence stands for those inside it.
  while (count > 0 && (kept.starts[count - 1] as number) >= start) count -= 1;
  if (count > 0 && (kept.ends[count - 1] as number) > start) return;
  if (count < kept.hits.length)
    for (const list of [kept.hits, kept.starts, kept.ends, kept.weights]) list.length = count;
  kept.hits.push(hit);
  kept.starts.push(start);
  kept.ends.push(end);
  kept.weights.push(weight);
};

/** A label or a picture by itself is no habit: it is shown where a list has several. */
const dropSingle = (kept: Kept, isListed: (hit: number) => boolean): void => {
  const { hits, starts, ends, weights, more } = kept;
  const stay = hits.map((hit) => !isListed(hit) || more[hit] !== undefined);
  for (const list of [hits, starts, ends, weights]) {
    const left = list.filter((_, at) => stay[at]);
    list.splice(0, list.length, ...left);
  }
};

/** What the caller's options silence. */
interface Silencing {
  disabledRules: readonly string[];
  /** Whether a place is silenced; null where the text silences none. Places come in order. */
  silent: ((at: number) => boolean) | null;
}

const isSilenced = ({ disabledRules, silent }: Silencing, rule: PolicyRule, start: number): boolean =>
  (disabledRules.length > 0 && disabledRules.includes(rule.id)) || (silent !== null && silent(start));

const weightIn = ({ weight, registers }: PolicyRule, { register }: CheckOptions): number =>
  register === undefined ? weight : weight * (registers?.[register] ?? 1);

const countFiring = (firings: number[], index: number): void => {
  firings[index] = (firings[index] ?? 0) + 1;
};

const countCredits = (matcher: Matcher, tally: Tally, silencing: Silencing, firings: number[]): void => {
  for (let credit = 0; credit < tally.creditRules.length; credit += 1) {
    const index = tally.creditRules[credit] as number;
    const start = tally.creditStarts[credit] as number;
    if (!isSilenced(silencing, matcher.rules[index] as PolicyRule, start)) countFiring(firings, index);
  }
};

export const keptHits = (matcher: Matcher, policy: Policy, text: string, tally: Tally, options: CheckOptions): Kept => {
  const { allow = [], disabledRules = [] } = options;
  const allowed = allow.map((word) => word.toLowerCase());
  const silencing: Silencing = { disabledRules, silent: suppressionOf(text, policy.suppress) };
  const firings: number[] = [];
  const kept: Kept = { hits: [], starts: [], ends: [], weights: [], more: [], cuts: [], firings };
  const repeats = new Repeats(text, kept.more);
  for (let hit = 0; hit < tally.hits; hit += 1) {
    const index = tally.hitRules[hit] as number;
    const rule = matcher.rules[index] as PolicyRule;
    const start = tally.hitStarts[hit] as number;
    const end = tally.hitEnds[hit] as number;
    if (isSilenced(silencing, rule, start)) continue;
    if (allowed.length > 0 && allowed.includes(text.slice(start, end).toLowerCase())) continue;
    countFiring(firings, index);
    const weight = weightIn(rule, options);
    if (rule.silent || (weight > 0 && repeats.take(rule, index, hit, start, end))) continue;
    const cut = rule.fix === "cut" ? sentenceAround(text, start, end) : null;
    kept.cuts[hit] = cut !== null;
    keep(kept, hit, cut ?? { start, end }, weight);
  }
  dropSingle(kept, (hit) => matcher.rules[tally.hitRules[hit] as number]?.once === "list");
  // Each walk over the ranges goes forward only, so these take their own.
  const silent = silencing.silent === null ? null : suppressionOf(text, policy.suppress);
  countCredits(matcher, tally, { disabledRules, silent }, firings);
  return kept;
};

/** Takes the weight of hits that count only in company where too few of their like are within reach, themselves counted. */
export const weighCompany = (kept: Kept, tally: Tally, lone: Uint8Array, { thresholds }: Policy): void => {
  const { clusterWords, clusterSize } = thresholds;
  const { hits, weights } = kept;
  const alike = hits.map((_, at) => at).filter((at) => lone[tally.hitRules[hits[at] as number] as number]);
  const places = alike.map((at) => tally.hitWords[hits[at] as number] as number);
  let from = 0;
  let to = 0;
  places.forEach((place, index) => {
    while ((places[from] as number) < place - clusterWords) from += 1;
    while (to < places.length && (places[to] as number) <= place + clusterWords) to += 1;
    if (to - from < clusterSize) weights[alike[index] as number] = 0;
  });
};

const VOWEL = /^[aeiou]/i;

/** Whether an article comes before the word that fits it and would not fit what takes its place. */
const misfitsArticle = (text: string, start: number, excerpt: string, replacement: string): boolean =>
  VOWEL.test(excerpt) !== VOWEL.test(replacement) &&
  /(?:^|[^a-z])an?\s$/i.test(text.slice(Math.max(0, start - 4), start));

/** The hit at place `at` of the list, as callers see it. */
export const findingAt = (
  matcher: Matcher,
  evidence: readonly string[],
  text: string,
  tally: Tally,
  kept: Kept,
  at: number,
): TellFinding => {
  const hit = kept.hits[at] as number;
  const index = tally.hitRules[hit] as number;
  const rule = matcher.rules[index] as PolicyRule;
  const start = kept.starts[at] as number;
  const end = kept.ends[at] as number;
  const use = tally.hitUses[hit] as number;
  const more = kept.more[hit] ?? 0;
  let replacement: string | null = null;
  let { suggestion } = rule;
  if (use !== 0) {
    const plain = matcher.uses[use] as string;
    replacement = isUpper(text.charCodeAt(start)) ? upperFirst(plain) : plain;
    suggestion = `Try “${replacement}”.`;
  } else if (rule.fix === "bullet") replacement = "-";
  else if (kept.cuts[hit]) replacement = "";
  const excerpt = text.slice(start, end);
  if (more > 0) suggestion += " There are more of them.";
  const fits = replacement !== null && (use === 0 || !misfitsArticle(text, start, excerpt, replacement));
  return {
    id: rule.id,
    start,
    end,
    excerpt,
    weight: kept.weights[at] as number,
    name: rule.name,
    explanation: rule.explanation,
    evidence: evidence[index] as string,
    suggestion,
    replacement,
    fixable: fits && rule.fix !== undefined,
  };
};
