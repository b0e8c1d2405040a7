import { useCallback, useEffect, useRef, useState } from "react";
import { deviceStorage } from "../browser/device-storage.ts";
import { openDraftStore, type DraftStore } from "./draft-store.ts";
import { useOnLeave } from "./use-on-leave.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useShowInPause } from "./use-show-in-pause.ts";
import { useTabNews, type TabNews } from "./use-tab-news.ts";

export interface KeptDraft {
  /** Null until it is known what this device keeps. */
  text: string | null;
  setText: (text: string) => void;
  news: TabNews;
  /** Takes the text of the other tab and keeps this one's aside instead. */
  swap: () => void;
  /** Forgets the text that was kept aside. */
  remove: () => void;
  /** Says no more of it; a text that was kept aside is named again on the next visit. */
  hide: () => void;
}

const SAVE_AFTER_MS = 250;

/** Reads once what this device keeps. Without storage (a private window) the page still works; only the keeping is gone. */
const useStored = (store: DraftStore, onLoaded: (stored: { draft: string; other: string }) => void): void => {
  useEffect(() => {
    let left = false;
    void store
      .load()
      .catch(() => ({ draft: "", other: "" }))
      .then((stored) => {
        if (!left) onLoaded(stored);
      });
    return () => {
      left = true;
    };
  }, []);
};

/**
 * The draft as it was left on this device, unless something was typed before this script ran. It is saved a moment after
 * each change. A tab without unsaved changes follows the tab that saves; where both changed, the other text is kept aside.
 */
export const useKeptDraft = (typed: string, replace: (text: string) => void): KeptDraft => {
  const [text, show] = useState<string | null>(typed === "" ? null : typed);
  const [store] = useState(() => openDraftStore(deviceStorage));
  // The texts of this tab that the store may hold: the one that it is known to hold, then those on their way there.
  const known = useRef<readonly string[]>([""]);
  const latest = useRef(text);
  const { news, setNews, swap, remove, hide } = useTabNews(store, latest, replace);
  const saveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showInPause = useShowInPause(show);

  useStored(store, ({ draft, other }) => {
    if (other.trim() !== "" && other !== draft) setNews({ kind: "conflict", other });
    // What was typed before meets the draft that was kept when it is saved.
    if (latest.current !== null) return;
    known.current = [draft];
    latest.current = draft;
    show(draft);
  });
  const adopt = useCallback(async () => {
    const { draft: stored } = await store.load();
    // What is unsaved here meets the other text when it is saved.
    if (latest.current !== known.current[0] || stored === latest.current) return;
    known.current = [stored];
    replace(stored);
    setNews((before) => before ?? { kind: "adopted" });
  }, [replace]);
  const reportSaved = useOtherTabs(adopt);

  const save = useCallback(() => {
    const own = latest.current;
    if (own === null || own === known.current.at(-1)) return;
    const before = known.current;
    known.current = [...before, own];
    store
      .save(own, before)
      .then(({ other }) => {
        known.current = known.current.slice(known.current.lastIndexOf(own));
        if (other !== null) setNews({ kind: "conflict", other });
        reportSaved();
      })
      .catch(() => {
        known.current = known.current.filter((text) => text !== own);
      });
  }, []);
  const setText = useCallback(
    (next: string): void => {
      const turned = (latest.current ?? "") === "" || next === "";
      latest.current = next;
      clearTimeout(saveTimer.current);
      saveTimer.current = setTimeout(save, SAVE_AFTER_MS);
      showInPause(next, turned);
    },
    [save],
  );
  useEffect(() => {
    // What was typed before the app came is not kept yet.
    if (typed !== "") saveTimer.current = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(saveTimer.current);
  }, []);
  useOnLeave(() => {
    const own = latest.current;
    if (own === null || own === known.current[0]) return;
    store.leave(own, known.current);
    save();
  }, save);

  return { text, setText, news, swap, remove, hide };
};
