import { readMessage } from "../document/message.ts";
import { editsOf, type Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";
import { PATTERNS } from "./pattern-table.ts";

/** Units of a message that nobody takes for a chat. */
const LONG = 1_200;

/** In a chat the formulas around a letter go; whom it greets by name stays. */
const inChat = (text: string): Edit[] => {
  const hello = PATTERNS().letter.helloAll.exec(text)?.[0] ?? "";
  // A letter to somebody that is sent in a chat stays one.
  if ((hello === "" && /^\W*(?:subject:|dear\b)/i.test(text)) || text.length > LONG) return [];
  const edits = [
    ...editsOf(text, PATTERNS().letter.signOff, () => ""),
    ...editsOf(text, /(?<![\p{L}\p{N}'’])I would like to(?= [a-z])/gu, () => "I'd like to"),
  ];
  if (hello.length > 0 && hello.length < text.length) edits.push({ start: 0, end: hello.length, insert: "" });
  return edits;
};

/** Greetings, closings and their formulas as the register has them; only a chat changes something. */
export const letter: Pass = {
  kind: "letter",
  edits: (text, { register }) => (register === "slack" && readMessage(text).blocks.length > 0 ? inChat(text) : []),
};
