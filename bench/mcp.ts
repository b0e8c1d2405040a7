import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { strangeText } from "./strange-text.ts";

const BUNDLE = "packages/mcp/dist/rewrite-service-mcp.mjs";
const RUNS = 20;
const MEGABYTE = 1_048_576;

const PASSAGE =
  "In today's fast-paced world, the team leverages 3 tools — a testament to Ana's 12% cut in costs. See https://example.org/a?b=1 for Friday's plan. ";
const textOf = (length: number): string => PASSAGE.repeat(Math.ceil(length / PASSAGE.length)).slice(0, length);
const WORDS_500 = PASSAGE.repeat(21).split(" ").slice(0, 500).join(" ");

/** The minimum time of any program on this Node before it can answer a line. */
const BARE = 'process.stdin.once("data",()=>process.stdout.write(`{"jsonrpc":"2.0","id":1,"result":{}}\\n`))';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Peer {
  child: ChildProcess;
  ask: (method: string, params?: object) => Promise<number>;
  rssMb: () => number;
  /** Time on a processor so far, all threads; NaN where the system does not tell. */
  processorMs: () => number;
  close: () => Promise<void>;
}

const home = mkdtempSync(join(tmpdir(), "rewrite-mcp-bench-"));

const open = (node: string, args: readonly string[]): Peer => {
  const child = spawn(node, args, {
    env: { HOME: home, PATH: process.env["PATH"] },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const waiting = new Map<number, () => void>();
  let rest = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) waiting.get((JSON.parse(line) as { id: number }).id)?.();
  });
  let id = 0;
  return {
    child,
    ask: (method, params) => {
      id += 1;
      const sentAt = performance.now();
      child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
      return new Promise((done) => waiting.set(id, () => done(performance.now() - sentAt)));
    },
    rssMb: () => {
      try {
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;
      } catch {
        return Number.NaN;
      }
    },
    processorMs: () => {
      const tasks = `/proc/${child.pid}/task`;
      const ofTask = (id: string): number => Number.parseInt(readFileSync(`${tasks}/${id}/schedstat`, "utf8"), 10);
      try {
        return readdirSync(tasks).reduce((sum, id) => sum + ofTask(id), 0) / 1e6;
      } catch {
        return Number.NaN;
      }
    },
    close: async () => {
      child.stdin?.end();
      await new Promise((done) => child.once("close", done));
    },
  };
};

const HELLO = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "bench", version: "1" } };

/** Start to the first answer, and memory after it, beside a bare Node in turn. */
const start = async (node: string): Promise<void> => {
  const figures: Record<"bare" | "ours", { ms: number[]; processor: number[]; rss: number[] }> = {
    bare: { ms: [], processor: [], rss: [] },
    ours: { ms: [], processor: [], rss: [] },
  };
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, args] of [
      ["bare", ["-e", BARE]],
      ["ours", [resolve(BUNDLE)]],
    ] as const) {
      const startedAt = performance.now();
      const peer = open(node, args);
      await peer.ask("initialize", HELLO);
      figures[name].ms.push(performance.now() - startedAt);
      figures[name].processor.push(peer.processorMs());
      if (name === "ours") await peer.ask("tools/list");
      figures[name].rss.push(peer.rssMb());
      await peer.close();
    }
  }
  const { bare, ours } = figures;
  console.log(
    `processor time to initialize: ${median(ours.processor).toFixed(1)} ms, bare Node ${median(bare.processor).toFixed(1)} ms (medians)`,
  );
  console.log(
    `start to initialize: ${median(ours.ms).toFixed(1)} ms, bare Node ${median(bare.ms).toFixed(1)} ms (medians of ${RUNS}), least ${Math.min(...ours.ms).toFixed(1)} and ${Math.min(...bare.ms).toFixed(1)} ms`,
  );
  console.log(
    `memory after tools/list: ${median(ours.rss).toFixed(1)} MB, bare Node ${median(bare.rss).toFixed(1)} MB`,
  );
};

const inputs = (text: string): [string, object][] => [
  ["check_tells", { text }],
  ["detect_ai_likelihood", { text }],
  ["compare_drafts", { before: text, after: text.slice(7) }],
];

/** Local tools on 500 words, first call and later ones, and on a megabyte with a ping on the way. */
const tools = async (node: string): Promise<void> => {
  for (const [name, input] of inputs(WORDS_500)) {
    const peer = open(node, [resolve(BUNDLE)]);
    await peer.ask("initialize", HELLO);
    const first = await peer.ask("tools/call", { name, arguments: input });
    const later: number[] = [];
    for (let run = 0; run < RUNS; run += 1) later.push(await peer.ask("tools/call", { name, arguments: input }));
    console.log(
      `${name}, 500 words: first ${first.toFixed(1)} ms, then ${median(later).toFixed(2)} ms (median of ${RUNS})`,
    );
    await peer.close();
  }
  const strangers = { before: strangeText(MEGABYTE, 3), after: strangeText(MEGABYTE, 7) };
  for (const [name, input] of [...inputs(textOf(MEGABYTE)), ["compare_drafts", strangers] as const]) {
    const [whole, pings]: [number[], number[]] = [[], []];
    const peer = open(node, [resolve(BUNDLE)]);
    await peer.ask("initialize", HELLO);
    for (let run = 0; run < 5; run += 1) {
      const call = peer.ask("tools/call", { name, arguments: input });
      await new Promise((done) => setTimeout(done, 20));
      pings.push(await peer.ask("ping"));
      whole.push(await call);
    }
    console.log(
      `${name}, 1 MB${input === strangers ? " against another" : ""}: ${median(whole).toFixed(0)} ms, a ping meanwhile ${median(pings).toFixed(1)} ms (medians of 5); memory then ${peer.rssMb().toFixed(0)} MB`,
    );
    await peer.close();
  }
};

/** `npm run bench -- mcp [NODE]`: the built program on this Node, or on another one. Build it first. */
export const run = async ([node = process.execPath]: readonly string[]): Promise<void> => {
  const bytes = readFileSync(BUNDLE);
  const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim();
  console.log(`Node ${version}; bundle ${statSync(BUNDLE).size} bytes, gzip ${gzipSync(bytes, { level: 9 }).length}`);
  try {
    await start(node);
    await tools(node);
  } finally {
    rmSync(home, { recursive: true });
  }
};
