// npm run bench -- stream [DISCONNECTS] [WARM_UP]: the stream path of the real server over real sockets on loopback, beside
// the provider itself and, where PORTKEY names the start script of an installed @portkey-ai/gateway, beside that. WARM_UP
// streams of each come first and are not counted.
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { startProviderProcess, type Started } from "../apps/server/src/testing/processes.ts";
import { ask, closeConnections, closedLoop, letters, openLoop, percentile, type Load, type Target } from "./load.ts";
import { startStreamingServer } from "./parts/streaming-server.ts";

const ROUNDS = 3;
const PORTKEY_PORT = 28_787;

const chat = (fault: string, id: string): object => ({
  model: "m",
  stream: true,
  messages: [{ role: "user", content: `<draft>\nfault-${fault}-${id}\n</draft>` }],
});

const LOADS: readonly [string, (target: Target) => Promise<Load>][] = [
  ["one at a time, answer at once", (target) => closedLoop(target, "wordy", 1, 100)],
  ["50 at once, answer at once", (target) => closedLoop(target, "wordy", 50, 500)],
  ["60 arrivals a second, 40 pieces 5 ms apart", (target) => openLoop(target, "paced", 60, 180)],
];

const compare = async (targets: readonly Target[], warmUp: number): Promise<void> => {
  for (const target of targets) await closedLoop(target, "wordy", 10, warmUp);
  for (const [name, load] of LOADS) {
    console.log(`\n${name} (medians of ${ROUNDS} interleaved rounds)`);
    const runs = new Map<string, Load[]>(targets.map((target) => [target.name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const target of targets) runs.get(target.name)?.push(await load(target));
    }
    for (const [target, rounds] of runs) console.log(`  ${target}: ${summary(rounds)}`);
  }
};

const summary = (rounds: readonly Load[]): string => {
  const median = (of: (load: Load) => number): string => percentile(rounds.map(of), 0.5).toFixed(2);
  const failed = rounds.reduce((sum, load) => sum + load.failed, 0);
  return `first byte p50 ${median((load) => percentile(load.firstMs, 0.5))} p99 ${median((load) => percentile(load.firstMs, 0.99))} ms, ${median((load) => load.perSecond)} streams/s, processor ${median((load) => load.cpuMs)} ms a stream, ${failed} failed`;
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
  const server = await startStreamingServer(provider);
  const script = process.env["PORTKEY"];
  const portkey = script === undefined ? null : await startPortkey(script, provider);
  try {
    const direct = {
      name: "the provider itself",
      url: `${provider.url}/v1/chat/completions`,
      body: chat,
      pid: provider.child.pid,
    };
    const ours = server.target;
    await compare([direct, ...(portkey === null ? [] : [portkey.target]), ours], Number(warmUp));
    await disconnects(ours, provider, count / 2, "slow");
    await disconnects(ours, provider, count / 2, "silent");
  } finally {
    closeConnections();
    portkey?.stop();
    await server.stop();
    await provider.stop();
  }
};
