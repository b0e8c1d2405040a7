import { ServiceError, type HumanizeEvent, type HumanizeRequest, type UsageEvent } from "@rewrite-service/contract";
import type { Caller, Humanize } from "./journey.ts";
import { planOf, type Principal } from "../accounts/principal.ts";
import type { Provider } from "../providers/provider.ts";
import type { Hold, Ledger, Receipt } from "../billing/ledger/ledger.ts";
import type { Brief } from "../providers/brief.ts";
import { openGate, type CallUsage } from "./gate/gate.ts";
import { estimateTokens, outputTokensMax, unitsOf } from "./price.ts";
import { buildPrompt } from "./prompt.ts";

/** The part of the ledger that a rewrite needs. */
export type RewriteLedger = Pick<Ledger, "reserve" | "renew" | "settle" | "release">;

/** What the journey of a draft needs. */
export interface HumanizeDeps {
  library: {
    /**
     * Reads template, voice and tier for this caller. What cannot be resolved falls back; what the plan does not
     * include is a `ServiceError` with `plan_required`.
     */
    resolve(request: HumanizeRequest, principal: Principal): Promise<Brief>;
  };
  ledger: RewriteLedger;
  /** The provider of a rewrite; `connected` when it is the caller's own account, which then pays for it. */
  providers: { pick(brief: Brief, principal: Principal): Promise<{ provider: Provider; connected: boolean }> };
  /** Keyed hash of a request, so that a repeated Idempotency-Key can be distinguished from a reused one. */
  fingerprint(request: HumanizeRequest): string;
  /** Calls `task` every `intervalMs` until the returned function is called. */
  every(intervalMs: number, task: () => void): () => void;
}

const RENEW_INTERVAL_MS = 20_000;

/** The journey of a draft: resolve, reserve, write through the gate, settle, report. */
export const createHumanize = (deps: HumanizeDeps): Humanize =>
  async function* (request: HumanizeRequest, caller: Caller): AsyncGenerator<HumanizeEvent, void, undefined> {
    const { principal, signal } = caller;
    const brief = await deps.library.resolve(request, principal);
    const { provider, connected } = await deps.providers.pick(brief, principal);
    signal.throwIfAborted();
    // Opened first: between the hold and the block that gives it back nothing may throw.
    const gate = openGate(brief, { repairs: provider.callsModel });
    const hold = await deps.ledger.reserve({ ...reservationOf(deps, request, caller, brief), connected });
    const lease = keepLease(deps, hold);
    let deliveredCharacters = 0;
    let failed = false;
    let settled = false;
    const deliver = (text: string): HumanizeEvent => {
      deliveredCharacters += text.length;
      return { type: "delta", text };
    };
    try {
      const leaving = AbortSignal.any([signal, lease.lost]);
      const pieces = gate.pass((continuation) => {
        const messages = buildPrompt(brief, gate.masking, continuation);
        return {
          promptCharacters: promptCharacters(provider, brief, messages),
          parts: provider.stream({ messages, outputTokensMax: capOf(brief), brief }, leaving),
        };
      });
      for await (const text of pieces) yield deliver(text);
      leaving.throwIfAborted();
      const notes = gate.notes();
      if (notes !== "") yield deliver(notes);
      const spent = spentOf(gate.calls(), provider);
      const receipt = await deps.ledger.settle(hold, { units: hold.units, ...spent });
      settled = true;
      yield usageEvent(principal, brief, spent, receipt);
      yield { type: "done" };
    } catch (error) {
      failed = !signal.aborted;
      throw lease.lost.aborted && !signal.aborted ? (lease.lost.reason as unknown) : error;
    } finally {
      lease.end();
      // A caller who left pays for what was delivered; a failure costs nothing.
      const units = failed ? 0 : Math.min(hold.units, unitsOf(deliveredCharacters));
      if (!settled && units > 0) await deps.ledger.settle(hold, { units, ...spentOf(gate.calls(), provider) });
      else if (!settled) await deps.ledger.release(hold);
    }
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

// Renews the hold's lease while the stream runs. A hold that has ended stops the stream; a failed try is made again.
const keepLease = (deps: HumanizeDeps, hold: Hold): { lost: AbortSignal; end(): void } => {
  const controller = new AbortController();
  const end = deps.every(RENEW_INTERVAL_MS, () => {
    void renewed(deps.ledger, hold).then((held) =>
      held ? null : controller.abort(new ServiceError("internal", { cause: new Error("the hold's lease was lost") })),
    );
  });
  return { lost: controller.signal, end };
};

const renewed = async (ledger: RewriteLedger, hold: Hold): Promise<boolean> => {
  try {
    return await ledger.renew(hold);
  } catch {
    return true;
  }
};

const capOf = ({ text, previousRewrite, fromNotes }: Brief): number =>
  outputTokensMax(Math.max(text.length, previousRewrite?.length ?? 0), fromNotes);

const promptCharacters = (provider: Provider, brief: Brief, messages: readonly { content: string }[]): number =>
  provider.callsModel ? messages.reduce((sum, { content }) => sum + content.length, 0) : brief.text.length;

interface Spent {
  inputTokens: number;
  outputTokens: number;
  requests: number;
}

const spentOf = (calls: readonly CallUsage[], provider: Provider): Spent => {
  const sum = (countOf: (call: CallUsage) => number): number => calls.reduce((total, call) => total + countOf(call), 0);
  return {
    inputTokens: sum((call) => call.inputTokens ?? estimateTokens(call.promptCharacters)),
    outputTokens: sum((call) => call.outputTokens ?? estimateTokens(call.characters)),
    requests: provider.callsModel ? calls.length : 0,
  };
};

const usageEvent = (principal: Principal, brief: Brief, spent: Spent, receipt: Receipt): UsageEvent => ({
  type: "usage",
  plan: planOf(principal),
  modelTier: brief.tier,
  ...spent,
  ...receipt,
});
