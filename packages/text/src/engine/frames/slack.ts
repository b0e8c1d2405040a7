import { namesSomebody } from "../message.ts";
import { leadWith, shortParagraphs, type Frame } from "./frame.ts";

/** The ask first, no greeting without a name, no sign-off without one, short paragraphs. */
export const slack: Frame = ({ greeting, blocks, signOff }) => {
  const body = shortParagraphs(leadWith(blocks, ["ask"]), 2);
  const kept = namesSomebody(greeting) ? greeting : "";
  const name = signOff.split("\n").slice(1).join("\n").trim();
  return [kept, ...body, name].filter((part) => part !== "").join("\n\n");
};
