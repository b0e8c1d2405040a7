import { isKeptOutLine, isMissingLine } from "@rewrite-service/contract";
import { reviewWords as words } from "@rewrite-service/review";
import { lengthLine } from "../result/length-line.ts";
import { linesOf, repairsIn } from "../result/note-lines.ts";
import type { Result } from "../result/result.ts";
import { writeWords } from "../words/write.ts";
import { notesLeft } from "./notes-left.ts";

/** What is said of the rewrite beside its text, less what is said beside its facts: after a decision, they alone tell what is missing. */
export const Notes = ({ result: { notes, mix, version, alignment } }: { result: Result }) => {
  const isDecided = mix.text !== version?.text;
  const said = linesOf(notes ?? "").filter((line) => !isKeptOutLine(line) && !(isDecided && isMissingLine(line)));
  const length = version === null ? null : lengthLine(version, mix.text);
  const repairs = repairsIn(notes ?? "");
  const lines = [
    ...(length === null ? [] : [length]),
    ...(repairs.length === 0 ? [] : [words.repaired(repairs.map(({ kind }) => kind))]),
    ...notesLeft(said, alignment, version?.decisions ?? {}),
  ];
  return lines.length === 0 ? null : (
    <aside className="notes" aria-labelledby="notes-title">
      <h3 id="notes-title">
        {writeWords.about} <span>{writeWords.aboutAside}</span>
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
};
