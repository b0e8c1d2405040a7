import { BODY_BYTES_MAX, ServiceError } from "@rewrite-service/contract";
import type { AppContext } from "../context.ts";
import { readBytes } from "./read-bytes.ts";

/** The body as JSON. @throws ServiceError `unsupported_media_type`, `body_too_large` or `invalid_json`. */
export const readJson = async (c: AppContext): Promise<unknown> => {
  if (!isJson(c.req.header("content-type"))) throw new ServiceError("unsupported_media_type");
  const bytes = await readBytes(c, BODY_BYTES_MAX);
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
