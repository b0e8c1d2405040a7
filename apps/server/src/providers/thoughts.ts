import { unusable } from "./failure.ts";
import type { Part } from "./provider.ts";

// Marks that models put around their thoughts where a server passes them on as text.
const NAME = "(?:[a-z0-9]{1,8}[_:]){0,4}(?:think|thinking|reason|reasoning|thoughts?|analysis|reasoning_scratchpad)";
const OPENERS = [
  `<${NAME}(?:\\s[^<>]{0,60})?>`,
  "<\\|begin_of_thought\\|>",
  "<\\|START_THINKING\\|>",
  "◁think▷",
  "\\[THINK\\]",
  "<\\|channel>thought",
  // Whom a channel speaks to stands before its text, which is a thought as well.
  "<\\|channel\\|>\\s?(?:analysis|commentary)",
];
const CLOSERS = [
  `</${NAME}\\s{0,3}>`,
  "<\\|end_of_thought\\|>",
  "<\\|END_THINKING\\|>",
  "◁/think▷",
  "\\[/THINK\\]",
  "<channel\\|>",
  "<\\|channel\\|>\\s?final[^<]{0,40}(?:<\\|constrain\\|>[^<]{0,40})?<\\|message\\|>",
];
// What harmony models put around an answer and its parts; it is no thought and no text.
const FRAMES = ["<\\|start\\|>(?:assistant)?(?: to=[^\\s<]{1,60})?", "<\\|(?:end|return|message)\\|>"];

const OPENER = new RegExp(OPENERS.join("|"), "iu");
const CLOSER = new RegExp(CLOSERS.join("|"), "iu");
const MARK = new RegExp([...OPENERS, ...CLOSERS, ...FRAMES].join("|"), "iu");
const MARKS = new RegExp(MARK, "giu");
const MARK_MAX = 160;
// An end of text that may be the beginning of a mark.
const BEGUN = new RegExp(
  [
    "<(?:[|/a-z][^<>]{0,80})?",
    "<\\|channel>t?h?o?u?g?h?t?",
    "<\\|start\\|>(?:a?s?s?i?s?t?a?n?t?|(?:assistant)? (?:to?|to=[^\\s<]{0,60})?)",
    "<\\|channel\\|>\\s?(?:(?:final[^<]{0,40}(?:<(?:\\|?[a-z]{0,12}\\|?|\\|constrain\\|>[^<]{0,40}(?:<\\|?[a-z]{0,8}\\|?)?))?)|[a-z]{0,10})",
    "◁[^▷]{0,8}",
    "\\[/?T?H?I?N?K?",
  ]
    .map((begun) => `(?:${begun})$`)
    .join("|"),
  "iu",
);
// Harmony without its marks: "analysisWe need … assistantfinalHello".
const BARE_OPENER = /^\s*analysis(?=\p{Lu})/u;
const BARE_CLOSER = /assistantfinal/u;
const BARE_OPENER_BEGUN = /^\s*(?:a(?:n(?:a(?:l(?:y(?:s(?:i(?:s)?)?)?)?)?)?)?)?$/u;

/** Every mark of a thought in `text`, so that a draft's own can be protected and one in an answer is always the model's. */
export const thoughtMarks = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(MARKS)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));

/**
 * Takes the thoughts out of one streamed answer. A thought is never given, closed or not. `whole` holds everything back
 * until a thought has ended, or to the end: for models whose answers begin inside a thought. `strayed` hears of one that
 * does so unannounced.
 */
export class ThoughtFilter {
  readonly #strayed: () => void;
  #waiting: boolean;
  #held = "";
  #given = false;
  #inside: "marked" | "bare" | null = null;
  /** Whether a thought was met. */
  thought = false;

  constructor({ whole, strayed }: { whole: boolean; strayed: () => void }) {
    this.#waiting = whole;
    this.#strayed = strayed;
  }

