import { ServiceError, unitsOf, type VerifyRequest } from "@rewrite-service/contract";
import { planOf, type Principal } from "../accounts/principal.ts";
import type { Plans } from "../billing/plans/plans.ts";
import type { Brief } from "../providers/brief.ts";
import type { HumanizeDeps } from "./humanize.ts";
import type { Caller, Verify } from "./journey.ts";
import { keepLease } from "./lease.ts";
import { spentOf, usageEvent } from "./spent.ts";
import { meaningJudge } from "./verify/meaning-judge.ts";
import { questionOf } from "./verify/question.ts";

export interface VerifyDeps extends Pick<HumanizeDeps, "ledger" | "providers" | "fingerprint" | "every"> {
  plans: Pick<Plans, "get">;
  /** How long the judge may take. */
  timeMs: number;
}

const NO_MODEL = "No model is set up here to judge meaning. Comparing the two texts works without one.";

/** A second opinion on its own: reserve, ask the judge, settle. Only a usable answer costs anything. */
export const createVerify =
  (deps: VerifyDeps): Verify =>
  async (request, caller) => {
    const { principal, signal } = caller;
    const brief = briefOf(request, tierOf(deps.plans, principal));
    const { judge, connected } = await deps.providers.pick(brief, principal);
    if (judge === null) throw new ServiceError("provider_unavailable", { message: NO_MODEL });
    signal.throwIfAborted();
    const reader = meaningJudge({ provider: judge, brief, requestId: caller.requestId, timeMs: deps.timeMs });
    const hold = await deps.ledger.reserve({ ...reservationOf(deps, request, caller, brief), connected });
    const lease = keepLease(deps, hold, signal);
    let ended = false;
    try {
      const { leaving } = lease;
      const question = questionOf({ before: request.before, after: request.after, fromNotes: brief.fromNotes });
      const { failure, ...verdict } = await reader.ask(question, leaving);
      if (failure !== null) throw failure;
      leaving.throwIfAborted();
      const spent = spentOf(reader.calls(), judge);
      const receipt = verdict.verified
        ? await deps.ledger.settle(hold, { units: hold.units, ...spent })
        : await deps.ledger.release(hold);
      ended = true;
      if (receipt === null) throw new Error("the hold had ended before it was released");
      return { ...verdict, usage: usageEvent(principal, brief.tier, spent, receipt) };
    } finally {
      lease.end();
      if (!ended) await deps.ledger.release(hold);
    }
  };

const tierOf = (plans: VerifyDeps["plans"], principal: Principal): Brief["tier"] =>
  plans.get(planOf(principal)).tiers.includes("standard") ? "standard" : "fast";

// A judge reads the messages alone; of the brief its tier is what counts.
const briefOf = ({ before, fromNotes = false }: VerifyRequest, tier: Brief["tier"]): Brief => ({
  text: before,
  register: "email",
  mode: "rewrite",
  fromNotes,
  previousRewrite: null,
  protectedSpans: [],
  tier,
  length: null,
  template: null,
  voice: null,
});

// The owner's usage list shows this work under its own name, in place of a kind of message.
const reservationOf = (deps: VerifyDeps, request: VerifyRequest, caller: Caller, { tier }: Brief) => ({
  principal: caller.principal,
  units: unitsOf(Math.max(request.before.length, request.after.length)),
  register: "verify",
  mode: "verify",
  tier,
  client: caller.client,
  idempotency:
    caller.idempotencyKey === null ? null : { key: caller.idempotencyKey, fingerprint: deps.fingerprint(request) },
});
