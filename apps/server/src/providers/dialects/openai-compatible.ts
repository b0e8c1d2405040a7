import type { ServiceError } from "@rewrite-service/contract";
import { partsOf, type Decoder } from "../event-call.ts";
import { ProviderFailure, unusable } from "../failure.ts";
import type { Part, Provider } from "../provider.ts";
import type { DialectOptions } from "./dialect.ts";

/** The base address ends in the version, as the dialect's own clients expect: `https://api.openai.com/v1`. */
export interface OpenAiCompatibleOptions extends DialectOptions {
  name: string;
  /** OpenAI itself renamed the cap; everybody else still reads the old name. */
  capField: "max_tokens" | "max_completion_tokens";
  /** What else a call of this model carries. */
  extraFields?: (model: string) => object;
}

/** Chat completions as OpenAI, Ollama, vLLM, LM Studio, OpenRouter and most gateways speak them. */
export const openAiCompatible = (options: OpenAiCompatibleOptions): Provider => {
  const url = new URL(`${options.baseUrl.pathname.replace(/\/+$/, "")}/chat/completions`, options.baseUrl);
  const headers = options.apiKey === null ? {} : { authorization: `Bearer ${options.apiKey}` };
  return {
    name: options.name,
    callsModel: true,
    stream: (call, signal) =>
      partsOf(
        options.transport,
        {
          url,
          headers,
          body: {
            model: options.models[call.brief.tier],
            messages: call.messages,
            stream: true,
            stream_options: { include_usage: true },
            [options.capField]: call.outputTokensMax,
            ...options.extraFields?.(options.models[call.brief.tier]),
          },
          decoder: new ChatDecoder(),
        },
        signal,
      ),
  };
};

interface ChatChunk {
  choices?: ({ index?: number; delta?: { content?: unknown } | null; finish_reason?: string | null } | null)[] | null;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
  error?: unknown;
  object?: string;
}

/** The stream ends at `[DONE]`. Usage may come with the last choice, after it in a chunk without choices, or never. */
class ChatDecoder implements Decoder {
  ended = false;

  read(data: string, event: string | undefined, parts: { push(part: Part): void }): void {
    if (data === "[DONE]") {
      this.ended = true;
      return;
    }
    const chunk = JSON.parse(data) as ChatChunk | null;
    if (chunk === null || typeof chunk !== "object") throw unusable("a chunk is no object");
    if (event === "error" || (chunk.error ?? null) !== null || chunk.object === "error") throw errorFrame(chunk.error);
    const choice = chunk.choices?.[0];
    const text = textOf(choice?.delta?.content);
    if (text !== "") parts.push({ type: "text", text });
    const usage = chunk.usage ?? null;
    if (usage !== null) parts.push({ type: "usage", ...tokens(usage) });
    refuseCut(choice?.finish_reason);
  }
}

/** @throws ProviderFailure when the provider ended an answer before its own end. */
const refuseCut = (reason: string | null | undefined): void => {
  if (reason === "length") throw unusable("the answer reached the output cap", false);
  if (reason === "content_filter") throw unusable("the provider's filter stopped the answer", false);
};

// Some servers send content as a list of typed pieces; a thinking one is no text.
const textOf = (content: unknown): string => {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return (content as ({ type?: unknown; text?: unknown } | null)[])
    .map((piece) => (typeof piece?.text === "string" && (piece.type ?? "text") === "text" ? piece.text : ""))
    .join("");
};

const tokens = (usage: NonNullable<ChatChunk["usage"]>): { inputTokens?: number; outputTokens?: number } => ({
  ...(Number.isSafeInteger(usage.prompt_tokens) ? { inputTokens: usage.prompt_tokens as number } : {}),
  ...(Number.isSafeInteger(usage.completion_tokens) ? { outputTokens: usage.completion_tokens as number } : {}),
});

const errorFrame = (error: unknown): ServiceError => {
  const { code, type } = (typeof error === "object" && error !== null ? error : {}) as {
    code?: unknown;
    type?: unknown;
  };
  const busy = [code, type].some((mark) => mark === 429 || mark === "rate_limit_exceeded" || mark === 503);
  return busy
    ? new ProviderFailure("provider_unavailable", "an error frame: too busy", { again: false, retryAfterS: 5 })
    : new ProviderFailure("provider_error", "an error frame in the provider's stream", { again: true });
};
