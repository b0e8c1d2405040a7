import { useEffect, useState, type RefObject } from "react";
import type { DraftStore } from "./draft-store.ts";

/**
 * What two tabs that hold the draft have to report: nothing, that the other one cleared it, that this one followed and what
 * it had before, or that there is another draft, which another tab may have put `aside` just now.
 */
export type TabNews =
  | { kind: "cleared" }
  | { kind: "adopted"; before: string }
  | { kind: "conflict"; other: string; aside?: boolean }
  | null;

export interface TabNewsActs {
  news: TabNews;
  setNews: (news: TabNews | ((before: TabNews) => TabNews)) => void;
  swap: () => void;
  remove: () => void;
  hide: () => void;
  /** Offers the draft that gave way to `now` as another one, and says whether that is done: not where `now` is no more than a part of the draft, nor where another one is kept. */
  offer: (before: string, now: string) => Promise<boolean>;
  /** Keeps the draft that gives way to `now` as another one, behind what is kept there already, and says which it is. */
  keepBeside: (now: string, aside?: boolean) => string;
}

/** The news of other tabs, and the writer's answers to it. `latest` is the text of this tab. */
export const useTabNews = (
  store: DraftStore,
  latest: RefObject<string | null>,
  replace: (text: string) => void,
): TabNewsActs => {
  const [news, setNews] = useState<TabNews>(null);
  const hide = (): void => setNews(null);
  const swap = (): void => {
    if (news?.kind === "adopted") {
      hide();
      replace(news.before);
    }
    if (news?.kind !== "conflict") return;
    void store.saveOther(latest.current ?? "").catch(() => undefined);
    setNews({ kind: "conflict", other: latest.current ?? "" });
    replace(news.other);
  };
  const remove = (): void => {
    void store.saveOther(null).catch(() => undefined);
    hide();
  };
  const offer = async (before: string, now: string): Promise<boolean> => {
    const { draft, other } = await store.load();
    const isPart = draft !== now && draft.includes(now);
    if (draft.trim() === "" || draft.trim() === before.trim() || isPart || other.trim() !== "") return false;
    await store.saveOther(before);
    setNews({ kind: "conflict", other: before });
    return true;
  };
  const keepBeside = (now: string, aside = false): string => {
    const before = latest.current ?? "";
    void store
      .load()
      .catch(() => ({ other: "" }))
      .then(({ other }) => {
        const known = ["", now, before].includes(other) ? [] : [other];
        const beside = [...known, before].join("\n\n");
        setNews({ kind: "conflict", other: beside, aside });
        return store.saveOther(beside);
      })
      .catch(() => undefined);
    return before;
  };
  useEffect(() => {
    // What is the draft again is no other one.
    if (news?.kind === "conflict" && news.other === latest.current) remove();
  });
  return { news, setNews, swap, remove, hide, offer, keepBeside };
};
