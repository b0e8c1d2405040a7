// The side panel. It shows exactly what will be sent, and sends it when the person presses Rewrite.
import type { Capture } from "../messages.ts";
import { onHandedOver, recallPanel, rememberPanel } from "../settings/panel-memory.ts";
import { saveSettings } from "../settings/settings.ts";
import { byId, say } from "../view/element.ts";
import { panelWords } from "../words/panel.ts";
import { showAllowance, showRegisters, showVoices } from "./account-line.ts";
import { showFacts } from "./facts-list.ts";
import type { Judged } from "./judge.ts";
import { wireMeaning } from "./meaning-section.ts";
import { clearPageStatus, wirePage } from "./page-buttons.ts";
import { offerModes, wireRun } from "./run-buttons.ts";
import { wireReview } from "./review-section.ts";
import { showCapture, showState } from "./show.ts";
import { showSite, wireSite } from "./site-section.ts";
import { isRunning, rewriteIn, type PanelState } from "./state.ts";
import { openStore, type Store } from "./store.ts";
import { openTells } from "./tells-section.ts";

const showAccount = async (): Promise<void> => {
  await showAllowance();
  await showVoices();
};

/** Keeps register and voice for the next time. */
const wireChoices = (): void => {
  const register = byId<HTMLSelectElement>("register");
  const voice = byId<HTMLSelectElement>("voice");
  register.addEventListener("change", () => void saveSettings({ register: register.value }));
  voice.addEventListener("change", () => void saveSettings({ voiceId: voice.value === "" ? null : voice.value }));
  byId("settings").addEventListener("click", () => void chrome.runtime.openOptionsPage());
  chrome.storage.local.onChanged.addListener((changes) => {
    if (changes["key"] !== undefined || changes["server"] !== undefined) void showAccount();
  });
};

/** Puts a text into the draft as typing would, so that undo there brings back what was written before. */
const fill = (draft: HTMLTextAreaElement, text: string): void => {
  draft.focus({ preventScroll: true });
  draft.select();
  document.execCommand("insertText", false, text);
  if (draft.value !== text) draft.value = text;
};

const open = async (): Promise<void> => {
  const draft = byId<HTMLTextAreaElement>("draft");
  const { id: windowId = chrome.windows.WINDOW_ID_NONE } = await chrome.windows.getCurrent();

  const remember = (): void => {
    const state = store.state();
    void rememberPanel(windowId, { capture: state.capture, draft: draft.value, ...rewriteIn(state) });
  };
  const showDraft = (): void => {
    const words = draft.value.split(/\s+/).filter(Boolean).length;
    say(byId("draft-count"), words === 0 ? "" : panelWords.words(words));
    offerModes(store);
  };
  const followers: ((state: PanelState, judged: Judged) => void)[] = [];
  let shown: Judged | null = null;
  const store: Store = openStore((state, judged) => {
    if (judged !== shown) showFacts(judged.facts);
    shown = judged;
    showState(state, judged);
    showDraft();
    if (!isRunning(state)) remember();
    for (const follow of followers) follow(state, judged);
  });

  const adopt = (capture: Capture): void => {
    if (isRunning(store.state())) return say(byId("source"), panelWords.busy);
    if (capture.text !== "") fill(draft, capture.text);
    clearPageStatus();
    byId<HTMLButtonElement>("undo").disabled = true;
    store.dispatch({ type: "captured", capture });
    showCapture(store.state());
    void showSite(capture.site);
  };

  wireRun(store, clearPageStatus);
  wirePage(store);
  wireReview(store);
  followers.push(openTells(store), wireMeaning(store));
  wireSite(() => store.state().capture);
  wireChoices();
  draft.addEventListener("input", () => {
    showDraft();
    remember();
  });

  const kept = await recallPanel(windowId);
  draft.value = kept?.draft ?? "";
  if (kept !== null) store.dispatch({ type: "recalled", capture: kept.capture, rewrite: rewriteIn(kept) });
  showCapture(store.state());
  showDraft();
  await showRegisters();
  void showSite(store.state().capture?.site ?? "");
  void showAccount();
  await onHandedOver(windowId, adopt);
  document.documentElement.dataset["ready"] = "";
};

void open();
