import { changeOf, type Change } from "./comparison.ts";
import { COURTESY } from "../document/word-classes.ts";
import { around, FILLER, PERSON, sceneOf, shareClause, type Scene, type Surroundings } from "./surroundings.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/*
 * Two things that both stand in both texts may have been exchanged: what the draft says of the one is said of the other. Each thing is
 * known by what stands around it, and two were exchanged where each has the surroundings of the other now. Sentences may be turned, split
 * and joined meanwhile, for nearness counts and not place.
 */

const VIEW_TOKENS_MAX = 400;
const THINGS_MAX = 24;
const NAMES_MAX = 12;
const PLACES_MAX = 6;
// How much better the surroundings of the other have to fit than its own: facts are told apart more surely than plain words.
const FIGURE_MARGIN = 0.15;
const NAME_MARGIN = 0.25;
const RETOLD_MARGIN = 0.6;
const WORD_MARGIN = 0.8;
const CROSS_MIN = 0.25;
const REBUILT_MAX = 0.4;
const NAMED_MIN = 0.55;
// "Founder" and "founding" are one word.
const ALIKE = 4;
// "Fewer slides and more numbers" lists nothing.
const DEGREE = /^(?:more|few|less)/;

/** The cosine of two surroundings, by what stands in both texts and is neither of the two things. */
const likeness = (one: Surroundings, other: Surroundings, x: Thing, y: Thing, there: ReadonlySet<string>): number => {
  let [both, mine, theirs] = [0, 0, 0];
  for (const [key, weight] of one) {
    if (key === x.key || key === y.key || !there.has(key)) continue;
    mine += weight * weight;
    both += weight * (other.get(key) ?? 0);
  }
  for (const [key, weight] of other) if (key !== x.key && key !== y.key && there.has(key)) theirs += weight * weight;
  return both === 0 ? 0 : both / Math.sqrt(mine * theirs);
};

/** A thing that stands once in a stretch of each text, or once in each text. */
interface Thing {
  key: string;
  kind: string;
  before: number;
  after: number;
  /** No longer in the same row of words. */
  moved: boolean;
  was: Surroundings;
  is: Surroundings;
}

const kindOf = (scene: Scene, token: number): string => {
  const { reading } = scene;
  const kind = reading.facts[reading.fact[token] as number]?.kind;
  if (kind === undefined) return PERSON.test(scene.wordAt(token)) ? "name" : "word";
  return /^(?:number|ordinal|measure)$/.test(kind) ? "figure" : /^(?:date|weekday)$/.test(kind) ? "date" : kind;
};

// "Kevin Sinfield" and "Sinfield" are one.
const shareWord = (one: string, other: string): boolean => {
  const words = one.slice(one.indexOf(":") + 1).split(" ");
  return other
    .slice(other.indexOf(":") + 1)
    .split(" ")
    .some((word) => words.includes(word));
};

const once = (scene: Scene, tokens: readonly number[]): Map<string, number> => {
  const places = new Map<string, number>();
  for (const token of tokens) {
    const key = scene.keyAt(token);
    if (key !== undefined) places.set(key, places.has(key) ? -1 : token);
  }
  return places;
};

/** Things of a view that stand once on both sides. */
const thingsOf = (view: View, one: Scene, other: Scene, known: Vocabulary): Thing[] => {
  // A sentence of this length is none.
  if (Math.max(view.before.length, view.after.length) > VIEW_TOKENS_MAX) return [];
  const [left, right] = [once(one, view.before), once(other, view.after)];
  const things: Omit<Thing, "was" | "is">[] = [];
  view.before.forEach((token, at) => {
    const key = one.keyAt(token);
    if (key === undefined || key === "not" || left.get(key) !== token) return;
    const partner = right.get(key) ?? -1;
    if (partner < 0) return;
    const isWord = (one.reading.fact[token] as number) < 0;
    if (isWord && ((known.classes[one.reading.ids[token] as number] as number) & COURTESY) !== 0) return;
    const moved = view.match[view.after.indexOf(partner)] !== at;
    things.push({ key, kind: kindOf(one, token), before: token, after: partner, moved });
  });
  // A thing that can have changed places needs another of its kind, and one of the two has to have moved.
  const near = things.filter((thing) =>
    things.some((other) => other !== thing && other.kind === thing.kind && (thing.moved || other.moved)),
  );
  return near
    .slice(0, THINGS_MAX)
    .map((thing) => ({ ...thing, was: around(one, thing.before), is: around(other, thing.after) }));
};

/** Names of the two texts, each by all that stands around it wherever it stands. */
const namesOf = (one: Scene, other: Scene, views: readonly View[]): Thing[] => {
  const [left, right] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const take = (places: Map<string, number[]>, scene: Scene, token: number): void => {
    const key = scene.keyAt(token);
    if (key?.startsWith("name:") === true) places.set(key, [...(places.get(key) ?? []), token]);
  };
  // Where a name still stands for itself nothing was exchanged.
  for (const { before, after, match } of views) {
    const stays = new Set<number>();
    match.forEach((at, place) => {
      const [token, partner] = [after[place] as number, before[at] as number];
      if (at >= 0 && one.keyAt(partner) === other.keyAt(token)) stays.add(partner);
      else take(right, other, token);
    });
    for (const token of before) if (!stays.has(token)) take(left, one, token);
  }
  if (left.size > NAMES_MAX) return [];
  const merged = (scene: Scene, tokens: readonly number[]): Surroundings => {
    const found = new Map<string, number>();
    for (const token of tokens.slice(0, PLACES_MAX))
      for (const [key, weight] of around(scene, token)) found.set(key, Math.max(weight, found.get(key) ?? 0));
    return found;
  };
  return [...left].flatMap(([key, tokens]) => {
    const there = right.get(key);
    if (there === undefined) return [];
    const [before, after] = [tokens[0] as number, there[0] as number];
    return [{ key, kind: "name", before, after, moved: true, was: merged(one, tokens), is: merged(other, there) }];
  });
};

