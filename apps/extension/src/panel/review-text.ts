import {
  changePieces,
  changeStatus,
  gapShown,
  meaningWords,
  movedUp,
  reviewRows,
  reviewWords,
  risksOf,
  type Decisions,
  type Row,
} from "@rewrite-service/review";
import { make } from "../view/element.ts";
import type { Review } from "./judge.ts";
import { findingsIn, findingsOf } from "./meaning.ts";

const TAGS = { removed: "del", added: "ins", same: "span" } as const;

/** The words of a change: both wordings in one text while it is open, the one that was chosen after that. */
const wordingOf = (row: Row, decisions: Decisions): (Node | string)[] =>
  decisions[row.passage.id] === undefined
    ? changePieces(row).map(({ kind, text }) => make(TAGS[kind], {}, text))
    : [row.text];

const changeOf = (
  row: Row,
  { alignment, changes, mix, meaning }: Review,
  decisions: Decisions,
  current: number | null,
): Node => {
  const { passage, isSide } = row;
  const isCurrent = passage.id === current;
  const words = wordingOf(row, decisions);
  if (isSide)
    return make(
      "span",
      { class: "change", role: "group", "data-side": `${passage.id}`, "aria-label": reviewWords.sidePart },
      ...words,
    );
  const decision = decisions[passage.id];
  const found = findingsOf(findingsIn(meaning), passage, alignment, mix).map(({ type }) => meaningWords.types[type]);
  const status = changeStatus(passage, decision, passage.status === "moved" && movedUp(alignment, passage));
  const at = changes.findIndex(({ id }) => id === passage.id) + 1;
  return make(
    "span",
    {
      class: "change",
      role: "group",
      tabindex: isCurrent ? "0" : "-1",
      "data-change": `${passage.id}`,
      "data-decision": decision?.kind ?? "open",
      "data-risky": `${decision === undefined && risksOf(passage, decision).length > 0}`,
      "data-current": `${isCurrent}`,
      "data-meaning": `${found.length > 0}`,
      "aria-label": [reviewWords.change(at, changes.length, status), ...found].join(", "),
    },
    ...words,
  );
};

/** The result as one text with its changes in it, each sentence once, in the order of the app's review. */
export const reviewNodes = (review: Review, decisions: Decisions, current: number | null): Node[] =>
  reviewRows(review.alignment, decisions).flatMap((row): Node[] => {
    const gap = document.createTextNode(gapShown(row, decisions[row.passage.id]));
    if (row.kind === "change") return [gap, changeOf(row, review, decisions, current)];
    if (row.kind === "text") return [gap, document.createTextNode(row.text)];
    const way = movedUp(review.alignment, row.passage) ? "↑" : "↓";
    return [gap, make("span", { class: "moved-from soft" }, `${way} ${reviewWords.wasHere}`)];
  });
