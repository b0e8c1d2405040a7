import { copyOutcome } from "@rewrite-service/review";
import { byId, say } from "../view/element.ts";
import { panelWords } from "../words/panel.ts";
import { undoInPage, writeIntoPage, type PageOutcome } from "./page-actions.ts";
import { usableText } from "./judge.ts";
import type { Store } from "./store.ts";

const note = (text: string): void => say(byId("page-status"), text);

/** Forgets what was done with the result before. */
export const clearPageStatus = (): void => {
  note("");
  byId("anyway").hidden = true;
};

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

const sentenceOf = (outcome: PageOutcome): string =>
  outcome === "page-gone" ? panelWords.pageGone : panelWords.outcomes[outcome];

/** Replace, Insert below, Copy and Undo. A rewrite that the page does not take is copied, so that it is never lost. */
export const wirePage = (store: Store): void => {
  const undoButton = byId<HTMLButtonElement>("undo");
  const text = (): string => usableText(store.state(), store.judged());
  /** What a copy says: also what of it nobody has reviewed. */
  const copied = (): string => {
    const { review } = store.judged();
    if (review === null) return panelWords.copied;
    return copyOutcome(review.changes, store.state().decisions);
  };

  const write = async (place: "instead" | "below", anyway: boolean): Promise<void> => {
    const { capture } = store.state();
    if (capture === null) return;
    clearPageStatus();
    const outcome = await writeIntoPage(capture, { text: text(), place, anyway }, () =>
      note(panelWords.clickThere[place]),
    );
    byId("anyway").hidden = outcome !== "changed" || anyway || place === "below";
    if (outcome === "written") undoButton.disabled = false;
    if (outcome === "written") return note(sentenceOf(outcome));
    note(`${sentenceOf(outcome)} ${(await copy(text())) ? panelWords.copiedInstead : panelWords.notCopied}`);
  };

  const undo = async (): Promise<void> => {
    const { capture } = store.state();
    if (capture === null) return;
    const isBack = (await undoInPage(capture)) === "written";
    undoButton.disabled = isBack;
    note(isBack ? panelWords.undone : panelWords.notUndone);
  };

  byId("replace").addEventListener("click", () => void write("instead", false));
  byId("anyway").addEventListener("click", () => void write("instead", true));
  byId("below").addEventListener("click", () => void write("below", false));
  byId("undo").addEventListener("click", () => void undo());
  byId("copy").addEventListener("click", () => {
    void copy(text()).then((isCopied) => note(isCopied ? copied() : panelWords.notCopied));
  });
};
