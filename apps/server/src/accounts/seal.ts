import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const TAG_BYTES = 16;
const IV_BYTES = 12;

export interface Seal {
  /** Names the key that `close` uses; it is in every sealed text. */
  readonly keyId: string;
  /** Every key that `open` knows. */
  readonly keyIds: readonly string[];
  /** `v1.<key id>.<iv>.<tag>.<ciphertext>`, readable only with the same `about`, so a row that was moved does not open. */
  close(text: string, about: readonly string[]): string;
  /** @throws when the text was changed, moved, or sealed under a secret that is not among the known ones. */
  open(sealed: string, about: readonly string[]): string;
}

interface Key {
  id: string;
  bytes: Buffer;
}

const keyOf = (secret: string): Key => {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "rewrite-service:seal:v1", 32));
  return { id: createHmac("sha256", bytes).update("key id").digest("hex").slice(0, 8), bytes };
};

/** Names the key that a secret gives, without telling anything of either. */
export const keyIdOf = (secret: string): string => keyOf(secret).id;

const bound = (keyId: string, about: readonly string[]): Buffer => Buffer.from(JSON.stringify(["v1", keyId, ...about]));

/**
 * AES-256-GCM under a key derived from the server's secret. Texts sealed under one of the `previous` secrets still open,
 * so that a secret can be changed without losing what it sealed.
 */
export const createSeal = (secret: string, previous: readonly string[] = []): Seal => {
  const current = keyOf(secret);
  const keys = new Map([...previous.map(keyOf), current].map((key) => [key.id, key.bytes]));
  return {
    keyId: current.id,
    keyIds: [...keys.keys()],
    close: (text, about) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current.bytes, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(bound(current.id, about));
      const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString("base64url"));
      return ["v1", current.id, ...parts].join(".");
    },
    open: (sealed, about) => {
      const [version, keyId = "", iv = "", tag = "", ciphertext = "", ...rest] = sealed.split(".");
      if (version !== "v1" || rest.length > 0) throw new Error("The sealed text has another format.");
      const key = keys.get(keyId);
      if (key === undefined) throw new Error("The text was sealed under another secret.");
      const tagBytes = Buffer.from(tag, "base64url");
      if (tagBytes.length !== TAG_BYTES) throw new Error("The sealed text has a short tag.");
      const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"), { authTagLength: TAG_BYTES });
      decipher.setAAD(bound(keyId, about)).setAuthTag(tagBytes);
      return Buffer.concat([decipher.update(Buffer.from(ciphertext, "base64url")), decipher.final()]).toString("utf8");
    },
  };
};
