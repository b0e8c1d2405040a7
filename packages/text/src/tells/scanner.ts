import { emailAround, maskEnd, startsUrl, urlEnd } from "../document/masks.ts";
import { lookUp } from "./lexicon.ts";
import type { Matcher } from "./matcher.ts";
import { AFTER_COMMA, AT_SENTENCE, step } from "./phrases.ts";
import { shapeAt } from "./shapes.ts";
import { Tally } from "./tally.ts";
import * as unit from "./units.ts";

const RING = 16;

// What stood between a word and the one before it.
const HARD = 1;
const COMMA = 2;
const SENTENCE = 4;
const LINE = 8;

/** Words after which a repeat of a word counts again. */
const REPEAT_WORDS = 60;

/**
 * One pass over a text: words hashed as they are read, phrases followed by an automaton, masks stepped over where they
 * open. Expressions run only where one of their anchors has been seen.
 */
export class Scanner {
  private readonly tally: Tally;
  private readonly text: string;
  private readonly matcher: Matcher;
  private readonly fold: Uint16Array;
  private readonly kind: Uint8Array;
  private readonly starts = new Int32Array(RING);
  private readonly gaps = new Uint8Array(RING);
  private readonly lastSeen: Int32Array;
  private gap = HARD | SENTENCE;
  private lineStart = true;
  private sentenceStart = 0;
  private state = 0;
  private lastComma = -RING;
  private triadFrom = -1;

  constructor(text: string, matcher: Matcher, tally: Tally = new Tally()) {
    this.tally = tally;
    this.text = text;
    this.matcher = matcher;
    this.fold = matcher.units.fold;
    this.kind = matcher.units.kind;
    this.lastSeen = new Int32Array(matcher.lexicon.size).fill(-REPEAT_WORDS);
  }

  run(): Tally {
    const { text, fold } = this;
    const { length } = text;
    let at = 0;
    while (at < length) at = (fold[text.charCodeAt(at)] as number) > unit.APOSTROPHE ? this.word(at) : this.between(at);
    this.endSentence(this.tally.words);
    return this.tally;
  }

  /** Reads the word at `start`; returns where to go on. */
  private word(start: number): number {
    const { text, tally, fold } = this;
    const { length } = text;
    let at = start;
    let hash = unit.HASH_SEED;
    let joins = 0;
    let last = 0;
    while (at < length) {
      let folded = fold[text.charCodeAt(at)] as number;
      if (folded <= unit.APOSTROPHE) {
        if (folded === 0 || at + 1 >= length || (fold[text.charCodeAt(at + 1)] as number) <= unit.APOSTROPHE) break;
        folded = 0x27;
        joins += 1;
      }
      hash = Math.imul(hash ^ folded, unit.HASH_PRIME);
      last = folded;
      at += 1;
    }
    const follows = at < length ? text.charCodeAt(at) : 0;
    if ((follows === 0x3a || follows === 0x2e) && startsUrl(text, start, at)) return this.skip(urlEnd(text, start));

    const first = text.charCodeAt(start);
    const index = tally.words & (RING - 1);
    this.starts[index] = start;
    this.gaps[index] = this.gap;
    tally.words += 1;
    tally.letters += at - start;
    if (at - start >= 8) tally.longWords += 1;
    if (joins > 0) tally.contractions += 1;
    if (unit.isDigit(first)) tally.numbers += 1;
    else if (this.gap & SENTENCE) {
      if (first >= 0x61 && first <= 0x7a) tally.lowerStarts += 1;
    } else if (unit.isUpper(first) && at - start > 1) tally.capitals += 1;
    if (this.gap & SENTENCE) this.endSentence(tally.words - 1);
    this.suffix(at, last);
    this.known(lookUp(this.matcher.lexicon, hash), start, at);
    this.gap = 0;
    this.lineStart = false;
    return at;
  }

  private suffix(end: number, last: number): void {
    const { text, tally } = this;
    if (last === 0x67) {
      if (text.charCodeAt(end - 2) === 0x6e && text.charCodeAt(end - 3) === 0x69) {
        tally.ing += 1;
        if (this.gap & COMMA) tally.ingTails += 1;
      }
    } else if (last === 0x79) {
      const before = text.charCodeAt(end - 2);
      if (before === 0x6c) tally.ly += 1;
      else if (before === 0x74) tally.abstractNouns += 1;
    } else if (last === 0x64) {
      if (text.charCodeAt(end - 2) === 0x65) tally.ed += 1;
    } else if (last === 0x6e) {
      if (text.charCodeAt(end - 2) === 0x6f && text.charCodeAt(end - 3) === 0x69) tally.abstractNouns += 1;
    } else if (last === 0x73) {
      if (text.charCodeAt(end - 2) === 0x73 && text.charCodeAt(end - 3) === 0x65) tally.abstractNouns += 1;
    }
  }

