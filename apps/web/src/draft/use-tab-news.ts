import { useState, type RefObject } from "react";
import type { DraftStore } from "./draft-store.ts";

/** What two tabs that hold the draft have to report: nothing, that this one followed, or that both were changed. */
export type TabNews = { kind: "adopted" } | { kind: "conflict"; other: string } | null;

interface TabNewsActs {
  news: TabNews;
  setNews: (news: TabNews | ((before: TabNews) => TabNews)) => void;
  swap: () => void;
  remove: () => void;
  hide: () => void;
}

/** The news of other tabs, and the writer's answers to it. `latest` is the text of this tab. */
export const useTabNews = (
  store: DraftStore,
  latest: RefObject<string | null>,
  replace: (text: string) => void,
): TabNewsActs => {
  const [news, setNews] = useState<TabNews>(null);
  const swap = (): void => {
    if (news?.kind !== "conflict") return;
    void store.saveOther(latest.current ?? "").catch(() => undefined);
    setNews({ kind: "conflict", other: latest.current ?? "" });
    replace(news.other);
  };
  const hide = (): void => setNews(null);
  const remove = (): void => {
    void store.saveOther(null).catch(() => undefined);
    hide();
  };
  return { news, setNews, swap, remove, hide };
};
