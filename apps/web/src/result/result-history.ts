import type { HumanizeRequest } from "@rewrite-service/contract";
import type { Decisions } from "@rewrite-service/review";
import type { RewriteState } from "./rewrite-state.ts";

/** Another version that was asked for of a rewrite, and what came. */
export interface OtherVersion {
  request: HumanizeRequest;
  state: RewriteState;
}

/** What a rewrite was made from. */
export interface Source {
  text: string;
  fromNotes: boolean;
  request: HumanizeRequest;
  /** What was protected then, the words that the account always keeps among it; what an earlier visit kept may not say. */
  kept?: readonly string[] | undefined;
  /** The other versions that came of it. They were paid for, so they are no part of a step: no undo takes them away. */
  others?: readonly OtherVersion[];
}

/** A rewrite that has ended and what the writer made of it. */
export interface ResultVersion {
  source: Source;
  /** The rewrite as it came, without its notes. */
  text: string;
  notes: string | null;
  decisions: Decisions;
  /** The text that `closer` was asked to move; null for every other mode. */
  movedFrom: string | null;
  /** Whether it ended early and its whole sentences were kept: it stays unfinished, whatever is decided about them. */
  partial: boolean;
  /** What was put into the draft in its place, if anything was: a draft that reads so is no edit of the writer's. */
  taken?: string;
}

/** A whole draft that gave way to another. */
export interface DraftEdit {
  before: string;
  after: string;
}

interface Step {
  /** What was there before the step, or after it for a step that was undone. */
  version: ResultVersion | null;
  draft: DraftEdit | null;
  /** The rewrite that ended early and was kept by the step; null for every other step. */
  ended: RewriteState | null;
}

export interface ResultHistory {
  past: readonly Step[];
  present: ResultVersion | null;
  future: readonly Step[];
}

const STEPS_MAX = 100;

export const NO_HISTORY: ResultHistory = { past: [], present: null, future: [] };

/** One step forward: whatever was undone is gone. */
export const pushed = (
  { past, present }: ResultHistory,
  version: ResultVersion | null,
  draft: DraftEdit | null = null,
  ended: RewriteState | null = null,
): ResultHistory => ({
  past: [...past, { version: present, draft, ended }].slice(-STEPS_MAX),
  present: version,
  future: [],
});

/**
 * The present changed as a part of the last step, so that one undo takes both back; where that step put the result into the
 * draft, `after` is what the draft is now.
 */
export const amended = (
  { past, future }: ResultHistory,
  version: ResultVersion,
  after: string | null = null,
): ResultHistory => {
  const last = past.at(-1);
  if (after === null || last?.draft == null) return { past, present: version, future };
  return { past: [...past.slice(0, -1), { ...last, draft: { ...last.draft, after } }], present: version, future };
};

/** A history after a step, with what the step changed beside it. */
interface Stepped {
  history: ResultHistory;
  /** The edit of the draft that goes with the step. */
  draft: DraftEdit | null;
  ended: RewriteState | null;
}

/** One step back; null where there is none. */
export const undone = ({ past, present, future }: ResultHistory): Stepped | null => {
  const step = past.at(-1);
  if (step === undefined) return null;
  const { version, ...beside } = step;
  return {
    history: { past: past.slice(0, -1), present: version, future: [{ version: present, ...beside }, ...future] },
    ...beside,
  };
};

/** One step forward again; null where there is none. */
export const redone = ({ past, present, future }: ResultHistory): Stepped | null => {
  const [step, ...rest] = future;
  if (step === undefined) return null;
  const { version, ...beside } = step;
  return {
    history: { past: [...past, { version: present, ...beside }], present: version, future: rest },
    ...beside,
  };
};

/** What was decided about the present text before, step by step; every other step ends with the visit. */
export const decidedBefore = ({ past, present }: ResultHistory): Decisions[] => {
  const isOther = ({ version, draft, ended }: Step): boolean =>
    draft !== null || ended !== null || version?.source !== present?.source || version?.text !== present?.text;
  return past.slice(past.findLastIndex(isOther) + 1).map(({ version }) => version?.decisions ?? {});
};

/** A history that a later visit begins with. */
export const begunWith = (present: ResultVersion, decided: readonly Decisions[]): ResultHistory => ({
  past: decided.map((decisions) => ({ version: { ...present, decisions }, draft: null, ended: null })),
  present,
  future: [],
});

/** Whether the draft, which is `now` another text or the same, gave way to this result by the last such step that stands. */
export const isTaken = ({ past }: ResultHistory, text: string, now: string | undefined): boolean =>
  now === text && past.findLast(({ draft }) => draft !== null)?.draft?.after === text;

/** Whether the last step put the result into a draft that is what it was before again. */
export const isTakenBack = ({ past }: ResultHistory, now: string | undefined): boolean =>
  past.at(-1)?.draft?.before === now && now !== undefined;

/** Whether the last step is something that the writer did to the result, and not the rewrite that brought it. */
export const isOwnStep = ({ past, present }: ResultHistory): boolean => {
  const last = past.at(-1);
  if (last === undefined || present === null) return false;
  return last.ended !== null || last.draft !== null || last.version?.source === present.source;
};
