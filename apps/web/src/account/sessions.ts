import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";

/** A session as the sign-in library lists it; the token names it and opens nothing by itself. */
export interface Session {
  token: string;
  createdAt: string;
  userAgent?: string | null;
}

interface Known {
  items: Session[];
  /** Token of the session that asks. */
  own: string | null;
}

const read = async (): Promise<Known> => {
  const [items, current] = await Promise.all([
    call<Session[]>("GET", "/api/auth/list-sessions"),
    call<{ session: Session } | null>("GET", "/api/auth/get-session"),
  ]);
  return { items, own: current?.session.token ?? null };
};

export const useSessions = () => useQuery({ queryKey: ["sessions"], queryFn: read });

/** Ends one session, or every other one when no token is named. */
export const useEndSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (token: string | null) =>
      token === null
        ? call("POST", "/api/auth/revoke-other-sessions", {})
        : call("POST", "/api/auth/revoke-session", { token }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["sessions"] }),
  });
};

const BROWSERS = [
  [/Edg\//, "Edge"],
  [/Firefox\//, "Firefox"],
  [/Chrom(?:e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Mac OS/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;

/** A short name for a browser, such as "Firefox on Linux"; null when it does not say. */
export const browserName = (userAgent: string | null | undefined): string | null => {
  if (!userAgent) return null;
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser === undefined) return userAgent.slice(0, 40);
  return system === undefined ? browser : `${browser} on ${system}`;
};
