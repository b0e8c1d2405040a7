import { useEffect, useRef, type RefObject } from "react";
import type { Draft } from "../editor/draft.ts";
import type { Result } from "../result/result.ts";
import { isOtherDraft, isOtherThanAll } from "../result/other-draft.ts";

/** A text in the place of the one that is there; the draft's own undo brings back more than words, where it leads there. */
const putBack = (draft: Draft | null, text: string): void => {
  if (draft === null) return;
  draft.scope(null);
  draft.undo();
  if (draft.text() === text) return;
  draft.redo();
  draft.replace(text);
};

/**
 * A draft that was begun anew has no result yet; the old one goes, and undo or its own draft brings it back. Gives what brings
 * back that draft with its result; null where none has gone.
 */
export const useOtherDraft = (
  text: string | null,
  draft: RefObject<Draft | null>,
  { version, mix, running, discard, undo }: Result,
): (() => void) | null => {
  const gone = useRef<{ source: string; draft: string } | null>(null);
  const last = useRef<string | null>(null);
  if (running) gone.current = null;
  useEffect(() => {
    const before = last.current;
    last.current = text;
    if (text === null || running) return;
    if (version === null) {
      if (gone.current === null || isOtherDraft(text, gone.current.source)) return;
      gone.current = null;
      undo?.();
      return;
    }
    if (!isOtherThanAll(text, [version.source.text, mix.text])) return;
    gone.current = { source: version.source.text, draft: before ?? version.source.text };
    discard();
  }, [text]);
  const back = version === null ? gone.current : null;
  return back === null ? null : () => putBack(draft.current, back.draft);
};
