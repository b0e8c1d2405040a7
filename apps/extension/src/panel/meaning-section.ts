import { meaningOutcome, meaningTitle, meaningWords, OWN_MODEL, type MeaningState } from "@rewrite-service/review";
import type { MeaningFinding, VerifyRequest } from "@rewrite-service/contract";
import { VERIFY_PORT, type FromVerify, type ToVerify } from "../messages.ts";
import { openAwakePort, type AwakePort } from "../view/awake-port.ts";
import { byId, make, say } from "../view/element.ts";
import { panelWords } from "../words/panel.ts";
import { showAllowance } from "./account-line.ts";
import { failureLine } from "./failure-line.ts";
import type { Judged } from "./judge.ts";
import { findingsIn } from "./meaning.ts";
import type { PanelState } from "./state.ts";
import type { Store } from "./store.ts";

const cardOf = ({ type, before, after, why }: MeaningFinding): HTMLElement =>
  make(
    "li",
    {},
    make("h3", {}, meaningWords.types[type]),
    make(
      "dl",
      {},
      make("dt", {}, meaningWords.yours),
      make("dd", {}, before === "" ? meaningWords.missing : before),
      make("dt", {}, meaningWords.theirs),
      make("dd", {}, after === "" ? meaningWords.missing : after),
    ),
    ...(why === "" ? [] : [make("p", {}, why)]),
  );

const leadOf = (state: MeaningState): string => {
  // The panel may not ask a server what its model is called.
  if (state.phase === "idle") return meaningWords.lead(OWN_MODEL);
  return state.phase === "done" ? meaningOutcome(state.report, OWN_MODEL) : "";
};

/** Draws what a model says of the text that can be used now, and before that what asking costs. */
export const showMeaning = ({ review }: Judged): void => {
  byId("meaning-section").hidden = review === null;
  if (review === null) return;
  const { meaning } = review;
  const isDone = meaning.phase === "done" && meaning.report.verified;
  say(byId("meaning-title"), meaningTitle(meaning));
  say(byId("meaning-lead"), leadOf(meaning));
  say(byId("meaning-failure"), meaning.phase === "failed" ? meaning.message : "");
  byId("meaning-list").replaceChildren(...findingsIn(meaning).map(cardOf));
  byId("meaning-check").hidden = meaning.phase === "checking" || isDone;
  byId("meaning-cancel").hidden = meaning.phase !== "checking";
  say(byId("meaning-check"), meaning.phase === "idle" ? meaningWords.check : meaningWords.again);
  say(byId("meaning-cancel"), meaningWords.cancel);
};

/**
 * Check the meaning, and Cancel. Both texts go through the worker at the press and not before. The function that is
 * returned gets every state, and calls a check off once the text is another.
 */
export const wireMeaning = (store: Store): ((state: PanelState, judged: Judged) => void) => {
  /** The check that is under way. */
  let open: AwakePort<ToVerify> | null = null;
  const callOff = (): void => {
    open?.close();
    open = null;
    store.dispatch({ type: "learned", learned: { meaning: null } });
  };
  const check = (): void => {
    const { review } = store.judged();
    if (review === null || open !== null) return;
    const { before, fromNotes } = review.alignment;
    const request: VerifyRequest = { before, after: review.mix.text, fromNotes };
    const show = (state: MeaningState): void =>
      store.dispatch({ type: "learned", learned: { meaning: { before, after: request.after, state } } });
    const end = (state: MeaningState): void => {
      if (open !== port) return;
      open = null;
      show(state);
    };
    const onMessage = (message: FromVerify): void => {
      if (message.type === "report") end({ phase: "done", report: message.report });
      else end({ phase: "failed", message: failureLine(message.failure) });
      void showAllowance();
    };
    const onEnd = (): void => end({ phase: "failed", message: panelWords.checkLost });
    const port = openAwakePort<ToVerify, FromVerify>(VERIFY_PORT, onMessage, onEnd);
    open = port;
    show({ phase: "checking" });
    port.post({ type: "start", request });
  };
  byId("meaning-check").addEventListener("click", check);
  byId("meaning-cancel").addEventListener("click", callOff);
  return (_, { review }) => {
    if (open !== null && review?.meaning.phase !== "checking") callOff();
  };
};
