import { tellsWords } from "@rewrite-service/review";
import { byId, make, say } from "../view/element.ts";
import type { Judged } from "./judge.ts";
import type { PanelState } from "./state.ts";
import type { Store } from "./store.ts";
import type { TellsQuestion, TellsAnswer } from "./tells.ts";

const questionOf = ({ register }: PanelState, { review }: Judged): TellsQuestion | null => {
  if (review === null) return null;
  const { before, after } = review.alignment;
  return { before, after, now: review.mix.text, register };
};

const isSame = (one: TellsQuestion, other: TellsQuestion | null): boolean =>
  one.before === other?.before && one.after === other.after && one.now === other.now && one.register === other.register;

/** What was found in the very texts under review; what a decision changed since is about to be told. */
export const toldOf = ({ told }: PanelState, { review }: Judged): TellsAnswer | null =>
  told !== null && told.question.before === review?.alignment.before && told.question.after === review.alignment.after
    ? told
    : null;

/** Asks a worker about each text that comes under review; the first question loads it. */
export const openTells = (store: Store): ((state: PanelState, judged: Judged) => void) => {
  let worker: Worker | null = null;
  let asked: TellsQuestion | null = null;
  const open = (): Worker => {
    const opened = new Worker("tells.js", { type: "module" });
    opened.addEventListener("message", ({ data: told }: MessageEvent<TellsAnswer>) => {
      if (isSame(told.question, asked)) store.dispatch({ type: "learned", learned: { told } });
    });
    return opened;
  };
  return (state, judged) => {
    const question = questionOf(state, judged);
    if (question !== null && isSame(question, asked)) return;
    asked = question;
    if (question === null) return;
    worker ??= open();
    worker.postMessage(question);
  };
};

const item = (excerpt: string, name: string): HTMLElement =>
  make("li", {}, `“${excerpt}” `, make("span", { class: "soft" }, name));

/** The line that counts what was found in the text that can be used now; it opens into the list of it. */
export const showTells = (state: PanelState, judged: Judged): void => {
  const now = toldOf(state, judged)?.now ?? null;
  const phrases = now?.phrases ?? [];
  const typos = now?.typos ?? [];
  const isClean = phrases.length + typos.length === 0;
  byId("tells").hidden = now === null || isClean;
  byId("tells-none").hidden = now === null || !isClean;
  say(byId("tells-none"), tellsWords.none);
  say(byId("tells-count"), tellsWords.title(phrases.length, typos.length));
  byId("tells-list").replaceChildren(
    ...phrases.map(({ excerpt, name }) => item(excerpt, name)),
    ...typos.map((excerpt) => item(excerpt, tellsWords.typo)),
  );
};
