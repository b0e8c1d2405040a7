import { ServiceError } from "@rewrite-service/contract";
import type { Hold, Ledger } from "../billing/ledger/ledger.ts";

const RENEW_INTERVAL_MS = 20_000;

export interface LeaseDeps {
  ledger: Pick<Ledger, "renew">;
  /** Calls `task` every `intervalMs` until the returned function is called. */
  every(intervalMs: number, task: () => void): () => void;
}

/** Renews the hold's lease while its work runs. `lost` aborts where the hold has ended; a failed try is made again. */
export const keepLease = (deps: LeaseDeps, hold: Hold): { lost: AbortSignal; end(): void } => {
  const controller = new AbortController();
  const end = deps.every(RENEW_INTERVAL_MS, () => {
    void renewed(deps.ledger, hold).then((held) =>
      held ? null : controller.abort(new ServiceError("internal", { cause: new Error("the hold's lease was lost") })),
    );
  });
  return { lost: controller.signal, end };
};

const renewed = async (ledger: LeaseDeps["ledger"], hold: Hold): Promise<boolean> => {
  try {
    return await ledger.renew(hold);
  } catch {
    return true;
  }
};
