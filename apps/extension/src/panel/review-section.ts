import { firstOf, isOpen, nextOpen, reviewWords, type Decision, type Passage } from "@rewrite-service/review";
import { byId, say } from "../view/element.ts";
import { editsByKey, editedText, showDock } from "./change-dock.ts";
import type { Judged, Review } from "./judge.ts";
import { reviewNodes } from "./review-text.ts";
import { shownText, type PanelState } from "./state.ts";
import type { Store } from "./store.ts";

const KEYS: Readonly<Record<string, "accepted" | "rejected" | "edit">> = { a: "accepted", r: "rejected", e: "edit" };

/** The change in focus: the one that was chosen, else the first open one, what touches a fact before the others. */
const currentOf = ({ changes }: Review, { decisions, current }: PanelState): Passage | null => {
  const chosen = changes.find(({ id }) => id === current);
  const open = changes.filter(({ id }) => isOpen(decisions[id]));
  return chosen ?? firstOf(open, decisions) ?? changes[0] ?? null;
};

/** Draws the result: under review where it came to its end, else as it streamed. */
export const showResult = (state: PanelState, judged: Judged): void => {
  const { review } = judged;
  const result = byId("result");
  const change = review === null ? null : currentOf(review, state);
  byId("dock").hidden = change === null;
  if (review === null || change === null) {
    say(result, review?.mix.text ?? shownText(state).text);
    say(byId("changes"), review === null ? "" : reviewWords.changes(0, 0));
    return;
  }
  const open = review.changes.filter(({ id }) => state.decisions[id] === undefined).length;
  say(byId("changes"), reviewWords.changes(review.changes.length, open));
  const hadFocus = result.contains(document.activeElement) && document.activeElement !== result;
  result.replaceChildren(...reviewNodes(review, state.decisions, change.id));
  showDock(state, judged, review, change);
  const shown = result.querySelector<HTMLElement>(`[data-change="${change.id}"]`);
  if (hadFocus) shown?.focus();
  else if (state.current !== null) shown?.scrollIntoView({ block: "nearest" });
};

/** Lets the person go from change to change and decide about each. */
export const wireReview = (store: Store): void => {
  const now = (): [Review, Passage] | null => {
    const { review } = store.judged();
    const change = review === null ? null : currentOf(review, store.state());
    return review === null || change === null ? null : [review, change];
  };
  const step = (by: 1 | -1): void => {
    const [review, change] = now() ?? [];
    if (review === undefined || change === undefined) return;
    const { changes } = review;
    const next = changes[(changes.indexOf(change) + by + changes.length) % changes.length];
    if (next !== undefined) store.dispatch({ type: "focus", change: next.id });
  };
  const decide = (decision: Decision): void => {
    const [review, change] = now() ?? [];
    if (review === undefined || change === undefined) return;
    const decisions = { ...store.state().decisions, [change.id]: decision };
    const next = nextOpen(review.changes, change.id, decisions) ?? change;
    store.dispatch({ type: "decide", decisions, change: next.id });
  };
  const edit = (): void => {
    const [, change] = now() ?? [];
    if (change !== undefined) store.dispatch({ type: "edit", change: change.id });
  };
  /** Ends the edit; without a text the sentence stays as it is. */
  const edited = (text: string | null): void => {
    const [, change] = now() ?? [];
    if (text !== null) decide({ kind: "edited", text });
    else if (change !== undefined) store.dispatch({ type: "focus", change: change.id });
    byId("result").querySelector<HTMLElement>('[data-current="true"]')?.focus();
  };
  say(byId("change-accept"), reviewWords.accept);
  say(byId("change-reject"), reviewWords.reject);
  say(byId("change-edit"), reviewWords.edit);
  say(byId("change-save"), reviewWords.save);
  say(byId("change-cancel"), reviewWords.cancel);
  byId("change-words").setAttribute("aria-label", reviewWords.editing);
  byId("change-previous").setAttribute("aria-label", reviewWords.previous);
  byId("change-next").setAttribute("aria-label", reviewWords.next);
  byId("change-previous").addEventListener("click", () => step(-1));
  byId("change-next").addEventListener("click", () => step(1));
  byId("change-accept").addEventListener("click", () => decide({ kind: "accepted" }));
  byId("change-reject").addEventListener("click", () => decide({ kind: "rejected" }));
  byId("change-edit").addEventListener("click", edit);
  byId("change-save").addEventListener("click", () => edited(editedText()));
  byId("change-cancel").addEventListener("click", () => edited(null));
  editsByKey(edited);
  const result = byId("result");
  result.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(".change") : null;
    const id = pressed?.dataset["change"] ?? pressed?.dataset["side"];
    if (id !== undefined) store.dispatch({ type: "focus", change: Number(id) });
  });
  result.addEventListener("keydown", (event) => {
    const kind = KEYS[event.key.toLowerCase()];
    if (kind === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (kind === "edit") edit();
    else decide({ kind });
  });
};
