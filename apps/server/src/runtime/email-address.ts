import * as z from "zod/mini";

const Email = z.email().check(z.maxLength(254));

/**
 * Whether this could be an address, by the rule of the sign-in library: with any other one nobody could sign in. A mailbox
 * has one spelling by it, without comments, quotes and domains in other letters, so that its mails can be counted.
 */
export const looksLikeEmail = (email: string): boolean => Email.safeParse(email).success;
