import { createWitness, readText, type ReadText, type Unbacked, type Witness } from "@rewrite-service/text";
import { stoppedMessage, type Stopped } from "@rewrite-service/contract";
import type { Part } from "../../providers/provider.ts";
import type { Brief } from "../../providers/brief.ts";
import { openCourse, type AnswerCourse, type Repair } from "./answer-course.ts";
import { factFilter, type Judge } from "./filter.ts";
import { closingBlock, commentaryLines, lostLines, notesLinesOf, stoppedLine } from "./notes.ts";
import { maskDraft, type Masking } from "./placeholders.ts";
import { restorer } from "./restore.ts";
import { GateStop } from "./gate-stop.ts";

/** The parts of a second call: the text already delivered, masked, and the fault to correct in the rest. */
export interface Continuation {
  textSoFar: string;
  repair: Repair;
}

/** One call of a model: how long its prompt was, in UTF-16 units, and what it answers. */
export interface Call {
  promptCharacters: number;
  parts: AsyncIterable<Part>;
}

/** Makes a call of the model; `null` asks for the whole rewrite. */
export type Ask = (continuation: Continuation | null) => Call;

/** The usage of one call. A count from the provider is passed on, zero included. */
export interface CallUsage {
  /** For an own estimate. */
  promptCharacters: number;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  /** Characters that the model sent, for an own estimate. */
  characters: number;
}

export interface Gate {
  masking: Masking;
  /** The rewrite, piece by piece, with everything restored and nothing in it that the writer did not write. */
  pass(ask: Ask): AsyncGenerator<string, void, undefined>;
  /** The closing block, or nothing. To be asked once `pass` has ended. `findings` are lines that the judge of meaning adds. */
  notes(findings?: readonly string[]): string;
  /** One entry for each call, in order. */
  calls(): readonly CallUsage[];
  /** The faults of the answers that were requested again: a kind of fact, `span` or `placeholder`. */
  repairs(): readonly string[];
}

// An answer beyond this is no rewrite; a provider that heeds its own cap never gets there.
const ANSWER_CHARACTERS_FLOOR = 16_000;
const ANSWER_GROWTH_MAX = 8;
const charactersMaxOf = ({ text }: Brief): number => ANSWER_CHARACTERS_FLOOR + ANSWER_GROWTH_MAX * text.length;

// Where a quotation, cut from its place, would read as another fact.
const UNQUOTABLE = "Another passage may differ in meaning from the draft; compare the two.";

/** `repairs` is false for a provider that would answer the same again. */
export const openGate = (brief: Brief, { repairs }: { repairs: boolean }): Gate => {
  const masking = maskDraft(brief.text, brief.protectedSpans, spokenOf(brief));
  const draft = readText(brief.text);
  const witness = createWitness([draft, ...besideText(brief)]);
  // Draft and finished rewrite are each other's witness, and each is read once: a rewrite in one piece, as that passes.
  let [delivered, wrapped, space, rewrite] = ["", false, "", readText("")];
  const judge = judgeOf(witness, (read) => (rewrite = read));
  const filter = factFilter(judge, [brief.text, ...besideText(brief)].join("\n"));
  const calls: CallUsage[] = [];
  const repaired: Repair[] = [];
  const lines: string[] = [];
  // A model reads the masked draft, the engine the draft itself.
  const own = (text: string): number => notesLinesOf(repairs ? masking.mask(text) : text);

  // One answer, as far as it may pass. Leaving the loop cancels the call.
  const answer = async function* (call: Call, course: AnswerCourse): AsyncGenerator<string, Repair | null> {
    const usage = unused(call);
    calls.push(usage);
    for await (const part of call.parts) {
      if (part.type === "usage") {
        takeOver(usage, part);
        continue;
      }
      usage.characters += part.text.length;
      if (usage.characters > charactersMaxOf(brief)) throw refusal("too-long", "the answer is longer than it may be");
      const step = course.push(part.text);
      delivered += step.text;
      if (step.text !== "") yield step.text;
      if (step.repair !== null) return step.repair;
    }
    const step = course.end();
    delivered += step.text;
    if (step.text !== "") yield step.text;
    return step.repair;
  };

  return {
    masking,
    calls: () => calls,
    repairs: () => repaired.map(kindOf),
    async *pass(ask) {
      const allowed = new Set(repairs ? ["invention", "loss"] : []);
      let continuation: Continuation | null = null;
      for (;;) {
        const course = openCourse({
          draft: brief.text,
          masking,
          filter,
          notesLines: own(brief.text) - own(delivered),
          continuing: continuation === null ? null : { delivered },
          wrapped,
          space,
        });
        const stopped: Repair | null = yield* answer(ask(continuation), course);
        if (stopped === null) lines.push(...commentaryOf(course, masking, witness));
        if (stopped?.kind === "fact") lines.push(stoppedLine(stopped.of, delivered, witness));
        wrapped = course.wrapped();
        space = filter.drop();
        if (stopped === null && delivered.trim() === "") throw refusal("empty", "the answer is empty");
        const repair: Repair | null = stopped ?? missingSpans(masking, delivered);
        if (repair === null) break;
        if (!allowed.delete(repair.kind === "spans" ? "loss" : "invention"))
          throw stopOf(repair, masking, delivered, repaired);
        repaired.push(repair);
        continuation = { textSoFar: masking.mask(delivered), repair: asRead(repair, masking) };
      }
      // The stream was judged line by line; this is the same judgement on the whole.
      if (rewrite.text !== delivered) rewrite = readText(delivered);
      refuseInvention(witness(rewrite));
    },
    notes: (findings = []) => {
      const shown = findings.map((line) => (witness(line).length === 0 ? line : UNQUOTABLE));
      return closingBlock(delivered, [...new Set([...lines, ...shown, ...lostLines(draft, rewrite)])]);
    },
  };
};

