import type { RefObject } from "react";
import { IconButton } from "../ui/button.tsx";
import { draftWords } from "../words/draft.ts";
import type { Draft } from "./draft.ts";

/** To the finding before and to the next, as F8 goes. */
export const TellSteps = ({ draft }: { draft: RefObject<Draft | null> }) => (
  <>
    <IconButton icon="previous" label={draftWords.tells.previous} onClick={() => draft.current?.stepTell(-1)} />
    <IconButton icon="next" label={draftWords.tells.next} onClick={() => draft.current?.stepTell(1)} />
  </>
);
