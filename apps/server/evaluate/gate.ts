import { splitNotes } from "@rewrite-service/contract";
import type { EvaluateRow } from "../../../packages/text/evaluate/evaluate-file.ts";
import { textOf } from "../../../packages/text/evaluate/row-text.ts";
import { openGate } from "../src/humanize/gate/gate.ts";
import { played } from "../src/testing/played-answers.ts";
import { briefOfRow } from "./brief-of-row.ts";
import { isFactStop } from "./late-stop.ts";

const CHUNK_CHARACTERS = 4;

/** Plain text with the stop or comma that some set inside a quotation behind it: a model sees the placeholder alone. */
const withMarksBehind = (text: string, spans: readonly string[]): string =>
  spans
    .filter((span) => /^["“].*[^.,]["”]$/su.test(span))
    .flatMap((span) => [".", ","].map((mark) => [span.slice(0, -1) + mark + span.slice(-1), span + mark] as const))
    .reduce((sum, [inside, behind]) => sum.replaceAll(inside, () => behind), text);

/**
 * In: the members of a request and `answer`, as a model gives it; `chunk` is how many characters it sends at once. Out:
 * `outcome` (`stopped` where the gate would have asked the model again), `why`, the `text` that passed, and `late`: whether
 * an invention was passed on before it was seen, so that the model could not be asked again.
 */
export const evaluateRow: EvaluateRow = async (row) => {
  const gate = openGate(briefOfRow(row), { repairs: true });
  const answer = gate.masking.mask(withMarksBehind(textOf(row, "answer"), gate.masking.spans));
  const chunk = typeof row["chunk"] === "number" ? Math.max(1, Math.floor(row["chunk"])) : CHUNK_CHARACTERS;
  let why: string | null = null;
  let text = "";
  let late = false;
  try {
    const pieces = gate.pass(
      played(async function* (continuation) {
        why ??= continuation === null ? null : JSON.stringify(continuation.repair);
        if (continuation !== null) return;
        for (let at = 0; at < answer.length; at += chunk) yield { type: "text", text: answer.slice(at, at + chunk) };
      }),
    );
    for await (const piece of pieces) text += piece;
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    late = why === null && isFactStop(error);
    why ??= cause instanceof Error ? cause.message : String(error);
  }
  const stopped = why !== null;
  return {
    outcome: stopped ? "stopped" : "done",
    why,
    late,
    text: stopped ? text : splitNotes(text + gate.notes()).text,
  };
};
