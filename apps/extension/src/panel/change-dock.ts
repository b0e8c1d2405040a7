import {
  changeTitle,
  meaningWords,
  reasonsFor,
  reviewWords,
  risksOf,
  type Decision,
  type Passage,
} from "@rewrite-service/review";
import { byId, make, say } from "../view/element.ts";
import type { Judged, Review } from "./judge.ts";
import { findingsIn, findingsOf } from "./meaning.ts";
import type { PanelState } from "./state.ts";
import { toldOf } from "./tells-section.ts";

const words = (): HTMLTextAreaElement => byId<HTMLTextAreaElement>("change-words");

/** The sentence as the person has it now. */
export const editedText = (): string => words().value.trim();

/** Saves an edit by Ctrl+Enter and leaves it by Escape; of the panel these keys would start a rewrite, or stop it. */
export const editsByKey = (onEdited: (text: string | null) => void): void =>
  words().addEventListener("keydown", (event) => {
    const saves = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (event.key !== "Escape" && !saves) return;
    event.preventDefault();
    event.stopPropagation();
    onEdited(saves ? editedText() : null);
  });

/** What an edit begins with: the edit before it, else the rewrite's sentence. */
const showEditor = ({ result, draft }: Passage, decision: Decision | undefined, editing: boolean): void => {
  const editor = byId("change-editor");
  byId("change-acts").hidden = editing;
  if (editor.hidden === !editing) return;
  editor.hidden = !editing;
  if (!editing) return;
  words().value = decision?.kind === "edited" ? decision.text : result || draft;
  words().focus();
};

/** What speaks for a change and against it, what it does to facts first; each kind looks different. */
const reasonsOf = (
  change: Passage,
  decision: Decision | undefined,
  findings: Parameters<typeof reasonsFor>[1],
): HTMLElement[] => {
  // They speak of the rewrite's wording.
  if (decision?.kind === "rejected" || decision?.kind === "edited") return [];
  const risks = risksOf(change, decision).map(reviewWords.reasons.fact);
  const others = reasonsFor(change, findings).filter(({ text }) => !risks.includes(text));
  return [
    ...risks.map((risk) => make("li", { "data-kind": "fact" }, risk)),
    ...others.map(({ kind, text, evidence }) =>
      make("li", { "data-kind": kind }, [text, evidence].filter(Boolean).join(" ")),
    ),
  ];
};

/** Draws the change in focus: what it does, why, and what can be done about it. */
export const showDock = (
  state: PanelState,
  judged: Judged,
  { alignment, changes, mix, meaning }: Review,
  change: Passage,
): void => {
  const decision = state.decisions[change.id];
  const told = toldOf(state, judged);
  say(byId("change-title"), changeTitle(change, decision));
  say(byId("change-place"), reviewWords.place(changes.indexOf(change) + 1, changes.length));
  byId("change-title").dataset["risky"] = `${decision === undefined && risksOf(change, decision).length > 0}`;
  byId("change-reasons").replaceChildren(
    ...reasonsOf(change, decision, { draft: told?.draft ?? [], result: told?.result ?? [] }),
    ...findingsOf(findingsIn(meaning), change, alignment, mix).map(({ type, why }) =>
      make("li", { "data-kind": "meaning" }, [`${meaningWords.types[type]}.`, why].filter(Boolean).join(" ")),
    ),
  );
  byId("change-accept").setAttribute("aria-pressed", `${decision?.kind === "accepted"}`);
  byId("change-reject").setAttribute("aria-pressed", `${decision?.kind === "rejected"}`);
  showEditor(change, decision, state.editing);
};
