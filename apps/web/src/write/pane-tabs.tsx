import { tallyOf } from "../facts/ledger.tsx";
import type { ShownFact } from "@rewrite-service/review";
import { Choice } from "../ui/choice.tsx";
import { barWords } from "../words/bar.ts";
import type { Pane } from "./panes.ts";

/** The three panes of a narrow page; the facts say how many were kept. */
export const PaneTabs = ({
  facts,
  pane,
  onPane,
}: {
  facts: readonly ShownFact[];
  pane: Pane;
  onPane: (pane: Pane) => void;
}) => {
  const { kept, all } = tallyOf(facts);
  const added = facts.filter(({ state }) => state === "invented").length;
  const panes = (["draft", "result", "facts"] as const).map((id) => ({
    id,
    name: barWords.paneNames[id],
    ...(id === "facts" && all > 0 ? { count: added > 0 ? `${kept}/${all} +${added}` : `${kept}/${all}` } : {}),
  }));
  return (
    <div className="pane-tabs">
      <Choice label={barWords.panes} name="pane" options={panes} value={pane} onChange={onPane} />
    </div>
  );
};
