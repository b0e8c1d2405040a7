import { useCallback, useEffect, useRef, type RefObject } from "react";
import type { Draft } from "../editor/draft.ts";
import type { Example } from "../words/bar.ts";
import type { Choices } from "../draft/kept-choices.ts";
import { isOtherDraft } from "../editor/other-draft.ts";
import { isProse } from "./is-prose.ts";

/** Puts an example into the draft, with what is done with it. Notes give way to another text that is plainly none. */
export const useExamples = (
  draft: RefObject<Draft | null>,
  text: string | null,
  mode: Choices["mode"],
  setMode: (mode: Choices["mode"]) => void,
): ((example: Example) => void) => {
  const before = useRef(text);
  const taken = useRef<{ text: string; mode: Choices["mode"] } | null>(null);
  const latest = useRef(mode);
  latest.current = mode;
  useEffect(() => {
    const was = before.current;
    before.current = text;
    if (was === null || text === null || !isOtherDraft(text, was)) return;
    const example = taken.current;
    if (example === null || text === example.text) {
      if (latest.current === "expand" && example === null && isProse(text)) setMode("rewrite");
      return;
    }
    // The example is gone, as by an undo, and so is what was to be done with it.
    taken.current = null;
    setMode(isProse(text) ? "rewrite" : example.mode);
  }, [text, setMode]);
  return useCallback(
    ({ name, mode: its }) => {
      const put = (text: string): void => {
        taken.current = { text, mode: latest.current };
        draft.current?.replace(text);
        setMode(its);
        draft.current?.focus();
      };
      // Without a network there is nothing to put there.
      void import("../words/example-drafts.ts").then(
        ({ exampleDrafts }) => put(exampleDrafts[name] ?? ""),
        () => undefined,
      );
    },
    [setMode],
  );
};
