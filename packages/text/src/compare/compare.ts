import { alignSentences } from "./align.ts";
import type { Change, CompareOptions, Comparison, SentencePair } from "./comparison.ts";
import { judgeFacts } from "./fact-changes.ts";
import type { Fact } from "./facts/fact.ts";
import { extractFacts } from "./facts/index.ts";
import type { Span } from "../document/span.ts";
import { viewOf, type View } from "./view.ts";
import { judgeWording } from "./wording-changes.ts";
import { readWords, vocabulary, type Reading } from "./words.ts";

const SHORTENED_BELOW = 0.75;

const counted = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    (fact) =>
      !(
        fact.spelled === true &&
        ((fact.kind === "number" && fact.value === "1") || (fact.kind === "ordinal" && Number(fact.value) <= 2))
      ),
  );

const namesOf = (facts: readonly Fact[], names: Set<string>): void => {
  for (const fact of facts)
    if (fact.kind === "name") for (const word of fact.value.split(/[ -]/)) if (word.length > 1) names.add(word);
};

const stretch = (reading: Reading, tokens: readonly number[], from: number, to: number): Span => ({
  start: reading.starts[tokens[from] as number] as number,
  end: reading.ends[tokens[to - 1] as number] as number,
});

const pairOf = (before: Reading, after: Reading, view: View, moved: boolean): SentencePair => {
  const { group } = view;
  const removed: Span[] = [];
  const added: Span[] = [];
  for (const hunk of group.same ? [] : view.hunks) {
    if (hunk.before[1] > hunk.before[0]) removed.push(stretch(before, view.before, ...hunk.before));
    if (hunk.after[1] > hunk.after[0]) added.push(stretch(after, view.after, ...hunk.after));
  }
  view.match.forEach((left, right) => {
    if (left < 0 || group.same) return;
    const [b, a] = [view.before[left] as number, view.after[right] as number];
    if (before.ids[b] === after.ids[a]) return;
    removed.push({ start: before.starts[b] as number, end: before.ends[b] as number });
    added.push({ start: after.starts[a] as number, end: after.ends[a] as number });
  });
  removed.sort((x, y) => x.start - y.start);
  added.sort((x, y) => x.start - y.start);
  const spans = (reading: Reading, sentences: readonly number[]): Span[] =>
    sentences.map((sentence) => ({
      start: reading.sentences[sentence]?.start ?? 0,
      end: reading.sentences[sentence]?.end ?? 0,
    }));
  const status =
    group.after.length === 0
      ? "lost"
      : group.before.length === 0
        ? "new"
        : removed.length + added.length === 0
          ? "kept"
          : "reworded";
  return { status, moved, before: spans(before, group.before), after: spans(after, group.after), removed, added };
};

// A pair has moved where it breaks the rising order of the first text.
const pairsOf = (before: Reading, after: Reading, views: readonly View[]): SentencePair[] => {
  let furthest = -1;
  return [...views]
    .sort(
      (x, y) =>
        (x.group.after[0] ?? Infinity) - (y.group.after[0] ?? Infinity) ||
        (x.group.before[0] ?? 0) - (y.group.before[0] ?? 0),
    )
    .map((view) => {
      const place = view.group.before[0];
      const moved = place !== undefined && view.group.after.length > 0 && place < furthest;
      if (place !== undefined && view.group.after.length > 0) furthest = Math.max(furthest, place);
      return pairOf(before, after, view, moved);
    });
};

// How much of the first text's words stand in the second: below the line it was shortened on purpose and a loss is a note.
const coverage = (views: readonly View[]): number => {
  let kept = 0;
  let total = 0;
  for (const view of views) {
    total += view.before.length;
    if (view.group.same) kept += view.before.length;
    else for (const partner of view.match) if (partner >= 0) kept += 1;
  }
  return total === 0 ? 1 : kept / total;
};

/**
 * Compares a draft with its rewrite: sentences aligned wherever they went, words diffed inside the pairs, facts bound to their sentences.
 * Ranges are UTF-16 and exact on both sides. Close to linear in the length of both.
 */
export const compareDrafts = (before: string, after: string, _options: CompareOptions = {}): Comparison => {
  const beforeFacts = counted(extractFacts(before));
  const afterFacts = counted(extractFacts(after));
  const names = new Set<string>();
  namesOf(beforeFacts, names);
  namesOf(afterFacts, names);
  const known = vocabulary();
  const one = readWords(before, beforeFacts, names, known);
  const other = readWords(after, afterFacts, names, known);
  const views = alignSentences(one, other, known).map((group) => viewOf(one, other, group));
  const loss: Change["severity"] = coverage(views) < SHORTENED_BELOW ? "soft" : "hard";
  const judged = judgeFacts(one, other, views, known, loss);
  const changes = [...judged.changes, ...judgeWording(one, other, views, known, loss)];
  changes.sort((x, y) => (x.after?.start ?? x.before?.start ?? 0) - (y.after?.start ?? y.before?.start ?? 0));
  const pairs = pairsOf(one, other, views);
  const count = (status: Change["status"]): number => changes.filter((change) => change.status === status).length;
  return {
    pairs,
    changes,
    alarm: changes.some((change) => change.severity === "hard"),
    counts: {
      kept: judged.kept,
      reworded: pairs.filter((pair) => pair.status === "reworded").length,
      lost: count("lost"),
      invented: count("invented"),
      changed: count("changed"),
    },
    factPreservation: judged.beforeTotal === 0 ? 1 : judged.kept / judged.beforeTotal,
    factPrecision: judged.afterTotal === 0 ? 1 : judged.afterBacked / judged.afterTotal,
  };
};
