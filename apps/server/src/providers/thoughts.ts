import { unusable } from "./failure.ts";
import type { Part, Provider } from "./provider.ts";

// Marks that models put around their thoughts where a server passes them on as text.
const NAME = "(?:[a-z0-9]{1,8}_){0,4}(?:think|thinking|reason|reasoning|thought|reasoning_scratchpad)";
const OPENERS = [
  `<${NAME}(?:\\s[^<>]{0,60})?>`,
  "<\\|begin_of_thought\\|>",
  "<\\|START_THINKING\\|>",
  "◁think▷",
  "\\[THINK\\]",
  "<\\|channel>thought",
  "(?:<\\|start\\|>assistant)?<\\|channel\\|>(?:analysis|commentary)[^<]{0,40}<\\|message\\|>",
];
const CLOSERS = [
  `</${NAME}\\s{0,3}>`,
  "<\\|end_of_thought\\|>",
  "<\\|END_THINKING\\|>",
  "◁/think▷",
  "\\[/THINK\\]",
  "<channel\\|>",
  "(?:<\\|end\\|>)?(?:<\\|start\\|>assistant)?<\\|channel\\|>final(?:[^<]{0,40})<\\|message\\|>",
];
// What harmony models put around an answer and its parts; it is no thought and no text.
const FRAMES = ["<\\|(?:start|end|return)\\|>(?:assistant)?"];

const OPENER = new RegExp(OPENERS.join("|"), "iu");
const CLOSER = new RegExp(CLOSERS.join("|"), "iu");
const MARK = new RegExp([...OPENERS, ...CLOSERS, ...FRAMES].join("|"), "iu");
const MARK_MAX = 160;
// An end of text that may be the beginning of a mark.
const BEGUN = /(?:<(?:[|/a-z][^<>]{0,80}(?:>[a-z]{0,9}(?:<[^<>]{0,80})?)?)?|◁[^▷]{0,8}|\[\/?T?H?I?N?K?)$/iu;
// Harmony without its marks: "analysisWe need … assistantfinalHello".
const BARE_OPENER = /^\s*analysis(?=\p{Lu})/u;
const BARE_CLOSER = /assistantfinal/u;
const BARE_OPENER_BEGUN = /^\s*(?:a(?:n(?:a(?:l(?:y(?:s(?:i(?:s)?)?)?)?)?)?)?)?$/u;

/** Every mark of a thought in `text`, so that a draft's own can be protected and one in an answer is always the model's. */
export const thoughtMarks = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(new RegExp(MARK, "giu"))].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));

/** Takes the thoughts out of one streamed answer. */
export interface ThoughtFilter {
  /** Takes more of the answer; gives what is certainly text. @throws ProviderFailure at the end of a thought whose beginning was given as text. */
  push(text: string): string;
  end(): string;
}

/**
 * A thought is never given, closed or not. `whole` holds everything back until a thought has ended, or to the end: for
 * models whose answers begin inside a thought. `strayed` hears of one that does so unannounced.
 */
export const thoughtFilter = ({ whole, strayed }: { whole: boolean; strayed: () => void }): ThoughtFilter => {
  let held = "";
  let given = false;
  let inside = false;
  let bare = false;
  let waiting = whole;

  const closed = (): boolean => {
    const found = (bare ? BARE_CLOSER : CLOSER).exec(held);
    if (found === null) {
      // Nothing of a thought is kept but what may be the beginning of its closer.
      held = bare ? held : held.slice(-MARK_MAX);
      return false;
    }
    held = held.slice(found.index + found[0].length);
    inside = false;
    bare = false;
    waiting = false;
    return true;
  };

  const give = (text: string): string => {
    const ready = given ? text : text.replace(/^\s+/, "");
    given ||= ready !== "";
    return ready;
  };

  /** Text up to the next mark, which is taken out; null where no whole mark is held. */
  const upToMark = (): string | null => {
    const found = MARK.exec(held);
    if (found === null) return null;
    const before = held.slice(0, found.index);
    held = held.slice(found.index + found[0].length);
    if (OPENER.test(found[0])) {
      inside = true;
      return before;
    }
    if (!CLOSER.test(found[0])) return before;
    if (given) {
      strayed();
      throw unusable("the answer began inside a thought that no mark opened", false);
    }
    // What came before the closer was a thought all along.
    waiting = false;
    return "";
  };

  const take = (piece: string, final: boolean): string => {
    held += piece;
    let text = "";
    if (!given && !inside && BARE_OPENER.test(held)) bare = inside = true;
    for (;;) {
      if (inside) {
        if (closed()) continue;
        if (!final) return text;
        // The words alone prove no thought; a mark does.
        const rest = bare ? held : "";
        held = "";
        return text + give(rest);
      }
      if (waiting && !final && !CLOSER.test(held) && !OPENER.test(held)) return text;
      const before = upToMark();
      if (before !== null) {
        text += give(before);
        continue;
      }
      break;
    }
    if (waiting && !final) return text;
    if (!final && !given && BARE_OPENER_BEGUN.test(held)) return text;
    const begun = final ? null : BEGUN.exec(held.slice(-MARK_MAX));
    const cut = begun === null ? held.length : held.length - begun[0].length;
    const ready = held.slice(0, cut);
    held = held.slice(cut);
    return text + give(ready);
  };

  return { push: (text) => take(text, false), end: () => take("", true) };
};

/** The same provider without its thoughts. Where an answer once began inside one, later answers are held until it has ended. */
export const withoutThoughts = (provider: Provider): Provider => {
  let whole = false;
  return {
    ...provider,
    async *stream(call, signal): AsyncGenerator<Part, void, undefined> {
      const filter = thoughtFilter({ whole, strayed: () => (whole = true) });
      for await (const part of provider.stream(call, signal)) {
        if (part.type === "usage") yield part;
        else {
          const text = filter.push(part.text);
          if (text !== "") yield { type: "text", text };
        }
      }
      const text = filter.end();
      if (text !== "") yield { type: "text", text };
    },
  };
};
