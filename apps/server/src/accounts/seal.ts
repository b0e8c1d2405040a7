import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const TAG_BYTES = 16;
const IV_BYTES = 12;

export interface Seal {
  /** `v1.<key id>.<iv>.<tag>.<ciphertext>`, readable only with the same `about`, so a row that was moved does not open. */
  close(text: string, about: readonly string[]): string;
  /** @throws when the text was changed, moved, or sealed under another secret. */
  open(sealed: string, about: readonly string[]): string;
}

/** AES-256-GCM under a key derived from the server's secret. */
export const createSeal = (secret: string): Seal => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "rewrite-service:seal:v1", 32));
  const keyId = createHmac("sha256", key).update("key id").digest("hex").slice(0, 8);
  const bound = (about: readonly string[]): Buffer => Buffer.from(JSON.stringify(["v1", keyId, ...about]));
  return {
    close: (text, about) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_BYTES }).setAAD(bound(about));
      const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString("base64url"));
      return ["v1", keyId, ...parts].join(".");
    },
    open: (sealed, about) => {
      const [version, kid, iv = "", tag = "", ciphertext = "", ...rest] = sealed.split(".");
      if (version !== "v1" || rest.length > 0) throw new Error("The sealed text has another format.");
      if (kid !== keyId) throw new Error("The text was sealed under another secret.");
      const tagBytes = Buffer.from(tag, "base64url");
      if (tagBytes.length !== TAG_BYTES) throw new Error("The sealed text has a short tag.");
      const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"), { authTagLength: TAG_BYTES });
      decipher.setAAD(bound(about)).setAuthTag(tagBytes);
      return Buffer.concat([decipher.update(Buffer.from(ciphertext, "base64url")), decipher.final()]).toString("utf8");
    },
  };
};
