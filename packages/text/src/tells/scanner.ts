import { followsComma, opensSentence, wordBefore, wordsBefore } from "./look-back.ts";
import { idOf, MARKED, NAMED, pointsOf, ROOT } from "./lexicon.ts";
import { COMMA, HARD, MarkReader, SENTENCE, TRIAD } from "./marks.ts";
import type { RegisterId } from "../registers/register.ts";
import type { Matcher } from "./matcher.ts";
import { AFTER_COMMA, AT_SENTENCE, step, type Phrases } from "./phrases.ts";
import type { Tally } from "./tally.ts";
import * as unit from "./units.ts";

const { APOSTROPHE } = unit;

/** Words that an item of a list may hold. */
const LIST_WORDS_MAX = 5;

const HYPHENATED = /(?:-[a-z]+)+/iy;

/** The end of the word whose first part ends at `end`: a hyphen parts no word from its rest. */
const wholeWordEnd = (text: string, end: number): number => {
  HYPHENATED.lastIndex = end;
  return HYPHENATED.test(text) ? HYPHENATED.lastIndex : end;
};

/** Words after which a repeat of a word counts again. */
export const REPEAT_WORDS = 60;

/** Before so many words are counted, the count starts again. */
const WORDS_READ_MAX = 1 << 29;

/**
 * One pass over a text: words hashed as they are read, phrases followed by an automaton, masks stepped over where they
 * open. Expressions run only where one of their anchors has been seen.
 */
export class Scanner extends MarkReader {
  private readonly record: number[] | null;
  private readonly slots: Int32Array;
  private readonly mask: number;
  private readonly phrases: Phrases;
  private sentenceStart = 0;
  private state = 0;
  /** The number of the last word after a comma. */
  private lastComma = -LIST_WORDS_MAX;
  private lastCommaStart = 0;
  private triadFrom = 0;

  /** `record`, where given, is filled with the id of every word, 0 for those that are not known. */
  constructor(text: string, matcher: Matcher, record: number[] | null = null, register?: RegisterId) {
    super(text, matcher, register);
    this.record = record;
    this.slots = matcher.lexicon.slots;
    this.mask = matcher.lexicon.mask;
    this.phrases = matcher.phrases;
  }

  run(): Tally {
    const { text, fold, slots, mask, tally, record, matcher } = this;
    const { seen } = matcher;
    const { length } = text;
    let at = 0;
    let words = 0;
    let points = 0;
    if (matcher.wordsRead > WORDS_READ_MAX) {
      seen.fill(0);
      matcher.wordsRead = 0;
    }
    const read = matcher.wordsRead + REPEAT_WORDS;
    const since = REPEAT_WORDS - 1 - read;
    while (at < length) {
      const code = text.charCodeAt(at);
      let folded = fold[code] as number;
      if (folded <= APOSTROPHE) {
        at = code === 0x20 ? at + 1 : this.between(at, code);
        continue;
      }
      const start = at;
      let hash = unit.HASH_SEED;
      do {
        do {
          hash = Math.imul(hash ^ folded, unit.HASH_PRIME);
          at += 1;
          folded = at < length ? (fold[text.charCodeAt(at)] as number) : 0;
        } while (folded > APOSTROPHE);
        if (folded === APOSTROPHE) folded = this.joint(start, at, hash);
      } while (folded > APOSTROPHE);

      let slot = (hash >>> 7) & mask;
      while (slots[slot] !== 0 && slots[slot] !== hash) slot = (slot + 2) & mask;
      // A free slot holds the entry of no word: id 0 and no points.
      const entry = slots[slot + 1] as number;
      // A word counts again only some way after its last time; the shift makes that a mask, not a branch.
      const id = idOf(entry);
      points += pointsOf(entry) & ((since - words + (seen[id] as number)) >> 31);
      seen[id] = read + words;
      words += 1;
      if (record !== null) record.push(id);
      // Nearly every word follows a space and is neither named by a rule, marked, nor rare enough to start a phrase.
      if (this.gap !== 0 || (entry & (NAMED | ROOT | MARKED)) !== 0 || this.state !== 0) {
        tally.words = words;
        this.special(entry, start, at);
      }
    }
    matcher.wordsRead = read + words;
    tally.words = words;
    tally.points = points;
    this.endSentence(words);
    return tally;
  }

  /** What an apostrophe stands for in a word's hash: itself between two letters, nothing at a word's end. */
  private joint(start: number, at: number, hash: number): number {
    if (at + 1 >= this.text.length || (this.fold[this.text.charCodeAt(at + 1)] as number) <= APOSTROPHE) return 0;
    this.tally.contractions += 1;
    if (this.matcher.marks.length === 0) return 0x27;
    const { slots, mask } = this;
    let slot = (hash >>> 7) & mask;
    while (slots[slot] !== 0 && slots[slot] !== hash) slot = (slot + 2) & mask;
    const entry = slots[slot + 1] as number;
    if ((entry & MARKED) !== 0) this.note(start, at, entry);
    return 0x27;
  }

