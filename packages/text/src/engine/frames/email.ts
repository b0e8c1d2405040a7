import { isProse } from "../message.ts";
import { joinParts, leadWith, sentencesOf, type Frame } from "./frame.ts";

/** Greeting as given, the ask first, the sign-off as given. */
export const email: Frame = ({ greeting, blocks, signOff }) => {
  const body = leadWith(blocks, ["ask"]).map((block) => (isProse(block) ? sentencesOf(block).join(" ") : block));
  return joinParts([greeting, ...body, signOff]);
};
