import type { TellPlace } from "../../tells/places.ts";
import type { Edit } from "../edits.ts";
import { formsOf } from "../wording-rows.ts";
import { hasUsualCase } from "../../document/case.ts";
import { sentenceBefore } from "../clause.ts";
import { finiteOf, tenseOf, type Tense } from "../tense.ts";
import type { Transform } from "./transform.ts";

// What stands for a participle, as a verb. "!" marks those that the subject of the sentence does; else what the sentence
// tells does it.
const VERBS = new Map(
  "ensuring=secure|making=make|highlighting=show|emphasizing=stress|underscoring=show|showcasing=show|demonstrating=show|illustrating=show|revealing=show|symbolizing=stand for|signaling=signal|marking=mark|reflecting=reflect|embodying=represent|reinforcing=strengthen|solidifying=strengthen|enabling=enable|allowing=allow|reducing=reduce|promoting=promote|fostering=encourage|encouraging=encourage|empowering=help|inspiring=encourage|enhancing=improve|elevating=raise|transforming=change|shaping=shape|influencing=influence|impacting=affect|affecting=affect|creating=create|cultivating=build|facilitating=ease|improving=improve|increasing=increase|causing=cause|minimizing=reduce|leading=lead|resulting=result|contributing=add|reminding=remind|evoking=recall|challenging=challenge|adding=add|bridging=bridge|leaving=leave|providing=provide|offering=offer|delivering=deliver|casting=cast!|capturing=capture!|blending=blend!|drawing=draw!|weaving=weave!|sparking=start|igniting=set off|inviting=invite|exploring=explore!|guiding=guide!|sharing=share!|seeking=seek!|focusing=focus!"
    .split("|")
    .map((row) => row.split("=") as [string, string]),
);

interface Verb {
  present: string;
  past: string;
  own: boolean;
}

const verbOf = (participle: string): Verb | null => {
  const row = VERBS.get(participle);
  if (row === undefined) return null;
  const [base = "", ...more] = row.replace("!", "").split(" ");
  const [, present, past] = formsOf(base)
    .split("/")
    .map((form) => [form, ...more].join(" ")) as [string, string, string];
  return { present, past, own: row.endsWith("!") };
};

// Ways to say the tail that hold in every tense.
const TIMELESS: readonly (readonly [tail: RegExp, insert: string])[] = [
  [
    /^ensuring (?:that |(?=[^.,;:]{2,60}? (?:is|are|was|were|has|have|had|can|could|will|would|gets?|stays?|remains?|remained|feels?|receives?|felt|received|meets?|met)\b))/i,
    " so that ",
  ],
  [
    /^(?:enabling|allowing|empowering) (us|them|you|me|him|her|it|people|users|readers|customers|(?:the |its |our |their |your )?[a-z]+s) to /i,
    ", so that $1 can ",
  ],
  [/^focusing on /i, ", with a focus on "],
  [/^(?:featuring|boasting) /i, ", with "],
  [/^(?:seeking|aiming) to /i, " to "],
  [/^seeking /i, ", in search of "],
  [/^aiming for /i, ", for "],
  [/^offering (?=(?:an?|some|many|both|more|[a-z]+ (?:views|options|advice|support|help|access))\b)/i, ", with "],
  [/^ensuring (?=an? )/i, ", for "],
];

const PRONOUNS: Readonly<Record<string, string>> = { us: "we", them: "they", me: "I", him: "he", her: "she" };

const ADJECTIVAL =
  /^(?:inviting|engaging|challenging|inspiring|encouraging|revealing|empowering|understanding|evoking)/i;

const BEFORE_ADJECTIVE = /\b(?:an?|the|its|his|her|their|our|very|so|most|more|is|are|was|were) [a-z-]+$/i;

const CONTEXT_MAX = 260;
const TAIL_MAX = 240;

// A participle after "and" in the same tail would be left hanging, unless its verb is known.
const SECOND =
  / and (?!(?:interesting|engaging|existing|outstanding|ongoing|lasting|exciting|charming|challenging|compelling|surprising)\b)([a-z]+ing) [a-z]/g;
// What may follow a second comma of a tail that still ends its sentence.
const GOES_ON =
  /^[^,]+,(?: [^,]+,)* ?(?:and|or|but|which|while|as|so|even|especially|including|rather|not|without|with|from|where|who|whether|all|both|particularly|[a-z]+ing)\b/;

const OPENS_UNDER =
  /^(?:once|when|whenever|if|while|after|as|although|though|since|because|before|until|unless|where)\b/i;
const LISTS_DOINGS = /\b(?:like|such as|including|include|includes|by) (?:[a-z]+ly )?[a-z]+ing\b/;
// The verb of a sentence that the participle is the subject of.
const IS_SUBJECT =
  /^(?!ensuring\b|making sure\b)[a-z]+(?:(?! (?:that|which|who|whose|how|what|why|where|when|if|because|as|than|they|it|we|you|he|she|I|whether|and)\b)[^.,;:!?])* (?:is|are|was|were|can|will|would|has|have|had|could|should|may|might)\b/;

interface Tail {
  /** Where its comma stands. */
  comma: number;
  /** From the participle to the end of the sentence. */
  words: string;
  /** The clause right before the comma, and the sentence up to it. */
  clause: string;
  sentence: string;
  /** The tense of what stands before, where its words say it. */
  tense: Tense;
  /** Whether the clause is long enough to be one. */
  full: boolean;
}