  /**
   * Takes more of the answer; gives what is certainly text.
   * @throws ProviderFailure at the end of a thought whose beginning was given as text.
   */
  push(text: string): string {
    return this.#take(text, false);
  }

  end(): string {
    return this.#take("", true);
  }

  #take(piece: string, final: boolean): string {
    this.#held += piece;
    let text = "";
    if (!this.#given && BARE_OPENER.test(this.#held)) this.#inside ??= "bare";
    for (;;) {
      if (this.#inside !== null) {
        if (this.#close()) continue;
        return final ? text + this.#unclosed() : text;
      }
      if (this.#waiting && !final && !MARK.test(this.#held)) return text;
      const before = this.#upToMark(final);
      if (before === null) break;
      text += this.#give(before);
    }
    const undecided = this.#waiting || (!this.#given && BARE_OPENER_BEGUN.test(this.#held));
    return !final && undecided ? text : text + this.#give(this.#certain(final));
  }

  /** Whether the thought ended in what is held. */
  #close(): boolean {
    const bare = this.#inside === "bare";
    const found = (bare ? BARE_CLOSER : CLOSER).exec(this.#held);
    if (found === null) {
      // Nothing of a thought is kept but what may be the beginning of its closer.
      if (!bare) this.#held = this.#held.slice(-MARK_MAX);
      return false;
    }
    this.#held = this.#held.slice(found.index + found[0].length);
    this.#inside = null;
    this.#waiting = false;
    this.thought = true;
    return true;
  }

  /** What an unclosed thought leaves: nothing, but where only its first word was taken for a mark. */
  #unclosed(): string {
    const rest = this.#inside === "bare" ? this.#held : "";
    this.#held = "";
    return this.#give(rest);
  }

  /** Text up to the next mark, which is taken out; null where no whole mark is held. */
  #upToMark(final: boolean): string | null {
    const found = MARK.exec(this.#held);
    if (found === null) return null;
    // What is held behind it may still belong to the mark.
    if (!final && found.index >= this.#begun()) return null;
    const before = this.#held.slice(0, found.index);
    this.#held = this.#held.slice(found.index + found[0].length);
    if (OPENER.test(found[0])) {
      this.#inside = "marked";
      this.thought = true;
      return before;
    }
    if (!CLOSER.test(found[0])) return before;
    this.thought = true;
    if (this.#given) {
      this.#strayed();
      throw unusable("the answer began inside a thought that no mark opened", false);
    }
    // The text before the closing mark was a thought all along.
    this.#waiting = false;
    return "";
  }

  /** Where the end of what is held may be the beginning of a mark; its length where it cannot. */
  #begun(): number {
    return this.#held.length - (BEGUN.exec(this.#held.slice(-MARK_MAX))?.[0].length ?? 0);
  }

  #certain(final: boolean): string {
    const cut = final ? this.#held.length : this.#begun();
    const ready = this.#held.slice(0, cut);
    this.#held = this.#held.slice(cut);
    return ready;
  }

  #give(text: string): string {
    const ready = this.#given ? text : text.replace(/^\s+/, "");
    this.#given ||= ready !== "";
    return ready;
  }
}

/** Knowledge of a model's thoughts from its earlier answers. */
export interface ThoughtMemory {
  /** Its answers begin inside a thought, so they are held until it has ended. */
  whole: boolean;
  /** It was seen to think. */
  thought: boolean;
}

/** The same answer without its thoughts; `memory` learns from it. */
export const withoutThoughts = async function* (
  parts: AsyncIterable<Part>,
  memory: ThoughtMemory,
): AsyncGenerator<Part, void, undefined> {
  const filter = new ThoughtFilter({ whole: memory.whole, strayed: () => (memory.whole = true) });
  for await (const part of parts) {
    if (part.type === "usage") yield part;
    else {
      const text = filter.push(part.text);
      memory.thought ||= filter.thought;
      if (text !== "") yield { type: "text", text };
    }
  }
  const text = filter.end();
  if (text !== "") yield { type: "text", text };
};
