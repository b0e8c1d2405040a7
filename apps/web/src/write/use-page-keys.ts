import { useLayoutEffect, type RefObject } from "react";
import type { Choices } from "../draft/kept-choices.ts";
import type { Draft } from "../editor/draft.ts";
import type { Result } from "../result/result.ts";
import { onPageKey, onRegisterKey } from "./page-keys.ts";
import { movePane, type Pane } from "./panes.ts";

interface Keyed {
  draft: RefObject<Draft | null>;
  result: Result;
  run: () => void;
  setPane: (pane: Pane) => void;
  setChoices: (change: Partial<Choices>) => void;
}

/** What the keys of the page do, wherever the focus is. */
export const usePageKeys = ({ draft, result, run, setPane, setChoices }: Keyed): void =>
  // A key must never meet the page as it was before.
  useLayoutEffect(() => {
    const backToDraft = (): void => {
      setPane("draft");
      draft.current?.focus();
    };
    const onKey = (event: KeyboardEvent): void => {
      onRegisterKey(event, (register) => setChoices({ register }));
      onPageKey(event, document, {
        run,
        leave: result.running ? result.stop : backToDraft,
        movePane: (direction) => {
          const next = movePane(document.body, direction);
          if (next !== null) setPane(next);
        },
      });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
