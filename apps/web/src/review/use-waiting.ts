import type { Span } from "@rewrite-service/text";
import {
  affectsFact,
  changesInOrder,
  isOpen,
  isSame,
  isSubject,
  reviewWords as words,
  risksOf,
  type Alignment,
  type Decision,
  type Decisions,
  type Passage,
  type ShownFact,
} from "@rewrite-service/review";
import type { Coming, Result } from "../result/result.ts";
import type { ResultVersion } from "../result/result-history.ts";
import { ownHarm } from "./own-harm.ts";
import { usePlan, type Plan } from "./use-plan.ts";

/** The text without its changes, with the place of the fact that is picked. */
export interface Shown extends Coming {
  picked: Span | null;
}

/** What waits for the writer, and what the next step makes of it. */
export interface Waiting {
  changes: readonly Passage[];
  /** Changes that wait for a decision, and those of them that nobody has been asked about. */
  open: number;
  unasked: number;
  /** Those of them that accepting all accepts. */
  safe: number;
  /** The changes that the writer is to decide about one by one. */
  held: readonly Passage[];
  /** What those of the others do to facts, a line each, that nobody has been asked about. */
  flagged: readonly string[];
  /** Whether all that nobody has been asked about is the subject line of an e-mail. */
  isSubjectOnly: boolean;
  /** What the writer's own words did to facts of the draft and to its meaning. */
  harm: readonly ShownFact[];
  /** The same, a line each. */
  own: readonly string[];
  /** What there is to know before the others are accepted; "" where there is nothing. */
  heldBack: string;
  /** Whether what accepting all accepts is known. */
  isPlanned: boolean;
  /** The text that copying would copy, with its facts and the one of them that is picked. */
  coming: Shown;
  /** Accepts all that is safe. */
  make: () => Promise<Plan | null>;
}

/** A change with what it does to a fact together with others, where it says nothing of that by itself. */
const withPlanned = (change: Passage, planned: Decision | undefined): Passage =>
  planned?.kind === "asked" && change.risks.length === 0 ? { ...change, risks: planned.risks ?? [] } : change;

const plannedChanges = (alignment: Alignment | null, decisions: Decisions, plan: Decisions | null): Passage[] =>
  alignment === null
    ? []
    : changesInOrder(alignment, decisions).map((change) => withPlanned(change, plan?.[change.id]));

/** What there is to know before the others are accepted. */
const heldBackOf = ({ source }: ResultVersion, held: readonly Passage[], harm: readonly ShownFact[]): string =>
  words.beforeAccepting(source.fromNotes ? 0 : held.length, held.every(affectsFact), harm);

/** The text that copying would copy: of notes, whose copy waits for the writer, and once all is decided, the one on screen. */
const comingOf = (
  { mix, facts, picked }: Result,
  { source, decisions }: ResultVersion,
  plan: Plan | null,
  unasked: number,
): Shown => {
  if (plan === null || unasked === 0 || source.fromNotes || plan.answer === null || plan.mix.text === mix.text)
    return { text: mix.text, facts, decisions, picked: picked?.after ?? null };
  const all = [...plan.answer.facts, ...plan.answer.meaning];
  const own =
    picked === null
      ? undefined
      : all.find(
          (fact) => isSame(fact, picked) || (fact.before !== null && fact.before.start === picked.before?.start),
        );
  return { text: plan.mix.text, facts: plan.answer, decisions: plan.to, picked: own?.after ?? null };
};

/** What waits for a decision. */
const openOf = (changes: readonly Passage[], decisions: Decisions) => {
  const open = changes.filter(({ id }) => isOpen(decisions[id]));
  const unasked = open.filter(({ id }) => decisions[id] === undefined);
  const kept = open.filter(({ id }) => decisions[id]?.kind === "asked");
  const held = unasked.filter((change) => risksOf(change, undefined).length > 0);
  const flagged = held.flatMap((change) => risksOf(change, undefined));
  return {
    open,
    unasked,
    kept,
    held,
    flagged,
    isSubjectOnly: unasked.every(isSubject),
    safe: unasked.length - held.length,
  };
};

/** What waits for the writer, as soon as it is known what may be accepted. */
export const useWaiting = (result: Result, version: ResultVersion): Waiting => {
  const { decisions } = version;
  const { plan, make } = usePlan(result, version);
  const planned = plannedChanges(result.alignment, decisions, plan?.to ?? null);
  // Notes are no text of the writer's that was changed: what is told of them well asks for no decision.
  const changes = version.source.fromNotes
    ? planned.filter((change) => {
        const { kind = "accepted" } = decisions[change.id] ?? {};
        return kind !== "accepted" || risksOf(change, undefined).length > 0;
      })
    : planned;
  const { open, unasked, kept, held, flagged, isSubjectOnly, safe } = openOf(changes, decisions);
  const harm = ownHarm(result, version);
  const own = harm.map(({ reason }) => reason);
  const isPlanned = plan !== null || unasked.length === 0;
  return {
    changes,
    open: open.length,
    unasked: unasked.length,
    safe,
    held: [...kept, ...held],
    flagged,
    isSubjectOnly,
    harm,
    own,
    heldBack: isPlanned ? heldBackOf(version, held, harm) : "",
    isPlanned,
    coming: comingOf(result, version, plan, unasked.length),
    make,
  };
};
