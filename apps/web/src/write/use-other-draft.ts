import { useEffect, useRef } from "react";
import type { DraftEdit, Source } from "../result/result-history.ts";
import type { KeptDraft } from "../draft/use-kept-draft.ts";
import type { Result } from "../result/result.ts";
import type { RewriteState } from "../result/rewrite-state.ts";
import { isOtherDraft, isOtherThanAll } from "../editor/other-draft.ts";

/** A draft that gave way to another, and what went with it: a result, a rewrite that ended early, or both. */
interface Gone {
  text: string;
  hasResult: boolean;
  end: { source: Source; stream: RewriteState } | null;
}

/** Brings back what went with a draft; `edit` is the step that brought the draft, where it was no step of the draft's own. */
const comeBack = ({ undo, bringBack, unfold }: Result, { hasResult, end }: Gone, edit: DraftEdit | null): void => {
  if (hasResult && edit !== null) bringBack(edit);
  else if (hasResult) undo?.();
  if (end !== null) unfold(end.source, end.stream);
};

/**
 * A draft that was begun anew has no result yet; the old one goes, finished or not, and undo or its own draft brings it back.
 * Gives what brings that draft back, with the newer one kept beside; null where none has gone.
 */
export const useOtherDraft = (
  { text, keepBeside }: Pick<KeptDraft, "text" | "keepBeside">,
  result: Result,
  replace: (text: string) => void,
): (() => void) | null => {
  const { version, source, stream, mix, running, undecided, hasLast, discard } = result;
  const isShown = version !== null || undecided;
  const gone = useRef<Gone | null>(null);
  const last = useRef<string | null>(null);
  const brought = useRef<DraftEdit | null>(null);
  if (running) gone.current = null;
  useEffect(() => {
    const before = last.current;
    last.current = text;
    const edit = brought.current;
    brought.current = null;
    if (text === null || running) return;
    if (!isShown) {
      if (gone.current === null || isOtherDraft(text, gone.current.text)) return;
      comeBack(result, gone.current, edit);
      gone.current = null;
      return;
    }
    if (source === null || !isOtherThanAll(text, [source.text, mix.text])) return;
    gone.current = {
      text: before ?? source.text,
      hasResult: version !== null || hasLast,
      end: undecided ? { source, stream } : null,
    };
    discard();
    // Behind one that ended early, the result before it.
    if (undecided && hasLast) discard();
  }, [text]);
  const earlier = isShown ? null : gone.current;
  if (earlier === null) return null;
  return () => {
    brought.current = { before: keepBeside(earlier.text), after: earlier.text };
    replace(earlier.text);
  };
};
