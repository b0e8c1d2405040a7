import type { ServiceError } from "@rewrite-service/contract";
import type { Effort } from "../../config/model-settings.ts";
import { adapting } from "../adapting.ts";
import { way, type Choice, type Way } from "../effort.ts";
import type { Decoder } from "../event-call.ts";
import { cutAtCap, ProviderFailure, unusable } from "../failure.ts";
import { promptSize, type PromptSize } from "../prompt-size.ts";
import type { Message, ModelCall, Part, Provider } from "../provider.ts";
import { endpoint, type DialectOptions } from "./dialect.ts";

type CapField = "max_tokens" | "max_completion_tokens";

/** The base address ends in the version, as the dialect's own clients expect: `https://api.openai.com/v1`. */
export interface OpenAiCompatibleOptions extends DialectOptions {
  name: string;
  /** OpenAI itself renamed the cap; everybody else still reads the old name. In the order in which they are tried. */
  capFields: readonly [CapField, CapField];
  effortOf: (model: string, effort: Effort | null) => Choice;
}

/** The headers of a call in OpenAI's dialect. */
export const openAiHeaders = ({ apiKey, headers }: Pick<DialectOptions, "apiKey" | "headers">) => ({
  ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  ...headers,
});

/** Chat completions as OpenAI, Ollama, vLLM, LM Studio, OpenRouter and most gateways speak them. */
export const openAiCompatible = (options: OpenAiCompatibleOptions): Provider => {
  const { name, capFields, effortOf, effort = null } = options;
  const url = endpoint(options.baseUrl, "/chat/completions");
  const headers = openAiHeaders(options);
  const [first, second] = capFields.map((field): Way => ({ fields: (cap) => ({ [field]: cap }), thinks: false }));
  const cap: Choice = { named: CAP_REFUSED, ways: [first as Way, second as Way], essential: true };
  const choices = (model: string): Choice[] => [effortOf(model, effort), cap, COUNTED];
  const request = ({ messages }: ModelCall, model: string, fields: object) => ({
    url,
    headers,
    body: { model, messages, stream: true, ...fields },
    decoder: new ChatDecoder(messages, capOf(fields)),
  });
  return adapting({ name, address: url.href, choices, request }, { ...options, effort });
};

const capOf = (fields: Partial<Record<CapField, number>>): number =>
  fields.max_tokens ?? fields.max_completion_tokens ?? Number.POSITIVE_INFINITY;

// A cap that is only too large for the model's context is not refused by its name, and must not be lost.
const CAP_REFUSED =
  /(?:unsupported|unrecogni[sz]ed|unknown|not (?:supported|permitted|allowed)|extra)[\s\S]{0,200}max_(?:completion_)?tokens|max_(?:completion_)?tokens[\s\S]{0,60}(?:not (?:supported|permitted|allowed)|unsupported|unknown|extra)/i;
const COUNTED: Choice = {
  named: /stream_options|include_usage/i,
  ways: [way({ stream_options: { include_usage: true } }), way({})],
};

interface ChatDelta {
  content?: unknown;
  reasoning?: unknown;
  reasoning_content?: unknown;
}

interface ChatUsage {
  prompt_tokens?: unknown;
  completion_tokens?: unknown;
  completion_tokens_details?: { reasoning_tokens?: unknown } | null;
}

interface ChatChunk {
  choices?: ({ index?: number; delta?: ChatDelta | null; finish_reason?: string | null } | null)[] | null;
  usage?: ChatUsage | null;
  error?: unknown;
  object?: string;
  system_fingerprint?: unknown;
}

// No Ollama has so small a context that it would cut this. (Its releases 0.30 of early June 2026 counted only what was not in
// their cache, so that short prompts with a known beginning seemed to be cut.)
const UNCUT_TOKENS = 1_500;

/** The stream ends at `[DONE]`. Usage may come with the last choice, after it in a chunk without choices, or never. */
class ChatDecoder implements Decoder {
  ended = false;
  thought = false;
  /** Until the first event says whether it is Ollama that answers. */
  #messages: readonly Message[] | null;
  /** Of a prompt that Ollama reads; it alone cuts one in silence. */
  #size: PromptSize | null = null;
  #isCut = false;
  readonly #cap: number;
  #promptTokens: unknown = null;
  #answerTokens: unknown = null;

