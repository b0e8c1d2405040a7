import { isProse } from "../message.ts";
import { joinParts, leadWith, sentencesOf, type Frame } from "./frame.ts";

/** The outcome first, then what the writer wrote, in the writer's order. */
export const skipLevel: Frame = ({ greeting, blocks, signOff }) => {
  const body = leadWith(blocks, ["outcome", "ask"]).map((block) =>
    isProse(block) ? sentencesOf(block).join(" ") : block,
  );
  return joinParts([greeting, ...body, signOff]);
};
