import type { SentencePair, Span } from "@rewrite-service/text";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { joinedHunks, rawDifference } from "@rewrite-service/review";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { sideRows, type SideRow } from "./side-rows.ts";

interface SideProps {
  text: string;
  marks: readonly Span[];
  kind: Mark["kind"];
  picked: readonly Mark[];
}

const Side = ({ text, marks, kind, picked }: SideProps) => (
  <td dir="auto">
    <MarkedText text={text} marks={[...marks.map((mark) => ({ ...mark, kind })), ...picked]} />
  </td>
);

interface Picked {
  before: Span | null;
  after: Span | null;
}

const NONE: Picked = { before: null, after: null };

/** What of a place lies in the part of its text that begins at `from`. */
const pickedIn = (text: string, from: number, place: Span | null): Mark[] => {
  const [start, end] = [Math.max(0, (place?.start ?? 0) - from), Math.min(text.length, (place?.end ?? 0) - from)];
  return start < end ? [{ start, end, kind: "picked" }] : [];
};

const whole = (text: string): Span[] => (text === "" ? [] : [{ start: 0, end: text.length }]);

/** One row: the sentences of both sides that answer each other, with what differs as it is read. */
const Row = ({ before, after, picked }: SideRow & { picked: Record<keyof SideRow, readonly Mark[]> }) => {
  const isPair = before !== "" && after !== "";
  const { removed, added } = isPair
    ? rawDifference(before, after, joinedHunks(before, after))
    : { removed: whole(before), added: whole(after) };
  return (
    <tr>
      <Side text={before} marks={removed} kind="removed" picked={picked.before} />
      <Side text={after} marks={added} kind="added" picked={picked.after} />
    </tr>
  );
};

interface PairsTableProps {
  before: string;
  after: string;
  /** Heads of the two columns. */
  heads: readonly [string, string];
  pairs: readonly SentencePair[];
  /** The place of a fact that is picked, in each. */
  picked?: Picked;
}

/** Two texts side by side, each as it reads, with the words that differ. */
export const PairsTable = ({ before, after, heads, pairs, picked = NONE }: PairsTableProps) => {
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
          const own = {
            before: pickedIn(row.before, at, picked.before),
            after: pickedIn(row.after, there, picked.after),
          };
          at += row.before.length;
          there += row.after.length;
          return <Row key={key} {...row} picked={own} />;
        })}
      </tbody>
    </table>
  );
};
