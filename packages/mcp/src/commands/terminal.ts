import type { Place } from "../settings/settings.ts";

/** The parts of the computer that a command may use. */
export interface Terminal extends Place {
  /** The command that starts this program again, such as `rewrite-service`; null if unknown. */
  invoked: string | null;
  /** Name of the computer, shown beside the key in the account page. */
  machine: string;
  platform: string;
  stdin: AsyncIterable<Uint8Array> & { isTTY?: boolean | undefined };
  /** Results. */
  out: (text: string) => void;
  /** Everything else. */
  err: (text: string) => void;
  colour: boolean;
}

/** The name of the program in a shell. */
export const SHELL_NAME = "rewrite-service";

/** Exit codes of every command. */
export const EXIT = { done: 0, failed: 1, usage: 2, signedOut: 3, quota: 4, factsLost: 5 } as const;

/** The command line itself is wrong. */
export class UsageError extends Error {}

export const bold = (text: string, { colour }: Terminal): string => (colour ? `\u001b[1m${text}\u001b[22m` : text);

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
