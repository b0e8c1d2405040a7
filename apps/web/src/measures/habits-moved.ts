import { habitsOf, measureVoice, type VoiceHabits } from "@rewrite-service/text";

/** One habit before and after, beside the voice's own. */
export interface MovedHabit {
  habit: "contractions" | "sentenceWords" | "greeting" | "signOff" | "favourites" | "avoided" | "mark";
  /** Which mark, for `mark`. */
  detail: string;
  voice: string;
  before: string;
  after: string;
  nearer: boolean;
}

const NONE = "–";
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const rate = (value: number): string => String(Math.round(value));

interface Measured {
  voice: number;
  before: number | null;
  after: number | null;
}

// What changes by less is not reported as having moved.
const SHARE_MIN = 0.1;
const WORDS_MIN = 1;
const RATE_MIN = 4;
const MOVED_MAX = 6;

const moved = (
  habit: MovedHabit["habit"],
  { voice, before, after }: Measured,
  least: number,
  show: (value: number) => string,
  detail = "",
): MovedHabit[] => {
  if (before === null || after === null || Math.abs(before - after) < least) return [];
  const nearer = Math.abs(after - voice) < Math.abs(before - voice);
  return [{ habit, detail, voice: show(voice), before: show(before), after: show(after), nearer }];
};

const courtesy = (
  habit: "greeting" | "signOff",
  own: readonly { value: string }[],
  before: string | undefined,
  after: string | undefined,
): MovedHabit[] => {
  if (own.length === 0 || before === after) return [];
  const values = own.map(({ value }) => value);
  const nearer = after !== undefined && values.includes(after);
  return [
    { habit, detail: "", voice: values.slice(0, 2).join(", "), before: before ?? NONE, after: after ?? NONE, nearer },
  ];
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}']+/gu) ?? [];

const held = (text: string, habits: readonly { value: string }[]): string[] => {
  const there = new Set(wordsOf(text));
  return habits.map(({ value }) => value).filter((value) => there.has(value));
};

const lists = (
  habit: "favourites" | "avoided",
  own: VoiceHabits["favourites"],
  before: string,
  after: string,
): MovedHabit[] => {
  const [was, is] = [held(before, own), held(after, own)];
  if (was.length === is.length) return [];
  const show = (values: string[]): string => (values.length === 0 ? NONE : values.slice(0, 3).join(", "));
  const voice =
    habit === "favourites"
      ? own
          .slice(0, 3)
          .map(({ value }) => value)
          .join(", ")
      : NONE;
  const nearer = habit === "favourites" ? is.length > was.length : is.length < was.length;
  return [{ habit, detail: "", voice, before: show(was), after: show(is), nearer }];
};

/** The habits of a voice that a text took on, or lost, on its way from `before` to `after`; the telling ones, at most six. */
export const habitsMoved = (before: string, after: string, voice: VoiceHabits): MovedHabit[] => {
  const [was, is] = [measureVoice([before]), measureVoice([after])];
  // Only the marks that the page of the voice lists.
  const listed = habitsOf(voice).filter(({ id }) => id.startsWith("mark:"));
  const marks = listed.flatMap(({ value: mark }) =>
    moved(
      "mark",
      {
        voice: voice.punctuation[mark] as number,
        before: was.punctuation[mark] ?? 0,
        after: is.punctuation[mark] ?? 0,
      },
      RATE_MIN,
      rate,
      mark,
    ),
  );
  const length = (habits: VoiceHabits): number | null => (habits.words === 0 ? null : habits.sentenceWords.mean);
  return [
    ...(voice.contractions === null
      ? []
      : moved(
          "contractions",
          { voice: voice.contractions, before: shareOf(was), after: shareOf(is) },
          SHARE_MIN,
          percent,
        )),
    ...moved(
      "sentenceWords",
      { voice: voice.sentenceWords.mean, before: length(was), after: length(is) },
      WORDS_MIN,
      rate,
    ),
    ...courtesy("greeting", voice.greetings, was.greetings[0]?.value, is.greetings[0]?.value),
    ...courtesy("signOff", voice.signOffs, was.signOffs[0]?.value, is.signOffs[0]?.value),
    ...lists("favourites", voice.favourites, before, after),
    ...lists("avoided", voice.avoided, before, after),
    ...marks,
  ].slice(0, MOVED_MAX);
};

const shareOf = ({ contractions }: VoiceHabits): number | null => contractions;
