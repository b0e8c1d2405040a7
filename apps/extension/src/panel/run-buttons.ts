import { REWRITE_PORT, type FromRewrite, type ToRewrite } from "../messages.ts";
import { openAwakePort, type AwakePort } from "../view/awake-port.ts";
import { byId } from "../view/element.ts";
import { showAllowance } from "./account-line.ts";
import { usableText } from "./judge.ts";
import { hasResultOf, requestOf, type Choices } from "./request.ts";
import type { Store } from "./store.ts";
import { isRunning } from "./state.ts";

const choicesNow = (): Choices => ({
  draft: byId<HTMLTextAreaElement>("draft").value,
  register: byId<HTMLSelectElement>("register").value,
  mode: byId<HTMLSelectElement>("mode").value,
  voiceId: byId<HTMLSelectElement>("voice").value,
});

/** Offers what can be asked for now: varying needs a result of this very draft. */
export const offerModes = (store: Store): void => {
  const { draft } = choicesNow();
  const mode = byId<HTMLSelectElement>("mode");
  for (const option of mode.options)
    if (option.value === "vary" || option.value === "closer") option.disabled = !hasResultOf(store.state(), draft);
  if (mode.selectedOptions[0]?.disabled === true) mode.value = "rewrite";
  byId<HTMLButtonElement>("run").disabled = draft.trim() === "";
};

/** Rewrite and Stop. What is sent is the request of this press, through the worker; closing the port stops it. */
export const wireRun = (store: Store, onStart: () => void): void => {
  let port: AwakePort<ToRewrite> | null = null;

  const run = (): void => {
    const choices = choicesNow();
    if (isRunning(store.state()) || choices.draft.trim() === "") return;
    const request = requestOf(choices, store.state(), usableText(store.state(), store.judged()));
    const fromNotes = request.mode === "expand" || request.fromNotes === true;
    onStart();
    store.dispatch({ type: "start", source: choices.draft, fromNotes, register: request.register });
    const onMessage = (message: FromRewrite): void => {
      store.dispatch(message);
      if (!isRunning(store.state())) void showAllowance();
    };
    port = openAwakePort<ToRewrite, FromRewrite>(REWRITE_PORT, onMessage, () => store.dispatch({ type: "lost" }));
    port.post({ type: "start", request });
  };

  const stop = (): void => {
    if (!isRunning(store.state())) return;
    port?.close();
    store.dispatch({ type: "stop" });
    void showAllowance();
  };

  byId("run").addEventListener("click", run);
  byId("stop").addEventListener("click", stop);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
    if (event.key === "Escape") stop();
  });
};
