import { tallyOf } from "../facts/ledger.tsx";
import { isTrouble, type ShownFact } from "@rewrite-service/review";
import { Choice } from "../ui/choice.tsx";
import { barWords } from "../words/bar.ts";
import type { Pane } from "./panes.ts";

/** The three panes of a narrow page; the facts say how many were kept. */
export const PaneTabs = ({
  facts,
  isDraft,
  pane,
  onPane,
}: {
  facts: readonly ShownFact[];
  /** Whether they are the draft's alone, before any rewrite. */
  isDraft: boolean;
  pane: Pane;
  onPane: (pane: Pane) => void;
}) => {
  const { kept, all } = tallyOf(facts);
  const added = facts.filter(({ state }) => state === "invented").length;
  const count = isDraft ? String(all) : added > 0 ? `${kept}/${all} +${added}` : `${kept}/${all}`;
  const panes = (["draft", "result", "facts"] as const).map((id) => ({
    id,
    name: barWords.paneNames[id],
    ...(id === "facts" && all > 0 ? { count, isBad: facts.some(isTrouble) } : {}),
  }));
  return (
    <div className="pane-tabs">
      <Choice label={barWords.panes} name="pane" options={panes} value={pane} onChange={onPane} />
    </div>
  );
};
