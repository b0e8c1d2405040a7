import { readMessage } from "../document/message.ts";
import { editsOf, type Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";

const CLOSING =
  "(?:best|best regards|kind regards|warm regards|warmest regards|many regards|regards|sincerely|yours(?: sincerely| truly| faithfully)?|all the best|best wishes|kindest regards|warmly|respectfully)";
const NAME = "\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,2}";
/** A formula and a name under a message, on lines of their own. */
const SIGN_OFF = new RegExp(`\\n[ \\t]*\\n[ \\t]*${CLOSING}[,.!]?(?:[ \\t]*\\n+[ \\t]*${NAME})?\\s*$`, "giu");
const HELLO_ALL =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: (?:there|all|team|everyone|everybody|folks|both|colleagues|dear colleagues))?(?:[,.!]|[ \t]*(?=\n))[ \t]*\n\s*/i;

/** In a chat the formulas around a letter go; whom it greets by name stays. */
const inChat = (text: string): Edit[] => {
  const edits = [
    // A formal letter that is sent in a chat stays one.
    ...(/^(?:subject:[^\n]*\n+)?Dear\b/i.test(text) ? [] : editsOf(text, SIGN_OFF, () => "")),
    ...editsOf(text, /(?<![\p{L}\p{N}'’])I would like to(?= [a-z])/gu, () => "I'd like to"),
  ];
  const hello = HELLO_ALL.exec(text)?.[0] ?? "";
  if (hello !== "" && hello.length < text.length) edits.push({ start: 0, end: hello.length, insert: "" });
  return edits;
};

/** Greetings, closings and their formulas as the register has them; only a chat changes something. */
export const letter: Pass = {
  kind: "letter",
  edits: (text, { register }) => (register === "slack" && readMessage(text).blocks.length > 0 ? inChat(text) : []),
};
