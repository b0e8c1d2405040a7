import { useCallback, useEffect, useRef, useState } from "react";
import { deviceStorage } from "../browser/device-storage.ts";
import { openDraftStore } from "./draft-store.ts";

type Timer = ReturnType<typeof setTimeout>;

/** What the writer is told when two tabs hold the draft: nothing, that this one followed, or that both were changed. */
export type TabNews = { kind: "adopted" } | { kind: "conflict"; other: string } | null;

export interface KeptDraft {
  /** Null until it is known what this device keeps. */
  text: string | null;
  setText: (text: string) => void;
  news: TabNews;
  /** Takes the text of the other tab and keeps this one's aside instead. */
  swap: () => void;
  /** Forgets the text that was kept aside, or the notice. */
  dismiss: () => void;
}

const SAVE_AFTER_MS = 250;
// What the page says of the text follows in the first pause, so that no keystroke waits for it.
const TELL_AFTER_MS = 120;
const TELL_WITHIN_MS = 1_000;
const CHANNEL = "draft";

/** Null where the browser forbids what tabs would share. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
};

/**
 * The draft as it was left on this device, unless something was typed before this script ran. It is saved a moment after
 * each change. A tab without unsaved changes follows the tab that saves; where both changed, the other text is kept aside.
 */
export const useKeptDraft = (typed: string, replace: (text: string) => void): KeptDraft => {
  const [text, tell] = useState<string | null>(typed === "" ? null : typed);
  const [news, setNews] = useState<TabNews>(null);
  const [store] = useState(() => openDraftStore(deviceStorage));
  // The texts of this tab that the store may hold: the one that it is known to hold, then those on their way there.
  const known = useRef<readonly string[]>([""]);
  const latest = useRef(text);
  const timers = useRef<{ tell?: Timer; save?: Timer; toldAtMs: number }>({ toldAtMs: 0 });
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    let left = false;
    // Without storage (a private window) the page still works; only the keeping is gone.
    void store
      .load()
      .catch(() => ({ draft: "", other: "" }))
      .then(({ draft, other }) => {
        if (left) return;
        if (other.trim() !== "" && other !== draft) setNews({ kind: "conflict", other });
        // What was typed before meets the draft that was kept when it is saved.
        if (latest.current !== null) return;
        known.current = [draft];
        latest.current = draft;
        tell(draft);
      });
    return () => {
      left = true;
    };
  }, []);

  const adopt = useCallback(async () => {
    const { draft: stored } = await store.load();
    // What is unsaved here meets the other text when it is saved.
    if (latest.current !== known.current[0] || stored === latest.current) return;
    known.current = [stored];
    replace(stored);
    setNews((before) => before ?? { kind: "adopted" });
  }, [replace]);

  useEffect(() => {
    const opened = openChannel();
    opened?.addEventListener("message", () => void adopt().catch(() => undefined));
    channel.current = opened;
    return () => opened?.close();
  }, [adopt]);

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
        // The other tabs read the text from the store themselves.
        channel.current?.postMessage("saved");
      })
      .catch(() => {
        known.current = known.current.filter((text) => text !== own);
      });
  }, []);
  const setText = useCallback(
    (next: string): void => {
      const waiting = timers.current;
      const turned = (latest.current ?? "") === "" || next === "";
      latest.current = next;
      clearTimeout(waiting.save);
      waiting.save = setTimeout(save, SAVE_AFTER_MS);
      clearTimeout(waiting.tell);
      const nowMs = performance.now();
      const tellNow = (): void => {
        waiting.toldAtMs = performance.now();
        tell(latest.current);
      };
      if (turned) tellNow();
      else waiting.tell = setTimeout(tellNow, nowMs - waiting.toldAtMs > TELL_WITHIN_MS ? 0 : TELL_AFTER_MS);
    },
    [save],
  );
  useEffect(() => {
    // What was typed before the app came is not kept yet.
    if (typed !== "") timers.current.save = setTimeout(save, SAVE_AFTER_MS);
    return () => {
      clearTimeout(timers.current.tell);
      clearTimeout(timers.current.save);
    };
  }, []);
  useEffect(() => {
    // Whoever leaves within that moment finds the last words too.
    const leave = (): void => {
      const own = latest.current;
      if (own === null || own === known.current[0]) return;
      store.leave(own, known.current);
      save();
    };
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      save();
    };
  }, []);

  return {
    text,
    setText,
    news,
    swap: () => {
      if (news?.kind !== "conflict") return;
      void store.saveOther(latest.current ?? "").catch(() => undefined);
      setNews({ kind: "conflict", other: latest.current ?? "" });
      replace(news.other);
    },
    dismiss: () => {
      if (news?.kind === "conflict") void store.saveOther(null).catch(() => undefined);
      setNews(null);
    },
  };
};
