import { monitorEventLoopDelay } from "node:perf_hooks";

/** Upper bounds of the buckets, in seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Histogram {
  counts: number[];
  sumS: number;
  total: number;
}

/**
 * Counts for operators in the Prometheus text format. A label holds a route, a method, a status or a code: values from
 * our own lists, never a piece of a request.
 */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #streams = new Map<string, number>();
  readonly #failures = new Map<string, number>();
  readonly #firstDelta: Histogram = { counts: BUCKETS_S.map(() => 0), sumS: 0, total: 0 };
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });
  readonly #openStreams: () => number;

  constructor(openStreams: () => number) {
    this.#openStreams = openStreams;
    this.#loop.enable();
  }

  request(method: string, route: string, status: number): void {
    add(this.#requests, `method="${method}",route="${route}",status="${status}"`);
  }

  streamEnded(how: string, firstDeltaMs: number | null): void {
    add(this.#streams, `end="${how}"`);
    if (firstDeltaMs === null) return;
    const seconds = firstDeltaMs / 1_000;
    this.#firstDelta.total += 1;
    this.#firstDelta.sumS += seconds;
    const at = BUCKETS_S.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#firstDelta.counts[at] = (this.#firstDelta.counts[at] ?? 0) + 1;
  }

  modelCallFailed(code: string): void {
    add(this.#failures, `code="${code}"`);
  }

  /** The page that a collector reads. */
  render(): string {
    const memory = process.memoryUsage();
    const cpu = process.cpuUsage();
    return [
      ...family("rewrite_http_requests_total", "counter", "Answered requests.", this.#requests),
      ...family("rewrite_streams_total", "counter", "Rewrites by how their stream ended.", this.#streams),
      ...family("rewrite_model_call_failures_total", "counter", "Failed model calls.", this.#failures),
      ...single("rewrite_streams_open", "gauge", "Streams under way.", this.#openStreams()),
      ...this.#firstDeltaLines(),
      ...single("process_resident_memory_bytes", "gauge", "Resident memory.", memory.rss),
      ...single("process_heap_used_bytes", "gauge", "Used JavaScript heap.", memory.heapUsed),
      ...single("process_cpu_seconds_total", "counter", "Processor time.", (cpu.user + cpu.system) / 1e6),
      ...single("process_uptime_seconds", "gauge", "Time since the start.", process.uptime()),
      ...single("rewrite_event_loop_delay_p99_seconds", "gauge", "Delay of the loop.", this.#loop.percentile(99) / 1e9),
      "",
    ].join("\n");
  }

  #firstDeltaLines(): string[] {
    const name = "rewrite_first_delta_seconds";
    const { counts, sumS, total } = this.#firstDelta;
    let below = 0;
    const buckets = BUCKETS_S.map((bound, index) => `${name}_bucket{le="${bound}"} ${(below += counts[index] ?? 0)}`);
    const head = heading(name, "histogram", "Time from a valid request to its first delta.");
    return [...head, ...buckets, `${name}_bucket{le="+Inf"} ${total}`, `${name}_sum ${sumS}`, `${name}_count ${total}`];
  }
}

const add = (counts: Map<string, number>, labels: string): void => {
  counts.set(labels, (counts.get(labels) ?? 0) + 1);
};

const heading = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const single = (name: string, type: string, help: string, value: number): string[] => [
  ...heading(name, type, help),
  `${name} ${value}`,
];

const family = (name: string, type: string, help: string, counts: ReadonlyMap<string, number>): string[] => [
  ...heading(name, type, help),
  ...[...counts].map(([labels, count]) => `${name}{${labels}} ${count}`),
];