  private known(id: number, start: number, end: number): void {
    const { matcher, tally } = this;
    if (this.triadFrom >= 0) {
      if (!(this.gap & HARD)) tally.hit(matcher.shapes.triad, this.triadFrom, end);
      this.triadFrom = -1;
    }
    if (id === 0) {
      this.state = 0;
      if (this.gap & COMMA) this.lastComma = tally.words;
      return;
    }
    const points = matcher.points[id] as number;
    if (points !== 0) {
      if (tally.words - (this.lastSeen[id] as number) >= REPEAT_WORDS) tally.credit(id, points);
      this.lastSeen[id] = tally.words;
    }
    if (this.gap & COMMA) {
      if (id === matcher.and && tally.words - this.lastComma <= 5) this.triad();
      this.lastComma = tally.words;
    }
    // The word before the phrases that end with it: what covers more takes its place.
    const rule = matcher.wordRules[id] as number;
    if (rule !== 0) tally.hit(rule - 1, start, end);
    if (this.gap & HARD) this.state = 0;
    if (this.state !== 0 || matcher.phrases.starts[id] === 1) {
      this.state = step(matcher.phrases, this.state, id);
      if (this.state !== 0 && matcher.phrases.ends[this.state] !== null) this.phraseEnds(end);
    }
  }

  private phraseEnds(end: number): void {
    const { text, tally } = this;
    for (const phrase of this.matcher.phrases.ends[this.state] ?? []) {
      const index = (tally.words - phrase.length) & (RING - 1);
      const start = this.starts[index] as number;
      const gap = this.gaps[index] as number;
      if (phrase.before === AFTER_COMMA && !(gap & COMMA)) continue;
      if (phrase.before === AT_SENTENCE && !(gap & SENTENCE) && !(gap & LINE && unit.isUpper(text.charCodeAt(start))))
        continue;
      if (phrase.after !== "" && !phrase.after.includes(text[end] ?? "\n")) continue;
      if (phrase.pattern === null) {
        tally.hit(phrase.rule, start, end, true);
        return;
      }
      phrase.pattern.lastIndex = start;
      if (phrase.pattern.test(text)) {
        tally.hit(phrase.rule, start, phrase.pattern.lastIndex, true);
        return;
      }
    }
  }

  /** `and` after a comma, with one more comma within five words before it, closes a list of three or more. */
  private triad(): void {
    if (this.matcher.shapes.triad < 0 || this.lastComma < 2) return;
    this.triadFrom = this.starts[(this.lastComma - 2) & (RING - 1)] as number;
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
    this.lastComma = -RING;
  }

  private skip(to: number): number {
    this.state = 0;
    this.gap |= HARD;
    this.lineStart = false;
    return to;
  }

  /** Steps over the units between two words, up to the next word. */
  private between(start: number): number {
    const { text, fold, kind } = this;
    const { length } = text;
    let at = start;
    if (text.charCodeAt(at) === 0x20) at += 1;
    while (at < length) {
      const code = text.charCodeAt(at);
      if ((fold[code] as number) > unit.APOSTROPHE) break;
      const means = kind[code] as number;
      if (means === unit.SPACE) at += 1;
      else at = this.mark(at, code, means);
    }
    return at;
  }

  private mark(at: number, code: number, kind: number): number {
    const { text, tally } = this;
    switch (kind) {
      case unit.NEWLINE:
        return this.newline(at);
      case unit.COMMA:
        tally.commas += 1;
        this.gap |= HARD | COMMA;
        return at + 1;
      case unit.STOP:
        return this.stop(at, code);
      case unit.OPENER:
      case unit.HYPHEN: {
        const end = maskEnd(text, at, this.lineStart);
        if (end > 0) return this.skip(end);
        if (kind === unit.HYPHEN) return this.hyphen(at);
        break;
      }
      case unit.AT: {
        const email = emailAround(text, at);
        if (email !== null) {
          tally.dropFrom(email.start);
          return this.skip(email.end);
        }
        break;
      }
      case unit.PAREN:
        tally.parens += 1;
        break;
      case unit.COLON:
        tally.colons += 1;
        break;
      default:
    }
    if (kind >= unit.BRACKET && kind <= unit.PICTURE) {
      const end = shapeAt(text, at, this.lineStart, this.matcher.shapes, tally);
      if (end > at) return this.skip(end);
    }
    if (code !== 0x27 && code !== 0x2019) this.gap |= HARD;
    this.lineStart = false;
    return at + 1;
  }

  private hyphen(at: number): number {
    const { text } = this;
    this.tally.hyphens += 1;
    if (this.lineStart) {
      const end = shapeAt(text, at, true, this.matcher.shapes, this.tally);
      this.gap |= HARD;
      if (end > at) return this.skip(end);
    } else if (text.charCodeAt(at + 1) <= 0x2d || text.charCodeAt(at - 1) === 0x20) this.gap |= HARD;
    this.lineStart = false;
    return at + 1;
  }

  private stop(at: number, code: number): number {
    const { text, tally } = this;
    const next = at + 1 < text.length ? text.charCodeAt(at + 1) : 0x20;
    this.lineStart = false;
    if (code === 0x21) tally.exclaims += 1;
    else if (code === 0x3f) tally.questions += 1;
    else if (code === 0x2026 || next === 0x2e) tally.ellipses += 1;
    const ends = (this.fold[next] as number) <= unit.APOSTROPHE;
    this.gap |= ends ? HARD | SENTENCE : HARD;
    return at + 1;
  }

  private newline(start: number): number {
    const { text } = this;
    let at = start + 1;
    let blank = false;
    while (at < text.length) {
      const kind = this.kind[text.charCodeAt(at)];
      if (kind === unit.NEWLINE) blank = true;
      else if (kind !== unit.SPACE) break;
      at += 1;
    }
    this.gap |= blank ? HARD | SENTENCE | LINE : LINE;
    this.lineStart = true;
    return at;
  }
}
