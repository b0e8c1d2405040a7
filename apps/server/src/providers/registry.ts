import { Agent } from "undici";
import type { Clock } from "../runtime/clock.ts";
import type { ModelSettings, ModelSource } from "../config/model-settings.ts";
import { createBeat } from "../runtime/beat.ts";
import type { Log } from "../runtime/log.ts";
import type { Brief } from "./brief.ts";
import { builtin, type BuiltinAnswer } from "./builtin.ts";
import type { Learning } from "./adapting.ts";
import { speak } from "./dialects/index.ts";
import type { Transport } from "./event-call.ts";
import { ProviderFailure } from "./failure.ts";
import { createFallback } from "./fallback.ts";
import type { Provider } from "./provider.ts";
import { type EndedCall, withRetry } from "./retry.ts";

export interface RegistryOptions {
  model: ModelSettings;
  clock: Clock;
  log: Log;
  /** Writes the answer of the built-in engine. */
  builtinAnswer: (brief: Brief) => BuiltinAnswer;
  /** Called for every finished model call, for the metrics. */
  called: (provider: string, model: string, call: EndedCall) => void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 60_000;
export const CALL_TIMEOUT_MS = 300_000;
export const RETRY_WAIT_MS = 250;

/** The two that one rewrite needs. */
export interface Opened {
  provider: Provider;
  /** The one that judges meaning; null where no model is configured. */
  judge: Provider | null;
}

export interface Configured {
  /** For one rewrite: what goes on with delivered text stays with the provider that wrote it. */
  open(): Opened;
  close(): Promise<void>;
}

/** The providers that the configuration names, their judge, and how to close what they hold. */
export const createProvider = (options: RegistryOptions): Configured => {
  const { model, clock, log } = options;
  if (model.provider === "builtin") {
    const provider = builtin(options.builtinAnswer);
    return { open: () => ({ provider, judge: null }), close: () => Promise.resolve() };
  }
  const agent = new Agent({
    connections: null,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    allowH2: false,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
  const speaking = speakingWith(options, agent);
  const first: ModelSource = { ...model, provider: model.provider };
  const { judge } = model;
  const sources = [first, ...model.fallbacks];
  const judges = [judge === null ? first : { ...first, standard: judge, fast: judge }, ...model.fallbacks];
  const tookOver = (provider: string, instead: string): void =>
    log.warn({ provider, instead }, "another provider answers in place of the first");
  const chain = (list: readonly ModelSource[]): (() => Provider) => {
    const members = list.map((source) => ({ name: nameOf(source), provider: speaking(source) }));
    const [only] = members;
    if (members.length === 1 && only !== undefined) return () => only.provider;
    const fallback = createFallback({ members, now: () => clock.now(), tookOver });
    return () => fallback.open();
  };
  const openWriter = chain(sources);
  const openJudge = judge === null ? null : chain(judges);
  return {
    open: () => {
      const provider = openWriter();
      return { provider, judge: openJudge?.() ?? provider };
    },
    close: () => agent.destroy(),
  };
};

/** A provider as the log names it: its dialect, and its host where that is not the dialect's own. */
const nameOf = ({ provider, baseUrl }: ModelSource): string =>
  baseUrl === null ? provider : `${provider} at ${baseUrl.host}`;

const speakingWith = ({ model, clock, log, called }: RegistryOptions, agent: Agent) => {
  const transport: Transport = {
    dispatcher: agent,
    now: () => clock.now(),
    firstByteTimeoutMs: model.firstByteTimeoutMs,
    idleTimeoutMs: model.idleTimeoutMs,
    thinkingTimeoutMs: model.thinkingTimeoutMs,
    callTimeoutMs: CALL_TIMEOUT_MS,
    beat: createBeat(model.joinMs),
  };
  const learned: Learning = new Map();
  return (source: ModelSource): Provider => {
    const { provider: dialect, standard, fast, ...rest } = source;
    const told = (ended: EndedCall): void => {
      const name = nameOf(source);
      const model = { standard, fast }[ended.call.brief.tier];
      called(name, model, ended);
      logCall(log, name, model, ended);
    };
    const spoken = speak(dialect, { ...rest, models: { standard, fast }, transport, learned });
    return withRetry(spoken, { waitMs: RETRY_WAIT_MS, ended: told });
  };
};

const logCall = (log: Log, provider: string, model: string, ended: EndedCall): void => {
  const { call, ms, end, failure, again } = ended;
  const line = { requestId: call.requestId, provider, model, ms: Math.round(ms) };
  if (failure === null) return log.debug({ ...line, end }, "a model call ended");
  // The operator must fix failures that a retry cannot: a key, a model, a credit.
  const refused = failure instanceof ProviderFailure && failure.code === "provider_error" && !failure.again;
  if (refused) log.error({ ...line, err: failure, again }, "a model call was refused");
  else log.warn({ ...line, err: failure, again }, "a model call failed");
};
