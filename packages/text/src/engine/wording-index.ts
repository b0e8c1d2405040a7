/**
 * A wording and what stands in its place. `from` opens with a word; what follows is an expression. Forms parted by "/"
 * stand for each of them in turn, with the forms of `to` in the same order ("_" is a space in one of these); `$1` is a group of `from`, "" cuts the wording.
 * `behind` is an expression for what must stand, or with `?<!` must not stand, right before it.
 */
export type Wording = readonly [from: string, to: string, behind?: string];

export interface WordingTable {
  wordings: readonly Wording[];
  when: When;
}

/** Where a wording changes: wherever it stands, only where it overlaps a tell, or only in a text that holds many. */
export type When = "always" | "told" | "dense";

export interface Candidate {
  source: string;
  pattern: RegExp | null;
  insert: string;
  when: When;
  /** Units of the source that look behind the first word. */
  behind: number;
  /** Whether it is one word. */
  alone: boolean;
}

/** What must not follow the last letter of a wording: the rest of its word, or of a joined one. */
const END = "(?![A-Za-z0-9\\u00c0-\\u024f]|['’-][A-Za-z])";

export const SEED = 0x811c9dc5 | 0;
export const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

// By UTF-16 unit below 128: the small letter it stands for, or 0.
export const LETTERS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x7a && unit >= 0x41 ? letter : 0;
});

const hashOf = (word: string): number => {
  let hash = SEED;
  for (let at = 0; at < word.length; at += 1) hash = step(hash, word.charCodeAt(at));
  return hash;
};

const FORMS = /[a-z'-]+(?:\/[a-z'-]+)+/gi;
const TO_FORMS = /[a-z'_-]+(?:\/[a-z'_-]+)+/gi;

/** The wordings that one stands for: each form of its first group of forms, with the forms in its place. */
const expanded = (from: string, to: string): [from: string, to: string][] => {
  const forms = from.match(FORMS)?.[0]?.split("/") ?? [""];
  return forms.map((_, at) => {
    let first = true;
    const one = from.replace(FORMS, (group) => {
      const all = group.split("/");
      const form = first ? (all[at] as string) : `(?:${all.join("|")})`;
      first = false;
      return form;
    });
    return [one, to.replace(TO_FORMS, (group) => (group.split("/")[at] ?? group).replaceAll("_", " "))];
  });
};

/** An expression with the end of a word after what it takes in, before the lookarounds that it closes with. */
const ended = (source: string): string => {
  let head = source.length;
  while (source[head - 1] === ")") {
    let depth = 0;
    let open = head;
    do {
      open -= 1;
      if (source[open] === ")") depth += 1;
      else if (source[open] === "(") depth -= 1;
    } while (depth > 0 && open > 0);
    if (!/^\(\?[=!]/.test(source.slice(open, head))) break;
    head = open;
  }
  return /\s$|\\s$/.test(source.slice(0, head)) ? source : `${source.slice(0, head)}${END}${source.slice(head)}`;
};

const candidatesOf = ([from, to, behind = ""]: Wording, when: When): [anchor: string, Candidate][] =>
  expanded(from, to).map(([wording, insert]) => [
    (/^[a-z]+/i.exec(wording)?.[0] ?? "").toLowerCase(),
    {
      source: behind + ended(wording.replaceAll("'", "['’]").replaceAll(" ", "\\s")),
      pattern: null,
      insert,
      when,
      behind: behind.length,
      alone: /^[A-Za-z'-]+(?:\(\?[=!]|$)/.test(wording),
    },
  ]);

/** Wordings that may stand at one place, and an expression for any of them where there are many. */
export interface Candidates {
  list: readonly Candidate[];
  any: RegExp | null;
}

/** The candidates that one first word opens: those whose second word is known, by its hash, and the others. */
export interface Anchor {
  bySecond: ReadonlyMap<number, Candidates>;
  others: Candidates;
  /** Whether a wording, of this index or another, is of this word alone. */
  alone: boolean;
}

/** A candidate with the word that opens it and the hash of the second one, where that is a plain word. */
interface Opening {
  word: string;
  second: number | null;
  candidate: Candidate;
}

// The second word of an expression where it is a plain word.
const SECOND_WORD = /^[A-Za-z]+\\s([a-z]+)(?=\\s|\(\?!\[A-Z)/;

/** The candidates of tables of wordings, in their order. */
export const openingsOf = (tables: readonly WordingTable[]): Opening[] =>
  tables.flatMap(({ wordings, when }) =>
    wordings.flatMap((wording) =>
      candidatesOf(wording, when).map(([word, candidate]) => {
        const second = SECOND_WORD.exec(candidate.source.slice(candidate.behind))?.[1];
        return { word, second: second === undefined ? null : hashOf(second), candidate };
      }),
    ),
  );

const anchorOf = (openings: readonly Opening[], counts: readonly When[]): Anchor => {
  const open = openings.filter(({ candidate }) => counts.includes(candidate.when));
  // Those behind a second word hold the others too, in the order of the tables, so that one lookup finds all that may match.
  const behind = (hash: number | null): Candidates => ({
    list: open.filter(({ second }) => second === hash || second === null).map(({ candidate }) => candidate),
    any: null,
  });
  const bySecond = new Map<number, Candidates>();
  for (const { second } of open) if (second !== null && !bySecond.has(second)) bySecond.set(second, behind(second));
  return { bySecond, others: behind(null), alone: openings.some(({ candidate }) => candidate.alone) };
};

/** By the first word of wordings: an anchor of those that change on one of the conditions. */
export const anchorsOf = (openings: readonly Opening[], counts: readonly When[]): Map<string, Anchor> => {
  const byWord = new Map<string, Opening[]>();
  for (const opening of openings) {
    const known = byWord.get(opening.word);
    if (known === undefined) byWord.set(opening.word, [opening]);
    else known.push(opening);
  }
  const anchors = new Map<string, Anchor>();
  for (const [word, all] of byWord) {
    const anchor = anchorOf(all, counts);
    if (anchor.alone || anchor.others.list.length + anchor.bySecond.size > 0) anchors.set(word, anchor);
  }
  return anchors;
};
