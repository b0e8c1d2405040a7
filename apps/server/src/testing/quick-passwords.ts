import { createHash } from "node:crypto";
import type { Passwords } from "../accounts/sign-in/passwords.ts";

/** Quick to make and to check, for tests that are about something else than how passwords are kept. */
export const quickPasswords: Passwords = {
  hash: (password) => Promise.resolve(createHash("sha256").update(password).digest("hex")),
  verify: async ({ hash, password }) => hash === (await quickPasswords.hash(password)),
};

export const PASSWORD = "correct horse battery";
