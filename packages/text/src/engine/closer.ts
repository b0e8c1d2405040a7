import { upperFirst } from "../document/case.ts";
import { readMessage } from "../document/message.ts";
import { usualCourtesies, type Habit, type VoiceHabits } from "../voice/habits.ts";
import { contractionEdits } from "./contractions.ts";
import type { Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";

/** Share of the samples in which a greeting or a closing is a habit. */
const USUAL = 0.6;
const CONTRACTS = 0.75;
const WRITES_OUT = 0.1;

const usual = (habits: readonly Habit[], voice: VoiceHabits): string | null => {
  const [first] = usualCourtesies(habits, voice);
  return first !== undefined && first.count >= USUAL * voice.samples ? first.value : null;
};

/** Whether the writer writes "i", and so small letters where others write capitals. */
const writesSmall = ({ profile: { grams } }: VoiceHabits): boolean =>
  [" i ", " i'"].some((run) => (grams[run] ?? 0) > (grams[run.replace("i", "I")] ?? 0));

const opened = (words: string, voice: VoiceHabits): string => (writesSmall(voice) ? words : upperFirst(words));

/** The writer's word of greeting in the place of the draft's; titles and their names stay. */
const greetingEdit = (text: string, voice: VoiceHabits): Edit[] => {
  const own = usual(voice.greetings, voice);
  const word =
    /^(?:Hi|Hello|Hey|Dear|Good (?:morning|afternoon|evening))(?= \p{Lu})(?! (?:Mr|Mrs|Ms|Mx|Dr|Prof|Sir|Madam)\b)/u.exec(
      text,
    )?.[0];
  if (own === null || word === undefined || word.toLowerCase() === own.toLowerCase()) return [];
  return [{ start: 0, end: word.length, insert: opened(own, voice) }];
};

/** Whether a writer signs so, with the name in it: "R.", "Gen xx". Closings that the name stands under are kept in small letters. */
const isSignature = (closing: string): boolean => closing !== closing.toLowerCase();

/** The writer's closing in the place of the draft's, where one of the usual ones stands on a line of its own. */
const closingEdit = (text: string, voice: VoiceHabits): Edit[] => {
  const own = usual(voice.signOffs, voice);
  const closing = /^[^,\n.!]+/.exec(readMessage(text).signOff)?.[0].trim() ?? "";
  if (own === null || closing === "" || /^[-–—/]/.test(closing) || closing.toLowerCase() === own.toLowerCase())
    return [];
  const start = text.lastIndexOf(closing);
  if (start <= 0 || text[start - 1] !== "\n") return [];
  return [{ start, end: isSignature(own) ? text.length : start + closing.length, insert: opened(own, voice) }];
};

const UNMARKED =
  /^(?:(?:do|does|did|is|are|was|were|ca|wo|have|has|had|could|would|should)nt|im|ive|(?:that|what|there)s|(?:you|they)re)$/;

/** Whether a word is written as the writer writes: a word of the samples, and small letters or lost apostrophes that are a habit. */
export const isOwnWord = (word: string, written: string, voice: VoiceHabits | null | undefined): boolean => {
  if (!voice) return false;
  const small = word.toLowerCase();
  const { words } = voice.profile;
  if (writesSmall(voice) && /\p{Lu}/u.test(written) && word === small) return true;
  if (written.toLowerCase() === small) return false;
  const plain = written.toLowerCase();
  const isUnmarked = plain.replace(/['’]/g, "") === small && words[plain] === undefined;
  return words[small] !== undefined || (isUnmarked && Object.keys(words).some((each) => UNMARKED.test(each)));
};

/** What opens or closes a text with a name of its own. */
const NAMED = /^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2},?\n|\n\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2}$/u;

/** A mail made from notes with the writer's usual greeting and closing around it, where it has none. */
export const completed = (text: string, voice: VoiceHabits): string => {
  const { subject, greeting, signOff } = readMessage(text);
  if (subject + greeting + signOff !== "" || NAMED.test(text)) return text;
  const hello = usual(voice.greetings, voice);
  const closing = usual(voice.signOffs, voice);
  return [
    // Nobody writes "Dear," to nobody.
    ...(hello && hello !== "dear" ? [`${opened(hello, voice)},`] : []),
    text,
    ...(closing ? [opened(closing, voice) + (isSignature(closing) ? "" : ",")] : []),
  ].join("\n\n");
};

/** Gives a draft the habits of its writer: greeting, closing, contractions. Its other words are the draft's. */
export const inOwnWords = (voice: VoiceHabits): Pass => ({
  kind: "own",
  edits: (text, { reader }) => {
    const guards = reader(text).guards();
    const { contractions } = voice;
    const edits = [...greetingEdit(text, voice), ...closingEdit(text, voice)];
    // Where a draft has both forms, its writer chose them.
    const contracts = contractionEdits(text, true, guards);
    const writesOut = contractionEdits(text, false, guards);
    if (contractions !== null && contractions >= CONTRACTS && writesOut.length === 0) edits.push(...contracts);
    if (contractions !== null && contractions <= WRITES_OUT && contracts.length === 0) edits.push(...writesOut);
    return edits;
  },
});
