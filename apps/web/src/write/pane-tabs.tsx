import { tallyOf } from "../facts/fact-list.tsx";
import { factsWords, isTrouble } from "@rewrite-service/review";
import { Choice } from "../ui/choice.tsx";
import { barWords } from "../words/bar.ts";
import type { Pane } from "./panes.ts";
import type { ListedFacts } from "./use-listed-facts.ts";

const NONE: Omit<ListedFacts, "before"> = { facts: [], meaning: [], leftOut: 0 };

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
  const { facts, meaning, leftOut } = listed ?? NONE;
  const told = [...facts, ...meaning];
  const { kept, all } = tallyOf(told);
  const added = told.filter(({ state }) => state === "invented").length;
  const isBad = told.some(isTrouble);
  const count = isDraft ? String(all) : barWords.keptOf(kept, all, added);
  const panes = (["draft", "result", "facts"] as const).map((id) => ({
    id,
    name: barWords.paneNames[id],
    ...(id === "facts" && all > 0 ? { count, isBad } : {}),
    ...(id === "facts" && leftOut > 0 ? { missing: factsWords.leftOut(leftOut) } : {}),
  }));
  return (
    <div className="pane-tabs">
      <Choice label={barWords.panes} name="pane" options={panes} value={pane} onChange={onPane} />
    </div>
  );
};
