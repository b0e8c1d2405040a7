import { useEffect, useState } from "react";
import type { RegisterId, TellFinding } from "@rewrite-service/text";
import { openTellsChecker } from "../tells/tells-checker.ts";
import { reasonsFor, type Alignment, type BothFindings, type Passage, type Reason } from "@rewrite-service/review";

const NO_FINDINGS: BothFindings = { draft: [], result: [] };

/** Gives the reasons of a change. The tells of both texts are looked for, in a worker, only once somebody asks why. */
export const useReasons = (
  { before, after }: Alignment,
  register: RegisterId,
  wanted: boolean,
): ((passage: Passage) => Reason[]) => {
  const [findings, setFindings] = useState<BothFindings>(NO_FINDINGS);
  useEffect(() => {
    if (!wanted) return;
    setFindings(NO_FINDINGS);
    let draft: readonly TellFinding[] | null = null;
    const checker = openTellsChecker(({ report }) => {
      if (draft !== null) {
        setFindings({ draft, result: report.findings });
        return;
      }
      draft = report.findings;
      checker.check(after, { register });
    });
    checker.check(before, { register });
    return () => checker.close();
  }, [before, after, register, wanted]);
  return (passage) => reasonsFor(passage, findings);
};
