import { setTimeout as sleep } from "node:timers/promises";
import { ServiceError } from "@rewrite-service/contract";
import type { Log } from "../../runtime/log.ts";
import { normalEmail } from "../account-table.ts";
import type { Attempts } from "../attempts.ts";

/** Mails that one address gets in any ten minutes, whatever causes them. */
const MAILS_MAX = 3;
const WAITING_MAX = 500;

export interface MailAllowance {
  /** Takes one of an address's mails for one that somebody asks for. @throws ServiceError `rate_limited`. */
  ask(to: string): Promise<void>;
  /** Posts what the address's person must learn as soon as the address may have a mail; at once, as a rule. */
  whenFree(to: string, post: () => void): void;
}

interface AllowanceDeps {
  attempts: Pick<Attempts, "takeSlot">;
  log: Pick<Log, "error">;
  /** Waits without keeping the process alive; tests make the time pass. */
  pause?: (ms: number) => Promise<unknown>;
}

/** Takes one of an address's mails. @throws ServiceError `rate_limited`. */
export const takeMailSlot = (attempts: Pick<Attempts, "takeSlot">, to: string): Promise<void> =>
  attempts.takeSlot("mail", normalEmail(to), MAILS_MAX);

const unhurried = (ms: number): Promise<unknown> => sleep(ms, undefined, { ref: false });

/**
 * What strangers ask for is refused past the limit. A notice that a password or a key changed is put off instead: else
 * somebody could use the mails up and then act unseen. Those that wait are lost with the process, as all letters are.
 */
export const createMailAllowance = ({ attempts, log, pause = unhurried }: AllowanceDeps): MailAllowance => {
  let waiting = 0;
  const ask = (to: string): Promise<void> => takeMailSlot(attempts, to);

  const untilFree = async (to: string): Promise<void> => {
    for (;;) {
      try {
        return await ask(to);
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== "rate_limited") throw error;
        await pause((error.retryAfterS ?? 1) * 1_000);
      }
    }
  };

  return {
    ask,
    whenFree: (to, post) => {
      if (waiting >= WAITING_MAX) return log.error({ waiting }, "a notice was not sent: too many wait");
      waiting += 1;
      void untilFree(to)
        .then(post, (err: unknown) => log.error({ err }, "a notice was not sent"))
        .finally(() => void (waiting -= 1));
    },
  };
};
