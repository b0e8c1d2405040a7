import { lowerFirst } from "../document/case.ts";
import { isItem, readNote, spelledOut, type Subject } from "./notes/note.ts";
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

// What such notes say was mostly done or wanted by whom they are about.
const ABOUT_OTHERS = /\b(?:interview|feedback|candidate|1:1|1-1|one-on-one|customer call|reference|profile)\b/i;

// Whom the notes of a talk are about, and how a note opens that says what this person does or how it is.
const TALK_WITH = /\b(?:1:1|1-1|one-on-one)s?(?: (?:with|w\/))? (\p{Lu}\p{Ll}+)\b(?! (?:and|&))/iu;
const DOES =
  /^(?:also |still )?(?:wants|needs|has|likes|feels|thinks|plans|prefers|hopes|asks|says|works|will|would|can|can['’]t|cannot|asked|said|mentioned|suggested|agreed|finished|started|wrote|took|got|is|was)\b(?! (?:by|to be)\b)/i;
const FEELS =
  /^(?:still |very |quite )?(?:happy|unhappy|worried|interested|excited|keen|frustrated|tired|confused|ready|open|back|proud|unsure|sure|satisfied|curious|nervous|on leave|busy)\b/i;

/** A note of a talk with the person as its subject, where it has none. */
const aboutPerson = (line: string, name: string): string => {
  const note = line.replace(/^\s*(?:[-*•+–]|\d{1,3}[.)])\s+/, "");
  return DOES.test(note) ? `${name} ${lowerFirst(note)}` : FEELS.test(note) ? `${name} is ${lowerFirst(note)}` : line;
};

/** The notes of one line: its sentences, where one of them starts small. */
const partsOf = (line: string): string[] => {
  const parts = line.split(/(?<=[\p{L}\d)%]{2})[.;]\s+(?=\p{L})/u);
  return parts.length > 1 && parts.slice(1).some((part) => /^\p{Ll}/u.test(part)) ? parts : [line];
};

const proseFromBlock = (block: string, writer: Subject, keeps: (before: string, after: string) => boolean): string => {
  const lines = block.split("\n").filter((line) => line.trim() !== "");
  // One line that is no item is a sentence, a title or prose already.
  const [first = "", ...items] = lines;
  // A line above a list is its heading; it says nothing by itself and must not run into the first item.
  const headed = !isItem(first) && isItem(items[0] ?? "");
  const heading = headed ? `${asSentence(spelledOut(first)).replace(/[.:]?$/, ":")}\n\n` : "";
  const subject = ABOUT_OTHERS.test(first) ? null : writer;
  const person = TALK_WITH.exec(first)?.[1];
  const sentences: string[] = [];
  let labels: string[] = [];
  const flush = (): void => {
    // Fragments with commas of their own would run into one another.
    if (labels.some((label) => label.includes(","))) sentences.push(...labels.map(asSentence));
    else if (labels.length > 0) sentences.push(asSentence(labels.join("; ")));
    labels = [];
  };
  for (const line of (headed ? items : lines).flatMap(partsOf)) {
    const about = person === undefined || line === first ? line : aboutPerson(line, person);
    const note = readNote(about, subject, keeps);
    if (note.text === "") continue;
    if (note.whole) {
      flush();
      sentences.push(asSentence(note.text));
    } else labels.push(note.text);
  }
  flush();
  return heading + sentences.join(" ");
};
