import { failureOfEvent, splitNotes, type HumanizeRequest, type UsageEvent } from "@rewrite-service/contract";
import { serviceOf } from "../calls/call.ts";
import { comparisonLines, factsLine, shownComparison } from "../calls/comparison.ts";
import { plural } from "../calls/limits.ts";
import { answerShape, object, textAnswer, type Tool, type ToolContext } from "../calls/tool.ts";
import { MODE_IDS, PROTECTED_SPANS_MAX, REGISTER_IDS, TIER_IDS } from "../calls/register-ids.ts";

/** Text between two progress notes, in characters. */
const PROGRESS_STEP = 400;

/** A retry of an expansion has to say that its input is notes, or the service would read the notes as a draft. */
const asSent = async (request: HumanizeRequest, { expansions }: ToolContext): Promise<HumanizeRequest> => {
  const retries = request.mode === "vary" || request.mode === "closer";
  if (!retries || request.fromNotes !== undefined || !(await expansions.has(request.previousRewrite ?? "")))
    return request;
  return { ...request, fromNotes: true };
};

const gather = async (request: HumanizeRequest, context: ToolContext): Promise<[string, UsageEvent | null]> => {
  let text = "";
  let usage: UsageEvent | null = null;
  let reported = 0;
  context.progress(0, "Waiting for the first words");
  for await (const event of serviceOf(context).humanize(request, { signal: context.signal })) {
    if (event.type === "delta") text += event.text;
    else if (event.type === "usage") usage = event;
    else if (event.type === "error") throw failureOfEvent(event.message);
    if (text.length - reported >= PROGRESS_STEP) {
      reported = text.length;
      context.progress(reported, `${reported} characters written`);
    }
  }
  return [text, usage];
};

const costOf = (usage: UsageEvent | null): string | null => {
  if (usage === null) return null;
  const paid = usage.fundingSource === "credits" ? plural(usage.creditsUsed, "credit") : `the ${usage.fundingSource}`;
  return `Paid by ${paid}; plan ${usage.plan}, tier ${usage.modelTier}.`;
};

export const rewrite: Tool = {
  name: "rewrite",
  title: "Rewrite",
  description:
    "Rewrite a draft in the user's voice, keeping every fact; reports facts kept, lost, invented. Costs allowance: call get_allowance before a long batch. To retry an expansion send fromNotes: true.",
  needs: "account",
  inputSchema: object(
    {
      text: { type: "string", description: "Draft or notes" },
      register: { type: "string", enum: REGISTER_IDS, description: "Kind of message" },
      mode: { type: "string", enum: MODE_IDS, description: "Default rewrite" },
      templateId: { type: ["string", "null"], description: "Pro plan" },
      voiceProfileId: { type: ["string", "null"], description: "See list_voice_profiles" },
      fromNotes: { type: "boolean", description: "text is notes" },
      previousRewrite: { type: "string", description: "For vary, closer" },
      protectedSpans: {
        type: "array",
        items: { type: "string" },
        maxItems: PROTECTED_SPANS_MAX,
        description: "Kept verbatim",
      },
      modelTier: { type: "string", enum: TIER_IDS, description: "By plan" },
    },
    ["text", "register"],
  ),
  outputSchema: answerShape({ text: "string", notes: ["string", "null"], facts: "object" }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  run: async (input, context) => {
    const request = await asSent(input as unknown as HumanizeRequest, context);
    const [whole, usage] = await gather(request, context);
    const { text, notes } = splitNotes(whole);
    const fromNotes = request.mode === "expand" || request.fromNotes === true;
    if (fromNotes) await context.expansions.add(text);
    const comparison = (await context.library()).compare(request.text, text, { fromNotes });
    const spans = (request.protectedSpans ?? []).filter((span) => request.text.includes(span));
    const exact = spans.filter((span) => text.includes(span)).length;
    const summary = [
      `${factsLine(comparison)}${spans.length === 0 ? "" : `; ${exact} of ${plural(spans.length, "protected span")} exact`}.`,
      ...comparisonLines(comparison),
      ...(notes === null ? [] : ["Notes:", notes]),
      costOf(usage),
      fromNotes ? "To retry with vary or closer, send fromNotes: true and this rewrite as previousRewrite." : null,
    ];
    const answer = textAnswer(text, {
      text,
      notes,
      facts: shownComparison(comparison, request.text, text),
      fromNotes,
      usage,
    });
    answer.content.push({ type: "text", text: summary.filter((line) => line !== null).join("\n") });
    return answer;
  },
};
