import { LIST_ITEM, readMessage } from "./message.ts";

const HEADING_OR_BOLD = /^\s*#{1,6}\s|\*\*[^*\n]{2,80}\*\*/m;

/**
 * Whether a text has the form of a message or a note at work: a subject, a greeting, a sign-off, a list, or a heading or
 * bold words in Markdown. Press, essays, stories and abstracts next to never have one of these.
 */
export const hasMessageForm = (text: string): boolean => {
  const { subject, greeting, signOff, blocks } = readMessage(text);
  return (
    [subject, greeting, signOff].some((part) => part !== "") ||
    blocks.some((block) => block.split("\n").some((line) => LIST_ITEM.test(line))) ||
    HEADING_OR_BOLD.test(text)
  );
};
