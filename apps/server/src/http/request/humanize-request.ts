import { parseHumanizeRequest, ServiceError, type ErrorDetail, type HumanizeRequest } from "@rewrite-service/contract";
import { planOf, type Principal } from "../../accounts/principal.ts";
import type { AppDeps } from "../context.ts";

const DRAINING_RETRY_AFTER_S = 5;

/** @throws ServiceError `draining` while the server is shutting down. */
export const refuseWhileDraining = ({ draining }: Pick<AppDeps, "draining">): void => {
  if (draining()) throw new ServiceError("draining", { retryAfterS: DRAINING_RETRY_AFTER_S });
};

/** Longest text that this caller's plan takes, in UTF-16 units. */
export const textCharactersMax = ({ plans }: Pick<AppDeps, "plans">, principal: Principal): number =>
  plans.get(planOf(principal)).textCharacters;

/** Reads a JSON value as a request. @throws ServiceError `invalid_request` or `text_too_long`, with every field named. */
export const requestIn = (value: unknown, charactersMax: number): HumanizeRequest => {
  const parsed = parseHumanizeRequest(value);
  if (!parsed.ok) throw new ServiceError("invalid_request", { details: parsed.details });
  const { text, previousRewrite = "" } = parsed.request;
  const tooLong: ErrorDetail[] = [];
  const message = (max: number): string => `may have at most ${max} characters`;
  if (text.trim().length > charactersMax) tooLong.push({ path: "text", message: message(charactersMax) });
  // A rewrite may be longer than its draft, but it is read by the model as well.
  const rewriteMax = 2 * charactersMax;
  if (previousRewrite.length > rewriteMax) tooLong.push({ path: "previousRewrite", message: message(rewriteMax) });
  if (tooLong.length > 0) throw new ServiceError("text_too_long", { details: tooLong });
  return parsed.request;
};
