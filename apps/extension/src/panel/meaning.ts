import type { MeaningFinding, WithdrawnPlace } from "@rewrite-service/contract";
import type { Alignment, MeaningState, Mix, Passage } from "@rewrite-service/review";
import type { PanelMemory } from "../settings/panel-memory.ts";

/** What a model was asked about, and what came of it. */
export type Meaning = NonNullable<PanelMemory["meaning"]>;

const IDLE: MeaningState = { phase: "idle" };

/** What the model says of two texts; nothing where it was asked about others. */
export const meaningOf = (meaning: Meaning | null, before: string, after: string): MeaningState =>
  meaning !== null && meaning.before === before && meaning.after === after ? meaning.state : IDLE;

/** Places of the comparison's notes that the model took back. */
export const withdrawnOf = (state: MeaningState): readonly WithdrawnPlace[] =>
  state.phase === "done" ? state.report.withdrawn : [];

export const findingsIn = (state: MeaningState): readonly MeaningFinding[] =>
  state.phase === "done" ? state.report.findings : [];

const isWithin = (text: string, part: string, spans: readonly { start: number; end: number }[]): boolean =>
  part !== "" && spans.some(({ start, end }) => text.slice(start, end).includes(part));

/** The findings that quote words of one passage: of its wording now, or of the draft's where nothing of it is left. */
export const findingsOf = (
  findings: readonly MeaningFinding[],
  { id, draftSpans }: Passage,
  { before }: Alignment,
  mix: Mix,
): MeaningFinding[] =>
  findings.filter((finding) =>
    finding.after === ""
      ? isWithin(before, finding.before, draftSpans)
      : isWithin(mix.text, finding.after, mix.places.get(id) ?? []),
  );
