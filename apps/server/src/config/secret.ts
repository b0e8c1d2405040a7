import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createDurably, makeFolderDurably } from "../runtime/durable-file.ts";
import { variety } from "../runtime/variety.ts";
import { ConfigError } from "./environment.ts";

const CHARACTERS_MIN = 32;
/** Pieces that must be guessed; half of what 32 random figures from 0 to f have. */
const PIECES_MIN = 14;
const SAMPLES = /change[-_ ]?me|example|sample|placeholder|password|your[-_ ]?secret|^(.)\1*$/i;

/** Why a secret is unusable, or null. The sentence never repeats it. */
export const secretProblem = (secret: string): string | null => {
  if (secret.length < CHARACTERS_MIN) return `SECRET must have at least ${CHARACTERS_MIN} characters.`;
  if (SAMPLES.test(secret)) return "SECRET looks like a sample. Make one with: openssl rand -base64 48";
  if (variety(secret) < PIECES_MIN)
    return "SECRET repeats itself or runs through the alphabet. Make one with: openssl rand -base64 48";
  return null;
};

/**
 * The secret of a server that was given none: read from `DATA_DIR/secret`, made there, and on the disk, on the first
 * start. Two processes that start together agree, because only one of them can create the file.
 */
export const secretFile = (dataDir: string): string => {
  const path = join(dataDir, "secret");
  makeFolderDurably(resolve(dataDir));
  // Only one of two starts can give it its name. A secret that a power failure took would leave all that is sealed closed.
  if (!createDurably(path, `${randomBytes(48).toString("base64url")}\n`)) chmodSync(path, 0o600);
  const secret = readFileSync(path, "utf8").trim();
  const problem = secretProblem(secret);
  if (problem !== null) throw new ConfigError([`${path} does not hold a usable secret. ${problem}`]);
  return secret;
};
