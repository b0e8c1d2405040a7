import type { PolicyRule } from "./policy.ts";

/** Whether at most one blank line comes between: the points of a list may be paragraphs. */
const isNear = (between: string): boolean => between.split("\n\n").length < 3;

/** Takes the hits of rules that are shown once in a list. */
export class Repeats {
  private readonly text: string;
  private readonly more: number[];
  /** By the number of a rule: the hit that is shown and the end of the last one. */
  private readonly last = new Map<number, { shown: number; end: number }>();

  constructor(text: string, more: number[]) {
    this.text = text;
    this.more = more;
  }

  /** Whether a hit belongs to one before it. */
  take({ once }: PolicyRule, rule: number, hit: number, start: number, end: number): boolean {
    if (once === undefined) return false;
    const { text, more } = this;
    const last = this.last.get(rule);
    if (last !== undefined && isNear(text.slice(last.end, start))) {
      more[last.shown] = (more[last.shown] ?? 0) + 1;
      last.end = end;
      return true;
    }
    this.last.set(rule, { shown: hit, end });
    return false;
  }
}
