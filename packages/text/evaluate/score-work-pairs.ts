// node packages/text/evaluate/score-work-pairs.ts [PAIRS.jsonl]
// Work drafts of our own, each with a faithful rewrite in other words and one with a single error: which of them raise an alarm.
import { join } from "node:path";
import { compareDrafts } from "../src/index.ts";
import { readRows } from "./read-rows.ts";

interface WorkPair {
  /** By whom it was written: rules were mended with both sets in view. */
  set: string;
  kind: string;
  draft: string;
  faithful: string;
  broken: string;
}

const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);

const reportedIn = (draft: string, text: string): string =>
  compareDrafts(draft, text)
    .changes.map(({ severity, before, after }) => {
      const [was, is] = [before && draft.slice(before.start, before.end), after && text.slice(after.start, after.end)];
      return `${severity} [${was ?? ""}] -> [${is ?? ""}]`;
    })
    .join("; ");

const rows = readRows<WorkPair>(process.argv[2] ?? join(import.meta.dirname, "work-pairs.jsonl"));
for (const set of new Set(rows.map((row) => row.set))) {
  const mine = rows.filter((row) => row.set === set);
  const alarmed = mine.filter(({ draft, faithful }) => compareDrafts(draft, faithful).alarm);
  const missed = mine.filter(({ draft, broken }) => !compareDrafts(draft, broken).alarm);
  for (const { draft, faithful } of alarmed)
    console.log(`  alarm on a faithful rewrite: ${reportedIn(draft, faithful)}`);
  for (const { kind, draft, broken } of missed) console.log(`  no alarm: ${kind}; ${reportedIn(draft, broken)}`);
  const caught = mine.length - missed.length;
  console.log(
    `set ${set}, ${mine.length} drafts: alarms on faithful rewrites ${percent(alarmed.length, mine.length)}%, ` +
      `errors found ${percent(caught, mine.length)}%, balanced accuracy ${percent((mine.length - alarmed.length + caught) / 2, mine.length)}`,
  );
}
