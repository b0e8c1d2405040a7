import { useCallback, useState, type RefObject } from "react";
import type { HumanizeRequest } from "@rewrite-service/contract";
import type { ShownFact } from "@rewrite-service/review";
import type { Draft } from "../editor/draft.ts";
import { followUpOf } from "./follow-up.ts";
import type { ResultVersion, Source } from "./result-history.ts";
import type { Result } from "./result.ts";
import type { useStream } from "./use-stream.ts";

interface Asking {
  start: ReturnType<typeof useStream>["start"];
  kept: readonly string[];
  version: ResultVersion | null;
  /** The text under review. */
  text: string;
  draft: RefObject<Draft | null>;
  pick: (fact: ShownFact | null) => void;
}

/** Asks for a rewrite, and for other versions of one. */
export const useAsks = ({
  start,
  kept,
  version,
  text,
  draft,
  pick,
}: Asking): Pick<Result, "again" | "varying" | "stopVarying"> & {
  run: (request: HumanizeRequest, since?: Source["kept"]) => void;
} => {
  const [varying, setVarying] = useState<Result["varying"]>(null);
  const run = useCallback(
    (request: HumanizeRequest, since: Source["kept"] = kept) => {
      pick(null);
      setVarying(null);
      start(request, since);
    },
    [start, kept],
  );
  const again = (what: "sentence" | "whole" | "closer"): void => {
    if (version === null) return;
    const next = followUpOf(version, text, what === "closer" ? what : "vary", draft.current);
    if (what === "closer") run(next);
    else setVarying((now) => ({ first: now?.first ?? next, isWhole: what === "whole" }));
  };
  return { run, again, varying, stopVarying: () => setVarying(null) };
};
