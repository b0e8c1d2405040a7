import type { SentencePair, Span } from "@rewrite-service/text";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { joinedHunks, rawDifference } from "@rewrite-service/review";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { sideRows, type SideRow } from "./side-rows.ts";

interface SideProps {
  text: string;
  /** What differs. */
  spans: readonly Span[];
  kind: "removed" | "added";
  marks: readonly Mark[];
}

/** The spans without what others of them take. */
const without = (spans: readonly Span[], taken: readonly Span[]): Span[] =>
  taken.reduce<Span[]>(
    (left, { start, end }) =>
      left.flatMap((span) =>
        [
          { start: span.start, end: Math.min(span.end, start) },
          { start: Math.max(span.start, end), end: span.end },
        ].filter((part) => part.start < part.end),
      ),
    [...spans],
  );

const Side = ({ text, spans, kind, marks }: SideProps) => {
  const free = without(
    spans,
    marks.filter((mark) => mark.kind === "risk"),
  );
  return (
    <td dir="auto">
      <MarkedText text={text} marks={[...free.map((span) => ({ ...span, kind })), ...marks]} />
    </td>
  );
};

type SideMarks = Readonly<Record<keyof SideRow, readonly Mark[]>>;

const NONE: SideMarks = { before: [], after: [] };

/** What of marks lies in the part of their text that begins at `from`. */
const marksIn = (text: string, from: number, marks: readonly Mark[]): Mark[] =>
  marks
    .map(({ start, end, kind }) => ({ start: Math.max(0, start - from), end: Math.min(text.length, end - from), kind }))
    .filter(({ start, end }) => start < end);

const whole = (text: string): Span[] => (text === "" ? [] : [{ start: 0, end: text.length }]);

/** One row: the sentences of both sides that answer each other, with what differs as it is read. */
const Row = ({ before, after, marks }: SideRow & { marks: SideMarks }) => {
  const isPair = before !== "" && after !== "";
  const { removed, added } = isPair
    ? rawDifference(before, after, joinedHunks(before, after))
    : { removed: whole(before), added: whole(after) };
  return (
    <tr>
      <Side text={before} spans={removed} kind="removed" marks={marks.before} />
      <Side text={after} spans={added} kind="added" marks={marks.after} />
    </tr>
  );
};

interface PairsTableProps {
  before: string;
  after: string;
  /** Heads of the two columns. */
  heads: readonly [string, string];
  pairs: readonly SentencePair[];
  /** What is marked in each beside the words that differ: facts at risk, and the one that is picked. */
  marks?: SideMarks;
}

/** Two texts side by side, each as it reads, with the words that differ. */
export const PairsTable = ({ before, after, heads, pairs, marks = NONE }: PairsTableProps) => {
  let [at, there] = [0, 0];
  return (
    <table className="diff">
      <thead>
        <tr>
          <ColumnHeads heads={heads} />
        </tr>
      </thead>
      <tbody>
        {sideRows(before, after, pairs).map((row, key) => {
          const own = { before: marksIn(row.before, at, marks.before), after: marksIn(row.after, there, marks.after) };
          at += row.before.length;
          there += row.after.length;
          return <Row key={key} {...row} marks={own} />;
        })}
      </tbody>
    </table>
  );
};
