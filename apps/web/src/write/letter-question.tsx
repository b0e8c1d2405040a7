import { readsAsLetter, registerById, type RegisterId } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { stateWords } from "../words/states.ts";

/** Whether a draft for one reader is about to become a message for everybody. */
export const isLetterForAll = (text: string, register: RegisterId): boolean =>
  registerById(register).isPublic && readsAsLetter(text);

interface LetterQuestionProps {
  register: RegisterId;
  onGoOn: () => void;
  onClose: () => void;
}

/** Asks before a letter to one person is sent to be rewritten for the public. */
export const LetterQuestion = ({ register, onGoOn, onClose }: LetterQuestionProps) => (
  <Modal title={stateWords.letter.title} onClose={onClose}>
    <p>{stateWords.letter.lead(registerById(register).name)}</p>
    <div className="bar">
      <Button tone="primary" onClick={onClose}>
        {stateWords.letter.back}
      </Button>
      <Button tone="quiet" onClick={onGoOn}>
        {stateWords.letter.goOn}
      </Button>
    </div>
  </Modal>
);
