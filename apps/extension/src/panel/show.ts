import { noteLines } from "@rewrite-service/contract";
import { countFacts, endingWords, isTrouble, rowsOf } from "@rewrite-service/review";
import { byId, make, say } from "../view/element.ts";
import { panelWords } from "../words/panel.ts";
import { usableText, type Judged } from "./judge.ts";
import { failureLine } from "./failure-line.ts";
import { showMeaning } from "./meaning-section.ts";
import { showResult } from "./review-section.ts";
import { showTells } from "./tells-section.ts";
import { isRunning, shownText, type PanelState } from "./state.ts";

const disable = (id: string, off: boolean): void => {
  byId<HTMLButtonElement>(id).disabled = off;
};

/** Messages about the rewrite itself. */
const statusOf = (state: PanelState, { facts }: Judged): string => {
  const { failure, phase } = state;
  if (phase === "waiting") return panelWords.starting;
  if (phase === "streaming") return panelWords.rewriting;
  if (phase === "stopped") return panelWords.stopped;
  if (phase === "lost") return panelWords.lost(state.raw.split(/\s+/).filter(Boolean).length);
  if (phase === "done") {
    const { kept, reworded, lost, changed, invented } = countFacts(rowsOf(facts?.facts ?? []));
    return endingWords(false, kept + reworded, lost, changed, invented, facts?.meaning.filter(isTrouble).length ?? 0);
  }
  return failure === null ? "" : failureLine(failure);
};

/** The lines of the notes block, each a sentence of its own. */
const showNotes = (notes: string | null): void => {
  byId("notes-section").hidden = notes === null;
  byId("notes").replaceChildren(...noteLines(notes).map((line) => make("li", {}, line)));
};

/** Draws the state of the rewrite. The person's own fields are left alone. */
export const showState = (state: PanelState, judged: Judged): void => {
  const running = isRunning(state);
  const { capture } = state;
  showResult(state, judged);
  showTells(state, judged);
  showMeaning(judged);
  byId("result-section").hidden = state.phase === "idle";
  showNotes(shownText(state).notes);
  say(byId("status"), state.phase === "failed" ? "" : statusOf(state, judged));
  say(byId("failure"), state.phase === "failed" ? statusOf(state, judged) : "");
  byId("run").hidden = running;
  byId("stop").hidden = !running;
  const usable = !running && usableText(state, judged) !== "";
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
