import { BODY_BYTES_MAX, ServiceError } from "@rewrite-service/contract";
import type { AppContext } from "../context.ts";

/** The body as JSON. @throws ServiceError `unsupported_media_type`, `body_too_large` or `invalid_json`. */
export const readJson = async (c: AppContext): Promise<unknown> => {
  if (!isJson(c.req.header("content-type"))) throw new ServiceError("unsupported_media_type");
  const declared = c.req.header("content-length");
  if (declared !== undefined && Number(declared) > BODY_BYTES_MAX) throw new ServiceError("body_too_large");
  // A declared length is a promise that the HTTP parser enforces; without one the body is counted as it comes.
  const bytes = declared === undefined ? await readCounted(c) : new Uint8Array(await readWhole(c));
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes)) as unknown;
  } catch (error) {
    throw new ServiceError("invalid_json", { cause: error instanceof SyntaxError ? undefined : error });
  }
};

const isJson = (header: string | undefined): boolean => {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  return type.trim() === "application/json" && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
};

// The caller broke off: nobody will read the answer, and nothing failed on our side.
const brokenOff = (cause: unknown): ServiceError => new ServiceError("invalid_request", { cause });

const readWhole = async (c: AppContext): Promise<ArrayBuffer> => {
  try {
    return await c.req.arrayBuffer();
  } catch (error) {
    throw brokenOff(error);
  }
};

const readCounted = async (c: AppContext): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of c.req.raw.body ?? []) {
      size += piece.length;
      if (size > BODY_BYTES_MAX) break;
      pieces.push(piece);
    }
  } catch (error) {
    throw brokenOff(error);
  }
  if (size > BODY_BYTES_MAX) throw new ServiceError("body_too_large");
  return Buffer.concat(pieces);
};
