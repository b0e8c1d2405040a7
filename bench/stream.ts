import { Agent, request as send, type ClientRequest, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startProviderProcess, startServerProcess, type Started } from "../apps/server/src/test-process.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

const ask = (url: string, body: unknown, onResponse: (response: IncomingMessage) => void): ClientRequest => {
  const request = send(url, { method: "POST", agent, headers: { "content-type": "application/json" } }, onResponse);
  request.on("error", () => undefined);
  request.end(JSON.stringify(body));
  return request;
};

const draft = (fault: string, id: string): object => ({
  text: `fault-${fault}-${id} ${"please look at this when you can ".repeat(20)}`,
  register: "email",
});

// Letters only: the draft's own text must hold no figure that an answer could be measured against.
const letters = (index: number): string =>
  index
    .toString(26)
    .split("")
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

const line = (name: string, values: readonly number[]): string =>
  `${name}: p50 ${percentile(values, 0.5).toFixed(2)}, p99 ${percentile(values, 0.99).toFixed(2)}, max ${Math.max(...values).toFixed(2)} ms (n ${values.length})`;

const CLIENTS = 50;

/** Clients that leave, before the first delta or after it; how many calls were cancelled and how fast. */
const disconnects = async (
  server: Started,
  provider: Started,
  count: number,
  pace: "silent" | "slow",
): Promise<void> => {
  const left = new Map<string, number>();
  const one = async (id: string): Promise<void> => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const request = ask(`${server.url}/api/humanize`, draft(pace, id), (answer) => {
      answer.on("error", () => undefined);
      answer.once("data", () => begin());
    });
    await (pace === "silent" ? sleep(150) : begun);
    await sleep(Math.random() * 60);
    left.set(id, Date.now());
    request.destroy();
  };
  for (let wave = 0; wave < count / CLIENTS; wave += 1) {
    await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) =>
        one(letters(wave * CLIENTS + index) + (pace === "silent" ? "x" : "y")),
      ),
    );
  }
  await sleep(1_000);
  const closed = (await (await fetch(`${provider.url}/closed`)).json()) as { id: string; at: number }[];
  const delays = closed.flatMap(({ id, at }) => (left.has(id) ? [Math.max(0, at - (left.get(id) ?? 0))] : []));
  console.log(
    `left ${pace === "silent" ? "before" : "after"} the first delta: ${delays.length} of ${left.size} calls cancelled`,
  );
  console.log(line("  from leaving to cancelled", delays));
};

const whole = (url: string, body: unknown): Promise<{ firstMs: number; ok: boolean }> =>
  new Promise((resolve) => {
    const started = performance.now();
    let firstMs = Number.NaN;
    ask(url, body, (response) => {
      let text = "";
      response.on("data", (data: Buffer) => {
        if (Number.isNaN(firstMs)) firstMs = performance.now() - started;
        text += data.toString();
      });
      response.on("end", () => resolve({ firstMs, ok: text.includes('"done"') || text.includes("[DONE]") }));
    });
  });

/** Streams one after the other and fifty at once, beside the provider itself. */
const throughput = async (name: string, url: string, body: (id: string) => unknown): Promise<void> => {
  for (let index = 0; index < 100; index += 1) await whole(url, body(letters(index)));
  const alone: number[] = [];
  for (let index = 0; index < 300; index += 1) alone.push((await whole(url, body(letters(index)))).firstMs);
  const started = performance.now();
  let failed = 0;
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < 1_500) {
      next += 1;
      if (!(await whole(url, body(letters(next)))).ok) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, worker));
  const perSecond = 1_500 / ((performance.now() - started) / 1_000);
  console.log(line(`${name}: first byte, one at a time`, alone));
  console.log(`${name}: ${perSecond.toFixed(0)} streams a second, ${CLIENTS} at once; ${failed} failed`);
};

/** `npm run bench -- stream [DISCONNECTS]`: the stream path of the real server, over real sockets on loopback. */
export const run = async ([count = "1000"]: readonly string[]): Promise<void> => {
  const provider = await startProviderProcess();
  const server = await startServerProcess({
    PROVIDER: "openai-compatible",
    PROVIDER_BASE_URL: `${provider.url}/v1`,
    LOG_LEVEL: "warn",
  });
  try {
    const chat = (id: string) => ({
      model: "m",
      stream: true,
      messages: [{ role: "user", content: `bench-burst-${id}` }],
    });
    await throughput("the provider itself", `${provider.url}/v1/chat/completions`, chat);
    await throughput("this server", `${server.url}/api/humanize`, (id) => draft("wordy", id));
    await disconnects(server, provider, Number(count) / 2, "slow");
    await disconnects(server, provider, Number(count) / 2, "silent");
  } finally {
    agent.destroy();
    await server.stop();
    await provider.stop();
  }
};
