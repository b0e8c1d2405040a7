import { measures } from "./measures.ts";
import type { Policy } from "./policy.ts";
import type { Tally } from "./tally.ts";

const CLIP = 3;

/**
 * How much of a text reads like machine writing, 0 to 100, from what the scan counted: the words of the profile, the
 * rules that fired and the measures of the whole text, each by its published points. Smooth in the length of the text;
 * a text without words scores 0. `firings` holds how often each rule fired, in the order of `ruleIds`.
 */
export const scoreOf = (
  tally: Tally,
  firings: readonly number[],
  ruleIds: readonly string[],
  { profile }: Policy,
): number => {
  if (tally.words === 0) return 0;
  const { prior, exponent, offset, scale } = profile;
  let points = tally.points;
  firings.forEach((count, rule) => {
    if (count > 0) points += count * (profile.rules[ruleIds[rule] as string] ?? 0);
  });
  let sum = offset + (points * scale) / (tally.words + prior) ** exponent;
  let measured = 0;
  const trust = tally.words / (tally.words + prior);
  for (const { id, value } of measures) {
    const weighed = profile.measures[id];
    if (weighed === undefined) continue;
    const [mean, deviation, weight] = weighed;
    const off = (100 * value(tally) - mean) / deviation;
    measured += trust * weight * Math.max(-CLIP, Math.min(CLIP, off));
  }
  sum += Math.min(profile.measuresMost, measured);
  return 100 / (1 + Math.exp(-sum / 100));
};
