import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { keyIdOf } from "../seal.ts";

/** The server's secret of now, and those of before, which still open what they sealed. */
export interface Secrets {
  secret: string;
  previous: readonly string[];
}

const versionOf = (keyId: string): number => Number.parseInt(keyId, 16);

/**
 * The same secrets for the sign-in library, which seals the secrets of authenticator apps and the recovery codes under the
 * first of them. It numbers them; a number made from the secret itself stays right whatever order they are given in.
 */
export const librarySecrets = ({ secret, previous }: Secrets) =>
  [...new Set([secret, ...previous])].map((value) => ({ version: versionOf(keyIdOf(value)), value }));

/** What the library's sealed texts begin with: `$ba$<number of the secret>$`. */
export const factorPrefix = (keyId: string): string => `$ba$${versionOf(keyId)}$`;

/** Opens and closes what the library sealed, so that a change of secret can be carried through. */
export const createFactorSeal = (secrets: Secrets) => {
  const known = librarySecrets(secrets);
  const key = {
    keys: new Map(known.map(({ version, value }) => [version, value])),
    currentVersion: versionOf(keyIdOf(secrets.secret)),
  };
  return {
    isCurrent: (sealed: string): boolean => parseEnvelope(sealed)?.version === key.currentVersion,
    /** Rejects for a text that was changed, or that no known secret sealed. */
    open: (sealed: string): Promise<string> => symmetricDecrypt({ key, data: sealed }),
    close: (text: string): Promise<string> => symmetricEncrypt({ key, data: text }),
  };
};
