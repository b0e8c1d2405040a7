import { Agent } from "undici";
import type { Clock } from "../runtime/clock.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../runtime/log.ts";
import type { Brief } from "./brief.ts";
import { builtin, type BuiltinAnswer } from "./builtin.ts";
import { speak, type DialectName } from "./dialects/index.ts";
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

export interface Configured {
  provider: Provider;
  /** The one that judges meaning; null where no model is configured. */
  judge: Provider | null;
  close(): Promise<void>;
}

/** The provider that the configuration names, its judge, and how to close what they hold. */
export const createProvider = (options: RegistryOptions): Configured => {
  const { model, clock, log } = options;
  if (model.provider === "builtin")
    return { provider: builtin(options.builtinAnswer), judge: null, close: () => Promise.resolve() };
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
  const dialect: DialectName = model.provider;
  const failed = (failure: ProviderFailure, again: boolean): void => {
    options.failed(failure);
    const line = { err: failure, provider: model.provider, again };
    if (failure.code === "provider_error" && !failure.again) log.error(line, "a model call was refused");
    else log.warn(line, "a model call failed");
  };
  const speaking = (models: { standard: string; fast: string }): Provider =>
    withRetry(speak(dialect, { apiKey, baseUrl, models, transport }), {
      waitMs: RETRY_WAIT_MS,
      failed,
    });
  const provider = speaking({ standard, fast });
  const { judge } = model;
  return {
    provider,
    judge: judge === null ? provider : speaking({ standard: judge, fast: judge }),
    close: () => agent.destroy(),
  };
};
