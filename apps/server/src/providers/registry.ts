import { Agent } from "undici";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { anthropic } from "./anthropic.ts";
import { builtin, type Rewrite } from "./builtin.ts";
import type { Transport } from "./event-call.ts";
import type { ProviderFailure } from "./failure.ts";
import { google } from "./google.ts";
import { openAiCompatible } from "./openai-compatible.ts";
import type { Provider } from "./provider.ts";
import { withRetry } from "./retry.ts";

export interface RegistryOptions {
  model: Config["model"];
  clock: Clock;
  log: Log;
  rewrite: Rewrite;
  /** Told of every failure of a model call, for the metrics. */
  failed(failure: ProviderFailure): void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 60_000;
const CALL_TIMEOUT_MS = 300_000;
const RETRY_WAIT_MS = 250;

/** The provider that the configuration names, and how to close what it holds. */
export const createProvider = (options: RegistryOptions): { provider: Provider; close(): Promise<void> } => {
  const { model, clock, log } = options;
  if (model.provider === "builtin") return { provider: builtin(options.rewrite), close: () => Promise.resolve() };
  const agent = new Agent({
    connections: null,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    allowH2: false,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
  const transport: Transport = {
    dispatcher: agent,
    now: () => clock.now(),
    firstByteTimeoutMs: model.firstByteTimeoutMs,
    idleTimeoutMs: model.idleTimeoutMs,
    callTimeoutMs: CALL_TIMEOUT_MS,
    joinMs: model.joinMs,
  };
  const provider = withRetry(dialectOf(model, transport), {
    waitMs: RETRY_WAIT_MS,
    failed: (failure, again) => {
      options.failed(failure);
      const line = { err: failure, provider: model.provider, again };
      if (failure.code === "provider_error" && !failure.again) log.error(line, "a model call was refused");
      else log.warn(line, "a model call failed");
    },
  });
  return { provider, close: () => agent.destroy() };
};

const dialectOf = (model: Config["model"], transport: Transport): Provider => {
  const shared = { apiKey: model.apiKey, models: { standard: model.standard, fast: model.fast }, transport };
  const at = (address: string): URL => model.baseUrl ?? new URL(address);
  switch (model.provider) {
    case "anthropic":
      return anthropic({ ...shared, baseUrl: at("https://api.anthropic.com") });
    case "google":
      return google({ ...shared, baseUrl: at("https://generativelanguage.googleapis.com") });
    case "openai":
      return openAiCompatible({
        ...shared,
        name: "openai",
        baseUrl: at("https://api.openai.com/v1"),
        capField: "max_completion_tokens",
      });
    default:
      return openAiCompatible({
        ...shared,
        name: "openai-compatible",
        baseUrl: at("http://localhost:11434/v1"),
        capField: "max_tokens",
      });
  }
};
