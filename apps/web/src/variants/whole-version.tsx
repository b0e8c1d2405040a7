import { joinedHunks, rawDifference } from "@rewrite-service/review";
import { useMemo, useState } from "react";
import { Button } from "../ui/button.tsx";
import { enterResult } from "../ui/from-pane.ts";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { Modal } from "../ui/modal.tsx";
import { versionsWords as words } from "../words/versions.ts";

interface FullTextProps {
  at: number;
  text: string;
  /** The text that it would replace. */
  now: string;
}

/** A version as it would be copied, with the words marked that the text under review has not in their place. */
export const FullText = ({ at, text, now }: FullTextProps) => {
  const marks = useMemo(() => {
    const { added } = rawDifference(now, text, joinedHunks(now, text));
    return added.map((place): Mark => ({ ...place, kind: "added" }));
  }, [now, text]);
  return (
    <div className="version-text" dir="auto" tabIndex={0} role="group" aria-label={words.card(at)}>
      <MarkedText text={text} marks={marks} />
    </div>
  );
};

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
export const Whole = ({ onUse, ...shown }: FullTextProps & { onUse: () => void }) => {
  const { at } = shown;
  const [isRead, setRead] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setRead(true)}>
        {words.read(at)}
      </Button>
      {isRead ? (
        <Modal title={words.card(at)} onClose={() => setRead(false)}>
          <FullText {...shown} />
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
