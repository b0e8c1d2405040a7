import type { ReactNode, RefObject } from "react";
import { Button, IconButton } from "../ui/button.tsx";
import { draftWords } from "../words/draft.ts";
import type { Draft } from "./draft.ts";
import type { OpenTell } from "./draft-marks.ts";
import { shortened } from "./shortened.ts";

interface FindingActsProps {
  open: OpenTell;
  draft: RefObject<Draft | null>;
  /** What else can be done, where no rule has a text for the place. */
  children?: ReactNode;
}

/** What can be done about a finding: taking its fix, ignoring it here or everywhere, closing its card. */
export const FindingActs = ({ open: { tell, canFix }, draft, children }: FindingActsProps) => {
  const text = draftWords.tells;
  return (
    <div className="dock-acts">
      {canFix ? (
        <Button size="small" onClick={() => draft.current?.fixTell(tell)}>
          {text.fix(shortened(tell.finding.replacement ?? ""))}
        </Button>
      ) : (
        children
      )}
      <Button size="small" tone="quiet" onClick={() => draft.current?.ignoreTell(tell)}>
        {text.ignore}
      </Button>
      <Button size="small" tone="quiet" onClick={() => draft.current?.muteTell(tell)}>
        {text.mute}
      </Button>
      <IconButton icon="cross" label={text.close} onClick={() => draft.current?.closeTell()} />
    </div>
  );
};
