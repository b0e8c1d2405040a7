import { readsAsPrivate, recogniseLanguage, registerById, type RegisterId } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { letterWords } from "../words/letter.ts";

/** Whether a draft for one reader is about to become a message for everybody. */
export const isLetterForAll = (text: string, register: RegisterId): boolean =>
  registerById(register).isPublic && readsAsPrivate(text);

/** Whether a draft is in a language that the rules of the built-in engine give back as it is. */
export const isForeign = (text: string): boolean => !recogniseLanguage(text).english;

interface LetterQuestionProps {
  register: RegisterId;
  onGoOn: () => void;
  /** Goes to where another kind of message is chosen. */
  onOther: () => void;
  onClose: () => void;
}

/** Asks before a letter to one person is sent to be rewritten for the public. */
export const LetterQuestion = ({ register, onGoOn, onOther, onClose }: LetterQuestionProps) => (
  <Modal title={letterWords.title} onClose={onClose}>
    <p>{letterWords.lead(registerById(register).name)}</p>
    <div className="bar">
      <Button tone="primary" onClick={onOther}>
        {letterWords.back}
      </Button>
      <Button tone="quiet" onClick={onGoOn}>
        {letterWords.goOn}
      </Button>
    </div>
  </Modal>
);
