import { useState } from "react";
import type { VoiceProfile } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { voicesWords as text } from "../words/voices.ts";
import { useDeleteVoice } from "./voices.ts";

/** The button that deletes a voice, after asking. */
export const DeleteVoice = ({ voice, onDeleted }: { voice: VoiceProfile; onDeleted: () => void }) => {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteVoice();
  const close = (): void => setAsking(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {text.delete}
      </Button>
      {asking ? (
        <Modal title={text.deleteTitle(voice.name)} onClose={close}>
          <p>{text.deleteWhat}</p>
          {remove.isError ? <p role="alert">{remove.error.message}</p> : null}
          <div className="bar">
            <Button
              tone="danger"
              disabled={remove.isPending}
              onClick={() => remove.mutate(voice.id, { onSuccess: () => (close(), onDeleted()) })}
            >
              {text.delete}
            </Button>
            <Button onClick={close}>{dialogWords.cancel}</Button>
          </div>
        </Modal>
      ) : null}
    </>
  );
};
