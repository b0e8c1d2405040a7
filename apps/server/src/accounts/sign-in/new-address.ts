import * as z from "zod/mini";
import type { Clock } from "../../runtime/clock.ts";
import type { Seal } from "../seal.ts";

const VALID_MS = 3_600_000;
const ABOUT = ["new address"];

const Wish = z.strictObject({ accountId: z.string(), from: z.string(), to: z.string(), until: z.number() });

/** That an account wants another address. It holds good for an hour, and only while `from` is still its address. */
export interface AddressWish {
  accountId: string;
  from: string;
  to: string;
}

/** Tokens of the mail that confirms a new address: the wish itself, sealed, so that nothing has to be kept for it. */
export const createNewAddress = ({ clock, seal }: { clock: Clock; seal: Seal }) => ({
  tokenFor: (wish: AddressWish): string =>
    seal.close(JSON.stringify({ ...wish, until: clock.now() + VALID_MS }), ABOUT),

  /** Null for a token that is changed, strange or over. */
  wishIn: (token: string): AddressWish | null => {
    try {
      const { until, ...wish } = Wish.parse(JSON.parse(seal.open(token, ABOUT)));
      return until > clock.now() ? wish : null;
    } catch {
      return null;
    }
  },
});

export type NewAddress = ReturnType<typeof createNewAddress>;
