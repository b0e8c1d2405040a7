import { adapting } from "../adapting.ts";
import { anthropicEffort, type Choice } from "../effort.ts";
import type { Decoder } from "../event-call.ts";
import { cutAtCap, ProviderFailure, unusable } from "../failure.ts";
import type { Message, Part, Provider } from "../provider.ts";
import { endpoint, type DialectOptions } from "./dialect.ts";

const VERSION = "2023-06-01";

/** The headers of a call to Anthropic. */
export const anthropicHeaders = ({ apiKey, headers }: Pick<DialectOptions, "apiKey" | "headers">) => ({
  "anthropic-version": VERSION,
  ...(apiKey === null ? {} : { "x-api-key": apiKey }),
  ...headers,
});

/** The Messages interface of Anthropic. A base address with a trailing `/v1` is understood too. */
export const anthropic = (options: DialectOptions): Provider => {
  const url = endpoint(options.baseUrl, "/v1/messages", {}, "/v1");
  const headers = anthropicHeaders(options);
  const effort = options.effort ?? null;
  const choices = (model: string): Choice[] => [anthropicEffort(model, effort), CAP];
  const request = (call: { messages: readonly Message[] }, model: string, fields: object) => ({
    url,
    headers,
    body: { model, ...conversation(call.messages), ...fields, stream: true },
    decoder: new MessageDecoder(),
  });
  return adapting({ name: "anthropic", address: url.href, choices, request }, { ...options, effort });
};

const CAP: Choice = {
  named: /(?!)/,
  ways: [{ fields: (cap) => ({ max_tokens: cap }), thinks: false }],
  essential: true,
};

const conversation = (messages: readonly Message[]): { system?: string; messages: Message[] } => {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  return {
    ...(system.length === 0 ? {} : { system: system.join("\n\n") }),
    messages: messages.filter(({ role }) => role !== "system"),
  };
};

interface MessageUsage {
  input_tokens?: unknown;
  cache_creation_input_tokens?: unknown;
  cache_read_input_tokens?: unknown;
  output_tokens?: unknown;
}

interface MessageFrame {
  type?: string;
  message?: { usage?: MessageUsage | null } | null;
  delta?: { type?: string; text?: unknown; stop_reason?: string | null } | null;
  usage?: MessageUsage | null;
  error?: { type?: string } | null;
}

/** The stream ends at `message_stop`. Usage comes in two halves; the later count of a kind is the one that counts. */
class MessageDecoder implements Decoder {
  ended = false;
  thought = false;

  read(data: string, _event: string | undefined, parts: { push(part: Part): void }): void {
    const frame = JSON.parse(data) as MessageFrame | null;
    switch (frame?.type) {
      case "content_block_delta":
        this.thought ||= frame.delta?.type === "thinking_delta";
        pushText(frame.delta, parts);
        return;
      case "message_start":
        pushUsage(frame.message?.usage, parts);
        return;
      case "message_delta":
        pushUsage(frame.usage, parts);
        refuseCut(frame.delta?.stop_reason);
        return;
      case "message_stop":
        this.ended = true;
        return;
      case "error":
        throw errorFrame(frame.error?.type);
      default:
    }
  }
}

const pushText = (delta: MessageFrame["delta"], parts: { push(part: Part): void }): void => {
  if (delta?.type !== "text_delta" || typeof delta.text !== "string" || delta.text === "") return;
  parts.push({ type: "text", text: delta.text });
};

const WHOLE: ReadonlySet<string> = new Set(["end_turn", "stop_sequence"]);
const CUT: Readonly<Record<string, string>> = {
  model_context_window_exceeded: "the answer reached the end of the model's context",
  refusal: "the provider refused to answer",
};

/** @throws ProviderFailure when the provider ended an answer before its own end. */
const refuseCut = (reason: string | null | undefined): void => {
  if ((reason ?? null) === null || WHOLE.has(reason as string)) return;
  if (reason === "max_tokens") throw cutAtCap();
  throw unusable(CUT[reason as string] ?? "the provider stopped the answer", false);
};

const pushUsage = (usage: MessageUsage | null | undefined, parts: { push(part: Part): void }): void => {
  if (usage === null || usage === undefined) return;
  const cached = count(usage.cache_creation_input_tokens, 0) + count(usage.cache_read_input_tokens, 0);
  parts.push({
    type: "usage",
    ...(Number.isSafeInteger(usage.input_tokens) ? { inputTokens: count(usage.input_tokens, 0) + cached } : {}),
    ...(Number.isSafeInteger(usage.output_tokens) ? { outputTokens: count(usage.output_tokens, 0) } : {}),
  });
};

const count = (value: unknown, otherwise: number): number =>
  Number.isSafeInteger(value) ? (value as number) : otherwise;

const errorFrame = (type: string | undefined): ProviderFailure =>
  type === "overloaded_error" || type === "rate_limit_error"
    ? new ProviderFailure("provider_unavailable", "an error frame: too busy", { again: false, retryAfterS: 5 })
    : new ProviderFailure("provider_error", "an error frame in the provider's stream", { again: true });
