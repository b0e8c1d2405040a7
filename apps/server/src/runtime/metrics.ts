import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, type Family, gauge, Histogram, sampleName } from "./metric-families.ts";

/** Upper bounds of the buckets, in seconds. */
const FIRST_DELTA_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const MODEL_S = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300];
const DATABASE_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** One call of a model, from its request to its end. */
export interface ModelCallReport {
  provider: string;
  model: string;
  /** How it ended: whole, with a failure of this code, or because nobody read on. */
  end: "done" | "left" | { failed: string };
  ms: number;
  firstTextMs: number | null;
  /** As the provider counted them. */
  inputTokens: number;
  outputTokens: number;
}

export interface BuildInfo {
  version: string;
  database: string;
}

/** How late the event loop was so far, in nanoseconds. */
interface LoopDelay {
  percentile(percent: number): number;
}

const measuredDelay = (): LoopDelay => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return delay;
};

/**
 * Counts of this process for operators. A label holds a route, a method, a status, a code, a kind, a provider or a
 * model: values from our own lists and from the operator's settings, never a piece of a request.
 */
export class Metrics {
  readonly #requests = new Counter("rewrite_http_requests_total", "Answered requests.");
  readonly #streams = new Counter("rewrite_streams_total", "Rewrites by outcome of the stream.");
  readonly #firstDelta = new Histogram(
    "rewrite_first_delta_seconds",
    "Time from a valid request to its first delta.",
    FIRST_DELTA_S,
  );
  readonly #calls = new Counter("rewrite_model_calls_total", "Model calls by outcome.");
  readonly #failures = new Counter("rewrite_model_call_failures_total", "Failed model calls by code.");
  readonly #callTime = new Histogram("rewrite_model_call_seconds", "Time that a model call took.", MODEL_S);
  readonly #firstText = new Histogram(
    "rewrite_model_first_text_seconds",
    "Time from a model call to its first text.",
    MODEL_S,
  );
  readonly #tokens = new Counter("rewrite_model_tokens_total", "Tokens as providers counted them.");
  readonly #repairs = new Counter("rewrite_gate_repairs_total", "Model retries by reason.");
  readonly #stops = new Counter("rewrite_gate_stops_total", "Rewrites stopped by the fact check, by reason.");
  readonly #holds = new Counter("rewrite_holds_total", "Holds by outcome.");
  readonly #units = new Counter("rewrite_units_settled_total", "Units charged.");
  readonly #database = new Histogram(
    "rewrite_database_seconds",
    "Time spent waiting for the database, including queueing.",
    DATABASE_S,
  );
  readonly #databaseFailures = new Counter("rewrite_database_failures_total", "Failed database operations.");
  readonly #openStreams: () => number;
  readonly #build: BuildInfo;
  readonly #loopDelay: LoopDelay;

  constructor(openStreams: () => number, build: BuildInfo, loopDelay = measuredDelay()) {
    this.#openStreams = openStreams;
    this.#build = build;
    this.#loopDelay = loopDelay;
  }

  request(method: string, route: string, status: number): void {
    this.#requests.add({ method, route, status: String(status) });
  }

  streamEnded(how: string, firstDeltaMs: number | null): void {
    this.#streams.add({ end: how });
    if (firstDeltaMs !== null) this.#firstDelta.observe({}, firstDeltaMs);
  }

  modelCall({ provider, model, end, ms, firstTextMs, inputTokens, outputTokens }: ModelCallReport): void {
    const who = { provider, model };
    this.#calls.add({ ...who, end: typeof end === "string" ? end : "failed" });
    if (typeof end !== "string") this.#failures.add({ ...who, code: end.failed });
    this.#callTime.observe(who, ms);
    if (firstTextMs !== null) this.#firstText.observe(who, firstTextMs);
    if (inputTokens > 0) this.#tokens.add({ ...who, direction: "in" }, inputTokens);
    if (outputTokens > 0) this.#tokens.add({ ...who, direction: "out" }, outputTokens);
  }

  gateRepair(kind: string): void {
    this.#repairs.add({ kind });
  }

  gateStop(kind: string): void {
    this.#stops.add({ kind });
  }

  hold(what: "reserved" | "refused" | "settled" | "released"): void {
    this.#holds.add({ what });
  }

  settled(units: number): void {
    this.#units.add({}, units);
  }

  database(work: "read" | "write", ms: number, failed: boolean): void {
    this.#database.observe({ work }, ms);
    if (failed) this.#databaseFailures.add({ work });
  }

  /** Everything that this process counted, and how it is. */
  families(): Family[] {
    const counted = [this.#requests, this.#streams, this.#firstDelta, this.#calls, this.#failures, this.#callTime];
    const further = [this.#firstText, this.#tokens, this.#repairs, this.#stops, this.#holds, this.#units];
    const parts = [...counted, ...further, this.#database, this.#databaseFailures];
    return [...parts.map((part) => part.family()), ...this.#ofProcess()];
  }

  #ofProcess(): Family[] {
    const memory = process.memoryUsage();
    const cpu = process.cpuUsage();
    const delayS = this.#loopDelay.percentile(99) / 1e9;
    const build = gauge("rewrite_build_info", "What runs.", 1, "max");
    const labels = { ...this.#build, node: process.version };
    return [
      gauge("rewrite_streams_open", "Streams under way.", this.#openStreams()),
      gauge("rewrite_processes", "Server processes.", 1),
      gauge("process_resident_memory_bytes", "Resident memory of all processes.", memory.rss),
      gauge("process_heap_used_bytes", "Used JavaScript heap of all processes.", memory.heapUsed),
      {
        ...gauge("process_cpu_seconds_total", "CPU time of all processes.", (cpu.user + cpu.system) / 1e6),
        type: "counter",
      },
      gauge("process_uptime_seconds", "Time since the start of the oldest process.", process.uptime(), "max"),
      gauge("rewrite_event_loop_delay_p99_seconds", "Event loop delay of the slowest process.", delayS, "max"),
      { ...build, samples: { [sampleName(build.name, labels)]: 1 } },
    ];
  }
}
