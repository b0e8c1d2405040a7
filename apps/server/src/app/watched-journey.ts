import type { Principal } from "../accounts/principal.ts";
import type { HumanizeDeps, RewriteLedger } from "../humanize/humanize.ts";
import type { Log } from "../runtime/log.ts";
import type { Metrics } from "../runtime/metrics.ts";

/** The ledger as rewrites use it, counted. `mayCost` refuses whoever has cost the operator enough. */
export const countedLedger = (
  ledger: RewriteLedger,
  metrics: Pick<Metrics, "hold" | "settled">,
  mayCost: (principal: Principal) => Promise<void>,
): RewriteLedger => ({
  renew: (hold) => ledger.renew(hold),
  reserve: async (reservation) => {
    try {
      if (reservation.connected !== true) await mayCost(reservation.principal);
      const hold = await ledger.reserve(reservation);
      metrics.hold("reserved");
      return hold;
    } catch (error) {
      metrics.hold("refused");
      throw error;
    }
  },
  settle: async (hold, outcome) => {
    const receipt = await ledger.settle(hold, outcome);
    metrics.hold("settled");
    metrics.settled(outcome.units);
    return receipt;
  },
  release: async (hold) => {
    const receipt = await ledger.release(hold);
    if (receipt !== null) metrics.hold("released");
    return receipt;
  },
});

/** Counts what the gate did, and logs each rewrite that it ended: its own work is no error, an answer that is none is one. */
export const gateWatch =
  (log: Pick<Log, "info" | "warn">, metrics: Pick<Metrics, "gateRepair" | "gateStop">): HumanizeDeps["gateEnded"] =>
  ({ repairs, stop, ms, ...who }) => {
    for (const kind of repairs) metrics.gateRepair(kind);
    if (stop === null) return;
    metrics.gateStop(stop.kind);
    const line = { ...who, ms: Math.round(ms), kind: stop.kind };
    if (stop.code === "rewrite_stopped") log.info(line, "the gate stopped a rewrite");
    else log.warn(line, "a model's answer was not usable");
  };
