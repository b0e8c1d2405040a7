import { countFacts, factsWithProtected, isTrouble, rowsOf } from "@rewrite-service/review";
import type { Result } from "../result/result.ts";
import { resultWords } from "../words/result.ts";

/** How many facts came of it, counted as the list counts them. */
const endSentence = ({ facts, version }: Result): string => {
  if (facts === null || !facts.question.finished || facts.question.before !== version?.source.text) return "";
  const asked = version.source.kept ?? version.source.request.protectedSpans ?? [];
  const all = factsWithProtected(facts.facts, facts.question, asked);
  const { kept, reworded, lost, changed, invented } = countFacts(rowsOf(all));
  return resultWords.done(
    version.partial,
    kept + reworded,
    lost,
    changed,
    invented,
    facts.meaning.filter(isTrouble).length,
  );
};

/** What is said of a rewrite to those who do not see it: that it runs, and how it ended. */
export const statusOf = (result: Result, late: boolean): string => {
  const { phase } = result.stream;
  if (phase === "waiting") return late ? resultWords.starting : "";
  if (phase === "streaming") return resultWords.rewriting;
  return result.version === null || !result.isWeighed ? "" : endSentence(result);
};
