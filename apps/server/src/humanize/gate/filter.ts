import { isPlain, mayCountAbroad, settledEnd, settledSeenEnd, type Unbacked } from "@rewrite-service/text";

export interface Passage {
  /** The text that may go to the caller now. */
  text: string;
  /** The text that must not; the filter passes nothing after it. */
  finding: Unbacked | null;
}

/** Lets text pass as soon as the facts in it can no longer change, and stops at the first that no source backs. */
export interface FactFilter {
  push(text: string): Passage;
  /** Judges and gives the rest. */
  end(): Passage;
  /** Forgets what is held and gives its leading white space, for whatever comes in its place. */
  drop(): string;
}

/** Finds what a text says beyond its sources, behind `from` and begun before `until`, as a `Witness` does. */
export type Judge = (text: string, from: number, until: number) => Unbacked[];

// Every hard fact has one of these: a figure or sign of some kind, or one of these words.
const MAY_HOLD_FACT =
  /[\p{N}\p{Sc}%@#/\\_:&=~+<*`[\]]|[^\n -~‘’“”–—]|[.-]\p{L}|\((?:\.| ?(?:at|dot)\b)|(?<!\p{L})(?:eleven|twel|thir|four|fi[fv]|six|seven|eight|nin|ten|twent|fort|one|two|three|zero|first|second|hundred|thousand|million|billion|trillion|dozen|score|half|halv|quarter|twice|thrice|doubl|tripl|trebl|quadrupl|quintupl|an? (?:dollar|euro|buck|quid|yen|rupee|fiver|tenner|grand)|noon|midday|midnight|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)/iu;
// A figure or an address in other words: a rate behind its figure, numerals of letters, words spaced out, "[at]".
const IN_OTHER_WORDS =
  /(?:per|an?|each|every) (?:hour|day|night|week|month|quarter|year|annum)|(?:hour|dai|night|week|month|quarter|year|annual)ly|(?<!\p{L})(?-i:[CDILMVX]{2})|(?<!\p{L})\p{L} \p{L}(?!\p{L})| dot |-\n|(?<!\p{L})days?(?!\p{L})/iu;
const CONTEXT_CHARACTERS = 60;
/** The longest stretch without white space that is still judged whole; longer than any link that is protected. */
const HELD_CHARACTERS_MAX = 2_200;

// Marks that reverse the reading order of the text after them ("71" would show as "17"), and tags: letters that nobody sees.
const HIDING = /[\u202a-\u202e\u2066-\u2069\u{e0020}-\u{e007f}]/gu;

/** `sources` are what the writer wrote: marks that hide what a text says pass only where the writer uses such marks. */
export const factFilter = (judge: Judge, sources = ""): FactFilter => {
  const hides = sources.search(HIDING) >= 0;
  const harmless = (text: string): string => (hides ? text : text.replace(HIDING, ""));
  // What was passed since the line began, as far as it can matter, and what is still judged.
  let context = "";
  let pending = "";
  // Whether all of that is plain, so that only what comes has to be looked at.
  let plain = true;

  const release = (cut: number): Passage => {
    const all = context + pending;
    let until = cut;
    const stretch = all.slice(context.length, cut);
    if (MAY_HOLD_FACT.test(stretch) || IN_OTHER_WORDS.test(stretch) || mayCountAbroad(stretch)) {
      for (const finding of judge(all, context.length, cut)) {
        if (finding.end <= context.length || finding.start >= until) continue;
        if (finding.end <= cut) return { text: stopAt(all, finding), finding };
        // Without the space before it, as where the finding is stopped at once.
        until = context.length + all.slice(context.length, finding.start).trimEnd().length;
      }
    }
    const text = all.slice(context.length, until);
    pending = narrow(all.slice(until));
    context = narrow(contextOf(all.slice(0, until)));
    return { text: harmless(text), finding: null };
  };

  const stopAt = (all: string, finding: Unbacked): string => {
    const from = context.length;
    const until = Math.max(from, finding.start);
    const text = all.slice(from, until).trimEnd();
    pending = all.slice(from + text.length);
    context = contextOf(all.slice(0, from + text.length));
    return harmless(text);
  };

  return {
    push(text) {
      pending += text;
      const all = context + pending;
      plain = plain ? isPlain(all.slice(-text.length - 3)) : isPlain(all);
      let cut = Math.max(plain ? settledEnd(all) : settledSeenEnd(all), context.length);
      if (cut === context.length) cut = Math.max(cut, unspacedEnd(all, context.length));
      if (cut === context.length && pending.length > HELD_CHARACTERS_MAX) cut = wholeEnd(all);
      return cut === context.length ? { text: "", finding: null } : release(cut);
    },
    end: () => release(context.length + pending.length),
    drop() {
      const [space = ""] = /^\s*/.exec(pending) ?? [];
      pending = "";
      return space;
    },
  };
};

// Patterns read a text with a byte for each character several times as fast, but what is cut from a wide one stays wide.
const narrow = (text: string): string =>
  /[^\0-\xff]/.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");

// What is no letter of these scripts: marks, and letters that nobody sees, which another word may hold; figures.
const NO_LETTER = /\P{L}|\p{Default_Ignorable_Code_Point}|[〇一二两三四五六七八九十百千万亿萬億]/u;

// Chinese, Japanese, Thai, Lao, Khmer and Burmese put no spaces between words, and no fact reaches over one of their letters.
const unspacedEnd = (all: string, from: number): number => {
  for (let at = all.length; at > from; at -= 1) {
    const unit = all.charCodeAt(at - 1);
    if (unit >= 0x0e00 && isUnspaced(unit) && !NO_LETTER.test(all.charAt(at - 1))) return at;
  }
  return from;
};

const isUnspaced = (unit: number): boolean =>
  (unit >= 0x3000 && unit < 0xac00) ||
  (unit >= 0x0e00 && unit < 0x0f00) ||
  (unit >= 0x1000 && unit < 0x10a0) ||
  (unit >= 0x1780 && unit < 0x1800);

// Never between the halves of a surrogate pair.
const wholeEnd = (all: string): number => (/[\ud800-\udbff]$/.test(all) ? all.length - 1 : all.length);

const contextOf = (passed: string): string => {
  const line = passed.slice(Math.max(0, passed.lastIndexOf("\n")));
  if (line.length <= CONTEXT_CHARACTERS) return line;
  const tail = line.slice(-CONTEXT_CHARACTERS);
  const space = tail.indexOf(" ");
  return space < 0 ? tail : tail.slice(space);
};
