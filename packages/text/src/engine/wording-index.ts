import { once } from "../document/once.ts";
import { firstWordsOf, wordingOf, type Wording } from "./wording-rows.ts";

/** Rows of wordings, in the notation of `wording-rows.ts`. */
export interface WordingTable {
  rows: readonly string[];
  when: When;
}

/** Where a wording changes: wherever it stands, only where it overlaps a tell, or only in a text that holds many. */
export type When = "always" | "tell" | "dense";

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

/** The bit of the letter at a place, whatever its case; 0 for what is no letter. */
export const bitOf = (text: string, at: number): number => {
  const letter = LETTERS[text.charCodeAt(at)] ?? 0;
  return letter === 0 ? 0 : 1 << (letter - 0x61);
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
  /** A bit for each small letter that such a second word opens with. */
  initials: number;
  others: Candidates;
  /** Whether a wording, of this index or another, is of this word alone. */
  alone: boolean;
}

/** A candidate with the hash of its second word, where that is a plain word. */
interface Opening {
  second: number | null;
  initial: number;
  candidate: Candidate;
}

/** A word that opens wordings, and on which conditions these change. */
export interface FirstWord {
  conditions: ReadonlySet<When>;
  /** Made when the word first stands in a text: most never do. */
  readonly openings: () => readonly Opening[];
}

// The second word of an expression where it is a plain word.
const SECOND_WORD = /^[A-Za-z]+\\s([a-z]+)(?=\\s|\(\?!\[A-Z)/;

/** The openings with one first word, in the order of the rows. */
const openingsOf = (first: string, rows: readonly (readonly [row: string, when: When])[]): Opening[] =>
  rows.flatMap(([row, when]) =>
    candidatesOf(wordingOf(row), when)
      .filter(([word]) => word === first)
      .map(([, candidate]) => {
        const second = SECOND_WORD.exec(candidate.source.slice(candidate.behind))?.[1];
        return { second: second === undefined ? null : hashOf(second), initial: bitOf(second ?? "", 0), candidate };
      }),
  );

/** The first words of tables of wordings. */
export const wordsOf = (tables: readonly WordingTable[]): Map<string, FirstWord> => {
  const byWord = new Map<string, [row: string, when: When][]>();
  for (const { rows, when } of tables)
    for (const row of rows)
      for (const word of firstWordsOf(row)) {
        const known = byWord.get(word);
        if (known === undefined) byWord.set(word, [[row, when]]);
        else known.push([row, when]);
      }
  const words = new Map<string, FirstWord>();
  for (const [word, rows] of byWord)
    words.set(word, {
      conditions: new Set(rows.map(([, when]) => when)),
      openings: once(() => openingsOf(word, rows)),
    });
  return words;
};

/** The anchor of a first word, with the wordings that change on one of the conditions. */
export const anchorOf = ({ openings }: FirstWord, counts: readonly When[]): Anchor => {
  const open = openings().filter(({ candidate }) => counts.includes(candidate.when));
  // Those behind a second word hold the others too, in the order of the tables, so that one lookup finds all that may match.
  const behind = (hash: number | null): Candidates => ({
    list: open.filter(({ second }) => second === hash || second === null).map(({ candidate }) => candidate),
    any: null,
  });
  const bySecond = new Map<number, Candidates>();
  for (const { second } of open) if (second !== null && !bySecond.has(second)) bySecond.set(second, behind(second));
  const initials = open.reduce((bits, { initial }) => bits | initial, 0);
  return { bySecond, initials, others: behind(null), alone: openings().some(({ candidate }) => candidate.alone) };
};
