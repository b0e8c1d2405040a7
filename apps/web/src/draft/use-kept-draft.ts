import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Span } from "@rewrite-service/text";
import { deviceStorage } from "../browser/device-storage.ts";
import type { Draft } from "../editor/draft.ts";
import { isOtherDraft } from "../editor/other-draft.ts";
import { openDraftStore, type DraftStore, type Saved, type StoredDraft } from "./draft-store.ts";
import { useOnLeave } from "./use-on-leave.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useShowInPause } from "./use-show-in-pause.ts";
import { useTabNews, type TabNews, type TabNewsActs } from "./use-tab-news.ts";

export interface KeptDraft {
  /** Null until it is known what this device keeps. */
  text: string | null;
  /** What of the text was protected when the page opened. */
  spans: readonly Span[];
  setText: (text: string) => void;
  /** What is protected may have changed. */
  onMarks: () => void;
  news: TabNews;
  /** Takes the text of the other tab, or the one that this tab had, and keeps this one's aside instead. */
  swap: () => void;
  /** Forgets the text that was kept aside. */
  remove: () => void;
  /** Says no more of it; a text that was kept aside is named again on the next visit. */
  hide: () => void;
  offer: TabNewsActs["offer"];
  keepBeside: TabNewsActs["keepBeside"];
}

const SAVE_AFTER_MS = 250;

const NOTHING_STORED: StoredDraft = { draft: "", other: "", spans: [] };

/** Reads once what this device keeps. Without storage (a private window) the page still works; only the keeping is gone. */
const useStored = (store: DraftStore, onLoaded: (stored: StoredDraft) => void): void => {
  useEffect(() => {
    let left = false;
    void store
      .load()
      .catch(() => NOTHING_STORED)
      .then((stored) => {
        if (!left) onLoaded(stored);
      });
    return () => {
      left = true;
    };
  }, []);
};

/** What the store has of a draft, as far as its tab knows, and the saving of what it does not have yet. */
const useSaving = (
  store: DraftStore,
  draft: RefObject<Draft | null>,
  latest: RefObject<string | null>,
  onSaved: (saved: Saved) => void,
) => {
  // The texts of this tab that the store may hold: the one that it is known to hold, then those on their way there.
  const known = useRef<readonly string[]>([""]);
  // What the store is known to have as protected.
  const knownSpans = useRef<readonly Span[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const spansNow = (): readonly Span[] => draft.current?.protectedSpans() ?? knownSpans.current;
  const isSaved = (): boolean =>
    latest.current === known.current.at(-1) && JSON.stringify(spansNow()) === JSON.stringify(knownSpans.current);
  const save = useCallback(() => {
    const own = latest.current;
    if (own === null || isSaved()) return;
    const [before, spans] = [known.current, spansNow()];
    known.current = [...before, own];
    knownSpans.current = spans;
    store
      .save(own, before, spans)
      .then((saved) => {
        known.current = known.current.slice(known.current.lastIndexOf(own));
        onSaved(saved);
      })
      .catch(() => {
        known.current = known.current.toSpliced(known.current.lastIndexOf(own), 1);
      });
  }, []);
  const saveSoon = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_AFTER_MS);
  }, []);
  const leave = (): void => {
    const own = latest.current;
    if (own === null || (own === known.current[0] && isSaved())) return;
    store.leave(own, known.current, spansNow());
    save();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useOnLeave(leave, save);
  return { known, knownSpans, isSaved, saveSoon };
};

/**
 * The draft as it was left on this device, unless something was typed before this script ran. It is saved a moment after
 * each change. A tab without unsaved changes follows the tab that saves; where both changed, the other text is kept aside.
 */
export const useKeptDraft = (
  typed: string,
  draft: RefObject<Draft | null>,
  replace: (text: string) => void,
): KeptDraft => {
  const [text, show] = useState<string | null>(typed === "" ? null : typed);
  const [store] = useState(() => openDraftStore(deviceStorage));
  const latest = useRef(text);
  const [opened, setOpened] = useState<readonly Span[]>([]);
  const { news, setNews, swap, remove, hide, offer, keepBeside } = useTabNews(store, latest, replace);
  const showInPause = useShowInPause(show);
  const { known, knownSpans, isSaved, saveSoon } = useSaving(store, draft, latest, ({ other }) => {
    if (other !== null) setNews({ kind: "conflict", other });
    reportSaved();
  });

  useStored(store, ({ draft: stored, other, spans }) => {
    if (other.trim() !== "" && other !== stored) setNews({ kind: "conflict", other });
    // What was typed before meets the draft that was kept when it is saved.
    if (latest.current !== null) return;
    known.current = [stored];
    knownSpans.current = spans;
    setOpened(spans);
    latest.current = stored;
    show(stored);
  });
  const adopt = useCallback(async () => {
    const { draft: stored, spans } = await store.load();
    // What is unsaved here meets the other text when it is saved.
    if (latest.current !== known.current[0] || !isSaved()) return;
    const before = latest.current;
    // What was cleared there may still be wanted here.
    if (stored === "") return setNews(before === "" ? null : { kind: "cleared" });
    knownSpans.current = spans;
    if (stored === before) {
      setNews((now) => (now?.kind === "cleared" ? null : now));
      draft.current?.restoreSpans(spans);
      return;
    }
    const isOther = before !== "" && isOtherDraft(stored, before);
    if (isOther) keepBeside(stored, true);
    known.current = [stored];
    replace(stored);
    draft.current?.restoreSpans(spans);
    if (!isOther) setNews((now) => (now === null || now.kind === "cleared" ? { kind: "adopted", before } : now));
  }, [replace]);
  const reportSaved = useOtherTabs(adopt);

  const onMarks = useCallback((): void => {
    if (!isSaved()) saveSoon();
  }, [saveSoon]);
  const setText = useCallback(
    (next: string): void => {
      const turned = (latest.current ?? "") === "" || next === "";
      latest.current = next;
      saveSoon();
      showInPause(next, turned);
    },
    [saveSoon],
  );
  useEffect(() => {
    // What was typed before the app came is not kept yet.
    if (typed !== "") saveSoon();
  }, []);

  // White space alone is no draft, though it is kept as it is.
  const shown = text?.trim() === "" ? "" : text;
  return { text: shown, spans: opened, setText, onMarks, news, swap, remove, hide, offer, keepBeside };
};
