import { useLocation } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useSite } from "../api/site.ts";
import type { KeptDraft } from "../draft/use-kept-draft.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { stateWords } from "../words/states.ts";

const words = stateWords.tabs;

/** One line, which takes the place of nothing else. */
const Line = ({ title, hint, acts, onHide }: { title: string; hint: string; acts?: ReactNode; onHide: () => void }) => (
  <div className="news" role="status">
    <p>
      <b>{title}</b> {hint}
    </p>
    <span>
      {acts}
      <IconButton icon="cross" label={words.hide} onClick={onHide} />
    </span>
  </div>
);

interface NewsLineProps {
  kept: KeptDraft;
  /** Empties the draft. */
  onClear: () => void;
}

/** Who has signed out leaves the draft behind on this device. */
const SignedOut = ({ onClear }: Pick<NewsLineProps, "onClear">) => {
  const hasLeft = useLocation({ select: ({ state }) => state.signedOut === true });
  const isKnown = useSite().data?.account != null;
  const [hidden, setHidden] = useState(false);
  if (!hasLeft || isKnown || hidden) return null;
  return (
    <Line
      title={words.signedOut}
      hint={words.signedOutHint}
      acts={
        <Button size="small" onClick={onClear}>
          {words.clear}
        </Button>
      }
      onHide={() => setHidden(true)}
    />
  );
};

/** What became of the draft elsewhere. */
export const NewsLine = ({ kept, onClear }: NewsLineProps) => {
  const { news, text, swap, remove, hide } = kept;
  if (news === null) return (text ?? "") === "" ? null : <SignedOut onClear={onClear} />;
  if (news.kind === "adopted") return <Line title={words.adopted} hint={words.adoptedHint} onHide={hide} />;
  return (
    <Line
      title={words.conflict}
      hint={words.conflictHint}
      acts={
        <>
          <Button size="small" onClick={swap}>
            {words.swap}
          </Button>
          <Button size="small" tone="quiet" onClick={remove}>
            {words.discard}
          </Button>
        </>
      }
      onHide={hide}
    />
  );
};
