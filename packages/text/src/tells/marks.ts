import { emailAround, linkBefore, maskEnd, urlEnd } from "../document/masks.ts";
import type { Matcher } from "./matcher.ts";
import type { RegisterId } from "../registers/register.ts";
import { shapeAt, type ShapeRules } from "./shapes.ts";
import { Tally } from "./tally.ts";
import { textKindOf } from "./text-kind.ts";
import * as unit from "./units.ts";

// What stood between a word and the one before it.
export const HARD = 1;
export const COMMA = 2;
export const SENTENCE = 4;
export const LINE = 8;
/** Not a mark: the `and` of a list came before. */
export const TRIAD = 16;

/** Behind this unit other ones than marks of writing are signs and pictures. */
const LAST_MARK = 0x203b;

/** Reads the text between words: marks, line ends, shapes of the page, and masks, which it steps over. */
export class MarkReader {
  protected readonly tally: Tally;
  protected readonly text: string;
  protected readonly matcher: Matcher;
  protected readonly units: unit.Units;
  protected readonly fold: Uint16Array;
  private readonly kind: Uint8Array;
  /** What has stood since the last word. */
  protected gap = HARD | SENTENCE;
  protected lineStart = true;
  /** Where the last mask ended: no phrase reaches back over it. */
  protected floor = 0;

  private readonly register: RegisterId | undefined;
  private shapesHere: ShapeRules | null = null;

  /** `register` is the one that the text is written for, where it is known. */
  constructor(text: string, matcher: Matcher, register?: RegisterId) {
    this.text = text;
    this.register = register;
    this.matcher = matcher;
    this.tally = new Tally(matcher.isHuman);
    this.units = matcher.units;
    this.fold = matcher.units.fold;
    this.kind = matcher.units.kind;
  }

  /** The rules for shapes of the page that hold in this kind of text, which is told when the first shape comes. */
  protected get shapes(): ShapeRules {
    this.shapesHere ??= this.matcher.shapes[textKindOf(this.text, this.register)];
    return this.shapesHere;
  }

  private breakOff(): void {
    this.gap |= HARD;
    this.lineStart = false;
  }

  private link(start: number): number {
    this.tally.dropFrom(start);
    return this.skip(urlEnd(this.text, start));
  }

  private skip(to: number): number {
    this.breakOff();
    this.floor = to;
    return to;
  }

  /** Steps over a unit between two words and the white space after it, or over what it opens. */
  protected between(at: number, code: number): number {
    const means = this.kind[code] as number;
    return means === unit.SPACE ? at + 1 : this.mark(at, code, means);
  }

  private mark(at: number, code: number, kind: number): number {
    const { text, tally } = this;
    tally.kinds |= 1 << (kind === unit.OTHER && code > LAST_MARK ? unit.PICTURE : kind);
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
      case unit.COLON:
      case unit.AT: {
        const end = kind === unit.COLON ? this.linkAt(at) : this.emailAt(at);
        if (end > 0) return end;
        break;
      }
      case unit.PAREN:
        tally.parens += 1;
        break;
      default:
    }
    return this.sign(at, code, kind);
  }

  /** Steps over a mark that breaks off a phrase, or over the shape that it opens. */
  private sign(at: number, code: number, kind: number): number {
    if (kind >= unit.BRACKET && kind <= unit.PICTURE) {
      const end = shapeAt(this.text, at, this.lineStart, this.shapes, this.tally);
      if (end > at) return this.skip(end);
    }
    if (code !== 0x27 && code !== 0x2019) this.gap |= HARD;
    this.lineStart = false;
    return at + 1;
  }

  /** The end of the link whose scheme the colon closes; 0 where it closes none. */
  private linkAt(at: number): number {
    const { text } = this;
    // A scheme before a slash, or `mailto`.
    if (text.charCodeAt(at + 1) !== 0x2f && text.charCodeAt(at - 1) !== 0x6f) return 0;
    const start = linkBefore(text, at);
    return start < 0 ? 0 : this.link(start);
  }

  /** The end of the address around the sign; 0 where there is none. */
  private emailAt(at: number): number {
    const email = emailAround(this.text, at);
    if (email === null) return 0;
    this.tally.dropFrom(email.start);
    return this.skip(email.end);
  }

  private hyphen(at: number): number {
    const { text } = this;
    if (this.lineStart) {
      const end = shapeAt(text, at, true, this.shapes, this.tally);
      this.gap |= HARD;
      if (end > at) return this.skip(end);
    } else if (text.charCodeAt(at + 1) <= 0x2d || text.charCodeAt(at - 1) === 0x20) this.gap |= HARD;
    this.lineStart = false;
    return at + 1;
  }

  private stop(at: number, code: number): number {
    const { text, tally } = this;
    if (code === 0x2e && at > 0 && (text.charCodeAt(at - 1) | 0x20) === 0x77) {
      const start = linkBefore(text, at);
      if (start >= 0) return this.link(start);
    }
    const next = at + 1 < text.length ? text.charCodeAt(at + 1) : 0x20;
    this.lineStart = false;
    if (code === 0x3f) tally.questions += 1;
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
