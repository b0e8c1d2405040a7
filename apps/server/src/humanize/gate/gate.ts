import { ServiceError } from "@rewrite-service/contract";
import type { FactKind } from "@rewrite-service/text";
import type { Part } from "../../providers/provider.ts";
import type { Brief } from "../../providers/brief.ts";
import { factFilter, type FactFilter } from "./filter.ts";
import { joiner, type Joiner } from "./joiner.ts";
import { createJudge, type Judge } from "./judge.ts";
import {
  closingBlock,
  commentaryLines,
  lostLines,
  notesLinesOf,
  notesSplitter,
  stoppedLine,
  type NotesSplitter,
} from "./notes.ts";
import { maskDraft, type Masking } from "./placeholders.ts";
import { unwrapper, type Unwrapper } from "./preamble.ts";
import { restorer, type Restorer } from "./restore.ts";

/** Why a model is asked for more of an answer that it began. */
export type Repair =
  | { kind: "fact"; of: FactKind; written: string; near: string | null }
  | { kind: "placeholder" }
  | { kind: "spans"; placeholders: readonly string[] };

/** What a second call is told: the text that is already with the caller, masked, and what the rest has to mend. */
export interface Continuation {
  textSoFar: string;
  repair: Repair;
}

/** One call of a model; `null` asks for the whole rewrite. */
export type Ask = (continuation: Continuation | null) => AsyncIterable<Part>;

/** What the calls of one rewrite used. A count that the provider gave is passed on, zero included. */
export interface CallUsage {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  /** Characters that the model sent, for an own estimate. */
  characters: number;
}

export interface Gate {
  masking: Masking;
  /** The rewrite, piece by piece, with everything restored and nothing in it that the writer did not write. */
  pass(ask: Ask): AsyncGenerator<string, void, undefined>;
  /** The closing block, or nothing. To be asked once `pass` has ended. */
  notes(): string;
  /** One entry for each call, in order. */
  calls(): readonly CallUsage[];
}

/** What one answer runs through on its way, from the model to the judge. */
interface Course {
  unwrapper: Unwrapper;
  joiner: Joiner;
  splitter: NotesSplitter;
  restorer: Restorer;
  filter: FactFilter;
}

type Step = { text: string; repair: Repair | null };

// An answer beyond this is no rewrite; a provider that heeds its own cap never gets there.
const ANSWER_CHARACTERS_FLOOR = 16_000;
const ANSWER_GROWTH_MAX = 8;