const tailAt = (text: string, { start, end }: TellPlace): Tail | null => {
  let comma = start - 1;
  while (comma > 0 && text[comma] === " ") comma -= 1;
  const after = text.slice(start, start + TAIL_MAX);
  const stop = after.search(/[.!?\n;]/);
  if (text[comma] !== "," || (stop < 0 && start + TAIL_MAX < text.length)) return null;
  const sentence = sentenceBefore(text, comma, CONTEXT_MAX).trimStart();
  const clause = sentence.slice(sentence.lastIndexOf(",") + 1);
  if (/[(["“]/.test(sentence) || !/\s\S+\s/.test(sentence)) return null;
  // "Leading the group, she wrote it, making …": what opens the sentence has no verb of its own.
  if (/^(?!Going forward|Moving forward)[A-Z][a-z]+ing\b[^,]*,/.test(sentence)) return null;
  // "Once it is known, offering a refund is wise", "steps like calling them, offering a refund": it is no tail.
  if (OPENS_UNDER.test(sentence) && !sentence.includes(",")) return null;
  if (LISTS_DOINGS.test(clause) || IS_SUBJECT.test(after)) return null;
  // "A warm, inviting room": the participle is one more adjective.
  if (ADJECTIVAL.test(text.slice(start, end)) && BEFORE_ADJECTIVE.test(clause)) return null;
  const full = /^\s*\S+\s+\S+\s+\S/.test(clause) && !/^\s*(?:and|or|[a-z]+ing)\b/.test(clause);
  const tense = (full ? tenseOf(clause) : null) ?? tenseOf(sentence);
  const words = stop < 0 ? after : after.slice(0, stop);
  // The words between this and another comma may stand inside the clause, with its verb still to come.
  if (words.includes(",") && (tense === null || !GOES_ON.test(words))) return null;
  return { comma, words, clause, sentence, tense, full };
};

const timeless = ({ words, tense, full }: Tail, place: TellPlace, comma: number): Edit | null => {
  if ((tense === null && !full) || words.search(SECOND) >= 0) return null;
  for (const [pattern, insert] of TIMELESS) {
    const match = pattern.exec(words);
    if (match === null) continue;
    const group = match[1] === undefined ? "" : (PRONOUNS[match[1].toLowerCase()] ?? match[1]);
    return { start: comma, end: place.start + match[0].length, insert: insert.replace("$1", group) };
  }
  return null;
};

/** Whether the subject of a clause in the present is one thing, and no other clause stands in it. */
const isOfOne = (clause: string): boolean =>
  /^(?:is|has|does|[a-z]{3,}s)$/.test(finiteOf(clause)?.word ?? "") &&
  !/\b(?:that|which|who|how|what|when|where|if)\b/.test(clause);

const LONG_MIN = 20;
const TAIL_MIN = 4;

/** Whether a sentence is long enough to end before its tail, and the tail to stand by itself. */
const isLong = (sentence: string, tail: string): boolean =>
  sentence.split(/\s+/).length >= LONG_MIN && tail.split(/\s+/).length > TAIL_MIN;

const finite = (
  { words, clause, sentence, tense, full, comma }: Tail,
  start: number,
  ofText: () => Tense,
): Edit | null => {
  const [opening = "", participle = ""] = /^(?:(?:thereby|ultimately|thus|further) )?([a-z]+ing)\b/i.exec(words) ?? [];
  const known = verbOf(participle.toLowerCase());
  const now = tense ?? (full ? ofText() : null);
  if (known === null || now === null) return null;
  let hanging = false;
  const rest = words.slice(opening.length).replace(SECOND, (match: string, other: string) => {
    const second = verbOf(other);
    hanging ||= second === null;
    return second === null ? match : match.replace(other, second[now]);
  });
  if (hanging || !/^ [^\s,.]/.test(rest)) return null;
  const own = !/\band\b/.test(clause) && (now === "past" || isOfOne(clause)) ? " and" : null;
  const joint = known.own ? own : isLong(sentence, rest) ? ". This" : ", which";
  return joint === null ? null : { start: comma, end: start + words.length, insert: `${joint} ${known[now]}${rest}` };
};

const textTense = (text: string): Tense => {
  const counts = { past: 0, present: 0 };
  for (const sentence of text.slice(0, 8000).split(/[.!?]\s/)) {
    const tense = tenseOf(sentence);
    if (tense !== null) counts[tense] += 1;
  }
  if (counts.past > 2 * counts.present) return "past";
  return counts.present > 2 * counts.past ? "present" : null;
};

const PARTICIPLE = /^(?:(?:thereby|ultimately|thus|further) )?[a-z]+ing\b/;

/** ", ensuring that …" at the end of a sentence becomes "so that …" or ", which …", in the tense of its sentence. */
export const participleTail: Transform = {
  name: "participle-tail",
  edits: ({ text, tells }) => {
    let whole: { tense: Tense } | null = null;
    const ofText = (): Tense => (whole ??= { tense: textTense(text) }).tense;
    return tells.flatMap((place) => {
      // A longer tell of another rule may open with the participle.
      if (!PARTICIPLE.test(text.slice(place.start, place.start + 20))) return [];
      if (!hasUsualCase(text.slice(place.start, place.end))) return [];
      const tail = tailAt(text, place);
      return tail === null ? [] : (timeless(tail, place, tail.comma) ?? finite(tail, place.start, ofText) ?? []);
    });
  },
};
