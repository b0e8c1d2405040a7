import { readMessage, type Message } from "../document/message.ts";
import { countsOf, featuresOf, SAMPLE_MAX, type Features } from "./features.ts";
import { COUNT_MIN, type Habit, type VoiceHabits } from "./habits.ts";
import { usedMoreOrLess } from "./word-preferences.ts";
import { meanShares } from "./weigh.ts";

/** Samples that are read. */
const SAMPLES_MAX = 500;
const GRAMS_MAX = 6000;
const WORDS_MAX = 8000;
const LAYOUT_MAX = 1000;
const LISTED_MAX = 8;
/** Least share of all sentences that open with a word for it to be a habit: everybody opens some with "the". */
const OPENER_SHARE_MIN = 0.5;

const ranked = (kind: string, values: readonly string[], among: number, of: string): Habit[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1 || among < 4)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, LISTED_MAX)
    .map(([value, count]) => ({
      id: `${kind}:${value}`,
      value,
      count,
      evidence: `${count} of ${among} ${among === 1 ? of.slice(0, -1) : of}.`,
    }));
};

/** Greetings between which a writer chooses by whim: they are one habit, under the commonest of them. */
const CASUAL = /^(?:hi|hey|hello)$/;
const GREETING_WORD = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/i;
/** The words of a closing; a name behind a dash alone is none. */
const CLOSING_WORDS = /^\p{L}[^,\n.!]*/u;
const NAME_MAX = 60;
/** A name, or initials, in a last line of its own. */
const NAME_LINE = /\n[-–— ]{0,3}\p{Lu}[\p{L}.'’]{0,20}(?: \p{Lu}[\p{L}.'’]{0,20}){0,2}[ .,]{0,3}$/u;

/** "See you there. Cheers!", which a letter may end in and a chat often does. */
const CLOSING_AT_END = /(?<=[.!?)\n]\s*)(\p{L}+(?: \p{L}+){0,2})!+[^\p{L}\n]*(?:\s(\p{Lu}\p{L}*))?\s*$/u;

/** A first line that may greet with whatever word: "Hiya Tom,". */
const HELLO_LINE =
  /^\s*(?!(?:mrs?|ms|mx|dr|prof|sir|thanks|thank|sorry|yes|no|ok)\b)(\p{L}+)((?: \p{Lu}[\p{L}'’.-]*){0,2})(?:[,!]\s*\n|\s*\n\s*\n)/iu;

/** The words that samples open with on a line of their own, before one name and another: a name alone is no greeting. */
const helloWords = (samples: readonly string[]): ReadonlySet<string> => {
  const named = new Map<string, Set<string>>();
  for (const sample of samples) {
    const [, word = "", names = ""] = HELLO_LINE.exec(sample) ?? [];
    named.set(word.toLowerCase(), (named.get(word.toLowerCase()) ?? new Set()).add(names));
  }
  return new Set([...named].flatMap(([word, names]) => (names.size > 1 ? word : [])));
};

/** A last paragraph of a word or three that signs in whatever way, "R.", "Gen xx", or closes over a line that does, "Ta,". */
const SIGNED_LINES =
  /\n\s*\n[ \t]*(?![-*•+>])(?!\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*\s*$)(\p{L}[\p{L}'’]*(?: [\p{L}'’]+){0,2})(?:([.!]?)|,?\s*\n[ \t]*\p{L}[\p{L}.'’]*(?: [\p{L}.'’]+)?)\s*$/u;

/** How a sample is signed: closings in small letters, a name or initials as they are written. */
const signedBy = (sample: string, signOff: string): string | undefined => {
  const closing = CLOSING_WORDS.exec(signOff)?.[0].trim().toLowerCase();
  const [, words, mark] = closing === undefined ? (SIGNED_LINES.exec(sample.slice(-NAME_MAX)) ?? []) : [];
  return closing ?? (mark === undefined ? words?.toLowerCase() : words + mark);
};

/** A sample in its parts; its closing may stand behind its last sentence. */
const partsOf = (sample: string): Message => {
  const message = readMessage(sample);
  const parted = message.signOff === "" ? readMessage(sample.replace(CLOSING_AT_END, "\n\n$1,\n$2")) : message;
  return parted.signOff === "" ? message : parted;
};

/** What of a sample is prose of its writer: no greeting, no sign-off, no name under it. */
const bodyOf = (blocks: readonly string[]): string => {
  const body = blocks.join("\n\n");
  const name = NAME_LINE.exec(body.slice(-NAME_MAX))?.[0] ?? "";
  return body.slice(0, body.length - name.length);
};

/** Says of a greeting that was counted together with others how often it is itself among them, and how often they are. */
const withOwnCount = (habit: Habit, greeted: readonly string[], samples: number): Habit => {
  const own = greeted.filter((greeting) => greeting === habit.value).length;
  if (own === habit.count) return habit;
  const others = [...new Set(greeted)].filter((greeting) => CASUAL.test(greeting) && greeting !== habit.value).sort();
  const named = others.map((greeting) => `“${greeting}”`).join(" and ");
  return { ...habit, evidence: `${own} of ${samples} samples, ${named} in ${habit.count - own} more.` };
};

const commonest = (values: readonly string[]): string | undefined => {
  const count = (value: string): number => values.filter((each) => each === value).length;
  return [...new Set(values)].sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1))[0];
};

