import { hashPassword, verifyPassword } from "better-auth/crypto";

/** How passwords are kept and checked. */
export interface Passwords {
  /** What is kept of a password, its own salt with it. */
  hash(password: string): Promise<string>;
  verify(tried: { hash: string; password: string }): Promise<boolean>;
}

/** The sign-in library's scrypt: N 16,384, r 16, p 1, on threads beside the event loop. */
export const scryptPasswords: Passwords = { hash: hashPassword, verify: verifyPassword };
