import { upperFirst } from "../document/case.ts";
import { sentences } from "../document/sentences.ts";
import type { RegisterId } from "../registers/register.ts";
import { checkTells } from "../tells/check.ts";
import { voiceDistance } from "../voice/distance.ts";
import type { VoiceHabits } from "../voice/habits.ts";
import { likelySites, sitesOf } from "./alternatives.ts";
import { contractionEdits } from "./contractions.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { keepsFacts, type Reader } from "./fact-check.ts";
import { LIST_ITEM, readMessage } from "../document/message.ts";
import { editsOf } from "./transforms/transform.ts";

const TRIES_MAX = 24;

const joints = (text: string): Edit[] => {
  const all = sentences(text);
  return all.flatMap((sentence, at) => {
    const next = all[at + 1];
    if (next === undefined || next.paragraph !== sentence.paragraph || text[sentence.end - 1] !== ".") return [];
    if (text.slice(sentence.end, next.start) !== " ") return [];
    const opening = /^(?:I|We|It|They|You|He|She)\b/.exec(text.slice(next.start, next.end))?.[0];
    if (opening === undefined || next.end - sentence.start > 160) return [];
    const pronoun = opening === "I" ? "I" : opening.toLowerCase();
    return [{ start: sentence.end - 1, end: next.start + opening.length, insert: `, and ${pronoun}` }];
  });
};

/** Each place between two sentences as a new paragraph, or as none. The items of a list stay whole and apart. */
const breaks = (text: string): Edit[] =>
  editsOf(text, /(?<=[a-z)][.!?])(?: |\n{1,2})(?=[A-Z][a-z]*\b)/g, ({ 0: gap, index }) => {
    if (LIST_ITEM.test(text.slice(text.lastIndexOf("\n", index - 1) + 1, index))) return null;
    return gap === " " ? "\n\n" : " ";
  });

/** A greeting or a closing that the writer uses more, in the place of one that is there. */
const courtesies = (text: string, voice: VoiceHabits): Edit[] => {
  const { greeting, signOff } = readMessage(text);
  const edits: Edit[] = [];
  const hello = /^(?:hi|hello|hey|dear)\b/i.exec(greeting)?.[0];
  const ownHello = voice.greetings[0]?.value;
  if (hello !== undefined && ownHello !== undefined && text.startsWith(hello) && hello.toLowerCase() !== ownHello)
    edits.push({ start: 0, end: hello.length, insert: upperFirst(ownHello) });
  const closing = /^[^,\n]+/.exec(signOff)?.[0];
  const ownClosing = voice.signOffs[0]?.value;
  const at = closing === undefined ? -1 : text.lastIndexOf(closing);
  if (closing !== undefined && ownClosing !== undefined && at >= 0 && closing.toLowerCase() !== ownClosing)
    edits.push({
      start: at,
      end: at + closing.length,
      insert: upperFirst(ownClosing),
    });
  return edits;
};

/** Steps toward the writer's habits, each kept only where the measured distance falls, no fact moves and no tell comes. */
export const towardVoice = (text: string, voice: VoiceHabits, register: RegisterId, reader: Reader): string => {
  let now = text;
  let distance = voiceDistance(now, voice);
  const tellsOf = (draft: string): number => checkTells(draft, { register }).findings.length;
  const tells = tellsOf(text);
  const attempt = (edits: readonly Edit[]): void => {
    if (edits.length === 0) return;
    const next = applyEdits(now, edits, reader(now).guards());
    if (next === now || !keepsFacts(reader, now, next)) return;
    const reached = voiceDistance(next, voice);
    if (reached >= distance || tellsOf(next) > tells) return;
    now = next;
    distance = reached;
  };
  attempt(contractionEdits(now, true, reader(now).guards()));
  attempt(contractionEdits(now, false, reader(now).guards()));
  if (register === "email" || register === "slack") attempt(editsOf(now, /\n\n/g, () => "\n"));
  attempt(editsOf(now, /(?<=[a-z][.!?])\n(?=[A-Z][a-z]* )/g, () => " "));
  attempt(breaks(now).filter(({ insert }) => insert !== " "));
  attempt(editsOf(now, /(?<=[a-z])!(?=\s|$)/g, () => "."));
  attempt(editsOf(now, /(?<=[a-z]) (?:--|-|–) (?=[a-z])/g, () => ", "));
  attempt(editsOf(now, /(?<=[a-z]), (?=(?:and|but|so|or) )/g, () => " "));
  for (const edit of courtesies(now, voice).reverse()) attempt([edit]);
  for (const edit of sitesOf(now, reader(now).guards()).slice(0, TRIES_MAX).reverse()) attempt([edit]);
  for (const edit of likelySites(now, reader(now).guards()).slice(0, TRIES_MAX).reverse()) attempt([edit]);
  for (const edit of breaks(now).slice(0, TRIES_MAX).reverse()) attempt([edit]);
  for (const edit of joints(now).slice(0, TRIES_MAX).reverse()) attempt([edit]);
  return now;
};
