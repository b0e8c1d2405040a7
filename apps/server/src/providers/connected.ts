import { ServiceError, type ErrorCode } from "@rewrite-service/contract";
import type { Dispatcher } from "undici";
import type { Clock } from "../runtime/clock.ts";
import { createBeat } from "../runtime/beat.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../runtime/log.ts";
import type { Learning } from "./adapting.ts";
import { speak, type DialectName } from "./dialects/index.ts";
import { ProviderFailure } from "./failure.ts";
import type { Provider } from "./provider.ts";
import { CALL_TIMEOUT_MS, RETRY_WAIT_MS } from "./registry.ts";
import { type EndedCall, withRetry } from "./retry.ts";

/** The parts needed to call the provider of a connected account. */
export interface ConnectedAccount {
  dialect: DialectName;
  baseUrl: URL;
  apiKey: string;
  model: string;
}

interface ConnectedDeps {
  model: Pick<Config["model"], "firstByteTimeoutMs" | "idleTimeoutMs" | "thinkingTimeoutMs" | "joinMs" | "effort">;
  clock: Clock;
  log: Pick<Log, "info">;
  dispatcher: Dispatcher;
  /** Called for every finished call. */
  called?: (call: EndedCall) => void;
}

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  provider_error:
    "Your connected account didn't give a usable answer. Check its key, model and credit, or use your allowance instead. This didn't use a rewrite.",
  provider_unavailable: "Your connected account's provider is busy or can't be reached. Try again shortly.",
  provider_timeout: "Your connected account's provider didn't answer in time. This didn't use a rewrite.",
};

/** Makes a connected account a provider. Its failures are its owner's matter: they hear whose they are, the log only their kind. */
export const createConnectedProviders = ({
  model,
  clock,
  log,
  dispatcher,
  called,
}: ConnectedDeps): ((account: ConnectedAccount) => Provider) => {
  const { firstByteTimeoutMs, idleTimeoutMs, thinkingTimeoutMs, joinMs, effort } = model;
  const beat = createBeat(joinMs);
  const times = { firstByteTimeoutMs, idleTimeoutMs, thinkingTimeoutMs, beat, callTimeoutMs: CALL_TIMEOUT_MS };
  const transport = { ...times, dispatcher, now: () => clock.now() };
  // A provider is made for each rewrite; what was learned of a model holds for all of them.
  const learned: Learning = new Map();
  return ({ dialect, baseUrl, apiKey, model: name }) => {
    const models = { standard: name, fast: name };
    const spoken = speak(dialect, { apiKey, baseUrl, models, effort, transport, learned });
    return withOwnWords(
      withRetry(spoken, {
        waitMs: RETRY_WAIT_MS,
        ended: (ended) => {
          called?.(ended);
          const { call, ms, failure, again } = ended;
          if (failure === null) return;
          const line = { requestId: call.requestId, dialect, ms: Math.round(ms), code: failure.code, again };
          log.info(line, "a connected account's call failed");
        },
      }),
    );
  };
};

const withOwnWords = (provider: Provider): Provider => ({
  name: "connected",
  callsModel: provider.callsModel,
  async *stream(call, signal) {
    try {
      yield* provider.stream(call, signal);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      const { code, retryAfterS } = error;
      const message = SENTENCES[code];
      throw new ServiceError(code, {
        ...(message === undefined ? {} : { message }),
        ...(retryAfterS === undefined ? {} : { retryAfterS }),
        cause: error.cause,
      });
    }
  },
});
