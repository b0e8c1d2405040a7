import {
  compareDrafts,
  type Change,
  hunksOf,
  matchTokens,
  overlaps,
  type Comparison,
  type Span,
} from "@rewrite-service/text";
import { isContent, isMostlyIn, stemOf, wordsOf } from "./content-words.ts";
import { isRisk } from "./risks.ts";
import { hasSubject } from "./subject.ts";

type Compared = Pick<Comparison, "pairs" | "changes">;

const WORD = /[\p{L}\p{N}]+(?:['’.,:][\p{L}\p{N}]+)*/gu;
const keyOf = (word: string): string => stemOf(word.toLowerCase().replace(/['’]/g, ""));

/** What it costs to begin or to end what is unsaid before a word, in words that speak against it: by far the least where a sentence ends. */
const costBefore = (gap: string, word: string): number =>
  /[.!?…\n]/.test(gap) ? 1 : /[,;:()–—]/.test(gap) ? 2 : /^(?:and|but|so|und|aber)$/i.test(word) ? 2.5 : 5;

/** Asks of each word of a draft, by its place among them, whether a text has it: in the same order, else anywhere that no other word is. */
const hasWord = (own: readonly string[], other: readonly string[]): ((at: number) => boolean) => {
  const ids = new Map([...new Set([...own, ...other])].map((word, id) => [word, id]));
  const idOf = (word: string): number => ids.get(word) as number;
  const hunks = hunksOf(matchTokens(own.map(idOf), other.map(idOf)), own.length);
  const free = new Map<string, number>();
  for (const word of hunks.flatMap(({ after: [from, to] }) => other.slice(from, to)))
    free.set(word, (free.get(word) ?? 0) + 1);
  const missing = new Set<number>();
  for (const {
    before: [from, to],
  } of hunks)
    for (let at = from; at < to; at += 1) {
      const left = free.get(own[at] as string) ?? 0;
      if (left === 0) missing.add(at);
      else free.set(own[at] as string, left - 1);
    }
  return (at) => !missing.has(at);
};

/**
 * Which words of a draft a text says, in stretches: those that agree best with which single words it has. Sentences would
 * not do: one typed in one breath is said in several, and may be said in part.
 */
const saidWords = (before: string, after: string): { span: Span; isSaid: boolean }[] => {
  const found = [...before.matchAll(WORD)];
  const has = hasWord(
    found.map(([word]) => keyOf(word)),
    wordsOf(after).map(keyOf),
  );
  let [said, unsaid, end] = [0, 0, 0];
  const words = found.map(({ 0: word, index }, at) => {
    const cost = costBefore(before.slice(end, index), word);
    end = index + word.length;
    const wasSaid = { said: said >= unsaid - cost, unsaid: said - cost > unsaid };
    const weight = /\d/.test(word) ? 2 : isContent(word.toLowerCase()) ? 1 : 0;
    const isThere = has(at);
    [said, unsaid] = [
      Math.max(said, unsaid - cost) + (isThere ? weight : 0),
      Math.max(unsaid, said - cost) + (isThere ? 0 : weight),
    ];
    return { span: { start: index, end }, wasSaid };
  });
  let isSaid = said >= unsaid;
  return words
    .toReversed()
    .map(({ span, wasSaid }) => {
      const own = isSaid;
      isSaid = own ? wasSaid.said : wasSaid.unsaid;
      return { span, isSaid: own };
    })
    .toReversed();
};

/** The stretches of a draft that a text does not say, with the marks around their words. */
const unsaidIn = (before: string, after: string): Span[] => {
  const words = saidWords(before, after);
  const edgeAt = (at: number): number => at + (/^\S*\s*/.exec(before.slice(at))?.[0].length ?? 0);
  const spans: Span[] = [];
  words.forEach(({ isSaid }, at) => {
    if (isSaid) return;
    const start = at === 0 ? 0 : edgeAt(words[at - 1]?.span.end ?? 0);
    const end = at === words.length - 1 ? before.length : edgeAt(words[at]?.span.end ?? 0);
    const last = spans.at(-1);
    if (last?.end === start) last.end = end;
    else spans.push({ start, end });
  });
  return spans.map(({ start, end }) => ({ start, end: before.slice(0, end).trimEnd().length }));
};

/** The lines of notes that a text does not say. */
const unsaidNotes = (before: string, after: string, isLost: (span: Span) => boolean): Span[] => {
  const said = new Set(wordsOf(after).map(stemOf));
  return [...before.matchAll(/\S.*/g)]
    .map(({ 0: line, index }) => ({ start: index, end: index + line.trimEnd().length }))
    .filter((line) => !isMostlyIn(before.slice(line.start, line.end), said) || isLost(line));
};

/**
 * What a text that ended early does not say of its draft: all behind what it says, and before that what has a fact; other
 * words there it left out on purpose.
 */
const restOf = (before: string, after: string, { changes }: Compared, fromNotes: boolean): Span[] => {
  const isLost = (span: Span): boolean =>
    changes.some(
      (change) =>
        change.status === "lost" &&
        change.before !== null &&
        overlaps(change.before, span) &&
        isRisk(change, before, fromNotes),
    );
  if (fromNotes) return unsaidNotes(before, after, isLost);
  // The subject of an e-mail tells of what is to come.
  const own = hasSubject(after) && !hasSubject(before) ? after.replace(/^\s*.*/, "") : after;
  const end = before.trimEnd().length;
  return unsaidIn(before, own).filter((span) => span.end === end || isLost(span));
};

/** A text that ended early, compared with the part of the draft that it says, and the rest of the draft. */
export const unfinished = (
  before: string,
  after: string,
  compared: Compared,
  fromNotes: boolean,
): { compared: Compared; rest: Span[] } => {
  const rest = restOf(before, after, compared, fromNotes);
  let reached = before;
  // Of the same length, so that places stay what they are.
  for (const { start, end } of rest) reached = reached.slice(0, start) + "\n".repeat(end - start) + reached.slice(end);
  const { pairs, changes } = compareDrafts(reached, after);
  const own = fromNotes ? compareDrafts(reached, after, { fromNotes }).changes : changes;
  const isOfRest = (change: Change): boolean =>
    change.status === "invented" &&
    compared.changes.every(
      ({ after: other }) => other === null || change.after === null || !overlaps(other, change.after),
    );
  // A subject may name what only the rest of the draft says.
  return { compared: { pairs, changes: own.filter((change) => !isOfRest(change)) }, rest };
};
