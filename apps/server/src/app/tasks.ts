import type { ApiKeys } from "../accounts/keys/api-keys.ts";
import type { Ledger } from "../billing/ledger/ledger.ts";
import type { AccountServices } from "../http/account-services.ts";
import type { Log } from "../runtime/log.ts";
import { every } from "../runtime/schedule.ts";

const SWEEP_MS = 15_000;
const KEY_USE_MS = 60_000;
const FORGET_MS = 60_000;

type Forgetful = Pick<AccountServices, "accounts" | "attempts" | "invites" | "logins" | "openRouter" | "operator">;

interface TasksDeps {
  ledger: Pick<Ledger, "sweep">;
  keys: Pick<ApiKeys, "flushUse">;
  services: Forgetful;
  log: Pick<Log, "error">;
}

/** Starts what a server does by itself again and again. Any number of nodes may do it at once. @returns a stop. */
export const startTasks = ({ ledger, keys, services, log }: TasksDeps): (() => void) => {
  const stops = [
    every(SWEEP_MS, () => ledger.sweep(), log),
    every(FORGET_MS, () => forgetOld(services), log),
    every(KEY_USE_MS, () => keys.flushUse(), log),
  ];
  return () => stops.forEach((stop) => stop());
};

/** Deletes what is past its time. */
const forgetOld = async ({ accounts, attempts, invites, openRouter, logins, operator }: Forgetful): Promise<void> => {
  await accounts.forget();
  await attempts.forget();
  await invites.forget();
  await openRouter.forget();
  await logins.sweep();
  await operator.audit.forget();
};
