import { useEffect, useRef } from "react";
import type { Result } from "../result/result.ts";
import { isOtherDraft, isOtherThanAll } from "../result/other-draft.ts";

/** A draft that was begun anew has no result yet; the old one goes, and undo or its own draft brings it back. */
export const useOtherDraft = (text: string | null, { version, mix, running, discard, undo }: Result): void => {
  const gone = useRef<string | null>(null);
  if (running) gone.current = null;
  useEffect(() => {
    if (text === null || running) return;
    if (version === null) {
      if (gone.current === null || isOtherDraft(text, gone.current)) return;
      gone.current = null;
      undo?.();
      return;
    }
    const isOther = isOtherThanAll(text, [version.source.text, mix.text]);
    // A writer who brought it back beside the new draft keeps it there.
    if (isOther && gone.current === version.source.text) return;
    gone.current = isOther ? version.source.text : null;
    if (isOther) discard();
  }, [text]);
};