/** Judges by the witness; `opened` is given the reading of each text that is judged from its beginning. */
const judgeOf =
  (witness: Witness, opened: (read: ReadText) => void): Judge =>
  (text, from, until) => {
    const read = readText(text, from);
    if (from === 0) opened(read);
    return witness(read, from, until);
  };

const unused = ({ promptCharacters }: Call): CallUsage => ({
  promptCharacters,
  inputTokens: undefined,
  outputTokens: undefined,
  characters: 0,
});

const takeOver = (usage: CallUsage, { inputTokens, outputTokens }: Extract<Part, { type: "usage" }>): void => {
  usage.inputTokens = inputTokens ?? usage.inputTokens;
  usage.outputTokens = outputTokens ?? usage.outputTokens;
};

// The model reads the masked draft, so only text in it can be pointed to.
const asRead = (repair: Repair, { masked }: Masking): Repair =>
  repair.kind === "fact" && repair.near !== null && !masked.includes(repair.near) ? { ...repair, near: null } : repair;

const missingSpans = ({ required }: Masking, delivered: string): Repair | null => {
  const lost = required.filter(({ text }) => !delivered.includes(text));
  return lost.length === 0 ? null : { kind: "spans", placeholders: [...new Set(lost.map((span) => span.placeholder))] };
};

/** The failure of a rewrite that no repair is left for. `repaired` are the faults that were asked for again. */
const stopOf = (repair: Repair, { required }: Masking, delivered: string, repaired: readonly Repair[]): GateStop => {
  // A model that was asked to go on without an invention, and began the text again, has not gone on without it.
  const invention = repaired.findLast(({ kind }) => kind === "fact");
  const fault = repair.kind === "placeholder" && invention !== undefined ? invention : repair;
  if (fault.kind === "fact") return stop({ kind: "invented", written: fault.written, near: fault.near }, fault.of);
  const missing = required.find(({ text }) => !delivered.includes(text))?.text;
  // A model that was asked for a passage and began the text again still leaves the passage out.
  const isLeftOut = fault.kind === "spans" || repaired.some(({ kind }) => kind === "spans");
  if (isLeftOut && missing !== undefined) return stop({ kind: "left-out", missing }, "span");
  const reason = "no repair left: placeholder";
  return repaired.some(({ kind }) => kind === "placeholder")
    ? refusal("placeholder", reason, GARBLED)
    : refusal("placeholder", reason);
};

// The message quotes the draft, for its caller alone; the log gets the kind.
const stop = (stopped: Stopped, kind: string): GateStop =>
  new GateStop("rewrite_stopped", kind, {
    message: stoppedMessage(stopped),
    cause: new Error(`the gate stopped: ${stopped.kind}, ${kind}`),
  });

const refuseInvention = ([first]: readonly Unbacked[]): void => {
  if (first !== undefined) throw stop({ kind: "invented", written: first.text, near: first.near }, first.kind);
};

const commentaryOf = (course: AnswerCourse, masking: Masking, witness: Witness): string[] => {
  const plain = restorer(masking);
  const text = plain.push(course.commentary()) + plain.end();
  return plain.broken() ? [] : commentaryLines(text, witness);
};

// What the writer wrote beside the text.
const besideText = ({ protectedSpans, template, voice }: Brief): string[] => [
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

// It names no passage: which one the model meant is not known.
const GARBLED = "The model changed text it had to keep word for word. This didn't use a rewrite.";

// The reason is for the log; it contains nothing of the draft.
const refusal = (kind: string, reason: string, message?: string): GateStop =>
  new GateStop("provider_error", kind, { cause: new Error(reason), ...(message === undefined ? {} : { message }) });

const kindOf = (repair: Repair): string => {
  if (repair.kind === "fact") return repair.of;
  return repair.kind === "spans" ? "span" : "placeholder";
};