  constructor(messages: readonly Message[], cap: number) {
    this.#messages = messages;
    this.#cap = cap;
  }

  read(data: string, event: string | undefined, parts: { push(part: Part): void }): void {
    if (data === "[DONE]") {
      if (this.#size !== null) this.#refuseShortContext(this.#size);
      this.ended = true;
      return;
    }
    const chunk = chunkOf(data, event);
    if (this.#messages !== null) this.#identify(chunk, this.#messages);
    const choice = chunk.choices?.[0];
    this.thought ||= isThought(choice?.delta) || thoughtTokens(chunk) > 0;
    const text = textOf(choice?.delta?.content);
    if (text !== "") parts.push({ type: "text", text });
    this.#count(chunk.usage ?? null, parts);
    // Ollama's own counts, which say whether the cap or its context cut the answer, come after this.
    if (choice?.finish_reason === "length" && this.#size !== null) this.#isCut = true;
    else refuseCut(choice?.finish_reason);
  }

  /** Ollama signs each of its events. */
  #identify(first: ChatChunk, messages: readonly Message[]): void {
    if (first.system_fingerprint === "fp_ollama") this.#size = promptSize(messages);
    this.#messages = null;
  }

  #count(usage: ChatUsage | null, parts: { push(part: Part): void }): void {
    if (usage === null) return;
    this.#promptTokens = usage.prompt_tokens ?? this.#promptTokens;
    this.#answerTokens = usage.completion_tokens ?? this.#answerTokens;
    parts.push({ type: "usage", ...tokens(usage) });
  }

  /** Ollama cuts a prompt that is longer than its context in silence. @throws ProviderFailure where it did, or may have. */
  #refuseShortContext({ tokensLeast, contextTokens }: PromptSize): void {
    const message = `The text was cut off because the model's context window is too small. For Ollama, set OLLAMA_CONTEXT_LENGTH=${contextTokens}. This didn't use a rewrite.`;
    const isShort = tokensLeast > UNCUT_TOKENS && Number(this.#promptTokens ?? tokensLeast) < tokensLeast;
    if (isShort) {
      const what = "Ollama counted fewer tokens than the prompt has words: its context is too short";
      throw new ProviderFailure("provider_error", what, { again: false, elsewhere: true, message });
    }
    if (this.#isCut) throw Number(this.#answerTokens) < this.#cap ? cutAtCap(message) : cutAtCap();
  }
}

/** @throws ProviderFailure when the provider ended an answer before its own end. */
const refuseCut = (reason: string | null | undefined): void => {
  if (reason === "length") throw cutAtCap();
  if (reason === "content_filter") throw unusable("the provider's filter stopped the answer", false);
};

/** @throws ProviderFailure for an error frame and for what is no chunk. */
const chunkOf = (data: string, event: string | undefined): ChatChunk => {
  const chunk = JSON.parse(data) as ChatChunk | null;
  if (chunk === null || typeof chunk !== "object") throw unusable("a chunk is no object");
  if (event === "error" || (chunk.error ?? null) !== null || chunk.object === "error") throw errorFrame(chunk.error);
  return chunk;
};

const thoughtTokens = ({ usage }: ChatChunk): number => Number(usage?.completion_tokens_details?.reasoning_tokens ?? 0);

const isThought = (delta: ChatDelta | null | undefined): boolean =>
  [delta?.reasoning, delta?.reasoning_content].some((thought) => typeof thought === "string" && thought !== "") ||
  (Array.isArray(delta?.content) &&
    (delta.content as ({ type?: unknown } | null)[]).some((piece) => piece?.type === "thinking"));

// Some servers send content as a list of typed pieces; a thinking one is no text.
const textOf = (content: unknown): string => {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return (content as ({ type?: unknown; text?: unknown } | null)[])
    .map((piece) => (typeof piece?.text === "string" && (piece.type ?? "text") === "text" ? piece.text : ""))
    .join("");
};

const tokens = (usage: ChatUsage): { inputTokens?: number; outputTokens?: number } => ({
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
