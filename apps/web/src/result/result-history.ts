import type { HumanizeRequest } from "@rewrite-service/contract";
import type { Decisions } from "@rewrite-service/review";

/** What a rewrite was made from. */
export interface Source {
  text: string;
  fromNotes: boolean;
  request: HumanizeRequest;
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
): ResultHistory => ({
  past: [...past, { version: present, draft }].slice(-STEPS_MAX),
  present: version,
  future: [],
});

/** The present changed as a part of the last step, so that one undo takes both back. */
export const amended = (history: ResultHistory, version: ResultVersion): ResultHistory => ({
  ...history,
  present: version,
});

/** One step back; null where there is none. `draft` is the edit that has to be taken back with it. */
export const undone = ({
  past,
  present,
  future,
}: ResultHistory): { history: ResultHistory; draft: DraftEdit | null } | null => {
  const step = past.at(-1);
  if (step === undefined) return null;
  return {
    history: {
      past: past.slice(0, -1),
      present: step.version,
      future: [{ version: present, draft: step.draft }, ...future],
    },
    draft: step.draft,
  };
};

/** One step forward again; `draft` is the edit that has to be made again with it. */
export const redone = ({
  past,
  present,
  future,
}: ResultHistory): { history: ResultHistory; draft: DraftEdit | null } | null => {
  const [step, ...rest] = future;
  if (step === undefined) return null;
  return {
    history: { past: [...past, { version: present, draft: step.draft }], present: step.version, future: rest },
    draft: step.draft,
  };
};
