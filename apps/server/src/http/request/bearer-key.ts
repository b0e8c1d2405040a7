import type { Principal } from "../../accounts/principal.ts";
import type { AppDeps } from "../context.ts";

const BEARER = /^bearer +([\x21-\x7e]{1,200})$/i;

/** Whose key an `Authorization` header carries; null where it carries none that is valid. Two such headers arrive joined by a comma, which no key holds. */
export const principalOfKey = async (
  authorization: string,
  keys: AppDeps["keys"],
  client: string | null,
): Promise<Principal | null> => {
  const key = BEARER.exec(authorization)?.[1];
  return key === undefined ? null : keys.verify(key, client);
};
