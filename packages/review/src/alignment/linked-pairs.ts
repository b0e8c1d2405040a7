import { hunksOf, matchTokens, type SentencePair, type Span } from "@rewrite-service/text";
import { CLAIM_MIN, isContent, wordsOf } from "./content-words.ts";
import { joinedText } from "./joined-text.ts";
import { inReadingOrder } from "./reading-order.ts";
import { longestRun, runsOf } from "./runs.ts";
import { hasSubject } from "./subject.ts";

/** Pairs that are accepted or rejected together. */
interface Group {
  pairs: SentencePair[];
  /** How much oftener its part of the result has a content word than its part of the draft; never 0. */
  gains: ReadonlyMap<string, number>;
  /** The content words of each sentence. */
  draft: readonly (readonly string[])[];
  result: readonly (readonly string[])[];
}

const sideOf = (pairs: readonly SentencePair[], side: "before" | "after" | "removed" | "added") =>
  pairs.flatMap((pair) => pair[side]).sort((x, y) => x.start - y.start);

/** Pairs as one. */
export const merged = (pairs: readonly SentencePair[]): SentencePair => ({
  status: "reworded",
  moved: pairs.some(({ moved }) => moved),
  before: sideOf(pairs, "before"),
  after: sideOf(pairs, "after"),
  removed: sideOf(pairs, "removed"),
  added: sideOf(pairs, "added"),
});

const added = (gains: Map<string, number>, word: string, by: number): void => {
  const sum = (gains.get(word) ?? 0) + by;
  if (sum === 0) gains.delete(word);
  else gains.set(word, sum);
};

const contentIn = (text: string, spans: readonly Span[]): string[][] =>
  spans.map(({ start, end }) => wordsOf(text.slice(start, end)).filter(isContent));

const groupOf = (pair: SentencePair, before: string, after: string): Group => {
  const gains = new Map<string, number>();
  const [draft, result] = [contentIn(before, pair.before), contentIn(after, pair.after)];
  for (const word of draft.flat()) added(gains, word, -1);
  for (const word of result.flat()) added(gains, word, 1);
  return { pairs: [pair], gains, draft, result };
};

const joined = (groups: readonly Group[]): Group => {
  const gains = new Map<string, number>();
  for (const group of groups) for (const [word, by] of group.gains) added(gains, word, by);
  return {
    pairs: groups.flatMap(({ pairs }) => pairs),
    gains,
    draft: groups.flatMap(({ draft }) => draft),
    result: groups.flatMap(({ result }) => result),
  };
};

/** Whether a side begins or ends with words that the other side has not. */
interface Edges {
  draft: { opens: boolean; ends: boolean };
  result: { opens: boolean; ends: boolean };
}

const edgesIn = (length: number, stretches: readonly (readonly [number, number])[]) => {
  const own = stretches.filter(([from, to]) => from < to);
  return { opens: own.some(([from]) => from === 0), ends: own.some(([, to]) => to === length) };
};

const edgesOf = ({ pairs }: Group, before: string, after: string): Edges => {
  const own = wordsOf(joinedText(before, sideOf(pairs, "before")));
  const other = wordsOf(joinedText(after, sideOf(pairs, "after")));
  const ids = new Map([...new Set([...own, ...other])].map((word, id) => [word, id]));
  const idOf = (word: string): number => ids.get(word) as number;
  const hunks = hunksOf(matchTokens(own.map(idOf), other.map(idOf)), own.length);
  const stretches = (side: "before" | "after") => hunks.map((hunk) => hunk[side]);
  return { draft: edgesIn(own.length, stretches("before")), result: edgesIn(other.length, stretches("after")) };
};

const isOnly = ({ pairs }: Group, status: "lost" | "new"): boolean => pairs.length === 1 && pairs[0]?.status === status;

const isLone = (group: Group | undefined): boolean =>
  group !== undefined && (isOnly(group, "lost") || isOnly(group, "new"));

