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
  title: string;
  hint: string;
  act: string;
  onAct: () => void;
  onHide: () => void;
}

/** One thing to do about the draft. */
const Offer = ({ title, hint, act, onAct, onHide }: OfferProps) => {
  const button = (
    <Button size="small" onClick={onAct}>
      {act}
    </Button>
  );
  return <Line title={title} hint={hint} acts={button} onHide={onHide} />;
};

/** One that says no more once it is hidden. */
const Quiet = ({ isOpen = true, ...offer }: Omit<OfferProps, "onHide"> & { isOpen?: boolean }) => {
  const [hidden, setHidden] = useState(false);
  return hidden || !isOpen ? null : <Offer {...offer} onHide={() => setHidden(true)} />;
};

const LooksLikeNotes = ({ onNotes }: { onNotes: () => void }) => (
  <Quiet title={words.notes} hint={words.notesHint} act={words.toNotes} onAct={onNotes} />
);

/** Who has signed out leaves the draft behind on this device. */
const SignedOut = ({ kept, onClear }: Pick<NewsLineProps, "kept" | "onClear">) => {
  const isOpen = useSite().data?.account == null && Boolean(kept.text);
  return <Quiet isOpen={isOpen} title={words.signedOut} hint={words.signedOutHint} act={words.clear} onAct={onClear} />;
};

/** What became of the draft in another tab. */
const Elsewhere = ({ kept: { news, swap, remove, hide } }: Pick<NewsLineProps, "kept">): ReactNode => {
  if (news === null) return null;
  if (news.kind === "cleared") return <Line title={words.cleared} hint={words.clearedHint} onHide={hide} />;
  if (news.kind === "adopted" || news.aside === true)
    return <Offer title={words.adopted} hint={words.adoptedHint} act={words.bringBack} onAct={swap} onHide={hide} />;
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

/** That the draft looks like notes, and what became of it elsewhere; without either, that it is still here. */
export const NewsLine = (props: NewsLineProps): ReactNode => {
  if (props.kept.news === null && props.onNotes === null) return <SignedOut {...props} />;
  return (
    <>
      {props.onNotes === null ? null : <LooksLikeNotes onNotes={props.onNotes} />}
      <Elsewhere kept={props.kept} />
    </>
  );
};
