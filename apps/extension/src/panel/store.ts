import { factsOf, type FactLine } from "./facts.ts";
import { EMPTY, isRunning, panelReducer, shownText, type PanelAction, type PanelState } from "./state.ts";

/** Comparing a long text takes a few frames, so facts follow the stream at this pace. */
const FACTS_MS = 250;

export interface Store {
  state: () => PanelState;
  dispatch: (action: PanelAction) => void;
}

export interface Watcher {
  onFacts: (facts: readonly FactLine[]) => void;
  onState: (state: PanelState, facts: readonly FactLine[]) => void;
}

const judged = (state: PanelState): FactLine[] => {
  const { source, fromNotes } = state;
  const { text } = shownText(state);
  return source === "" || text === "" ? [] : factsOf(source, text, { fromNotes, finished: !isRunning(state) });
};

/** The panel's state and, a little behind while a rewrite streams, what became of the facts. */
export const openStore = ({ onFacts, onState }: Watcher): Store => {
  let state = EMPTY;
  let facts: FactLine[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const judge = (): void => {
    clearTimeout(timer);
    timer = undefined;
    facts = judged(state);
    onFacts(facts);
    onState(state, facts);
  };
  return {
    state: () => state,
    dispatch: (action) => {
      state = panelReducer(state, action);
      if (!isRunning(state)) return judge();
      onState(state, facts);
      timer ??= setTimeout(judge, FACTS_MS);
    },
  };
};
