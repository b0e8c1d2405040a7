import { compareDrafts } from "../src/index.ts";
import type { EvaluateRow } from "./evaluate-file.ts";
import { textOf } from "./row-text.ts";

export const evaluateRow: EvaluateRow = (row) => {
  const { changes, alarm, counts } = compareDrafts(textOf(row, "before"), textOf(row, "after"), {
    fromNotes: row["fromNotes"] === true,
  });
  const spans = changes.flatMap(({ topic, severity, before, after }) => [
    ...(before === null ? [] : [{ side: "before", start: before.start, end: before.end, type: topic, severity }]),
    ...(after === null ? [] : [{ side: "after", start: after.start, end: after.end, type: topic, severity }]),
  ]);
  return { flag: alarm, spans, kept: counts.kept, lost: counts.lost, invented: counts.invented };
};