// Things of one list stand in any order: "Ana, Bo and Chi".
const areListed = ({ keyAt, wordAt }: Scene, one: number, other: number): boolean => {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  let between = 0;
  let joint = last === first + 1;
  for (let at = first + 1; at < last; at += 1) {
    if (keyAt(at) !== undefined) between += 1;
    else if (!FILLER.test(wordAt(at)) && wordAt(at) !== "or") return false;
    if (wordAt(at) === "and" || wordAt(at) === "or") joint = true;
  }
  return joint && between <= 1;
};

const areExchanged = (x: Thing, y: Thing, there: ReadonlySet<string>, isRetold: boolean): boolean => {
  const [xAsY, yAsX] = [likeness(x.was, y.is, x, y, there), likeness(y.was, x.is, x, y, there)];
  if (xAsY < CROSS_MIN || yAsX < CROSS_MIN) return false;
  const stays = likeness(x.was, x.is, x, y, there) + likeness(y.was, y.is, x, y, there);
  const margin =
    x.kind === "word" ? WORD_MARGIN : x.kind !== "name" ? FIGURE_MARGIN : isRetold ? RETOLD_MARGIN : NAME_MARGIN;
  return xAsY + yAsX >= stays + margin;
};

// "The board reviewed it" and "it was reviewed by the board": "by" stands on one side alone.
const isTurned = (view: View, one: Scene, other: Scene): boolean => {
  const count = ({ wordAt }: Scene, tokens: readonly number[]): number =>
    tokens.filter((token) => wordAt(token) === "by").length;
  return count(one, view.before) !== count(other, view.after);
};

const sharedKeys = (one: Scene, other: Scene, views: readonly View[]): Set<string> => {
  const keys = (scene: Scene, side: "before" | "after"): Set<string> =>
    new Set(views.flatMap((view) => view[side].flatMap((token) => scene.keyAt(token) ?? [])));
  const there = keys(other, "after");
  return new Set([...keys(one, "before")].filter((key) => there.has(key)));
};

/** Things that changed places, as changes of the one and of the other. */
export const judgeExchanges = (
  before: TokenizedText,
  after: TokenizedText,
  views: readonly View[],
  known: Vocabulary,
): Change[] => {
  const changes: Change[] = [];
  const stems = new Map<number, string | undefined>();
  const [one, other] = [sceneOf(before, known, stems), sceneOf(after, known, stems)];
  const judge = (things: readonly Thing[], there: ReadonlySet<string>, turned: boolean, alike: number): void => {
    for (const [index, x] of things.entries()) {
      for (const y of things.slice(index + 1)) {
        if (x.kind !== y.kind || (!x.moved && !y.moved)) continue;
        if (x.kind === "name" && shareWord(x.key, y.key)) continue;
        if (x.kind === "word" && x.key.slice(0, ALIKE) === y.key.slice(0, ALIKE)) continue;
        if (!DEGREE.test(x.key) && areListed(one, x.before, y.before) && areListed(other, x.after, y.after)) continue;
        const isRetold = turned || alike < (x.kind === "name" ? NAMED_MIN : REBUILT_MAX);
        // Inside one clause the same words stand around both.
        const isOne =
          (x.kind === "name" || x.kind === "word") &&
          (shareClause(one, x.before, y.before) || shareClause(other, x.after, y.after));
        if ((!isOne && areExchanged(x, y, there, isRetold)) || (!isRetold && takesPlace(x, y) && takesPlace(y, x)))
          note(x, y);
      }
    }
  };
  // "The agency pays the client": each stands between the very words that stood round the other.
  const takesPlace = (x: Thing, y: Thing): boolean =>
    x.moved &&
    before.ids[x.before - 1] === after.ids[y.after - 1] &&
    before.ids[x.before + 1] === after.ids[y.after + 1];
  const noted = new Set<string>();
  const note = (x: Thing, y: Thing): void => {
    const pair = `${x.before} ${y.before}`;
    if (noted.has(pair)) return;
    noted.add(pair);
    const span = ({ starts, ends }: TokenizedText, token: number): { start: number; end: number } => ({
      start: starts[token] as number,
      end: ends[token] as number,
    });
    const [first, second] = [span(before, x.before), span(before, y.before)];
    const reason = `"${before.text.slice(first.start, first.end)}" and "${before.text.slice(second.start, second.end)}" changed places`;
    changes.push(changeOf("wording", "hard", first, span(after, y.after), reason));
    changes.push(changeOf("wording", "hard", second, span(after, x.after), reason));
  };
  const names = namesOf(one, other, views);
  if (names.length > 1) judge(names, sharedKeys(one, other, views), true, 1);
  for (const view of views) {
    if (view.hunks.length === 0) continue;
    const things = thingsOf(view, one, other, known);
    if (things.length > 1) judge(things, sharedKeys(one, other, [view]), isTurned(view, one, other), view.likeness);
  }
  return changes;
};
