import { useEffect, useRef } from "react";
import type { Result } from "../result/result.ts";
import { isOtherDraft, isOtherThanAll } from "../result/other-draft.ts";

/**
 * A draft that was begun anew has no result yet; the old one goes, and undo or its own draft brings it back. Gives that draft;
 * null where none has gone.
 */
export const useOtherDraft = (text: string | null, { version, mix, running, discard, undo }: Result): string | null => {
  const gone = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  if (running) gone.current = null;
  useEffect(() => {
    const before = last.current;
    last.current = text;
    if (text === null || running) return;
    if (version === null) {
      if (gone.current === null || isOtherDraft(text, gone.current)) return;
      gone.current = null;
      undo?.();
      return;
    }
    if (!isOtherThanAll(text, [version.source.text, mix.text])) return;
    gone.current = before ?? version.source.text;
    discard();
  }, [text]);
  return version === null ? gone.current : null;
};
