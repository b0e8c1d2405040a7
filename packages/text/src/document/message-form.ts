import { LIST_ITEM } from "./list-item.ts";

const SUBJECT_OR_GREETING =
  /^(?:[*_]{0,2}subject(?: line)?:|(?:hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening))\b[^,.:;!?]{0,40}(?:[,:!]|$)|[^,.:;!?]{1,40},$)/i;
const SIGN_OFF =
  /^(?:(?:(?:many|kind|kindest|best|warm|with|my) )*(?:thanks|thank you|regards|wishes|best|cheers|sincerely|respectfully|yours(?: \w+)?)(?: again| so much| a lot)?|all the best|take care|talk soon)(?:[,.!]|$)/i;
/** A sign-off is followed by a name, a title and a firm at most. */
const LAST_LINES = 4;
const HEADING_OR_BOLD = /^#{1,6}\s|\*\*[^*]{2,80}\*\*/;

/**
 * Whether a text has the form of a message or a note at work: a subject, a greeting, a sign-off, a list, or a heading or
 * bold words in Markdown. Press, essays, stories and abstracts hardly ever have one of these. `readMessage` finds where
 * such parts begin and end, but would add a tenth to the size of the likelihood.
 */
export const hasMessageForm = (text: string): boolean => {
  const [first = "", ...rest] = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return (
    SUBJECT_OR_GREETING.test(first) ||
    rest.slice(-LAST_LINES).some((line) => SIGN_OFF.test(line) && line.length < 60) ||
    [first, ...rest].some((line) => LIST_ITEM.test(line) || HEADING_OR_BOLD.test(line))
  );
};
