import { changeOf, type Change } from "./comparison.ts";
import { once } from "../document/once.ts";
import type { Span } from "../document/span.ts";
import { editsOf, meaningComparer, type Edit, type Item, type SameMeaning } from "./edits.ts";
import {
  areSeparate,
  isAlone,
  isDeniedElsewhere,
  STAYED_MIN,
  stayOf,
  type Finding,
  type IsOftener,
  type Stay,
} from "./stay.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { forceIn, promiseIn } from "./stayed-force.ts";
import { negationOf, type Denials, type WordAt } from "./stayed-negation.ts";
import { exchangeIn, oppositeIn, tenseOf } from "./stayed-turns.ts";
import { movedIn, wordIn, type Draft } from "./stayed-words.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/*
 * A sentence that stayed but for a few words is read word by word: what was turned round in it is an alarm, another word that is no
 * synonym a place to look at. A sentence that was made anew says in other words what it says, and its wording is not judged.
 */

// Share of the words of both texts that stay in their places: above it the one is the other but for a few words, and each of them counts.
const CLOSE_MIN = 0.9;
// A sentence with more words than this that differ is none that stayed, whatever its length.
const ITEMS_MAX = 40;

/** What is asked about the two texts while their sentences are judged. */
interface Texts {
  same: SameMeaning;
  denials: Denials;
  draft: Draft;
  isOftener: IsOftener;
}

/** What the words of one place say otherwise, where the two texts are the same but for a few words. */
const findingsOfWords = (stay: Stay, edit: Edit, { draft, isOftener }: Texts): Finding[] => {
  const found = wordIn(edit, draft, isOftener);
  return found === null ? [] : [{ ...found, severity: stay.open === 1 ? found.severity : "soft" }];
};

/** Whether one finding says of a word that it came or went, and another what it stands for: "least" that became "most". */
const isWithin = (one: Finding, other: Finding): boolean =>
  (one.removed === null && one.added === other.added && other.removed !== null) ||
  (one.added === null && one.removed === other.removed && other.added !== null);

const findingsIn = (stay: Stay, texts: Texts, wordAt: WordAt): Finding[] => {
  const { same, denials, isOftener } = texts;
  const exchange = exchangeIn(stay, wordAt, same);
  const negation = negationOf(stay, wordAt, denials);
  const found: (Finding | null)[] = [exchange, negation];
  for (const [at, edit] of stay.left.entries()) {
    found.push(
      isDeniedElsewhere(stay, edit) ? null : oppositeIn(edit, same, stay.near),
      tenseOf(stay.edits[at] as Edit, edit),
      forceIn(edit, stay, isOftener),
    );
    if (stay.near) found.push(promiseIn(edit, stay));
  }
  if (stay.close) found.push(...stay.left.flatMap((edit) => findingsOfWords(stay, edit, texts)), movedIn(stay.edits));
  const findings = found.filter((finding) => finding !== null);
  // Where the sentence says other things anew too, what turned may be said there; a denial put in is said nowhere else.
  const denial = negation?.removed === null ? negation : null;
  const separate = areSeparate(
    stay,
    findings.filter(({ severity }) => severity === "hard"),
  );
  const isCertain = (finding: Finding): boolean =>
    stay.close || (stay.near && (separate || finding === exchange || finding === denial || isAlone(stay, finding)));
  const alarms = findings.filter((finding) => finding.severity === "hard" && isCertain(finding));
  if (alarms.length > 0) return alarms.filter((one) => !alarms.some((other) => isWithin(one, other)));
  return findings.slice(0, 1).map((finding) => ({ ...finding, severity: "soft" }));
};

// Of "don't" only the denial differs.
const shown = ({ word, text }: Item): string => (word === "not" ? word : text);

const reasonOf = ({ removed, added }: Finding): string => {
  if (removed === null) return added === null ? "" : `"${shown(added)}" was added`;
  if (added === null) return `"${shown(removed)}" was dropped`;
  // "Beds outsold sofas" that became "sofas outsold beds".
  if (removed.word === added.word) return `"${shown(removed)}" changed places`;
  return `"${shown(removed)}" became "${shown(added)}"`;
};

const timesIn = ({ ids }: TokenizedText, known: Vocabulary): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const id of ids) times.set(known.words[id] as string, (times.get(known.words[id] as string) ?? 0) + 1);
  return times;
};

/** What sentences that stayed say otherwise, facts aside: alarms, and at most one place to look at in each. */
export const judgeStayed = (
  before: TokenizedText,
  after: TokenizedText,
  views: readonly View[],
  known: Vocabulary,
  closeness: number,
  denials: Denials,
  addresses: Record<Item["side"], readonly Span[]>,
): Change[] => {
  const close = closeness >= CLOSE_MIN;
  const words = once(() => new Set(Array.from(before.ids, (id) => known.words[id] as string)));
  const forms = once(() => new Set([...words()].flatMap(lemmas)));
  const times = once(() => [before, after].map((text) => timesIn(text, known)));
  const texts: Texts = {
    same: meaningComparer(),
    denials,
    draft: {
      has: (word) => words().has(word),
      hasForm: (word) => lemmas(word).some((form) => forms().has(form)),
    },
    isOftener: ({ side, word }) => {
      const [was, is] = times().map((each) => each.get(word) ?? 0) as [number, number];
      return side === "before" ? was > is : is > was;
    },
  };
  return views.flatMap((view) => {
    if (view.hunks.length === 0) return [];
    const edits = editsOf(view, before, after, known, addresses);
    if (edits.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0) > ITEMS_MAX) return [];
    const stay = stayOf(view, edits, texts.same, close);
    if (!stay.near && stay.share < STAYED_MIN) return [];
    const wordAt: WordAt = (side, at) => {
      const [reading, tokens] = side === "before" ? [before, view.before] : [after, view.after];
      return known.words[reading.ids[tokens[at] as number] as number];
    };
    return findingsIn(stay, texts, wordAt).map((finding) =>
      changeOf(finding.topic, finding.severity, finding.removed, finding.added, reasonOf(finding)),
    );
  });
};
