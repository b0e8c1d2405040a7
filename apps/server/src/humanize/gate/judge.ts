import { extractFacts, supportedBy, isHard, type Fact, type FactKind } from "@rewrite-service/text";

/** A hard fact in a rewrite that nothing the writer wrote supports. */
export interface Finding {
  kind: FactKind;
  start: number;
  end: number;
}

export interface Judge {
  /**
   * What in `text` must not pass. `text` may be a stretch of a rewrite that starts at a line or a word. `facts` are its
   * own where somebody has read them already.
   */
  (text: string, facts?: readonly Fact[]): Finding[];
}

/** Reads the facts of a text. */
export type FactReader = (text: string) => readonly Fact[];

/** Reads each text once and remembers what it read: for the draft and the finished text, which are asked for again. */
export const readOnce = (): FactReader => {
  const read = new Map<string, readonly Fact[]>();
  return (text) => {
    const facts = read.get(text) ?? extractFacts(text);
    read.set(text, facts);
    return facts;
  };
};

// Figures of any script, with the marks inside one: 1,200.50, 10:30, 24/7, 2.1.0, ½, Ⅳ.
const FIGURE = /\p{N}+(?:[.,:/’'٫٬]\p{N}+)*/gu;
const LIST_NUMBER = /(?:^|\n)[ \t>]*$/;

/**
 * Builds the judge of one rewrite. `sources` are what the writer wrote: the text, the spans, the template, the sign-off.
 * A fact passes when the sources' facts support it; a figure that no fact covers passes only when it is written
 * in the sources in the same way, so that what the fact scanners do not know is still a figure.
 */
export const createJudge = (sources: readonly string[], readFacts: FactReader = extractFacts): Judge => {
  const read = sources.flatMap((source) => (BROKEN.test(source) ? [source, asShown(source).shown] : [source]));
  const written = read.join("\n\n");
  const known = read.flatMap((source) => {
    const facts = readFacts(source);
    return [...facts, ...calendarFacts(source, facts), ...spokenTimes(source)];
  });
  const backed = supportedBy(known);
  const figures = new Set<string>();
  for (const [figure] of written.matchAll(FIGURE)) {
    figures.add(plain(figure));
    for (const part of figure.split(/[.,:/’'٫٬]/)) figures.add(plain(part));
  }
  const isWritten = writtenIn(written);
  const found = (text: string, facts: readonly Fact[]): Finding[] => {
    const hard = facts.filter(isJudged);
    const findings: Finding[] = [...hard, ...calendarFacts(text, facts), ...spokenTimes(text)]
      .filter((fact) => !backed(fact) && !isWritten(fact.text))
      .map(findingOf);
    for (const match of text.matchAll(FIGURE)) {
      const start = match.index;
      const end = start + match[0].length;
      if (figures.has(plain(match[0])) || isCovered(match[0], start, hard)) continue;
      if (isListNumber(text, start, end)) continue;
      findings.push({ kind: "number", start, end });
    }
    return findings.sort((a, b) => a.start - b.start);
  };
  return (text, facts = extractFacts(text)) => {
    const findings = found(text, facts);
    if (!BROKEN.test(text)) return findings;
    const { shown, at } = asShown(text);
    const hidden = found(shown, extractFacts(shown)).map(({ kind, start, end }) => ({
      kind,
      start: at(start),
      end: at(end - 1) + 1,
    }));
    return [...findings, ...hidden].sort((a, b) => a.start - b.start);
  };
};

const CALENDAR =
  /(?<![\p{L}\p{N}])(?:[Mm]onday|[Tt]uesday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday|January|February|April|June|July|August|September|October|November|December|(?<=\p{L},? )March)(?![\p{L}\p{N}])/gu;

// The scanners read "Project August Standup" as a name and pass over "Friday's": such a day or month was written by somebody too.
const calendarFacts = (text: string, facts: readonly Fact[]): Fact[] =>
  [...text.matchAll(CALENDAR)].flatMap((match) => {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    if (facts.some((fact) => isHard(fact) && fact.start <= start && end <= fact.end)) return [];
    const [read] = extractFacts(`in ${word}`).filter(isHard);
    return [{ ...(read ?? { kind: "date", value: word }), text: word, start, end }];
  });

const HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const SPOKEN_TIME = new RegExp(`\\b(half past|quarter (?:past|after|to)) (${HOURS.join("|")}|1[0-2]|[1-9])\\b`, "gi");

// "Half past five" is a time though its figure is small and written out.
const spokenTimes = (text: string): Fact[] =>
  [...text.matchAll(SPOKEN_TIME)].map((match) => {
    const [whole, part = "", named = ""] = match;
    const index = HOURS.indexOf(named.toLowerCase());
    const minutes =
      (index < 0 ? Number(named) : index + 1) * 60 + (/half/i.test(part) ? 30 : /to$/i.test(part) ? -15 : 15);
    const clock = (shift: number): string => {
      const at = (minutes + shift) % 1440;
      return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
    };
    const start = match.index;
    return { kind: "time", value: clock(0), also: [clock(720)], text: whole, start, end: start + whole.length };
  });

// Marks and tags that a reader does not see; inside a figure they would make another figure of it: 1*7*%, 1<b>7</b>%.
const UNSEEN = /[*_~`\\\u00ad\u200b-\u200f\u2060\ufeff]+|<\/?[a-z]{1,10}>/giu;
const BROKEN = /[\p{N}\p{Sc}](?:[*_~`\\\u00ad\u200b-\u200f\u2060\ufeff]|<\/?[a-z]{1,10}>)+[\p{L}\p{N}\p{Sc}%.,:/-]/iu;

/** The text as a reader sees it, and where each of its characters is in `text`. */
const asShown = (text: string): { shown: string; at: (index: number) => number } => {
  const places: number[] = [];
  let from = 0;
  let shown = "";
  const keep = (until: number): void => {
    for (let at = from; at < until; at += 1) places.push(at);
    shown += text.slice(from, until);
  };
  for (const match of text.matchAll(UNSEEN)) {
    keep(match.index);
    from = match.index + match[0].length;
  }
  keep(text.length);
  return { shown, at: (index) => places[index] ?? text.length };
};

/** Whether scanned facts hold every group of a figure that is not written so in the sources, as in "1,2,3". */
const isCovered = (figure: string, start: number, facts: readonly Fact[]): boolean => {
  for (const group of figure.matchAll(/\p{N}+/gu)) {
    const from = start + group.index;
    const to = from + group[0].length;
    if (!facts.some((fact) => fact.start <= from && to <= fact.end)) return false;
  }
  return true;
};

// "two weeks" is a spelled-out number up to ten as much as "two updates" is.
const isJudged = (fact: Fact): boolean =>
  isHard(fact) && !(fact.kind === "measure" && fact.spelled === true && Math.abs(Number(fact.amount)) <= 10);

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
