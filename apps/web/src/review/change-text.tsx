import { Fragment, type ReactNode } from "react";
import type { Span } from "@rewrite-service/text";
import type { Decision } from "../alignment/mix.ts";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { inlineDiff, type Piece } from "./inline-diff.ts";
import type { Row } from "./rows.ts";

interface ChangeTextProps {
  row: Row;
  decision: Decision | undefined;
  /** The part of each sentence that a picked fact is in. */
  pickedDraft: Span | null;
  pickedResult: Span | null;
  /** What stands in the margin of the line where the change begins. */
  margin: ReactNode;
}

const picked = (span: Span | null, from = 0, length = Number.POSITIVE_INFINITY): Mark[] =>
  span === null || span.start < from || span.end > from + length
    ? []
    : [{ start: span.start - from, end: span.end - from, kind: "picked" }];

/** The stretches of a change that nobody has decided about; what is left out or added is one stretch. */
const piecesOf = ({ passage: { status, draft, result } }: Row): Piece[] => {
  if (status === "left-out") return [{ kind: "removed", text: draft, at: 0 }];
  if (status === "new") return [{ kind: "added", text: result, at: 0 }];
  return inlineDiff(draft, result);
};

/** The words of a change: both wordings in one text while it is open, the one that was chosen after that. */
export const ChangeText = ({ row, decision, pickedDraft, pickedResult, margin }: ChangeTextProps) => {
  if (decision !== undefined) {
    const isDraft = decision.kind === "rejected" || decision.kind === "asked";
    return (
      <>
        {margin}
        <MarkedText text={row.text} marks={picked(isDraft ? pickedDraft : pickedResult)} />
      </>
    );
  }
  const pieces = piecesOf(row);
  const first = pieces.findIndex(({ kind }) => kind !== "same");
  return pieces.map(({ kind, text, at }, index) => {
    const inner = (
      <MarkedText text={text} marks={picked(kind === "removed" ? pickedDraft : pickedResult, at, text.length)} />
    );
    const key = `${kind} ${at} ${pieces[index - 1]?.kind ?? "first"}`;
    const Tag = kind === "removed" ? "del" : kind === "added" ? "ins" : "span";
    return (
      <Fragment key={key}>
        {index === Math.max(0, first) ? margin : null}
        <Tag>{inner}</Tag>
      </Fragment>
    );
  });
};
