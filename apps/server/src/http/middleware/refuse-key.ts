import { ServiceError } from "@rewrite-service/contract";
import type { AppContext, AppDeps } from "../context.ts";
import { principalOfKey } from "../request/bearer-key.ts";

/**
 * Refuses a key where only a signed-in browser may do something.
 *
 * @throws ServiceError `session_required` for a good key, `invalid_key` for any other `Authorization` header.
 */
export const refuseKey = async (c: AppContext, { keys }: Pick<AppDeps, "keys">): Promise<void> => {
  const header = c.req.header("authorization");
  if (header === undefined) return;
  throw new ServiceError((await principalOfKey(header, keys, null)) === null ? "invalid_key" : "session_required");
};
