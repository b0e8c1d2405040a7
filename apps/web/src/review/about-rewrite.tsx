import { isKeptOutLine, isMissingLine } from "@rewrite-service/contract";
import { reviewWords as words, type Decisions, type Passage } from "@rewrite-service/review";
import { lengthLine } from "../result/length-line.ts";
import { linesOf, repairsIn } from "../result/note-lines.ts";
import type { Result } from "../result/result.ts";
import { Button } from "../ui/button.tsx";
import { writeWords } from "../words/write.ts";
import { notesLeft } from "./notes-left.ts";

/** What the gate kept out at the words of a passage, as long as the rewrite's stand there. */
export const keptOutIn =
  (decisions: Decisions) =>
  ({ id, repaired }: Passage): Passage["repaired"] =>
    (decisions[id]?.kind ?? "accepted") === "accepted" ? repaired : undefined;

/** What was kept out, which has nothing to do with a change, and the way to the sentences of it. */
const KeptOut = ({ result, onGo }: NotesProps) => {
  const { notes, alignment, version } = result;
  const kinds = repairsIn(notes ?? "").map(({ kind }) => kind);
  const places = (alignment?.passages ?? []).filter(keptOutIn(version?.decisions ?? {}));
  return kinds.length === 0 ? null : (
    <li>
      {words.repaired(kinds)}
      {places.map(({ id }, at) => (
        <Button key={id} size="small" onClick={() => onGo(id)}>
          {words.readKept(at + 1, places.length)}
        </Button>
      ))}
    </li>
  );
};

interface NotesProps {
  result: Result;
  /** Goes to a sentence. */
  onGo: (id: number) => void;
}

/** What is said of the rewrite beside its text, less what is said beside its facts: after a decision, they alone tell what is missing. */
export const Notes = ({ result, onGo }: NotesProps) => {
  const { notes, mix, version, alignment } = result;
  const isDecided = mix.text !== version?.text;
  const said = linesOf(notes ?? "").filter((line) => !isKeptOutLine(line) && !(isDecided && isMissingLine(line)));
  const length = version === null ? null : lengthLine(version, mix.text);
  const lines = [...(length === null ? [] : [length]), ...notesLeft(said, alignment, version?.decisions ?? {})];
  return lines.length === 0 && repairsIn(notes ?? "").length === 0 ? null : (
    <aside className="notes" aria-labelledby="notes-title">
      <h3 id="notes-title">
        {writeWords.about} <span>{writeWords.aboutAside}</span>
      </h3>
      <ul>
        <KeptOut result={result} onGo={onGo} />
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
};
