import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UsageReport } from "@rewrite-service/contract";
import { ServiceError } from "@rewrite-service/contract";
import { call } from "./call.ts";
import { siteQuery } from "./site.ts";

/** The server's own rule, stated before it refuses. */
export const PASSWORD_CHARACTERS_MIN = 12;

/** The account behind this page's session, with its allowance; null when nobody is signed in. */
export const useAccount = () => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ["usage"],
    queryFn: async (): Promise<UsageReport | null> => {
      // Somebody who is signed out is not asked for an allowance, so nothing is refused.
      if ((await queries.fetchQuery(siteQuery)).account === null) return null;
      try {
        return await call<UsageReport>("GET", "/api/usage");
      } catch (error) {
        if (error instanceof ServiceError && error.status === 401) return null;
        throw error;
      }
    },
  });
};

/** Answers with whether a code is needed as well, before anybody is signed in. */
export const signIn = async (email: string, password: string): Promise<boolean> => {
  const body = { email, password };
  return (await call<{ twoFactorRedirect?: true }>("POST", "/api/auth/sign-in/email", body)).twoFactorRedirect === true;
};

/**
 * `password` is null where the link of a mail sets it; `invite` is the code of an invitation, where one is needed.
 */
export const signUp = (email: string, password: string | null, invite: string | null): Promise<unknown> =>
  call("POST", "/api/auth/sign-up/email", {
    email,
    ...(password === null ? {} : { password }),
    ...(invite === null ? {} : { invite }),
  });

export const signOut = (): Promise<unknown> => call("POST", "/api/auth/sign-out", {});
