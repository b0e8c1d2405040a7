import { ServiceError } from "@rewrite-service/contract";
import type { AppContext } from "../context.ts";
import { readBytes } from "./read-bytes.ts";

const FORM_BYTES_MAX = 4_096;
const FORM = "application/x-www-form-urlencoded";

export const isForm = (c: AppContext): boolean =>
  (c.req.header("content-type") ?? "").toLowerCase().split(";")[0]?.trim() === FORM;

/** The fields of a small form. @throws ServiceError `unsupported_media_type` or `body_too_large`. */
export const readForm = async (c: AppContext): Promise<URLSearchParams> => {
  if (!isForm(c)) throw new ServiceError("unsupported_media_type");
  return new URLSearchParams(new TextDecoder().decode(await readBytes(c, FORM_BYTES_MAX)));
};
