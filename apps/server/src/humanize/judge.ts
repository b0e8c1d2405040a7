import { extractFacts, factLedger, isHard, type Fact, type FactKind } from "@rewrite-service/text";

/** A hard fact in a rewrite that nothing the writer wrote stands behind. */
export interface Finding {
  kind: FactKind;
  start: number;
  end: number;
}

export interface Judge {
  /** What in `text` must not pass. `text` may be a stretch of a rewrite that starts at a line or a word. */
  (text: string): Finding[];
}

// Figures of any script, with the marks that stand inside one: 1,200.50, 10:30, 24/7, 2.1.0, ½, Ⅳ.
const FIGURE = /\p{N}+(?:[.,:/’'٫٬]\p{N}+)*/gu;
const LIST_NUMBER = /(?:^|\n)[ \t>]*$/;

/**
 * Builds the judge of one rewrite. `sources` are what the writer wrote: the text, the spans, the template, the sign-off.
 * A fact passes when the sources' facts stand behind it; a figure that no fact covers passes only when it is written
 * in the sources in the same way, so that what the fact scanners do not know is still a figure.
 */
export const createJudge = (sources: readonly string[]): Judge => {
  const written = sources.join("\n\n");
  const backed = factLedger(sources.flatMap((source) => extractFacts(source)));
  const figures = new Set<string>();
  for (const [figure] of written.matchAll(FIGURE)) {
    figures.add(plain(figure));
    for (const part of figure.split(/[.,:/’'٫٬]/)) figures.add(plain(part));
  }
  const isWritten = writtenIn(written);
  return (text) => {
    const hard = extractFacts(text).filter(isHard);
    const findings: Finding[] = hard.filter((fact) => !backed(fact) && !isWritten(fact.text)).map(findingOf);
    for (const match of text.matchAll(FIGURE)) {
      const start = match.index;
      const end = start + match[0].length;
      if (figures.has(plain(match[0])) || hard.some((fact) => fact.start <= start && end <= fact.end)) continue;
      if (isListNumber(text, start, end)) continue;
      findings.push({ kind: "number", start, end });
    }
    return findings.sort((a, b) => a.start - b.start);
  };
};

const findingOf = ({ kind, start, end }: Fact): Finding => ({ kind, start, end });

// Whether the sources hold these very characters as a stretch of their own: not "3" of "£3.5m", not "May 3" of "May 3,000".
const writtenIn = (sources: string): ((surface: string) => boolean) => {
  const folded = foldSpace(sources);
  return (surface) => {
    const wanted = foldSpace(surface);
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const after = folded.slice(at + wanted.length, at + wanted.length + 2);
      if (!GROWS_LEFT.test(folded.slice(Math.max(0, at - 2), at)) && !GROWS_RIGHT.test(after)) return true;
    }
    return false;
  };
};

const GROWS_LEFT = /(?:[\p{L}\p{N}\p{Sc}@#_+]|[.,:/’'\-–][\p{Sc}@#]?|\p{Sc} )$/u;
const GROWS_RIGHT = /^(?:[\p{L}\p{N}\p{Sc}%@_]|[.,:/’'\-–][\p{L}\p{N}]| [%\p{Sc}])/u;

const foldSpace = (text: string): string => text.toLowerCase().replace(/\s+/g, " ");

const plain = (figure: string): string => figure.normalize("NFKC");

const isListNumber = (text: string, start: number, end: number): boolean =>
  end - start <= 2 &&
  /^[.)]\s/.test(text.slice(end, end + 2)) &&
  LIST_NUMBER.test(text.slice(Math.max(0, start - 12), start));
