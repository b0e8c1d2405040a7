import { useEffect, useState } from "react";
import type { RegisterId, TellFinding } from "@rewrite-service/text";
import { openTellsChecker } from "../tells/tells-checker.ts";
import type { Alignment, Passage } from "../alignment/passages.ts";
import { reasonsFor, type Reason } from "./reasons.ts";

interface Tells {
  draft: readonly TellFinding[];
  result: readonly TellFinding[];
}

const NO_TELLS: Tells = { draft: [], result: [] };

/** Gives the reasons of a change. The tells of both texts are looked for, in a worker, only once somebody asks why. */
export const useReasons = (
  { before, after, ...rest }: Alignment,
  register: RegisterId,
  wanted: boolean,
): ((passage: Passage) => Reason[]) => {
  const [tells, setTells] = useState<Tells>(NO_TELLS);
  useEffect(() => {
    if (!wanted) return;
    setTells(NO_TELLS);
    let draft: readonly TellFinding[] | null = null;
    const checker = openTellsChecker((report) => {
      if (draft !== null) {
        setTells({ draft, result: report.findings });
        return;
      }
      draft = report.findings;
      checker.check(after, { register });
    });
    checker.check(before, { register });
    return () => checker.close();
  }, [before, after, register, wanted]);
  return (passage) => reasonsFor(passage, { before, after, ...rest }, tells, register);
};
