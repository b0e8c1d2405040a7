import { useState } from "react";
import { reviewWords as words, type Decisions } from "@rewrite-service/review";
import { copyText, type CopyFormat } from "./copy-formats.ts";

/** Puts texts on the clipboard and says so, or asks first. */
export const useCopies = (text: string, decisions: Decisions, isTaken: boolean) => {
  const [format, setFormat] = useState<CopyFormat>("plain");
  // What was said of other decisions is over.
  const [said, setSaid] = useState({ text: "", of: decisions, ofTaken: false });
  const setOutcome = (text: string, of = decisions, ofTaken = false): void => setSaid({ text, of, ofTaken });
  const [asked, setAsked] = useState<{
    as: CopyFormat;
    of: Decisions;
    takesAll: boolean;
    lines: readonly string[];
  } | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  // Another decision is an answer too.
  const asking = asked?.of === decisions ? asked : null;
  const copy = async (own: string, as: CopyFormat, outcome: string, of = decisions): Promise<void> => {
    setFormat(as);
    const isCopied = await copyText(own, as);
    setOutcome(isCopied ? outcome : words.outcome.notCopied, of);
    if (isCopied) setCopied(own);
  };
  const ask = (as: CopyFormat, takesAll: boolean, lines: readonly string[]): void => {
    setAsked({ as, of: decisions, takesAll, lines });
    setOutcome("");
  };
  return {
    format,
    // Undo of it takes the draft back, and no decision.
    outcome: said.of !== decisions || (said.ofTaken && !isTaken) ? "" : said.text,
    setOutcome,
    asking,
    ask,
    stopAsking: () => setAsked(null),
    used: isTaken ? ("taken" as const) : copied === text ? ("copied" as const) : null,
    isCopyOld: copied !== null && copied !== text && !isTaken,
    copy,
  };
};
