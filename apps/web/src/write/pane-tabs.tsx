import { tallyOf } from "../facts/fact-list.tsx";
import { factsWords, isTrouble } from "@rewrite-service/review";
import { Choice } from "../ui/choice.tsx";
import { barWords } from "../words/bar.ts";
import type { Pane } from "./panes.ts";
import type { ListedFacts } from "./use-listed-facts.ts";

/** The three panes of a narrow page; the facts say how many were kept, and that a sentence is missing. */
export const PaneTabs = ({
  listed,
  isDraft,
  pane,
  onPane,
}: {
  listed: ListedFacts | null;
  /** Whether they are the draft's alone, before any rewrite. */
  isDraft: boolean;
  pane: Pane;
  onPane: (pane: Pane) => void;
}) => {
  const { facts = [], meaning = [], leftOut = 0 } = listed ?? ({} as Partial<ListedFacts>);
  const told = [...facts, ...meaning];
  const { kept, all } = tallyOf(told);
  const added = told.filter(({ state }) => state === "invented").length;
  const isBad = told.some(isTrouble);
  const count = isDraft ? String(all) : barWords.keptOf(kept, all, added);
  const missing = <i key="left-out" className="left-out" role="img" aria-label={factsWords.leftOut(leftOut)} />;
  const panes = (["draft", "result", "facts"] as const).map((id) => ({
    id,
    name: barWords.paneNames[id],
    ...(id === "facts" && all + leftOut > 0 ? { count: leftOut === 0 ? count : [count, missing], isBad } : {}),
  }));
  return (
    <div className="pane-tabs">
      <Choice label={barWords.panes} name="pane" options={panes} value={pane} onChange={onPane} />
    </div>
  );
};