/**
 * Joins what was left out with what came in its place. Sentences that stand in one text alone may say what the end of the
 * sentence before them or the beginning of the one behind them says, where that is in words that the other text has not.
 */
const holesClosed = (groups: readonly Group[], before: string, after: string): Group[] => {
  const out: Group[] = [];
  for (let at = 0; at < groups.length;) {
    let to = at;
    while (isLone(groups[to])) to += 1;
    const run = groups.slice(at, to);
    if (run.length === 0) {
      out.push(groups[at] as Group);
      at += 1;
      continue;
    }
    const [isLost, isNew] = [run.some((group) => isOnly(group, "lost")), run.some((group) => isOnly(group, "new"))];
    // A courtesy may say what the end of another did; a sentence that claims something stands for itself.
    const isShort = !run.some((group) => isOnly(group, "new") && group.gains.size >= CLAIM_MIN);
    const touches = (group: Group | undefined, edge: "opens" | "ends"): boolean => {
      if (group === undefined) return false;
      const { draft, result } = edgesOf(group, before, after);
      return (isNew && isShort && draft[edge]) || (isLost && result[edge]);
    };
    const isBehind = touches(out.at(-1), "ends");
    const isBefore = touches(groups[to], "opens");
    if (isBehind) run.unshift(out.pop() as Group);
    if (isBefore) run.push(groups[to] as Group);
    if (isBehind || isBefore || (isLost && isNew)) out.push(joined(run));
    else out.push(...run);
    at = isBefore ? to + 1 : to;
  }
  return out;
};

/** A content word of which one place loses what another gains. Places of groups. */
interface Exchange {
  word: string;
  lost: number;
  gained: number;
}

/** For each group that loses a content word the nearest that gains it. */
const exchanges = (groups: readonly Group[]): Exchange[] => {
  const places = new Map<string, { lost: number[]; gained: number[] }>();
  groups.forEach(({ gains }, at) => {
    for (const [word, by] of gains) {
      const place = places.get(word) ?? { lost: [], gained: [] };
      (by < 0 ? place.lost : place.gained).push(at);
      places.set(word, place);
    }
  });
  const found: Exchange[] = [];
  for (const [word, { lost, gained }] of places) {
    let next = 0;
    for (const one of lost) {
      while (next < gained.length && (gained[next] as number) < one) next += 1;
      for (const other of [gained[next - 1], gained[next]])
        if (other !== undefined) found.push({ word, lost: one, gained: other });
    }
  }
  return found;
};

// Where fewer words of a sentence went elsewhere they are a detail, as the name of a greeting is.
const MOVED_MIN = 0.4;

/** Whether a good part of one of the sentences is among these words. */
const isMost = (sentences: readonly (readonly string[])[], words: ReadonlySet<string>): boolean =>
  sentences.some((own) => {
    const there = own.filter((word) => words.has(word)).length;
    return there > 0 && there >= MOVED_MIN * own.length;
  });

/**
 * Pairs of places of groups, the smaller first, between which a good part of a sentence went, or a figure. By one word of
 * several alone, sentences would be one change that is longer than anything that the writer may want to refuse.
 */
const links = (groups: readonly Group[]): [number, number][] => {
  const between = new Map<string, Exchange[]>();
  for (const exchange of exchanges(groups)) {
    const key = `${exchange.lost} ${exchange.gained}`;
    between.set(key, [...(between.get(key) ?? []), exchange]);
  }
  return [...between.values()].flatMap((own): [number, number][] => {
    const [{ lost, gained }] = own as [Exchange];
    const words = new Set(own.map(({ word }) => word));
    const isOne =
      own.some(({ word }) => /\d/.test(word)) ||
      isMost(groups[lost]?.draft ?? [], words) ||
      isMost(groups[gained]?.result ?? [], words);
    return isOne ? [[Math.min(lost, gained), Math.max(lost, gained)]] : [];
  });
};

