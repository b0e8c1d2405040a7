// npm run bench -- stream [DISCONNECTS] [WARM_UP]: the stream path of the real server over real sockets on loopback, beside
// the provider itself, a bare relay and, where PORTKEY names the start script of an installed @portkey-ai/gateway, that.
// Drafts have a thousand characters with facts, answers 200 deltas. WARM_UP streams of each come first and are not counted.
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { startProviderProcess, type Started } from "../apps/server/src/testing/processes.ts";
import { ask, closeConnections, closedLoop, letters, openLoop, percentile, type Load, type Target } from "./load.ts";
import { draftFor, startStreamingServer } from "./parts/streaming-server.ts";
import { startRelay } from "./parts/relay.ts";

const ROUNDS = 3;
const PORTKEY_PORT = 28_787;

const chat = (fault: string, id: string): object => ({
  model: "m",
  stream: true,
  messages: [{ role: "user", content: `<draft>\n${draftFor(fault, id)}\n</draft>` }],
});

const BURST = 50;
const ARRIVALS = 60;
const LOADS: readonly [string, (target: Target) => Promise<Load>][] = [
  ["one at a time, at once, facts kept", (target) => closedLoop(target, "kept", 1, 100)],
  [`${BURST} callers, at once, facts kept`, (target) => closedLoop(target, "kept", BURST, 500)],
  [`${BURST} callers, at once, figures lost`, (target) => closedLoop(target, "lost", BURST, 500)],
  [`${ARRIVALS} a second, at once, facts kept`, (target) => openLoop(target, "kept", ARRIVALS, 300)],
  [`${ARRIVALS} a second, 10 ms between deltas, facts kept`, (target) => openLoop(target, "keptpaced", ARRIVALS, 300)],
  [
    `${ARRIVALS} a second, 10 ms between deltas, figures lost`,
    (target) => openLoop(target, "lostpaced", ARRIVALS, 300),
  ],
];

const MEASURES: readonly [string, (load: Load) => number][] = [
  ["streams/s", ({ perSecond }) => perSecond],
  ["CPU ms a stream", ({ cpuMs }) => cpuMs],
  ["first byte p50 ms", ({ firstMs }) => percentile(firstMs, 0.5)],
  ["p99 ms", ({ firstMs }) => percentile(firstMs, 0.99)],
];

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The medians of rounds, and by the side of every other target the medians of what one round says of both. */
const report = (runs: ReadonlyMap<string, readonly Load[]>, ours: readonly Load[]): void => {
  console.log(`| target | ${MEASURES.map(([name]) => name).join(" | ")} | failed |`);
  console.log(`|---|${"---|".repeat(MEASURES.length + 1)}`);
  for (const [name, rounds] of runs) {
    const cells = MEASURES.map(([, of]) => median(rounds.map(of)).toFixed(2));
    console.log(`| ${name} | ${cells.join(" | ")} | ${rounds.reduce((sum, { failed }) => sum + failed, 0)} |`);
  }
  for (const [name, rounds] of runs) {
    if (rounds === ours) continue;
    const cells = MEASURES.map(
      ([, of]) => `${median(ours.map((load, at) => of(load) / of(rounds[at] as Load))).toFixed(3)} ×`,
    );
    console.log(`| this server / ${name} | ${cells.join(" | ")} | |`);
  }
};

const compare = async (targets: readonly Target[], warmUp: number): Promise<void> => {
  for (const target of targets) {
    await closedLoop(target, "kept", 10, warmUp / 2);
    await closedLoop(target, "lost", 10, warmUp / 2);
  }
  for (const [name, load] of LOADS) {
    console.log(`\n${name} (medians of ${ROUNDS} interleaved rounds)`);
    const runs = new Map<string, Load[]>(targets.map((target) => [target.name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const target of targets) runs.get(target.name)?.push(await load(target));
    }
    report(runs, [...runs.values()].at(-1) ?? []);
  }
};

const CLIENTS = 50;

/** Clients that leave, before the first delta or after it; how many calls were cancelled and how fast. */
const disconnects = async (
  target: Target,
  provider: Started,
  count: number,
  fault: "silent" | "slow",
): Promise<void> => {
  const left = new Map<string, number>();
  const one = async (id: string): Promise<void> => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const request = ask(target, target.body(fault, id), (answer) => {
      answer.on("error", () => undefined);
      answer.once("data", () => begin());
    });
    await (fault === "silent" ? sleep(150) : begun);
    await sleep(Math.random() * 60);
    left.set(id, Date.now());
    request.destroy();
  };
  for (let wave = 0; wave < count / CLIENTS; wave += 1) {
    const ids = Array.from({ length: CLIENTS }, (_, index) => `${letters(wave * CLIENTS + index)}${fault}`);
    await Promise.all(ids.map(one));
  }
  await sleep(1_000);
  const closed = (await (await fetch(`${provider.url}/closed`)).json()) as { id: string; at: number }[];
  const delays = closed.flatMap(({ id, at }) => (left.has(id) ? [Math.max(0, at - (left.get(id) ?? 0))] : []));
  const when = fault === "silent" ? "before" : "after";
  const times = `p50 ${percentile(delays, 0.5)}, p99 ${percentile(delays, 0.99)}, most ${Math.max(...delays)} ms`;
  console.log(`\nleft ${when} the first delta: ${delays.length} of ${left.size} calls cancelled, ${times}`);
};

const startPortkey = async (script: string, provider: Started): Promise<{ target: Target; stop: () => void }> => {
  const env = { PATH: process.env["PATH"] ?? "", TRUSTED_CUSTOM_HOSTS: "127.0.0.1", NODE_ENV: "production" };
  const child = spawn(process.execPath, [script, `--port=${PORTKEY_PORT}`, "--headless"], { env, stdio: "ignore" });
  await sleep(4_000);
  const headers = {
    "x-portkey-provider": "openai",
    "x-portkey-custom-host": `${provider.url}/v1`,
    authorization: "Bearer k",
  };
  const url = `http://127.0.0.1:${PORTKEY_PORT}/v1/chat/completions`;
  return { target: { name: "portkey", url, headers, body: chat, pid: child.pid }, stop: () => void child.kill() };
};

export const run = async ([disconnectCount = "1000", warmUp = "150"]: readonly string[]): Promise<void> => {
  const count = Number(disconnectCount);
  const provider = await startProviderProcess();
  const relay = await startRelay(provider.url);
  const server = await startStreamingServer(provider);
  const script = process.env["PORTKEY"];
  const portkey = script === undefined ? null : await startPortkey(script, provider);
  try {
    const called = (name: string, { url, child }: Pick<Started, "url" | "child">): Target => ({
      name,
      url: `${url}/v1/chat/completions`,
      body: chat,
      pid: child.pid,
    });
    const others = [called("the provider itself", provider), called("a bare relay", relay)];
    const ours = server.target;
    await compare([...others, ...(portkey === null ? [] : [portkey.target]), ours], Number(warmUp));
    await disconnects(ours, provider, count / 2, "slow");
    await disconnects(ours, provider, count / 2, "silent");
  } finally {
    closeConnections();
    portkey?.stop();
    relay.stop();
    await server.stop();
    await provider.stop();
  }
};
