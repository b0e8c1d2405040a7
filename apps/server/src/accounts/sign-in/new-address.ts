import * as z from "zod/mini";
import type { Database } from "../../database/database.ts";
import type { Seal } from "../seal.ts";
import type { Links } from "./links.ts";

const ABOUT = ["new address"];

const Wish = z.strictObject({ accountId: z.string(), from: z.string(), to: z.string() });

/** That an account wants another address. It holds good for an hour, once, and only while `from` is still its address. */
export type AddressWish = z.infer<typeof Wish>;

/** Tokens of the mail that confirms a new address: the wish itself, sealed. That it was not used is kept beside. */
export const createNewAddress = ({ db, seal, links }: { db: Database; seal: Seal; links: Links }) => {
  const wishIn = (token: string): AddressWish | null => {
    try {
      return Wish.parse(JSON.parse(seal.open(token, ABOUT)));
    } catch {
      return null;
    }
  };
  return {
    tokenFor: async (wish: AddressWish): Promise<string> => {
      const token = seal.close(JSON.stringify(wish), ABOUT);
      await links.keep("new-address", wish.accountId, token);
      return token;
    },

    /** What a token asks for, to be shown; null for one that is changed, strange, used or over. */
    look: async (token: string): Promise<AddressWish | null> => {
      const wish = wishIn(token);
      return wish === null || (await links.look(["new-address"], token)) === null ? null : wish;
    },

    /** Uses a token up; null as above. */
    use: async (token: string): Promise<AddressWish | null> => {
      const wish = wishIn(token);
      if (wish === null) return null;
      const used = await db.transaction((statements) => links.use(statements, ["new-address"], token));
      return used?.accountId === wish.accountId ? wish : null;
    },
  };
};

export type NewAddress = ReturnType<typeof createNewAddress>;
