// Signs an archive as a CRX3 package, which Chrome installs from a company's own server.
import { createHash, createPrivateKey, createPublicKey, sign } from "node:crypto";

const MAGIC = Buffer.from("Cr24");
const FORMAT = 3;
const ID_BYTES = 16;

// Field numbers of the format's header (chromium/components/crx_file/crx3.proto).
const RSA_PROOF = 2;
const PUBLIC_KEY = 1;
const SIGNATURE = 2;
const SIGNED_DATA = 10_000;
const CRX_ID = 1;

const varint = (value) => {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
};

/** A field of bytes as protocol buffers write it. */
const field = (number, bytes) => Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);

const uint32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** The id that Chrome gives to what is signed with a key: the hash of the public half, in letters from a to p. */
const idBytesOf = (publicKey) => createHash("sha256").update(publicKey).digest().subarray(0, ID_BYTES);
const letters = (bytes) =>
  bytes.toString("hex").replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));

/**
 * @param {Buffer} archive a zip without a `key` in its manifest
 * @param {string} privateKeyPem an RSA key
 * @returns {{ id: string, crx: Buffer }}
 */
export const signCrx = (archive, privateKeyPem) => {
  const privateKey = createPrivateKey(privateKeyPem);
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  const id = idBytesOf(publicKey);
  const signedData = field(CRX_ID, id);
  const signed = Buffer.concat([Buffer.from("CRX3 SignedData\0"), uint32(signedData.length), signedData, archive]);
  const proof = Buffer.concat([field(PUBLIC_KEY, publicKey), field(SIGNATURE, sign("sha256", signed, privateKey))]);
  const header = Buffer.concat([field(RSA_PROOF, proof), field(SIGNED_DATA, signedData)]);
  return {
    id: letters(id),
    crx: Buffer.concat([MAGIC, uint32(FORMAT), uint32(header.length), header, archive]),
  };
};

/** The manifest that Chrome fetches every few hours to find the newest version. */
export const updateManifest = ({ id, version, address }) => `<?xml version="1.0" encoding="UTF-8"?>
<gupdate xmlns="http://www.google.com/update2/response" protocol="2.0">
  <app appid="${id}">
    <updatecheck codebase="${address}" version="${version}" />
  </app>
</gupdate>
`;
