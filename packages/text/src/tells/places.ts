import type { Span } from "../document/span.ts";
import { keptHits, weighCompany } from "./findings.ts";
import { compile } from "./matcher.ts";
import type { Policy } from "./policy.ts";
import { Scanner } from "./scanner.ts";

/** Where a tell stands that weighs, and which rule it is of. */
export interface TellPlace extends Span {
  rule: string;
  /** What the policy would put in its place. */
  plain?: string;
}

/** What one reading of a text finds. */
export interface Places {
  /** Tells that weigh, in order and apart. */
  tells: TellPlace[];
  /** Three numbers for each of the marked words: its start, its end, and its place in their list. */
  marked: readonly number[];
  /** A bit for each kind of unit between words that the text holds outside its masks (`units.ts`). */
  kinds: number;
}

/** A reader of the places of tells, and of the words in `marked`. It takes the text for English. */
export const openPlaces = (policy: Policy, marked: readonly string[] = []): ((text: string) => Places) => {
  const matcher = compile(policy, marked);
  const lone = Uint8Array.from(matcher.rules, (rule) => (rule.cluster ? 1 : 0));
  return (text) => {
    const tally = new Scanner(text, matcher).run();
    const places: TellPlace[] = [];
    const { marked: found, kinds } = tally;
    if (tally.hits === 0) return { tells: places, marked: found, kinds };
    const kept = keptHits(matcher, policy, text, tally, {});
    weighCompany(kept, tally, lone, policy);
    for (let at = 0; at < kept.hits.length; at += 1) {
      if (kept.weights[at] === 0) continue;
      const hit = kept.hits[at] as number;
      const rule = matcher.rules[tally.hitRules[hit] as number];
      const use = tally.hitUses[hit] as number;
      const place: TellPlace = { rule: rule?.id ?? "", start: kept.starts[at] as number, end: kept.ends[at] as number };
      if (use !== 0) place.plain = matcher.uses[use] as string;
      places.push(place);
    }
    return { tells: places, marked: found, kinds };
  };
};