/** `repairs` is false for a provider that would answer the same again. */
export const openGate = (brief: Brief, { repairs }: { repairs: boolean }): Gate => {
  const masking = maskDraft(brief.text, brief.protectedSpans, spokenOf(brief));
  const judge: Judge = createJudge(writtenBy(brief));
  const filter = factFilter(judge);
  const calls: CallUsage[] = [];
  const lines: string[] = [];
  const charactersMax = ANSWER_CHARACTERS_FLOOR + ANSWER_GROWTH_MAX * brief.text.length;
  // A model reads the masked draft, the engine the draft itself.
  const own = (text: string): number => notesLinesOf(repairs ? masking.mask(text) : text);
  let delivered = "";
  let wrapped = false;

  const openCourse = (continuing: boolean, space: string): Course => ({
    unwrapper: unwrapper(brief.text, { continuing, wrapped }),
    joiner: joiner(continuing ? masking.mask(delivered) : null, space),
    splitter: notesSplitter(own(brief.text) - own(delivered), delivered !== ""),
    restorer: restorer(masking),
    filter,
  });

  const passed = (course: Course, text: string, final: boolean): Step => {
    const restored = course.restorer.push(text) + (final ? course.restorer.end() : "");
    const judged = course.filter.push(restored);
    let { text: ready, finding } = judged;
    if (finding === null && final && !course.restorer.broken()) {
      const rest = course.filter.end();
      ready += rest.text;
      finding = rest.finding;
    }
    delivered += ready;
    if (finding !== null)
      return { text: ready, repair: { kind: "fact", of: finding.kind, written: finding.text, near: finding.near } };
    return {
      text: ready,
      repair: course.restorer.broken() || course.joiner.restarted() ? { kind: "placeholder" } : null,
    };
  };

  const advance = (course: Course, text: string): Step =>
    passed(course, course.splitter.push(course.joiner.push(course.unwrapper.push(text))), false);

  const finish = (course: Course): Step => {
    const tail = course.joiner.push(course.unwrapper.end()) + course.joiner.end();
    return passed(course, course.splitter.push(tail) + course.splitter.end(), true);
  };

  // One answer, as far as it may pass. Leaving the loop cancels the call.
  const answer = async function* (parts: AsyncIterable<Part>, course: Course): AsyncGenerator<string, Repair | null> {
    const call: CallUsage = { inputTokens: undefined, outputTokens: undefined, characters: 0 };
    calls.push(call);
    for await (const part of parts) {
      if (part.type === "usage") {
        call.inputTokens = part.inputTokens ?? call.inputTokens;
        call.outputTokens = part.outputTokens ?? call.outputTokens;
        continue;
      }
      call.characters += part.text.length;
      if (call.characters > charactersMax) throw refusal("the answer is longer than it may be");
      const step = advance(course, part.text);
      if (step.text !== "") yield step.text;
      if (step.repair !== null) return step.repair;
    }
    const step = finish(course);
    if (step.text !== "") yield step.text;
    return step.repair;
  };

  const missing = (): Repair | null => {
    const lost = masking.required.filter(({ text }) => !delivered.includes(text));
    return lost.length === 0
      ? null
      : { kind: "spans", placeholders: [...new Set(lost.map((span) => span.placeholder))] };
  };

  return {
    masking,
    calls: () => calls,
    async *pass(ask) {
      const allowed = new Set(repairs ? ["invention", "loss"] : []);
      let continuation: Continuation | null = null;
      let space = "";
      for (;;) {
        const course = openCourse(continuation !== null, space);
        const stopped: Repair | null = yield* answer(ask(continuation), course);
        if (stopped === null) lines.push(...commentaryOf(course));
        if (stopped?.kind === "fact") lines.push(stoppedLine(stopped.of));
        wrapped = course.unwrapper.wrapped();
        space = filter.drop();
        if (stopped === null && delivered.trim() === "") throw refusal("the answer is empty");
        const repair: Repair | null = stopped ?? missing();
        if (repair === null) break;
        if (!allowed.delete(repair.kind === "spans" ? "loss" : "invention"))
          throw refusal(`no repair left: ${repair.kind}`);
        continuation = { textSoFar: masking.mask(delivered), repair };
      }
      // The stream was judged line by line; this is the same judgement on the whole.
      if (judge(delivered).length > 0) throw refusal("the finished text holds a fact of its own");
    },
    notes: () => closingBlock(delivered, [...new Set([...lines, ...lostLines(brief.text, delivered)])]),
  };

  function commentaryOf(course: Course): string[] {
    const plain = restorer(masking);
    const text = plain.push(course.splitter.commentary()) + plain.end();
    return plain.broken() ? [] : commentaryLines(text, judge);
  }
};

const writtenBy = ({ text, protectedSpans, template, voice }: Brief): string[] => [
  text,
  ...protectedSpans,
  ...(template === null ? [] : [template.instructions]),
  ...(voice?.signOff == null ? [] : [voice.signOff]),
];

const spokenOf = ({ previousRewrite, template, voice }: Brief): string[] => [
  previousRewrite ?? "",
  template?.instructions ?? "",
  template?.name ?? "",
  voice?.signOff ?? "",
  ...(voice?.guidance ?? []),
  ...(voice?.samples ?? []),
];

// The reason is for the log; it holds nothing of the draft.
const refusal = (reason: string): ServiceError => new ServiceError("provider_error", { cause: new Error(reason) });
