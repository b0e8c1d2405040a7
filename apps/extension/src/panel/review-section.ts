import {
  asSentence,
  changeTitle,
  firstOf,
  isOpen,
  nextOpen,
  reviewWords,
  risksOf,
  type Decision,
  type Passage,
} from "@rewrite-service/review";
import { byId, make, say } from "../view/element.ts";
import type { Review } from "./judge.ts";
import { reviewNodes } from "./review-text.ts";
import { shownText, type PanelState } from "./state.ts";
import type { Store } from "./store.ts";

const KEYS: Readonly<Record<string, Decision["kind"] & ("accepted" | "rejected")>> = { a: "accepted", r: "rejected" };

/** The change in focus: the one that was chosen, else the first open one, what touches a fact before the others. */
const currentOf = ({ changes }: Review, { decisions, current }: PanelState): Passage | null => {
  const chosen = changes.find(({ id }) => id === current);
  const open = changes.filter(({ id }) => isOpen(decisions[id]));
  return chosen ?? firstOf(open, decisions) ?? changes[0] ?? null;
};

const showDock = ({ changes }: Review, { decisions }: PanelState, change: Passage): void => {
  const decision = decisions[change.id];
  // What is at risk is at risk in the rewrite's wording.
  const risks = decision?.kind === "rejected" ? [] : risksOf(change, decision);
  say(byId("change-title"), changeTitle(change, decision));
  say(byId("change-place"), reviewWords.place(changes.indexOf(change) + 1, changes.length));
  byId("change-title").dataset["risky"] = `${decision === undefined && risks.length > 0}`;
  byId("change-reasons").replaceChildren(...risks.map((risk) => make("li", {}, asSentence(risk))));
  byId("change-accept").setAttribute("aria-pressed", `${decision?.kind === "accepted"}`);
  byId("change-reject").setAttribute("aria-pressed", `${decision?.kind === "rejected"}`);
};

/** Draws the result: under review where it came to its end, else as it streamed. */
export const showResult = (state: PanelState, review: Review | null): void => {
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
  showDock(review, state, change);
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
  const decide = (kind: "accepted" | "rejected"): void => {
    const [review, change] = now() ?? [];
    if (review === undefined || change === undefined) return;
    const decisions = { ...store.state().decisions, [change.id]: { kind } };
    const next = nextOpen(review.changes, change.id, decisions) ?? change;
    store.dispatch({ type: "decide", decisions, change: next.id });
  };
  say(byId("change-accept"), reviewWords.accept);
  say(byId("change-reject"), reviewWords.reject);
  byId("change-previous").setAttribute("aria-label", reviewWords.previous);
  byId("change-next").setAttribute("aria-label", reviewWords.next);
  byId("change-previous").addEventListener("click", () => step(-1));
  byId("change-next").addEventListener("click", () => step(1));
  byId("change-accept").addEventListener("click", () => decide("accepted"));
  byId("change-reject").addEventListener("click", () => decide("rejected"));
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
    decide(kind);
  });
};
