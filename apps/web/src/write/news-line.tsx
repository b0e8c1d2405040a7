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

interface OfferProps {
  isOpen?: boolean;
  title: string;
  hint: string;
  act: string;
  onAct: () => void;
}

/** One thing to do about the draft, until it is hidden. */
const Offer = ({ isOpen = true, title, hint, act, onAct }: OfferProps) => {
  const [hidden, setHidden] = useState(false);
  if (hidden || !isOpen) return null;
  const button = (
    <Button size="small" onClick={onAct}>
      {act}
    </Button>
  );
  return <Line title={title} hint={hint} acts={button} onHide={() => setHidden(true)} />;
};

const LooksLikeNotes = ({ onNotes }: { onNotes: () => void }) => (
  <Offer title={words.notes} hint={words.notesHint} act={words.toNotes} onAct={onNotes} />
);

/** Who has signed out leaves the draft behind on this device. */
const SignedOut = ({ kept, onClear }: Pick<NewsLineProps, "kept" | "onClear">) => {
  const isOpen = useSite().data?.account == null && Boolean(kept.text);
  return <Offer isOpen={isOpen} title={words.signedOut} hint={words.signedOutHint} act={words.clear} onAct={onClear} />;
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
