import type { SentencePair, Span } from "@rewrite-service/text";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { inReadingOrder } from "./reading-order.ts";
import { ColumnHeads } from "../ui/column-heads.tsx";

interface SideProps {
  text: string;
  spans: readonly Span[];
  marks: readonly Span[];
  kind: Mark["kind"];
}

const Side = ({ text, spans, marks, kind }: SideProps) => (
  <td>
    {spans.map(({ start, end }) => (
      <MarkedText
        key={start}
        text={text.slice(start, end)}
        marks={marks
          .filter((mark) => start <= mark.start && mark.end <= end)
          .map((mark) => ({ kind, start: mark.start - start, end: mark.end - start }))}
      />
    ))}
  </td>
);

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
          <Side
            text={before}
            spans={pair.before}
            marks={pair.status === "lost" ? pair.before : pair.removed}
            kind="removed"
          />
          <Side text={after} spans={pair.after} marks={pair.status === "new" ? pair.after : pair.added} kind="added" />
        </tr>
      ))}
    </tbody>
  </table>
);
