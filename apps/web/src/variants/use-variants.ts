import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import type { HumanizeRequest, Service } from "@rewrite-service/contract";
import { playRewrite } from "../result/play-rewrite.ts";
import { readLeft, readLeftSoon } from "../result/read-left.ts";
import type { OtherVersion, ResultVersion } from "../result/result-history.ts";
import { saveResult } from "../result/result-store.ts";
import {
  endedEarly,
  rewriteReducer,
  shownText,
  type RewriteAction,
  type RewriteState,
} from "../result/rewrite-state.ts";

interface Played {
  at: number;
  request: HumanizeRequest;
  action: RewriteAction;
}

const IDLE: RewriteState = { phase: "idle" };

const reducer = (asked: readonly OtherVersion[], { at, request, action }: Played): readonly OtherVersion[] => [
  ...asked.slice(0, at),
  { request, state: rewriteReducer(asked[at]?.state ?? IDLE, action) },
  ...asked.slice(at + 1),
];

const isDone = ({ state }: OtherVersion): boolean => state.phase === "done";
const textOf = ({ state }: OtherVersion): string => shownText(state).text.trim();
const startOf = ({ request }: OtherVersion): string => (request.previousRewrite ?? "").trim();

/** An answer with its number. */
export interface Numbered extends OtherVersion {
  at: number;
}

/** The answers with their numbers, each text once, and none that is the one that the first was asked from. */
const newOf = (asked: readonly OtherVersion[]): Numbered[] => {
  const seen = new Set(asked.slice(0, 1).map(startOf));
  return asked
    .map((one, index) => ({ ...one, at: index + 1 }))
    .filter((one) => {
      if (!isDone(one)) return true;
      const isNew = !seen.has(textOf(one));
      seen.add(textOf(one));
      return isNew;
    });
};

/** The answers worth showing beside a text. */
const shownOf = (asked: readonly OtherVersion[], now: string): Numbered[] =>
  newOf(asked).filter((one) => !isDone(one) || textOf(one) !== now.trim());

/** What to ask for another text than the last; null where none is there, or the model repeats itself. */
const nextOf = (shown: readonly Numbered[], asked: readonly OtherVersion[], first: HumanizeRequest) => {
  const [last, newest] = [asked.at(-1), shown.at(-1)];
  if (last === undefined || !isDone(last) || textOf(last) === "" || newest?.at !== asked.length) return null;
  return { ...first, previousRewrite: shownText(last.state).text };
};

const USED_UP: ReadonlySet<string> = new Set(["quota_exhausted", "anonymous_allowance_used"]);

const isWorthAgain = ({ state }: OtherVersion): boolean =>
  endedEarly(state) && !(state.phase === "failed" && USED_UP.has(state.failure.code));

/** Keeps what came with the rewrite that it is another version of, here and on the device. */
const useKept = (version: ResultVersion, asked: readonly OtherVersion[]): void => {
  const [source] = useState(version.source);
  const came = newOf(asked)
    .filter(isDone)
    .map(({ request, state }) => ({ request, state }));
  useEffect(() => {
    if (came.length === (source.others?.length ?? 0)) return;
    source.others = came;
    void saveResult(version).catch(() => undefined);
  }, [came.length]);
};

/**
 * The other versions that there are. Where none is, one is asked for, and each further one when told to: every one is a
 * rewrite of its own.
 */
export const useVariants = (service: Service, first: HumanizeRequest, version: ResultVersion) => {
  const now = first.previousRewrite ?? "";
  const [asked, dispatch] = useReducer(reducer, version.source.others ?? [], (kept) =>
    shownOf(kept, now).length > 0 ? kept : [...kept, { request: first, state: IDLE }],
  );
  const controller = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  const ask = async (at: number, request: HumanizeRequest): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    await playRewrite(service, request, own.signal, (action) => {
      if (!own.signal.aborted) dispatch({ at, request, action });
    });
    if (own.signal.aborted) readLeftSoon(queries);
    else readLeft(queries);
  };
  const last = asked.at(-1);
  useEffect(() => {
    if (last?.state.phase === "idle") void ask(asked.length - 1, last.request);
    return () => controller.current?.abort();
  }, [service, queries]);
  useKept(version, asked);
  const shown = shownOf(asked, now);
  const next = nextOf(shown, asked, first);
  return {
    /** The last answer, which may be none that is worth showing. */
    last: last ?? null,
    shown,
    stop: (): void => {
      controller.current?.abort();
      if (last !== undefined) dispatch({ at: asked.length - 1, request: last.request, action: { type: "stop" } });
    },
    more: next === null ? null : () => void ask(asked.length, next),
    /** Asks once more for the version that ended early. */
    retry: last !== undefined && isWorthAgain(last) ? () => void ask(asked.length - 1, last.request) : null,
  };
};
