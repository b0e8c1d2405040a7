import { byId, make, say } from "../view/element.ts";
import { panelWords } from "../words/panel.ts";
import { countFacts, type FactLine } from "./facts.ts";
import { isRunning, shownText, type PanelState } from "./state.ts";

const MARKS = { kept: "✓", pending: "…", changed: "≠", lost: "✗", invented: "!" } as const;

const disable = (id: string, off: boolean): void => {
  byId<HTMLButtonElement>(id).disabled = off;
};

/** Messages about the rewrite itself. */
const statusOf = (state: PanelState, facts: readonly FactLine[]): string => {
  const { failure, phase } = state;
  if (phase === "waiting") return panelWords.starting;
  if (phase === "streaming") return panelWords.rewriting;
  if (phase === "stopped") return panelWords.stopped;
  if (phase === "lost") return panelWords.lost(state.raw.split(/\s+/).filter(Boolean).length);
  if (phase === "done") {
    const { kept, lost, changed, invented } = countFacts(facts);
    return panelWords.done(kept, lost, changed, invented);
  }
  if (failure === null) return "";
  const { message, requestId, retryAfterS } = failure;
  const details = [
    ...(retryAfterS === null ? [] : [panelWords.retryAfter(retryAfterS)]),
    ...(requestId === null ? [] : [`${panelWords.request(requestId)}.`]),
  ];
  return [message, ...details].join(" ");
};

const factItem = ({ state, text }: FactLine): HTMLLIElement => {
  const mark = make("span", { "aria-hidden": "true" }, MARKS[state]);
  const word = make("span", { class: "visually-hidden" }, `, ${panelWords.factStates[state]}`);
  return make("li", { "data-state": state }, mark, ` ${text}`, word);
};

export const showFacts = (facts: readonly FactLine[]): void => {
  byId("facts").hidden = facts.length === 0;
  say(byId("facts-summary"), panelWords.facts(countFacts(facts)));
  byId("facts-list").replaceChildren(...facts.map(factItem));
  const reasons = facts.map(({ reason }) => reason).filter((reason) => reason !== "");
  byId("facts-reasons").replaceChildren(...reasons.map((reason) => make("li", {}, `${reason}.`)));
};

/** The lines of the notes block, each a sentence of its own. */
const showNotes = (notes: string | null): void => {
  byId("notes-section").hidden = notes === null;
  const lines = (notes ?? "").split("\n").filter((line) => line.trim() !== "");
  byId("notes").replaceChildren(...lines.map((line) => make("li", {}, line.replace(/^- /, ""))));
};

/** Draws the state of the rewrite. The person's own fields are left alone. */
export const showState = (state: PanelState, facts: readonly FactLine[]): void => {
  const running = isRunning(state);
  const { text, notes } = shownText(state);
  const { capture } = state;
  say(byId("result"), text);
  byId("result-section").hidden = state.phase === "idle";
  showNotes(notes);
  say(byId("status"), state.phase === "failed" ? "" : statusOf(state, facts));
  say(byId("failure"), state.phase === "failed" ? statusOf(state, facts) : "");
  byId("run").hidden = running;
  byId("stop").hidden = !running;
  const usable = !running && text.trim() !== "";
  const writable = usable && capture?.captureId != null;
  disable("replace", !writable);
  disable("below", !writable);
  disable("copy", !usable);
};

/** Draws where the draft came from, and what keeps a rewrite from going back there. */
export const showCapture = ({ capture }: PanelState): void => {
  const hindrance = capture?.hindrance ?? null;
  const source = capture === null || capture.text === "" ? panelWords.empty : panelWords.from(capture.site);
  say(byId("source"), hindrance === null ? source : panelWords.hindrances[hindrance]);
};
