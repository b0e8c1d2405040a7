import { changePieces, type Decision, type Row } from "@rewrite-service/review";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";

interface ChangeTextProps {
  row: Row;
  decision: Decision | undefined;
  /** Whether the draft is notes: their words beside the sentence would be no text. */
  fromNotes: boolean;
  /** What is marked in each wording beside what differs. */
  draftMarks: readonly Mark[];
  resultMarks: readonly Mark[];
}

/** The part of each mark that is in a stretch of the wording. */
const marksIn = (marks: readonly Mark[], from: number, length: number): Mark[] =>
  marks
    .map(({ start, end, kind }) => ({ kind, start: Math.max(0, start - from), end: Math.min(length, end - from) }))
    .filter(({ start, end }) => start < end);

/** The words of a change: both wordings in one text while it is open, else the one that was chosen. */
export const ChangeText = ({ row, decision, fromNotes, draftMarks, resultMarks }: ChangeTextProps) => {
  if (decision !== undefined) {
    const isDraft = decision.kind === "rejected" || decision.kind === "asked";
    return <MarkedText text={row.text} marks={isDraft ? draftMarks : resultMarks} />;
  }
  const isTold = fromNotes && row.passage.status !== "left-out";
  const pieces = isTold ? [{ kind: "added" as const, text: row.text, at: 0 }] : changePieces(row);
  return pieces.map(({ kind, text, at }, index) => {
    const inner = (
      <MarkedText text={text} marks={marksIn(kind === "removed" ? draftMarks : resultMarks, at, text.length)} />
    );
    const key = `${kind} ${at} ${text.length} ${pieces[index - 1]?.kind ?? "first"}`;
    const Tag = kind === "removed" ? "del" : kind === "added" ? "ins" : "span";
    return <Tag key={key}>{inner}</Tag>;
  });
};
