import { isItem, readNote } from "./notes/note.ts";
import { asSentence } from "./notes/sentence.ts";

/**
 * Notes as prose. Slots ("owner: Ana"), moves ("840 -> 310 ms"), states ("staging down") and fragments without a
 * subject get the words that a sentence needs and nothing else; what fits no form, or would not keep its facts by
 * `keeps`, gets capitals and full stops.
 */
export const proseFromNotes = (text: string, keeps: (before: string, after: string) => boolean): string => {
  const blocks = text
    .trim()
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : line))
    .join("\n")
    .split(/\n\n+/);
  const subject = /\b(?:I|my|me)\b/.test(text) && !/\b(?:we|our|us)\b/i.test(text) ? "I" : "We";
  return blocks
    .map((block) => proseFromBlock(block, subject, keeps))
    .filter((block) => block !== "")
    .join("\n\n");
};

const proseFromBlock = (
  block: string,
  subject: "I" | "We",
  keeps: (before: string, after: string) => boolean,
): string => {
  const lines = block.split("\n").filter((line) => line.trim() !== "");
  // One line that is no item is a sentence, a title or prose already.
  const [first = "", ...items] = lines;
  // A line above a list is its heading; it says nothing by itself and must not run into the first item.
  const headed = !isItem(first) && items.length > 0 && items.every(isItem);
  const heading = headed ? `${asSentence(first).replace(/\.$/, ":")}\n\n` : "";
  const sentences: string[] = [];
  let labels: string[] = [];
  const flush = (): void => {
    if (labels.length > 0) sentences.push(asSentence(labels.join("; ")));
    labels = [];
  };
  for (const line of headed ? items : lines) {
    const note = readNote(line, subject, keeps);
    if (note.text === "") continue;
    if (note.whole) {
      flush();
      sentences.push(asSentence(note.text));
    } else labels.push(note.text);
  }
  flush();
  return heading + sentences.join(" ");
};
