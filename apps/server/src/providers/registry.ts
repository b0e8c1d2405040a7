import { Agent } from "undici";
import type { Clock } from "../runtime/clock.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../runtime/log.ts";
import type { Brief } from "./brief.ts";
import { builtin, type BuiltinAnswer } from "./builtin.ts";
import { speak } from "./dialects/index.ts";
import type { Transport } from "./event-call.ts";
import type { ProviderFailure } from "./failure.ts";
import type { Provider } from "./provider.ts";
import { withRetry } from "./retry.ts";

export interface RegistryOptions {
  model: Config["model"];
  clock: Clock;
  log: Log;
  /** Writes the answer of the built-in engine. */
  builtinAnswer: (brief: Brief) => BuiltinAnswer;
  /** Told of every failure of a model call, for the metrics. */
  failed(failure: ProviderFailure): void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 60_000;
export const CALL_TIMEOUT_MS = 300_000;
export const RETRY_WAIT_MS = 250;

/** The provider that the configuration names, and how to close what it holds. */
export const createProvider = (options: RegistryOptions): { provider: Provider; close(): Promise<void> } => {
  const { model, clock, log } = options;
  if (model.provider === "builtin") return { provider: builtin(options.builtinAnswer), close: () => Promise.resolve() };
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
  const { apiKey, baseUrl, standard, fast } = model;
  const dialect = speak(model.provider, { apiKey, baseUrl, models: { standard, fast }, transport });
  const provider = withRetry(dialect, {
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