  /** Notes a marked word, where it is no second part of a joined one. */
  private note(start: number, end: number, entry: number): void {
    const before = start === 0 ? 0 : this.text.charCodeAt(start - 1);
    if (before !== 0x2d && before !== 0x27 && before !== 0x2019)
      this.tally.marked.push(start, end, this.matcher.marks[idOf(entry)] as number);
  }

  private special(entry: number, start: number, end: number): void {
    if (entry & MARKED) this.note(start, end, entry);
    if (this.gap !== 0) this.afterGap(this.gap, entry, start, end);
    if (entry & NAMED) {
      // The word comes before the phrases that end with it: what covers more takes its place.
      const { wordRules, wordUses } = this.matcher;
      const word = idOf(entry);
      this.tally.hit((wordRules[word] as number) - 1, start, end, wordUses[word] as number, false);
    }
    const { phrases } = this;
    const id = idOf(entry);
    this.state = id === 0 ? 0 : step(phrases, this.state, id);
    if (phrases.final[this.state] === 1) this.phraseEnds(start, end);
  }

  /** What the first word after a mark, a line's end or a list says about the text. */
  private afterGap(gap: number, entry: number, start: number, end: number): void {
    const { text, tally } = this;
    this.lineStart = false;
    this.gap = 0;
    if (gap & SENTENCE) {
      this.endSentence(tally.words - 1);
      const first = text.charCodeAt(start);
      if (first >= 0x61 && first <= 0x7a) tally.lowerStarts += 1;
    }
    if (gap & HARD) this.state = 0;
    if (gap & TRIAD && !(gap & HARD)) tally.hit(this.shapes.triad, this.triadFrom, end, 0, false);
    if (gap & COMMA) {
      if (text.charCodeAt(end - 1) === 0x67 && text.charCodeAt(end - 2) === 0x6e && text.charCodeAt(end - 3) === 0x69)
        tally.ingTails += 1;
      const item = this.lastComma;
      const itemStart = this.lastCommaStart;
      this.lastComma = tally.words;
      this.lastCommaStart = start;
      if (idOf(entry) === this.matcher.and) this.triad(item, itemStart);
    }
  }

  private phraseEnds(last: number, end: number): void {
    const { text, tally, units } = this;
    for (const phrase of this.phrases.ends[this.state] ?? []) {
      const rarest = wordBefore(text, last, phrase.tail, this.floor, units);
      const start = rarest < 0 ? -1 : wordsBefore(text, rarest, phrase.lead, this.floor, units);
      if (start < 0 || (phrase.after !== "" && !phrase.after.includes(text[end] ?? "\n"))) continue;
      if (phrase.before === AFTER_COMMA && !followsComma(text, start, units)) continue;
      if (phrase.before === AT_SENTENCE && !opensSentence(text, start, units)) continue;
      if (phrase.pattern === null) {
        tally.hit(phrase.rule, start, phrase.use === 0 ? wholeWordEnd(text, end) : end, phrase.use, true);
        return;
      }
      phrase.pattern.lastIndex = start;
      if (phrase.pattern.test(text)) {
        tally.hit(phrase.rule, start, phrase.pattern.lastIndex, 0, true);
        return;
      }
    }
  }

  /** `and` after a comma, with one more comma within five words before it, closes a list of three or more. */
  private triad(item: number, itemStart: number): void {
    const { text, fold, floor } = this;
    // A list that holds a link or code is not wholly the writer's prose.
    if (this.shapes.triad < 0 || item < 2 || itemStart < floor) return;
    if (this.tally.words - item > LIST_WORDS_MAX) return;
    let from = itemStart;
    while (from > floor && (fold[text.charCodeAt(from - 1)] as number) <= APOSTROPHE) from -= 1;
    while (from > floor && (fold[text.charCodeAt(from - 1)] as number) > APOSTROPHE) from -= 1;
    this.triadFrom = from;
    this.gap = TRIAD;
  }

  /** Closes the sentence before the word numbered `next`. */
  private endSentence(next: number): void {
    const { tally } = this;
    const words = next - this.sentenceStart;
    if (words > 0) {
      tally.sentences += 1;
      tally.sentenceWords += words;
      tally.sentenceSquares += words * words;
    }
    this.sentenceStart = next;
    this.lastComma = -LIST_WORDS_MAX;
  }
}
