import type { TellPlace } from "../../tells/places.ts";
import type { Edit } from "../edits.ts";
import { tenseOf, type Tense } from "../tense.ts";
import type { Transform } from "./transform.ts";

interface Verb {
  present: string;
  past: string;
  /** Whether the subject of the sentence does it; else what the sentence tells does. */
  own: boolean;
}

const verb = (present: string, past: string, own = false): Verb => ({ present, past, own });

// The clause before the tail does this to what follows. "own" verbs belong to its subject.
const VERBS: Readonly<Record<string, Verb>> = {
  ensuring: verb("secures", "secured"),
  making: verb("makes", "made"),
  highlighting: verb("shows", "showed"),
  emphasizing: verb("stresses", "stressed"),
  underscoring: verb("shows", "showed"),
  showcasing: verb("shows", "showed"),
  demonstrating: verb("shows", "showed"),
  illustrating: verb("shows", "showed"),
  revealing: verb("shows", "showed"),
  symbolizing: verb("stands for", "stood for"),
  signaling: verb("signals", "signalled"),
  marking: verb("marks", "marked"),
  reflecting: verb("reflects", "reflected"),
  embodying: verb("represents", "represented"),
  reinforcing: verb("strengthens", "strengthened"),
  solidifying: verb("strengthens", "strengthened"),
  enabling: verb("enables", "enabled"),
  allowing: verb("allows", "allowed"),
  reducing: verb("reduces", "reduced"),
  promoting: verb("promotes", "promoted"),
  fostering: verb("encourages", "encouraged"),
  encouraging: verb("encourages", "encouraged"),
  empowering: verb("helps", "helped"),
  inspiring: verb("encourages", "encouraged"),
  enhancing: verb("improves", "improved"),
  elevating: verb("raises", "raised"),
  transforming: verb("changes", "changed"),
  shaping: verb("shapes", "shaped"),
  influencing: verb("influences", "influenced"),
  impacting: verb("affects", "affected"),
  affecting: verb("affects", "affected"),
  creating: verb("creates", "created"),
  cultivating: verb("builds", "built"),
  facilitating: verb("eases", "eased"),
  improving: verb("improves", "improved"),
  increasing: verb("increases", "increased"),
  causing: verb("causes", "caused"),
  minimizing: verb("reduces", "reduced"),
  "leading to": verb("leads to", "led to"),
  "resulting in": verb("results in", "resulted in"),
  "contributing to": verb("adds to", "added to"),
  "reminding us": verb("reminds us", "reminded us"),
  reminding: verb("reminds", "reminded"),
  evoking: verb("recalls", "recalled"),
  challenging: verb("challenges", "challenged"),
  adding: verb("adds", "added"),
  bridging: verb("bridges", "bridged"),
  leaving: verb("leaves", "left"),
  providing: verb("provides", "provided"),
  offering: verb("offers", "offered"),
  delivering: verb("delivers", "delivered"),
  casting: verb("casts", "cast", true),
  capturing: verb("captures", "captured", true),
  blending: verb("blends", "blended", true),
  drawing: verb("draws", "drew", true),
  weaving: verb("weaves", "wove", true),
  sparking: verb("starts", "started"),
  igniting: verb("sets off", "set off"),
  inviting: verb("invites", "invited"),
  exploring: verb("explores", "explored", true),
  guiding: verb("guides", "guided", true),
  sharing: verb("shares", "shared", true),
  navigating: verb("gets through", "got through", true),
  seeking: verb("seeks", "sought", true),
  focusing: verb("focuses", "focused", true),
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

const CONTEXT_MAX = 260;
const TAIL_MAX = 240;

/** The sentence up to the comma of a tail. */
const before = (text: string, comma: number): string => {
  const piece = text.slice(Math.max(0, comma - CONTEXT_MAX), comma);
  return piece.slice(Math.max(piece.lastIndexOf("\n") + 1, piece.search(/[^.!?:;—]*$/)));
};

// A participle after "and" in the same tail would be left hanging, unless its verb is known.
const SECOND = /(?<=,? and )([a-z]+ing)(?= (?:an?|the|its|our|your|their|his|her|more|new|[a-z]+s|[a-z]+)\b)/g;

const tailEdit = (text: string, place: TellPlace, tense: () => Tense): Edit | null => {
  let comma = place.start - 1;
  while (comma > 0 && text[comma] === " ") comma -= 1;
  if (text[comma] !== ",") return null;
  const sentence = before(text, comma);
  const clause = sentence.slice(sentence.lastIndexOf(",") + 1);
  const first = sentence.trim().split(/[\s,]+/);
  const full = clause.trim().split(/\s+/).length >= 3 && !/^\s*(?:and|or|[a-z]+ing)\b/.test(clause);
  // What follows a first comma may be an apposition: then the clause before it must hold the verb.
  const main = full && tenseOf(clause) !== null ? clause : sentence;
  if (first.length < 3 || (first[0] ?? "").endsWith("ing") || /[(["“]/.test(sentence)) return null;
  const after = text.slice(place.start, place.start + TAIL_MAX);
  const end = after.search(/[.!?\n;]/);
  const tail = end < 0 ? after : after.slice(0, end);
  if (end < 0 && place.start + TAIL_MAX < text.length) return null;
  // The words between this and another comma may stand inside the clause, with its verb still to come.
  const comma2 = tail.indexOf(",");
  if (
    comma2 >= 0 &&
    (tenseOf(main) === null ||
      !/^[^,]+,(?: [^,]+,)* ?(?:and|or|but|which|while|as|so|even|especially|including|rather|not|without|with|from|where|who|whether|all|both|particularly|[a-z]+ing)\b/.test(
        tail,
      ))
  )
    return null;
  // "A warm, inviting room": the participle is one more adjective.
  if (
    ADJECTIVAL.test(text.slice(place.start, place.end)) &&
    /\b(?:an?|the|its|his|her|their|our|very|so|most|more|is|are|was|were) [a-z-]+$/i.test(clause)
  )
    return null;
  for (const [pattern, insert] of TIMELESS) {
    const match = pattern.exec(tail);
    if (match === null || (tenseOf(main) === null && !full)) continue;
    if (SECOND.test(tail)) {
      SECOND.lastIndex = 0;
      continue;
    }
    SECOND.lastIndex = 0;
    const group = match[1] === undefined ? "" : (PRONOUNS[match[1].toLowerCase()] ?? match[1]);
    return { start: comma, end: place.start + match[0].length, insert: insert.replace("$1", group) };
  }
  const words = /^((?:(?:thereby|ultimately|thus|further) )?)([a-z]+ing)( to| in| us)?\b/i.exec(tail);
  if (words === null) return null;
  const name = (words[2] as string).toLowerCase();
  const joined = VERBS[`${name}${words[3] ?? ""}`];
  const known = joined ?? VERBS[name];
  if (known === undefined) return null;
  const now = tenseOf(main) ?? tenseOf(sentence) ?? (full ? tense() : null);
  if (now === null) return null;
  const formOf = ({ present, past }: Verb): string => (now === "past" ? past : present);
  let hanging = false;
  const rest = tail
    .slice(words[0].length - (joined === undefined ? (words[3] ?? "").length : 0))
    .replace(SECOND, (other: string) => {
      const second = VERBS[other];
      if (second === undefined) hanging = true;
      return second === undefined ? other : formOf(second);
    });
  if (hanging || rest.trim() === "" || /^[\s]*[,.]/.test(rest)) return null;
  const joint = known.own ? (now === "past" && !/\band\b/.test(clause) ? " and" : null) : ", which";
  if (joint === null) return null;
  return { start: comma, end: place.start + tail.length, insert: `${joint} ${formOf(known)}${rest}` };
};

const PARTICIPLE = /^(?:(?:thereby|ultimately|thus|further) )?[a-z]+ing\b/;

const textTense = (text: string): Tense => {
  const counts = { past: 0, present: 0 };
  for (const sentence of text.slice(0, 8000).split(/[.!?]\s/)) {
    const tense = tenseOf(sentence);
    if (tense !== null) counts[tense] += 1;
  }
  if (counts.past > 2 * counts.present) return "past";
  return counts.present > 2 * counts.past ? "present" : null;
};

/** ", ensuring that …" at the end of a sentence becomes "so that …" or ", which …", in the tense of its sentence. */
export const participleTail: Transform = {
  name: "participle-tail",
  edits: ({ text, told }) => {
    let whole: { tense: Tense } | null = null;
    const tense = (): Tense => (whole ??= { tense: textTense(text) }).tense;
    // A longer tell of another rule may open with the participle.
    return told.flatMap((place) =>
      PARTICIPLE.test(text.slice(place.start, place.start + 20)) ? (tailEdit(text, place, tense) ?? []) : [],
    );
  },
};
