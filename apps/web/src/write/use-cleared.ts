import { useCallback, useRef, type RefObject } from "react";
import type { Span } from "@rewrite-service/text";
import type { Draft } from "../editor/draft.ts";
import type { Result } from "../result/result.ts";

export interface Cleared {
  /** Empties the draft; its result goes with it. */
  clear: () => void;
  /** Brings both back. */
  restore: () => void;
  /** Whether there is a draft to bring back. */
  canRestore: boolean;
}

/** Begins anew, until the next draft in one step from where one was. */
export const useCleared = (draft: RefObject<Draft | null>, text: string, result: Result): Cleared => {
  const cleared = useRef<{ text: string; spans: readonly Span[]; hadResult: boolean } | null>(null);
  const latest = useRef(result);
  latest.current = result;
  const clear = useCallback(() => {
    const own = draft.current;
    if (own === null) return;
    own.scope(null);
    const { version, discard } = latest.current;
    cleared.current = { text: own.text(), spans: own.protectedSpans(), hadResult: version !== null };
    own.replace("");
    if (version !== null) discard();
    own.focus();
  }, [draft]);
  const restore = useCallback(() => {
    const was = cleared.current;
    if (was === null) return;
    cleared.current = null;
    draft.current?.replace(was.text);
    draft.current?.restoreSpans(was.spans);
    const { version, undo } = latest.current;
    if (was.hadResult && version === null) undo?.();
  }, [draft]);
  return { clear, restore, canRestore: text === "" && cleared.current !== null };
};
