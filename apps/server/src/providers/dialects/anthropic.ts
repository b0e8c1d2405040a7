import { partsOf, type Decoder } from "../event-call.ts";
import { ProviderFailure, unusable } from "../failure.ts";
import type { Message, Part, Provider } from "../provider.ts";
import type { DialectOptions } from "./dialect.ts";
import { anthropicWithoutThoughts } from "../least-thinking.ts";

const VERSION = "2023-06-01";

/** The Messages interface of Anthropic. A base address with a trailing `/v1` is understood too. */
export const anthropic = (options: DialectOptions): Provider => {
  const url = new URL(
    `${options.baseUrl.pathname.replace(/\/+$/, "").replace(/\/v1$/, "")}/v1/messages`,
    options.baseUrl,
  );
  const headers = {
    "anthropic-version": VERSION,
    ...(options.apiKey === null ? {} : { "x-api-key": options.apiKey }),
  };
  return {
    name: "anthropic",
    callsModel: true,
    stream: (call, signal) =>
      partsOf(
        options.transport,
        {
          url,
          headers,
          body: {
            model: options.models[call.brief.tier],
            ...conversation(call.messages),
            max_tokens: call.outputTokensMax,
            ...anthropicWithoutThoughts(options.models[call.brief.tier]),
            stream: true,
          },
          decoder: new MessageDecoder(),
        },
        signal,
      ),
  };
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

  read(data: string, _event: string | undefined, parts: { push(part: Part): void }): void {
    const frame = JSON.parse(data) as MessageFrame | null;
    switch (frame?.type) {
      case "content_block_delta":
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
  max_tokens: "the answer reached the output cap",
  model_context_window_exceeded: "the answer reached the end of the model's context",
  refusal: "the provider refused to answer",
};

/** @throws ProviderFailure when the provider ended an answer before its own end. */
const refuseCut = (reason: string | null | undefined): void => {
  if ((reason ?? null) === null || WHOLE.has(reason as string)) return;
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
