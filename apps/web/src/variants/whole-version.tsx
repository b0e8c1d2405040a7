import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { enterResult } from "../ui/from-pane.ts";
import { Modal } from "../ui/modal.tsx";
import { versionsWords as words } from "../words/versions.ts";

/** A version as it would be copied. */
export const FullText = ({ at, text }: { at: number; text: string }) => (
  <div className="version-text" dir="auto" tabIndex={0} role="group" aria-label={words.card(at)}>
    {text}
  </div>
);

/** Uses a whole version that was asked for as such. */
export const UseIt = ({ onUse }: { onUse: () => void }) => (
  <Button
    size="small"
    onClick={() => {
      onUse();
      enterResult();
    }}
  >
    {words.use}
  </Button>
);

/** A whole version with its lines, to be read before it is used. */
export const Whole = ({ at, text, onUse }: { at: number; text: string; onUse: () => void }) => {
  const [isRead, setRead] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setRead(true)}>
        {words.read(at)}
      </Button>
      {isRead ? (
        <Modal title={words.card(at)} onClose={() => setRead(false)}>
          <FullText at={at} text={text} />
          <div className="dock-acts">
            <Button
              tone="primary"
              onClick={() => {
                setRead(false);
                onUse();
                // Until the dialog is gone nothing behind it takes the focus.
                requestAnimationFrame(enterResult);
              }}
            >
              {words.whole(at)}
            </Button>
            <Button onClick={() => setRead(false)}>{words.back}</Button>
          </div>
        </Modal>
      ) : null}
    </>
  );
};
