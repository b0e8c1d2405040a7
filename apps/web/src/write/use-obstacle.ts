import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useAccount } from "../api/session.ts";
import { useSite } from "../api/site.ts";
import { isObstacle, obstacleOf, type Obstacle, type Refusal } from "./obstacle.ts";
import type { Result } from "../result/result.ts";
import { shownText } from "../result/rewrite-state.ts";

const onChange = (report: () => void): (() => void) => {
  addEventListener("online", report);
  addEventListener("offline", report);
  return () => {
    removeEventListener("online", report);
    removeEventListener("offline", report);
  };
};

const useOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );

/** The time in ms, again every second while it matters. */
const useNow = (ticking: boolean): number => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [ticking]);
  return nowMs;
};

const ENDED = { code: "sign_in_required", message: "", requestId: null, retryAfterS: null, cut: false };

const LASTING: ReadonlySet<string> = new Set([
  "sign_in_required",
  "quota_exhausted",
  "anonymous_allowance_used",
  "rate_limited",
]);

export interface Obstacles {
  obstacle: Obstacle | null;
  /** Seconds until a rewrite may be asked for again; 0 when it may. */
  waitS: number;
  /** Forgets a refusal, before another try. */
  clear: () => void;
}

/** What stands in the way of a rewrite. A refusal before the first word leaves the result as it was, and is reported here. */
export const useObstacle = (result: Result, length: number, text: string): Obstacles => {
  const online = useOnline();
  const site = useSite().data ?? null;
  const account = useAccount();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const nowMs = useNow(refusal?.code === "rate_limited");
  const { failure, running, stream } = result;
  const signedIn = account.data != null;

  // Before it is drawn as the result's own failure: another try begun there would be taken back here.
  useLayoutEffect(() => {
    if (failure === null || !isObstacle(failure, shownText(stream).text)) return;
    setRefusal({ ...failure, atMs: Date.now(), signedIn });
    result.refuse();
    if (failure.code === "quota_exhausted") void account.refetch();
  }, [failure]);
  useEffect(() => {
    if (running) setRefusal(null);
  }, [running]);
  useEffect(() => {
    // It was said of another text; what a pause, a sign-in or another plan ends holds for every text.
    setRefusal((was) => (was === null || LASTING.has(was.code) ? was : null));
  }, [text]);
  const unknown = stream.phase === "done" && stream.usage?.fundingSource === "anonymous";
  useEffect(() => {
    // A session that has ended makes an anonymous rewrite where those are allowed: without the account's voice and plan.
    if (unknown && signedIn) setRefusal({ ...ENDED, atMs: Date.now(), signedIn });
  }, [unknown]);

  const obstacle = obstacleOf({ online, site, account: account.data ?? null, length, refusal, nowMs });
  const waitS = obstacle?.kind === "wait" ? Math.max(1, Math.ceil((obstacle.untilMs - nowMs) / 1_000)) : 0;
  return { obstacle, waitS, clear: () => setRefusal(null) };
};
