import {
  NEUTRAL_VOICE,
  failureOfEvent,
  ServiceError,
  splitNotes,
  type HumanizeRequest,
  type UsageEvent,
} from "@rewrite-service/contract";
import { answered, refused } from "../calls/answer.ts";
import { serviceOf } from "../calls/call.ts";
import type { Tool, ToolContext } from "../calls/tool.ts";
import { REWRITE } from "../listings/account.ts";
import { leftAfter, reportOf, type Rewritten } from "../calls/rewrite-report.ts";
import { rewriteRefusal } from "../calls/rewrite-refusal.ts";

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

/** Faults of the arguments beyond their schema; null if they are valid. */
const wrongWith = (input: Record<string, unknown>, { localTools }: ToolContext): string | null => {
  const unknown = Object.keys(input).find((name) => !Object.hasOwn(REWRITE.inputSchema.properties ?? {}, name));
  if (unknown !== undefined) {
    const instead = localTools ? "Edit it yourself, then compare_drafts." : "Edit it yourself.";
    return `${unknown.slice(0, 40)} is not an argument: rewrite takes no style instructions. ${instead}`;
  }
  const retries = input["mode"] === "vary" || input["mode"] === "closer";
  const previous = input["previousRewrite"];
  if (!retries || (typeof previous === "string" && previous.trim() !== "")) return null;
  return `mode ${String(input["mode"])} needs previousRewrite: the last rewrite, as returned. Without one use mode rewrite.`;
};

/** Whether a voice was named that the account does not have; false where that cannot be found out. */
const isStranger = async (voiceProfileId: string | null | undefined, context: ToolContext): Promise<boolean> => {
  if (voiceProfileId == null || voiceProfileId === NEUTRAL_VOICE) return false;
  const voices = await serviceOf(context)
    .voices()
    .catch(() => null);
  return voices !== null && voices.every(({ id }) => id !== voiceProfileId);
};

export const rewrite: Tool = {
  ...REWRITE,
  run: async (input, context) => {
    const wrong = wrongWith(input, context);
    if (wrong !== null) return refused(wrong);
    const request = await asSent(input as unknown as HumanizeRequest, context);
    const stranger = isStranger(request.voiceProfileId, context);
    try {
      const [whole, usage] = await gather(request, context);
      const { text, notes } = splitNotes(whole);
      const fromNotes = request.mode === "expand" || request.fromNotes === true;
      if (fromNotes) await context.expansions.add(text);
      const comparison = (await context.library()).compare(request.text, text, { fromNotes });
      const left = await leftAfter(serviceOf(context));
      const written: Rewritten = {
        request,
        text,
        notes,
        fromNotes,
        usage,
        comparison,
        left,
        strangeVoice: await stranger,
      };
      const { content, structuredContent } = answered(reportOf(written, context));
      // The first block is the text alone, so that it can be shown as it is.
      return { content: [{ type: "text", text }, ...content], structuredContent: { text, ...structuredContent } };
    } catch (error) {
      if (error instanceof ServiceError) return refused(await rewriteRefusal(error, request, context));
      throw error;
    }
  },
};
