import type { FactKind } from "@rewrite-service/text";
import type { FactFilter } from "./filter.ts";
import { joiner } from "./joiner.ts";
import { notesSplitter } from "./notes.ts";
import type { Masking } from "./placeholders.ts";
import { unwrapper } from "./preamble.ts";
import { restorer } from "./restore.ts";

/** Why a model is asked for more of an answer that it began. */
export type Repair =
  | { kind: "fact"; of: FactKind; written: string; near: string | null }
  | { kind: "placeholder" }
  | { kind: "spans"; placeholders: readonly string[] };

/** What of an answer may go to the caller now, and why the rest must be asked for again; null while it may go on. */
export interface Step {
  text: string;
  repair: Repair | null;
}

/** One answer on its way from the model, through everything that reads it, to the check of its facts. */
export interface AnswerCourse {
  push(text: string): Step;
  /** The rest, once the answer has ended. */
  end(): Step;
  /** What the model said about its text after it, as the model sent it. */
  commentary(): string;
  /** Whether an opening fence or tag was cut, so that a later answer may hold its end. */
  wrapped(): boolean;
}

interface CourseOptions {
  draft: string;
  masking: Masking;
  filter: FactFilter;
  /** Lines of the draft that look like a closing block and are still to come. */
  notesLines: number;
  /** The text that earlier answers gave; null for the first answer. */
  continuing: { delivered: string } | null;
  /** Whether an earlier answer was wrapped in a fence or tag. */
  wrapped: boolean;
  /** White space before the stretch that was stopped. */
  space: string;
}

export const openCourse = (options: CourseOptions): AnswerCourse => {
  const { draft, masking, filter, notesLines, continuing, wrapped, space } = options;
  const unwrap = unwrapper(draft, { continuing: continuing !== null, wrapped });
  const join = joiner(continuing === null ? null : masking.mask(continuing.delivered), space);
  const split = notesSplitter(notesLines, (continuing?.delivered ?? "") !== "");
  const restore = restorer(masking);

  const passed = (text: string, final: boolean): Step => {
    const restored = restore.push(text) + (final ? restore.end() : "");
    const judged = filter.push(restored);
    let { text: ready, finding } = judged;
    if (finding === null && final && !restore.broken()) {
      const rest = filter.end();
      ready += rest.text;
      finding = rest.finding;
    }
    if (finding !== null) {
      const { kind: of, text: written, near } = finding;
      return { text: ready, repair: { kind: "fact", of, written, near } };
    }
    return { text: ready, repair: restore.broken() || join.restarted() ? { kind: "placeholder" } : null };
  };

  return {
    push: (text) => passed(split.push(join.push(unwrap.push(text))), false),
    end: () => {
      const tail = join.push(unwrap.end()) + join.end();
      return passed(split.push(tail) + split.end(), true);
    },
    commentary: () => split.commentary(),
    wrapped: () => unwrap.wrapped(),
  };
};
