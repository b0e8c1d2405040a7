import { unitsOf, type HumanizeEvent, type HumanizeRequest } from "@rewrite-service/contract";
import type { Caller, GateReport, Humanize } from "./journey.ts";
import type { Principal } from "../accounts/principal.ts";
import type { Provider } from "../providers/provider.ts";
import type { Ledger } from "../billing/ledger/ledger.ts";
import type { Brief } from "../providers/brief.ts";
import { openGate } from "./gate/gate.ts";
import { GateStop } from "./gate/gate-stop.ts";
import { keepLease } from "./lease.ts";
import { outputTokensMax, unitsDue } from "./price.ts";
import { buildPrompt } from "./prompt.ts";
import { spentOf, usageEvent } from "./spent.ts";
import { findingLines } from "./verify/finding-lines.ts";
import { meaningJudge, type MeaningJudge } from "./verify/meaning-judge.ts";

/** The part of the ledger that a rewrite needs. */
export type RewriteLedger = Pick<Ledger, "reserve" | "renew" | "settle" | "release">;

export interface Providers {
  /**
   * The provider of a rewrite, and the one that judges its meaning: null where no model is at hand. `connected` when they
   * are the caller's own account, which then pays.
   */
  pick(brief: Brief, principal: Principal): Promise<{ provider: Provider; judge: Provider | null; connected: boolean }>;
}

/** The dependencies of the journey of a draft. */
export interface HumanizeDeps {
  library: {
    /**
     * Reads template, voice and tier for this caller. What cannot be resolved falls back; what the plan does not
     * include is a `ServiceError` with `plan_required`.
     */
    resolve(request: HumanizeRequest, principal: Principal): Promise<Brief>;
  };
  ledger: RewriteLedger;
  providers: Providers;
  /** How long the judge of a finished text may take; null where none is asked. */
  judgeTimeMs: number | null;
  /** Keyed hash of a request, so that a repeated Idempotency-Key can be distinguished from a reused one. */
  fingerprint(request: object): string;
  /** Calls `task` every `intervalMs` until the returned function is called. */
  every(intervalMs: number, task: () => void): () => void;
  /** Called once for each rewrite that asked a provider. */
  gateEnded(report: GateReport): void;
}

/** The journey of a draft: resolve, reserve, write through the gate, settle, report. */
export const createHumanize = (deps: HumanizeDeps): Humanize =>
  async function* (request: HumanizeRequest, caller: Caller): AsyncGenerator<HumanizeEvent, void, undefined> {
    const { principal, signal, requestId } = caller;
    const startedAt = performance.now();
    const brief = await deps.library.resolve(request, principal);
    const { provider, judge, connected } = await deps.providers.pick(brief, principal);
    signal.throwIfAborted();
    // Opened first: nothing may throw between taking the hold and the block that returns it.
    const gate = openGate(brief, { repairs: provider.callsModel });
    const reader =
      judge === null || deps.judgeTimeMs === null
        ? null
        : meaningJudge({ provider: judge, brief, requestId, timeMs: deps.judgeTimeMs });
    const spent = () => spentOf([...gate.calls(), ...(reader?.calls() ?? [])], provider);
    const hold = await deps.ledger.reserve({ ...reservationOf(deps, request, caller, brief), connected });
    const lease = keepLease(deps, hold, signal);
    let delivered = "";
    let failed = false;
    let settled = false;
    let stop: GateStop | null = null;
    const deliver = (text: string): HumanizeEvent => {
      delivered += text;
      return { type: "delta", text };
    };
    try {
      const { leaving } = lease;
      const pieces = gate.pass((continuation) => {
        const messages = buildPrompt(brief, gate.masking, continuation);
        return {
          promptCharacters: promptCharacters(provider, brief, messages),
          parts: provider.stream(
            {
              messages,
              outputTokensMax: capOf(brief),
              brief,
              requestId,
              continues: (continuation?.textSoFar ?? "") !== "",
            },
            leaving,
          ),
        };
      });
      for await (const text of pieces) yield deliver(text);
      leaving.throwIfAborted();
      const notes = gate.notes(await judged(reader, brief, delivered, leaving));
      const due = unitsDue(hold.units, provider.callsModel, brief, { text: delivered, notes });
      if (notes !== "") yield deliver(notes);
      if (caller.whole) leaving.throwIfAborted();
      const used = spent();
      const receipt = await deps.ledger.settle(hold, { units: due, ...used });
      settled = true;
      yield usageEvent(principal, brief.tier, used, receipt);
      yield { type: "done" };
    } catch (error) {
      failed = !signal.aborted;
      if (error instanceof GateStop) stop = error;
      throw signal.aborted ? error : (lease.lost() ?? error);
    } finally {
      lease.end();
      const ms = performance.now() - startedAt;
      deps.gateEnded({ requestId, provider: provider.name, tier: brief.tier, ms, repairs: gate.repairs(), stop });
      // A caller who left pays for what was delivered; a failure costs nothing.
      const units = failed || caller.whole ? 0 : Math.min(hold.units, unitsOf(delivered.length));
      if (!settled && units > 0) await deps.ledger.settle(hold, { units, ...spent() });
      else if (!settled) await deps.ledger.release(hold);
    }
  };

// The lines that the judge of meaning adds to NOTES. Its answer is awaited after the text is delivered.
const judged = async (
  reader: MeaningJudge | null,
  { text, fromNotes }: Brief,
  rewrite: string,
  signal: AbortSignal,
): Promise<string[]> => {
  if (reader === null) return [];
  const question = { before: text, after: rewrite, fromNotes, doubts: [] };
  return findingLines(await reader.ask(question, signal), fromNotes);
};

const reservationOf = (deps: HumanizeDeps, request: HumanizeRequest, caller: Caller, brief: Brief) => ({
  principal: caller.principal,
  units: unitsOf(brief.text.length),
  register: brief.register,
  mode: brief.mode,
  tier: brief.tier,
  client: caller.client,
  idempotency:
    caller.idempotencyKey === null ? null : { key: caller.idempotencyKey, fingerprint: deps.fingerprint(request) },
});

const capOf = ({ text, previousRewrite, fromNotes }: Brief): number =>
  outputTokensMax(Math.max(text.length, previousRewrite?.length ?? 0), fromNotes);

const promptCharacters = (provider: Provider, brief: Brief, messages: readonly { content: string }[]): number =>
  provider.callsModel ? messages.reduce((sum, { content }) => sum + content.length, 0) : brief.text.length;
