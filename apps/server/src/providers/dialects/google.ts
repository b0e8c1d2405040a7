import { adapting } from "../adapting.ts";
import { googleEffort, type Choice } from "../effort.ts";
import type { Decoder } from "../event-call.ts";
import { cutAtCap, ProviderFailure, unusable } from "../failure.ts";
import type { Message, Part, Provider } from "../provider.ts";
import { endpoint, type DialectOptions } from "./dialect.ts";

/** The headers of a call to Google. */
export const googleHeaders = ({ apiKey, headers }: Pick<DialectOptions, "apiKey" | "headers">) => ({
  ...(apiKey === null ? {} : { "x-goog-api-key": apiKey }),
  ...headers,
});

/**
 * Gemini's `streamGenerateContent`. A codec of our own: the stream is the same kind of event stream as the others', and
 * Google's client brings its own HTTP stack, so its cancelling, back-pressure and timeouts would differ from theirs.
 */
export const google = (options: DialectOptions): Provider => {
  const headers = googleHeaders(options);
  const effort = options.effort ?? null;
  const choices = (model: string): Choice[] => [googleEffort(model, effort), CAP];
  const request = (call: { messages: readonly Message[] }, model: string, generationConfig: object) => ({
    url: endpoint(
      options.baseUrl,
      `/v1beta/models/${encodeURIComponent(model)}:streamGenerateContent`,
      { alt: "sse" },
      "/v1beta",
    ),
    headers,
    body: { ...conversation(call.messages), generationConfig },
    decoder: new ContentDecoder(),
  });
  return adapting({ name: "google", address: options.baseUrl.href, choices, request }, { ...options, effort });
};

const CAP: Choice = {
  named: /(?!)/,
  ways: [{ fields: (cap) => ({ maxOutputTokens: cap }), thinks: false }],
  essential: true,
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
  thought = false;

  read(data: string, _event: string | undefined, parts: { push(part: Part): void }): void {
    const chunk = JSON.parse(data) as ContentChunk | null;
    if (chunk === null || typeof chunk !== "object") throw unusable("a chunk is no object");
    refuseFault(chunk);
    const candidate = chunk.candidates?.[0];
    const text = (candidate?.content?.parts ?? []).map(textOf).join("");
    if (text !== "") parts.push({ type: "text", text });
    this.thought ||= Number(chunk.usageMetadata?.thoughtsTokenCount ?? 0) > 0;
    if ((chunk.usageMetadata ?? null) !== null) parts.push({ type: "usage", ...tokens(chunk.usageMetadata) });
    if (isWhole(candidate?.finishReason ?? "")) this.ended = true;
  }
}

const textOf = (part: ContentPart): string =>
  typeof part?.text === "string" && part.thought !== true ? part.text : "";

/** Whether the answer has ended by itself. @throws ProviderFailure when the provider ended it. */
const isWhole = (reason: string): boolean => {
  if (reason === "MAX_TOKENS") throw cutAtCap();
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
