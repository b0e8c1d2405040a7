import { namesSomebody } from "../message.ts";
import { joinParts, leadWith, shortParagraphs, type Frame } from "./frame.ts";

/** The result first, paragraphs of two sentences, no letter frame without a name in it. */
export const linkedin: Frame = ({ greeting, blocks, signOff }) => {
  const name = signOff.split("\n").slice(1).join("\n").trim();
  return joinParts([
    namesSomebody(greeting) ? greeting : "",
    ...shortParagraphs(leadWith(blocks, ["outcome"]), 2),
    name,
  ]);
};
