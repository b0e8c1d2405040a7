import { useQuery } from "@tanstack/react-query";
import type { UsageReport } from "@rewrite-service/contract";
import { ServiceError } from "@rewrite-service/contract";
import { call } from "../api.ts";

/** The account behind this page's session, with its allowance; null when nobody is signed in. */
export const useAccount = () =>
  useQuery({
    queryKey: ["usage"],
    queryFn: async (): Promise<UsageReport | null> => {
      try {
        return await call<UsageReport>("GET", "/api/usage");
      } catch (error) {
        if (error instanceof ServiceError && error.status === 401) return null;
        throw error;
      }
    },
  });

export const signIn = (email: string, password: string): Promise<unknown> =>
  call("POST", "/api/auth/sign-in/email", { email, password });

export const signUp = (email: string, password: string): Promise<unknown> =>
  call("POST", "/api/auth/sign-up/email", { email, password, name: email });

export const signOut = (): Promise<unknown> => call("POST", "/api/auth/sign-out", {});
