import { ServiceError } from "@rewrite-service/contract";
import type { Hold, Ledger } from "../billing/ledger/ledger.ts";

const RENEW_INTERVAL_MS = 20_000;

export interface LeaseDeps {
  ledger: Pick<Ledger, "renew">;
  /** Calls `task` every `intervalMs` until the returned function is called. */
  every(intervalMs: number, task: () => void): () => void;
}

export interface Lease {
  /** Aborts when the caller leaves and when the hold has ended. */
  leaving: AbortSignal;
  /** Why the work cannot go on, once the hold has ended; else null. */
  lost(): ServiceError | null;
  end(): void;
}

/** Renews the hold's lease while its work runs; a failed try is made again. `caller` aborts when the caller leaves. */
export const keepLease = (deps: LeaseDeps, hold: Hold, caller: AbortSignal): Lease => {
  const controller = new AbortController();
  let lost: ServiceError | null = null;
  const leave = (): void => controller.abort(caller.reason);
  caller.addEventListener("abort", leave, { once: true });
  if (caller.aborted) leave();
  const stop = deps.every(RENEW_INTERVAL_MS, () => {
    void renewed(deps.ledger, hold).then((held) => {
      if (held) return;
      lost = new ServiceError("internal", { cause: new Error("the hold's lease was lost") });
      controller.abort(lost);
    });
  });
  const end = (): void => {
    stop();
    caller.removeEventListener("abort", leave);
  };
  return { leaving: controller.signal, lost: () => lost, end };
};

const renewed = async (ledger: LeaseDeps["ledger"], hold: Hold): Promise<boolean> => {
  try {
    return await ledger.renew(hold);
  } catch {
    return true;
  }
};
