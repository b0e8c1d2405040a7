import { isTrouble, type ShownFact } from "@rewrite-service/review";
import type { ResultVersion } from "../result/result-history.ts";
import type { Result } from "../result/result.ts";
import { editsAbout } from "./accept-all.ts";

/** What the writer's own words did to facts of the draft and to its meaning. */
export const ownHarm = (
  { alignment, facts, mix }: Pick<Result, "alignment" | "facts" | "mix">,
  { decisions }: Pick<ResultVersion, "decisions">,
): ShownFact[] =>
  alignment === null || facts?.question.after !== mix.text
    ? []
    : [...facts.facts, ...facts.meaning].filter(
        (fact) => isTrouble(fact) && editsAbout(fact, alignment, decisions, mix).length > 0,
      );
