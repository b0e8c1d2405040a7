import type { SentencePair, Span } from "@rewrite-service/text";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { joinedHunks, rawDifference } from "@rewrite-service/review";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { sideRows, type SideRow } from "./side-rows.ts";

interface SideProps {
  text: string;
  marks: readonly Span[];
  kind: Mark["kind"];
}

const Side = ({ text, marks, kind }: SideProps) => (
  <td dir="auto">
    <MarkedText text={text} marks={marks.map((mark) => ({ ...mark, kind }))} />
  </td>
);

const whole = (text: string): Span[] => (text === "" ? [] : [{ start: 0, end: text.length }]);

/** One row: the sentences of both sides that answer each other, with what differs as it is read. */
const Row = ({ before, after }: SideRow) => {
  const isPair = before !== "" && after !== "";
  const { removed, added } = isPair
    ? rawDifference(before, after, joinedHunks(before, after))
    : { removed: whole(before), added: whole(after) };
  return (
    <tr>
      <Side text={before} marks={removed} kind="removed" />
      <Side text={after} marks={added} kind="added" />
    </tr>
  );
};

interface PairsTableProps {
  before: string;
  after: string;
  /** Heads of the two columns. */
  heads: readonly [string, string];
  pairs: readonly SentencePair[];
}

/** Two texts side by side, each as it reads, with the words that differ. */
export const PairsTable = ({ before, after, heads, pairs }: PairsTableProps) => (
  <table className="diff">
    <thead>
      <tr>
        <ColumnHeads heads={heads} />
      </tr>
    </thead>
    <tbody>
      {sideRows(before, after, pairs).map((row, at) => (
        <Row key={at} {...row} />
      ))}
    </tbody>
  </table>
);
