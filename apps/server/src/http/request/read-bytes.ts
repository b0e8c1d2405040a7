import { ServiceError } from "@rewrite-service/contract";
import type { AppContext } from "../context.ts";

/**
 * The body, however it is sent: a declared length is a promise that the HTTP parser enforces; a body without one is
 * counted as it comes, and reading stops past the limit.
 *
 * @throws ServiceError `body_too_large`.
 */
export const readBytes = async (c: AppContext, bytesMax: number): Promise<Uint8Array> => {
  const declared = c.req.header("content-length");
  if (declared === undefined) return readCounted(c, bytesMax);
  if (!(Number(declared) <= bytesMax)) throw new ServiceError("body_too_large");
  return new Uint8Array(await readWhole(c));
};

// The caller disconnected: nobody will read the answer, and nothing failed on our side.
const brokenOff = (cause: unknown): ServiceError => new ServiceError("invalid_request", { cause });

const readWhole = async (c: AppContext): Promise<ArrayBuffer> => {
  try {
    return await c.req.arrayBuffer();
  } catch (error) {
    throw brokenOff(error);
  }
};

const readCounted = async (c: AppContext, bytesMax: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of c.req.raw.body ?? []) {
      size += piece.length;
      if (size > bytesMax) break;
      pieces.push(piece);
    }
  } catch (error) {
    throw brokenOff(error);
  }
  if (size > bytesMax) throw new ServiceError("body_too_large");
  return Buffer.concat(pieces);
};
