import { useCallback, useRef, type RefObject } from "react";
import type { Span } from "@rewrite-service/text";
import { tabStorage } from "../browser/device-storage.ts";
import type { Draft } from "../editor/draft.ts";

export interface Cleared {
  /** Empties the draft; its result goes with it, and comes back with it. */
  clear: () => void;
  /** The same for good, as for whoever leaves a browser to others. */
  wipe: () => void;
  /** Brings it back. */
  restore: () => void;
  /** Whether there is a draft to bring back. */
  canRestore: boolean;
}

interface ClearedDraft {
  text: string;
  spans: readonly Span[];
}

/** The name under which this tab keeps it while other pages are open. */
const KEPT = "cleared-draft";

const readCleared = (): ClearedDraft | null => {
  const { text, spans } = JSON.parse(tabStorage.getItem(KEPT) ?? "{}") as Partial<ClearedDraft>;
  return text === undefined || spans === undefined ? null : { text, spans };
};

/** Begins anew, until the next draft in one step from where one was. */
export const useCleared = (draft: RefObject<Draft | null>, text: string): Cleared => {
  const cleared = useRef<ClearedDraft | null | undefined>(undefined);
  if (cleared.current === undefined) cleared.current = readCleared();
  const empty = useCallback((): void => {
    const own = draft.current;
    if (own === null) return;
    own.scope(null);
    cleared.current = { text: own.text(), spans: own.protectedSpans() };
    own.replace("");
    own.focus();
  }, [draft]);
  const clear = useCallback(() => {
    empty();
    tabStorage.setItem(KEPT, JSON.stringify(cleared.current));
  }, [empty]);
  const wipe = useCallback(() => {
    empty();
    cleared.current = null;
    tabStorage.removeItem(KEPT);
  }, [empty]);
  const restore = useCallback(() => {
    const was = cleared.current;
    if (was == null) return;
    cleared.current = null;
    tabStorage.removeItem(KEPT);
    draft.current?.replace(was.text);
    draft.current?.restoreSpans(was.spans);
  }, [draft]);
  return { clear, wipe, restore, canRestore: text === "" && cleared.current !== null };
};
