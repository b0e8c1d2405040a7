import { judge, NOTHING, type Judged } from "./judge.ts";
import { EMPTY, isRunning, panelReducer, type PanelAction, type PanelState } from "./state.ts";

/** Comparing a long text takes a few frames, so facts follow the stream at this pace. */
const FACTS_MS = 250;

export interface Store {
  state: () => PanelState;
  judged: () => Judged;
  dispatch: (action: PanelAction) => void;
}

/** Called with every state; `judged` may be a little behind while a rewrite streams. */
export type Watcher = (state: PanelState, judged: Judged) => void;

/** The panel's state and what the comparison says of the rewrite. */
export const openStore = (onState: Watcher): Store => {
  let state = EMPTY;
  let judged = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const judgeNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    judged = judge(state, judged);
    onState(state, judged);
  };
  return {
    state: () => state,
    judged: () => judged,
    dispatch: (action) => {
      state = panelReducer(state, action);
      if (!isRunning(state)) return judgeNow();
      // What was judged is the rewrite before this one.
      if (state.phase === "waiting") judged = NOTHING;
      onState(state, judged);
      timer ??= setTimeout(judgeNow, FACTS_MS);
    },
  };
};
