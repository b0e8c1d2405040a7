import { Button } from "../ui/button.tsx";
import { MarkedText } from "../ui/marked-text.tsx";
import { Modal } from "../ui/modal.tsx";
import { reviewWords as words } from "../words/review.ts";
import { risksOf, type Decision } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passages.ts";

interface AskDialogProps {
  passage: Passage;
  decision: Decision | undefined;
  /** How many questions are left, this one included. */
  left: number;
  onAnswer: (id: number, take: boolean) => void;
  /** Leaves the writer's own sentence where it is, and the question open. */
  onClose: () => void;
}

const Quoted = ({
  label,
  text,
  marks,
  kind,
}: {
  label: string;
  text: string;
  marks: Passage["added"];
  kind: "added" | "removed";
}) => (
  <>
    <h3 className="pane-title">{label}</h3>
    <blockquote>
      {text === "" ? words.ask.nothing : <MarkedText text={text} marks={marks.map((mark) => ({ ...mark, kind }))} />}
    </blockquote>
  </>
);

/** Asks about one change that would lose, change or invent a fact, and names the fact. */
export const AskDialog = ({ passage, decision, left, onAnswer, onClose }: AskDialogProps) => (
  <Modal title={words.ask.title(left)} onClose={onClose}>
    <div className="ask">
      <ul className="risks">
        {risksOf(passage, decision).map((risk) => (
          <li key={risk}>{words.reasons.fact(risk)}</li>
        ))}
      </ul>
      <Quoted label={words.ask.yours} text={passage.draft} marks={passage.removed} kind="removed" />
      <Quoted label={words.ask.theirs} text={passage.result} marks={passage.added} kind="added" />
      <div className="bar">
        <Button tone="primary" autoFocus onClick={() => onAnswer(passage.id, false)}>
          {words.ask.keep}
        </Button>
        <Button onClick={() => onAnswer(passage.id, true)}>{words.ask.take}</Button>
      </div>
    </div>
  </Modal>
);