const spread = (lengths: readonly number[]): { mean: number; deviation: number } => {
  if (lengths.length === 0) return { mean: 0, deviation: 0 };
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return { mean, deviation: Math.sqrt(variance) };
};

const withinLimits = (all: readonly string[]): string[] => {
  let left = SAMPLE_MAX;
  return all.slice(0, SAMPLES_MAX).flatMap((sample) => {
    const read = sample.slice(0, left);
    left -= read.length;
    return read.trim() === "" ? [] : [read];
  });
};

const profileOf = (samples: readonly string[]): VoiceHabits["profile"] => {
  const counts = samples.map(countsOf);
  const grams = counts.map((each) => each.grams);
  const words = counts.map((each) => each.words);
  const layout = counts.map((each) => each.layout);
  return {
    grams: meanShares(grams, "grams", GRAMS_MAX),
    words: meanShares(words, "words", WORDS_MAX),
    layout: meanShares(layout, "layout", LAYOUT_MAX),
  };
};

const summed = (features: readonly Features[], of: (each: Features) => number): number =>
  features.reduce((sum, each) => sum + of(each), 0);

/** Measures habits from samples of one person's writing; the first 500 samples, 100,000 UTF-16 units in all. */
export const measureVoice = (all: readonly string[]): VoiceHabits => {
  const samples = withinLimits(all);
  const messages = samples.map(partsOf);
  const whole = samples.map(featuresOf);
  const bodies = messages.map(({ blocks }) => featuresOf(bodyOf(blocks)));
  const words = summed(whole, (each) => each.words.length);
  const contracted = summed(whole, (each) => each.contracted);
  const places = contracted + summed(whole, (each) => each.written);
  const marks = Object.keys(featuresOf("").marks);
  // "Hey Bo can you call?" greets too, and its first word opens no sentence of its own.
  const openers = bodies.flatMap((each) => each.openers).filter((word) => !GREETING_WORD.test(word));
  const hellos = helloWords(samples);
  const greeted = messages.flatMap(({ greeting, blocks }, at) => {
    const known = GREETING_WORD.exec(greeting || (blocks[0] ?? ""))?.[0] ?? HELLO_LINE.exec(samples[at] ?? "")?.[1];
    const word = known?.toLowerCase() ?? "";
    return GREETING_WORD.test(word) || hellos.has(word) ? word : [];
  });
  const casual = commonest(greeted.filter((greeting) => CASUAL.test(greeting)));
  const greetings = greeted.map((greeting) => (CASUAL.test(greeting) ? (casual ?? greeting) : greeting));
  const signOffs = messages.flatMap(({ signOff }, at) => signedBy(samples[at] ?? "", signOff) ?? []);
  return {
    samples: samples.length,
    words,
    sentenceWords: spread(bodies.flatMap((each) => each.sentenceWords)),
    contractions: places < 3 ? null : contracted / places,
    punctuation: Object.fromEntries(
      marks.map((mark) => [mark, (1000 * summed(whole, (each) => each.marks[mark] ?? 0)) / Math.max(1, words)]),
    ),
    openers: ranked("opener", openers, openers.length, "sentences").filter(
      ({ count }) => count >= Math.max(COUNT_MIN, OPENER_SHARE_MIN * openers.length),
    ),
    greetings: ranked("greeting", greetings, samples.length, "samples").map((habit) =>
      withOwnCount(habit, greeted, samples.length),
    ),
    signOffs: ranked("sign-off", signOffs, samples.length, "samples"),
    ...usedMoreOrLess(whole, words, LISTED_MAX),
    profile: profileOf(samples),
  };
};
