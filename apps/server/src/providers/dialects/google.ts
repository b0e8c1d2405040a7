import { partsOf, type Decoder } from "../event-call.ts";
import { ProviderFailure, unusable } from "../failure.ts";
import { googleLeastThoughts } from "../least-thinking.ts";
import type { Message, Part, Provider } from "../provider.ts";
import type { DialectOptions } from "./dialect.ts";

/**
 * Gemini's `streamGenerateContent`. A codec of our own: the stream is the same kind of event stream as the others', and
 * Google's client brings its own HTTP stack, so its cancelling, back-pressure and timeouts would differ from theirs.
 */
export const google = (options: DialectOptions): Provider => {
  const base = options.baseUrl.pathname.replace(/\/+$/, "").replace(/\/v1beta$/, "");
  const headers = options.apiKey === null ? {} : { "x-goog-api-key": options.apiKey };
  return {
    name: "google",
    callsModel: true,
    stream: (call, signal) => {
      const model = encodeURIComponent(options.models[call.brief.tier]);
      const url = new URL(`${base}/v1beta/models/${model}:streamGenerateContent?alt=sse`, options.baseUrl);
      const { roomTokens, ...thinking } = googleLeastThoughts(options.models[call.brief.tier]);
      const generationConfig = { maxOutputTokens: call.outputTokensMax + roomTokens, ...thinking };
      const body = { ...conversation(call.messages), generationConfig };
      return partsOf(options.transport, { url, headers, body, decoder: new ContentDecoder() }, signal);
    },
  };
};

const conversation = (messages: readonly Message[]): object => {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => ({ text: content }));
  return {
    ...(system.length === 0 ? {} : { systemInstruction: { parts: system } }),
    contents: messages
      .filter(({ role }) => role !== "system")
      .map(({ role, content }) => ({ role: role === "assistant" ? "model" : "user", parts: [{ text: content }] })),
  };
};

interface ContentChunk {
  candidates?: ({
    content?: { parts?: ContentPart[] | null } | null;
    finishReason?: string;
  } | null)[];
  promptFeedback?: { blockReason?: string } | null;
  usageMetadata?: { promptTokenCount?: unknown; candidatesTokenCount?: unknown; thoughtsTokenCount?: unknown } | null;
  error?: { code?: unknown } | null;
}

/** @throws ProviderFailure for a chunk that reports a fault instead of an answer. */
const refuseFault = ({ error, promptFeedback }: ContentChunk): void => {
  if ((error ?? null) !== null) throw errorFrame(error?.code);
  if ((promptFeedback?.blockReason ?? "") !== "") throw unusable("the provider's filter stopped the call", false);
};

type ContentPart = { text?: unknown; thought?: boolean } | null;

/** The stream has no marker of its own: the answer is whole in the chunk that names a `finishReason`. */
class ContentDecoder implements Decoder {
  ended = false;

  read(data: string, _event: string | undefined, parts: { push(part: Part): void }): void {
    const chunk = JSON.parse(data) as ContentChunk | null;
    if (chunk === null || typeof chunk !== "object") throw unusable("a chunk is no object");
    refuseFault(chunk);
    const candidate = chunk.candidates?.[0];
    const text = (candidate?.content?.parts ?? []).map(textOf).join("");
    if (text !== "") parts.push({ type: "text", text });
    if ((chunk.usageMetadata ?? null) !== null) parts.push({ type: "usage", ...tokens(chunk.usageMetadata) });
    if (isWhole(candidate?.finishReason ?? "")) this.ended = true;
  }
}

const textOf = (part: ContentPart): string =>
  typeof part?.text === "string" && part.thought !== true ? part.text : "";

/** Whether the answer has ended by itself. @throws ProviderFailure when the provider ended it. */
const isWhole = (reason: string): boolean => {
  if (reason === "MAX_TOKENS") throw unusable("the answer reached the output cap", false);
  if (!["", "STOP", "FINISH_REASON_UNSPECIFIED"].includes(reason)) {
    throw unusable("the provider stopped the answer", false);
  }
  return reason === "STOP";
};

const tokens = (usage: ContentChunk["usageMetadata"]): { inputTokens?: number; outputTokens?: number } => {
  const input = usage?.promptTokenCount;
  const output = usage?.candidatesTokenCount;
  const thoughts = Number.isSafeInteger(usage?.thoughtsTokenCount) ? (usage?.thoughtsTokenCount as number) : 0;
  return {
    ...(Number.isSafeInteger(input) ? { inputTokens: input as number } : {}),
    ...(Number.isSafeInteger(output) ? { outputTokens: (output as number) + thoughts } : {}),
  };
};

const errorFrame = (code: unknown): ProviderFailure =>
  code === 429 || code === 503
    ? new ProviderFailure("provider_unavailable", "an error frame: too busy", { again: false, retryAfterS: 5 })
    : new ProviderFailure("provider_error", "an error frame in the provider's stream", { again: true });
