import type { SentencePair, Span } from "@rewrite-service/text";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { joinedText, rawDifference, inReadingOrder } from "@rewrite-service/review";
import { ColumnHeads } from "../ui/column-heads.tsx";

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

/** One row: the sentences of both sides that answer each other, with every word that differs as it is written. */
const Row = ({ before, after }: { before: string; after: string }) => {
  const isPair = before !== "" && after !== "";
  const { removed, added } = isPair ? rawDifference(before, after) : { removed: whole(before), added: whole(after) };
  return (
    <>
      <Side text={before} marks={removed} kind="removed" />
      <Side text={after} marks={added} kind="added" />
    </>
  );
};

interface PairsTableProps {
  before: string;
  after: string;
  /** Heads of the two columns. */
  heads: readonly [string, string];
  pairs: readonly SentencePair[];
}

/** Two texts side by side, sentence beside sentence, with the words that differ. */
export const PairsTable = ({ before, after, heads, pairs }: PairsTableProps) => (
  <table className="diff">
    <thead>
      <tr>
        <ColumnHeads heads={heads} />
      </tr>
    </thead>
    <tbody>
      {inReadingOrder(pairs).map((pair) => (
        <tr key={`${pair.before[0]?.start ?? "n"} ${pair.after[0]?.start ?? "l"}`} data-status={pair.status}>
          <Row before={joinedText(before, pair.before)} after={joinedText(after, pair.after)} />
        </tr>
      ))}
    </tbody>
  </table>
);
