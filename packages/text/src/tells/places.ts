import { recogniseLanguage } from "../document/language.ts";
import { once } from "../document/once.ts";
import type { Span } from "../document/span.ts";
import { keptHits, weighCompany } from "./findings.ts";
import { compile } from "./matcher.ts";
import { policyInForce, type Policy } from "./policy.ts";
import { Scanner } from "./scanner.ts";

/** Where a tell stands that weighs, and which rule it is of. */
export interface TellPlace extends Span {
  rule: string;
  /** What the policy would put in its place. */
  plain?: string;
}

/** A reader of the places alone, without the words that explain them. It takes the text for English. */
export const openPlaces = (policy: Policy): ((text: string) => TellPlace[]) => {
  const matcher = compile(policy);
  const lone = Uint8Array.from(matcher.rules, (rule) => (rule.cluster ? 1 : 0));
  return (text) => {
    const tally = new Scanner(text, matcher).run();
    if (tally.hits === 0) return [];
    const kept = keptHits(matcher, policy, text, tally, {});
    weighCompany(kept, tally, lone, policy);
    const places: TellPlace[] = [];
    for (let at = 0; at < kept.hits.length; at += 1) {
      if (kept.weights[at] === 0) continue;
      const hit = kept.hits[at] as number;
      const rule = matcher.rules[tally.hitRules[hit] as number];
      const use = tally.hitUses[hit] as number;
      const place: TellPlace = { rule: rule?.id ?? "", start: kept.starts[at] as number, end: kept.ends[at] as number };
      if (use !== 0) place.plain = matcher.uses[use] as string;
      places.push(place);
    }
    return places;
  };
};

const reader = once(() => openPlaces(policyInForce()));

/** The findings of `checkTells` that weigh, as places only; none for a text that is not English. Several times faster. */
export const placesOfTells = (text: string): TellPlace[] => (recogniseLanguage(text).english ? reader()(text) : []);

/** As `placesOfTells`, for a text known to be English. */
export const placesInEnglish = (text: string): TellPlace[] => reader()(text);
