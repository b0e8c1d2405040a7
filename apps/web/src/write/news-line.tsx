import { useState, type ReactNode } from "react";
import { useSite } from "../api/site.ts";
import type { KeptDraft } from "../draft/use-kept-draft.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { newsWords as words } from "../words/news.ts";

interface LineProps {
  title: string;
  hint: string;
  acts?: ReactNode;
  onHide: () => void;
}

/** One line, which takes the place of nothing else. */
const Line = ({ title, hint, acts, onHide }: LineProps) => (
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
  /** Makes notes of it; null where it does not look like some. */
  onNotes: (() => void) | null;
}

const LooksLikeNotes = ({ onNotes }: { onNotes: () => void }) => {
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  return (
    <Line
      title={words.notes}
      hint={words.notesHint}
      acts={
        <Button size="small" onClick={onNotes}>
          {words.toNotes}
        </Button>
      }
      onHide={() => setHidden(true)}
    />
  );
};

/** Who has signed out leaves the draft behind on this device. */
const SignedOut = ({ kept, onClear }: Pick<NewsLineProps, "kept" | "onClear">) => {
  const isKnown = useSite().data?.account != null;
  const [hidden, setHidden] = useState(false);
  if (isKnown || hidden || !kept.text) return null;
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

/** What became of the draft elsewhere; without news of it, that it looks like notes, or is still here. */
export const NewsLine = (props: NewsLineProps): ReactNode => {
  const { news, swap, remove, hide } = props.kept;
  if (news === null)
    return props.onNotes === null ? <SignedOut {...props} /> : <LooksLikeNotes onNotes={props.onNotes} />;
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
