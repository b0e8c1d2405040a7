import { noteLines, type HumanizeRequest, type Service, type UsageEvent } from "@rewrite-service/contract";
import type { DraftComparison } from "../library/library.ts";
import { allowanceOf, costOf, type Left } from "./allowance.ts";
import type { Said } from "./answer.ts";
import { comparedData, comparedLines, inWords } from "./compared.ts";
import { plural } from "./limits.ts";
import type { ToolContext } from "./tool.ts";

const ROWS_MAX = 12;
/** How long a finished rewrite waits to learn what is left. */
const LEFT_MS = 1_500;

/** A finished rewrite and what is known of it. */
export interface Rewritten {
  request: HumanizeRequest;
  text: string;
  notes: string | null;
  fromNotes: boolean;
  usage: UsageEvent | null;
  comparison: DraftComparison;
  /** Null where the service does not say in time. */
  left: Left | null;
  /** Whether a voice was asked for that the account does not have. */
  strangeVoice: boolean;
}

/** The allowance left after a rewrite; null if the service does not report it in time. */
export const leftAfter = async (service: Service): Promise<Left | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LEFT_MS, null);
  });
  const asked = service.usage().then(allowanceOf, () => null);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** Whether the draft came back as it was; the built-in engine charges nothing then. */
const isUnchanged = ({ request, text, usage }: Rewritten): boolean => {
  const given = [request.text, ...(request.mode === "vary" ? [request.previousRewrite ?? ""] : [])];
  return usage?.requests === 0 && given.some((one) => one.trim() === text.trim());
};

const paidFor = (written: Rewritten): number => {
  const { request, usage } = written;
  return isUnchanged(written) ? 0 : usage?.fundingSource === "credits" ? usage.creditsUsed : costOf(request.text);
};

const costLine = (cost: number, { left, usage }: Rewritten): string => {
  const spent =
    cost === 0 ? "Nothing was spent" : `Cost ${usage?.fundingSource === "credits" ? plural(cost, "credit") : cost}`;
  return left === null ? `${spent}.` : `${spent}; ${left.left} of ${left.limit} left until ${left.until}.`;
};

const unchangedLine = ({ comparison }: Rewritten, { localTools }: ToolContext): string => {
  const why = comparison.declined === null ? "" : " The built-in engine rewrites English only.";
  return `The text came back unchanged.${why} Edit it yourself${localTools ? ", then compare_drafts" : ""}.`;
};

/** Spans that were to stay and are not in the text; nothing of them could be protected. */
const absentSpans = ({ protectedSpans, text }: HumanizeRequest): string[] =>
  (protectedSpans ?? []).filter((span) => !text.includes(span));

/** The report to a model beside the text: check of facts, parts of the request dropped, cost, next steps. */
export const reportOf = (written: Rewritten, context: ToolContext): Said => {
  const { request, text, notes, fromNotes, usage, comparison } = written;
  const compared = inWords(comparison, request.text, text, ROWS_MAX);
  const cost = paidFor(written);
  const absent = absentSpans(request);
  const unchanged = isUnchanged(written);
  const told = noteLines(notes);
  const sentences = [
    unchanged ? unchangedLine(written, context) : `Facts: ${compared.summary}`,
    unchanged ? null : `${wordsIn(text)} words from ${wordsIn(request.text)}.`,
    usage?.requests === 0 && !unchanged ? "Written by rules, not an AI model. Check the grammar." : null,
    written.strangeVoice ? "voiceProfileId is not one of the user's voices; the default voice was used." : null,
    absent.length === 0 ? null : `Not in the text, so not protected: ${absent.map((span) => `"${span}"`).join(", ")}.`,
    costLine(cost, written),
  ];
  const again = `Another version: mode vary, the same text, previousRewrite = this one${fromNotes ? ", fromNotes true" : ""}.`;
  return {
    summary: sentences.filter((sentence) => sentence !== null).join(" "),
    // Of a text that came back as it was there is nothing to compare with its draft.
    lines: [
      ...(unchanged ? [] : comparedLines(compared)),
      ...(told.length === 0 ? [] : ["Notes:", ...told.map((line) => `- ${line}`)]),
    ],
    next: unchanged ? null : again,
    data: { ...(unchanged ? {} : comparedData(compared)), ...(told.length === 0 ? {} : { notes: told }), cost },
  };
};
