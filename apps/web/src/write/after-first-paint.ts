/** What Write needs a moment after its first paint, in one file: it is fetched at once, so that no state waits for the network. */
export { DraftDock } from "../draft/draft-dock.tsx";
export { FactsColumn } from "./facts-column.tsx";
export { Notice } from "./notice.tsx";
export { ResultPane } from "./result-pane.tsx";
