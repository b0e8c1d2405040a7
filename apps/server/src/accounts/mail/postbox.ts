import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../runtime/log.ts";

/** One mail of plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** What carries letters away. `again` says of a failure whether a later try may help. */
export interface Carrier {
  send(letter: Letter): Promise<void>;
  again(error: unknown): boolean;
  close(): void;
}

export interface Postbox {
  /** Takes a letter and returns at once, so that no answer's time shows whether a letter was sent. */
  post(letter: Letter): void;
  /** Resolves when what was posted so far has left or been given up. */
  empty(): Promise<void>;
  /** Waits for what is under way, not longer than `waitMs`, and lets the rest go. */
  close(waitMs: number): Promise<void>;
}

interface PostboxDeps {
  carrier: Carrier;
  log: Pick<Log, "warn" | "error">;
  /** Pauses before a second and a third try. */
  pausesMs?: readonly number[];
}

const WAITING_MAX = 500;
const PAUSES_MS = [1_000, 15_000];

/** Letters leave one after the other, each tried three times. They wait in memory alone, and only so many of them. */
export const createPostbox = ({ carrier, log, pausesMs = PAUSES_MS }: PostboxDeps): Postbox => {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const closing = new AbortController();

  const carry = async (letter: Letter): Promise<void> => {
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      try {
        return await carrier.send(letter);
      } catch (error) {
        const pauseMs = carrier.again(error) ? pausesMs[tries] : undefined;
        const line = { reason: reasonOf(error), again: pauseMs !== undefined };
        if (pauseMs === undefined) return log.error(line, "a mail was not sent");
        log.warn(line, "a mail was not taken");
        await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  return {
    post: (letter) => {
      if (waiting >= WAITING_MAX) return log.error({ waiting }, "a mail was not sent: too many wait");
      waiting += 1;
      last = last.then(() => carry(letter)).finally(() => void (waiting -= 1));
    },
    empty: () => last,
    close: async (waitMs) => {
      const overdue = setTimeout(() => closing.abort(), waitMs);
      await last;
      clearTimeout(overdue);
      carrier.close();
    },
  };
};

// A mail server's own words may repeat the address, so the log gets codes alone.
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = (error instanceof Error ? error : {}) as { code?: string; responseCode?: number };
  const parts = [code ?? "", responseCode === undefined ? "" : String(responseCode)];
  return parts.filter((part) => /^[A-Z0-9]{1,20}$/.test(part)).join(" ") || "unknown";
};