/** Joins the nearest groups that are linked; null where there are none. */
const linksJoined = (groups: readonly Group[]): Group[] | null => {
  const found = links(groups);
  if (found.length === 0) return null;
  const nearest = found.reduce((least, [one, other]) => Math.min(least, other - one), groups.length);
  const next: (Group | null)[] = [...groups];
  const taken = new Set<number>();
  for (const [one, other] of found) {
    if (other - one !== nearest || taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    next[one] = joined([groups[one] as Group, groups[other] as Group]);
    next[other] = null;
  }
  return next.filter((group) => group !== null);
};

const lone = (side: "before" | "after", run: Span[]): SentencePair => ({
  status: side === "before" ? "lost" : "new",
  moved: false,
  before: side === "before" ? run : [],
  after: side === "after" ? run : [],
  removed: side === "before" ? run : [],
  added: side === "after" ? run : [],
});

/** The pair and what of one side was taken out of it, the farthest from its longest run first. */
const withoutRepeats = (pair: SentencePair, side: "before" | "after", before: string, after: string) => {
  const runs = runsOf(pair[side], side === "before" ? before : after);
  const main = longestRun(pair[side], side === "before" ? before : after)[0]?.start ?? 0;
  const distance = ([first]: readonly Span[]): number => Math.abs((first?.start ?? 0) - main);
  const taken: SentencePair[] = [];
  let rest = pair;
  for (const run of runs.toSorted((x, y) => distance(y) - distance(x)).slice(0, -1)) {
    const left = { ...rest, [side]: rest[side].filter((span) => !run.includes(span)) };
    const own = lone(side, run);
    if (exchanges([groupOf(left, before, after), groupOf(own, before, after)]).length > 0) continue;
    rest = left;
    taken.push(own);
  }
  return { rest, taken };
};

/**
 * A pair without the sentences that stand apart from the others and say nothing that those do not say, such as the subject
 * of an e-mail; these are lost or new by themselves.
 */
const apart = (pair: SentencePair, before: string, after: string): SentencePair[] => {
  const result = withoutRepeats(pair, "after", before, after);
  const draft = withoutRepeats(result.rest, "before", before, after);
  return [draft.rest, ...draft.taken, ...result.taken];
};

/**
 * The pairs without the subject line that the result alone has, and that line as one of its own: it says again what the mail
 * says. Where it has a figure, or a good part of a sentence, that nothing else says, it stays.
 */
const withoutSubject = (pairs: readonly SentencePair[], before: string, after: string) => {
  const subject = hasSubject(after) && !hasSubject(before) ? sideOf(pairs, "after")[0] : undefined;
  const isRest = (span: Span): boolean => span !== subject;
  const left = pairs.flatMap((pair): SentencePair[] => {
    const own = pair.after.filter(isRest);
    if (own.length === pair.after.length) return [pair];
    if (own.length > 0) return [{ ...pair, after: own }];
    return pair.before.length === 0 ? [] : [lone("before", [...pair.before])];
  });
  if (subject === undefined || left.length === 0) return { pairs, subject: [] };
  const own = lone("after", [subject]);
  return links([groupOf(merged(left), before, after), groupOf(own, before, after)]).length > 0
    ? { pairs, subject: [] }
    : { pairs: left, subject: [own] };
};

/**
 * Joins pairs of sentences that cannot be decided apart: once no figure and no good part of a sentence is lost by one pair
 * and gained by another, whatever is accepted or rejected says none of these twice, and none that both texts have goes
 * missing. In reading order.
 */
export const linkedPairs = (pairs: readonly SentencePair[], before: string, after: string): SentencePair[] => {
  const mail = withoutSubject(pairs, before, after);
  const single = inReadingOrder(mail.pairs.flatMap((pair) => apart(pair, before, after))).map((pair) =>
    groupOf(pair, before, after),
  );
  let groups = holesClosed(single, before, after);
  for (let next = linksJoined(groups); next !== null; next = linksJoined(groups)) groups = next;
  const all = groups.map(({ pairs: own }) => (own.length === 1 ? (own[0] as SentencePair) : merged(own)));
  return [...mail.subject, ...all];
};
