import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The bytes of a base32 text (RFC 4648). */
const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text)
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What an authenticator app shows for an `otpauth://` address (RFC 6238), so many steps of 30 s from now. */
export const codeFor = (uri: string, step = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
  const key = fromBase32(new URL(uri).searchParams.get("secret") ?? "");
  const mac = createHmac("sha1", key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};

interface Options {
  challenge: string;
}

const sha256 = (text: string | Buffer): Buffer => createHash("sha256").update(text).digest();
const PRESENT = 1;
const VERIFIED = 4;
const WITH_CREDENTIAL = 64;

/**
 * An authenticator in software, with one ES256 passkey for the server at `origin`. `asksPerson` says whether it asks for a
 * PIN, a finger or a face. It answers as a browser does, by WebAuthn level 2.
 */
export const createAuthenticator = (origin: string, { asksPerson = true } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let uses = 0;

  const authData = (flags: number): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    const all = PRESENT | (asksPerson ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([all]), counter]);
  };
  const clientData = (type: string, { challenge }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    /** A registration with no attestation, in CBOR written by hand. */
    make: (options: Options) => {
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key]);
      const data = Buffer.concat([authData(WITH_CREDENTIAL), credential]);
      const attestationObject = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([data.length]),
        data,
      ]).toString("base64url");
      const clientDataJSON = clientData("webauthn.create", options).toString("base64url");
      const response = { clientDataJSON, attestationObject, transports: ["internal"] };
      return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
    },
    sign: (options: Options) => {
      uses += 1;
      const data = authData(0);
      const client = clientData("webauthn.get", options);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const [clientDataJSON, authenticatorData] = [client, data].map((bytes) => bytes.toString("base64url"));
      const response = { clientDataJSON, authenticatorData, signature: signature.toString("base64url") };
      return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
    },
  };
};
