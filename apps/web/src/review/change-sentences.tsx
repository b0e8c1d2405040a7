import type { Span } from "@rewrite-service/text";
import type { Decision } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passages.ts";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";

const marksOf = (spans: readonly Span[], kind: Mark["kind"], picked: Span | null): Mark[] => [
  ...spans.map((span) => ({ ...span, kind })),
  ...(picked === null ? [] : [{ ...picked, kind: "picked" as const }]),
];

const whole = (text: string): Span[] => (text === "" ? [] : [{ start: 0, end: text.length }]);

export interface ChangeSentencesProps {
  passage: Passage;
  decision: Decision | undefined;
  /** The part of each sentence that a picked fact is in. */
  pickedDraft: Span | null;
  pickedResult: Span | null;
}

interface ShownSentence {
  tone: "yours" | "theirs";
  text: string;
  marks: Mark[];
}

/**
 * The writer's sentence and the rewrite's as they are shown. Undecided: both wordings with what differs. Decided: the one
 * that is in the text, or what is gone, struck through.
 */
const sentencesOf = ({
  passage: { status, draft, result, removed, added },
  decision,
  pickedDraft,
  pickedResult,
}: Omit<ChangeSentencesProps, "decision"> & { decision: "accepted" | "rejected" | "asked" | undefined }): {
  yours: ShownSentence | null;
  theirs: ShownSentence | null;
} => {
  const gone = result === "" ? whole(draft) : null;
  switch (decision) {
    case "rejected":
    case "asked":
      return draft === ""
        ? { yours: null, theirs: { tone: "yours", text: result, marks: marksOf(whole(result), "removed", null) } }
        : { yours: { tone: "theirs", text: draft, marks: marksOf([], "removed", pickedDraft) }, theirs: null };
    case "accepted":
      return {
        yours: gone === null ? null : { tone: "yours", text: draft, marks: marksOf(gone, "removed", pickedDraft) },
        theirs: { tone: "theirs", text: result, marks: marksOf([], "added", pickedResult) },
      };
    case undefined: {
      const differs = draft !== result;
      const brought = status === "new" ? whole(result) : added;
      return {
        yours: differs ? { tone: "yours", text: draft, marks: marksOf(gone ?? removed, "removed", pickedDraft) } : null,
        theirs: { tone: "theirs", text: result, marks: marksOf(brought, "added", pickedResult) },
      };
    }
  }
};

const Sentence = ({ sentence }: { sentence: ShownSentence | null }) =>
  sentence === null || sentence.text === "" ? null : (
    <p className={sentence.tone}>
      <MarkedText text={sentence.text} marks={sentence.marks} />
    </p>
  );

/** The sentences of one change, with what differs between them. */
export const ChangeSentences = (props: ChangeSentencesProps) => {
  const { decision, ...rest } = props;
  if (decision?.kind === "edited") return <p className="theirs">{decision.text}</p>;
  const { yours, theirs } = sentencesOf({ ...rest, decision: decision?.kind });
  return (
    <>
      <Sentence sentence={yours} />
      <Sentence sentence={theirs} />
    </>
  );
};
