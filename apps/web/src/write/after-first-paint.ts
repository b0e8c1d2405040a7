/** What Write needs a moment after its first paint, in one file: it is fetched at once, so that no state waits for the network. */
export { DraftFoot } from "../draft/draft-foot.tsx";
export { HistoryQuestion } from "./history-question.tsx";
export { isLetterForAll, LetterQuestion } from "./letter-question.tsx";
export { Notice } from "./notice.tsx";
export { ResultFoot } from "./result-foot.tsx";
export { ResultPane } from "./result-pane.tsx";
