// Runs the Dockerfile's own steps without Docker, each stage in an empty folder, then what the image would run: as another
// user, on files that cannot be written, with its health check. It stands in for the base image with the Node that the
// lockfile pins; the image's own system is not tried. `node deploy/run-dockerfile.mjs [--keep]`
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const context = fileURLToPath(new URL("..", import.meta.url));
const top = mkdtempSync(join(tmpdir(), "image-"));
chmodSync(top, 0o755);
const isRoot = process.getuid?.() === 0;
const NODE_USER = 1000;
const PORT = "18787";

const say = (text) => process.stdout.write(`${text}\n`);
const must = (command, args, options = {}) => {
  const { status } = spawnSync(command, args, { stdio: ["ignore", 2, 2], ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`);
};

/** Instructions in their order; comments go, lines that end in a backslash go on. */
const instructions = readFileSync(join(context, "Dockerfile"), "utf8")
  .replaceAll(/\\\n/g, " ")
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => /^(\w+)\s+(.*)$/.exec(line).slice(1));

const stages = new Map();
let stage = null;
const inside = (path) => join(stage.root, path.startsWith("/") ? path : join(stage.workdir, path));

/** What git knows or would take, which is what .dockerignore leaves. */
const copyContext = (to) => {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: context });
  for (const path of stdout
    .toString()
    .split("\0")
    .filter((name) => name !== "" && !name.startsWith(".ci/"))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(context, path), join(to, path));
  }
};

const steps = {
  FROM: (rest) => {
    const [, name = "last"] = / AS (\w+)$/.exec(rest) ?? [];
    stage = { root: join(top, name), workdir: "/", env: {}, user: null, health: null, command: null };
    mkdirSync(stage.root);
    stages.set(name, stage);
  },
  WORKDIR: (rest) => {
    stage.workdir = rest;
    mkdirSync(inside("."), { recursive: true });
  },
  ENV: (rest) => {
    for (const [, name, value] of rest.matchAll(/(\w+)=(\S*)/g)) stage.env[name] = value;
  },
  COPY: (rest) => {
    const words = rest.split(/\s+/);
    const flags = words.filter((word) => word.startsWith("--"));
    const [from, to] = words.filter((word) => !word.startsWith("--"));
    const source = flags.find((flag) => flag.startsWith("--from="))?.slice("--from=".length);
    if (source === undefined) return copyContext(inside(to));
    cpSync(join(stages.get(source).root, from), inside(to), { recursive: true });
    if (flags.includes("--chown=node:node") && isRoot) chownSync(inside(to), NODE_USER, NODE_USER);
  },
  RUN: (rest) => must("sh", ["-c", rest], { cwd: inside("."), env: { ...process.env, ...stage.env } }),
  USER: (rest) => (stage.user = rest),
  HEALTHCHECK: (rest) => (stage.health = JSON.parse(rest.slice(rest.indexOf("CMD ") + 4))),
  CMD: (rest) => (stage.command = JSON.parse(rest)),
  EXPOSE: () => undefined,
  VOLUME: () => undefined,
};

/** Runs the last stage as a container would. */
const runImage = async () => {
  const node = join(stages.get("build").root, "src/node_modules/node/bin/node");
  const files = spawnSync("du", ["-sk", inside("/app")])
    .stdout.toString()
    .split("\t")[0];
  say(`- /app holds ${files} KiB`);
  must("chmod", ["-R", "a-w", inside("/app")]);
  const user = isRoot && stage.user === "node" ? { uid: NODE_USER, gid: NODE_USER } : {};
  const env = { ...stage.env, DATA_DIR: inside(stage.env.DATA_DIR), PORT };
  const start = ([, ...args]) =>
    spawn(node, args, { cwd: inside("."), env, stdio: ["ignore", "pipe", "inherit"], ...user });
  const server = start(stage.command);
  let log = "";
  server.stdout.on("data", (data) => (log += data));
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    const startedAt = performance.now();
    const isHealthy = () => new Promise((resolve) => start(stage.health).once("exit", (code) => resolve(code === 0)));
    while (!(await isHealthy())) {
      if (performance.now() - startedAt > 60_000 || server.exitCode !== null)
        throw new Error("the server is not healthy");
      await sleep(200);
    }
    say(`- healthy after ${Math.round(performance.now() - startedAt)} ms as user ${user.uid ?? "of this shell"}`);
    const page = await fetch(`http://127.0.0.1:${PORT}/`);
    const body = JSON.stringify({ text: "please look at the budget of $4,500", register: "email" });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/humanize`, { method: "POST", headers, body });
    const text = await answer.text();
    if (page.status !== 200 || !text.includes("$4,500") || !text.includes('"done"'))
      throw new Error("no page or no rewrite");
    say("- the page is served and a rewrite streamed");
    for (const line of log.trim().split("\n")) JSON.parse(line);
    say("- standard output holds lines of JSON alone");
  } finally {
    server.kill("SIGTERM");
  }
  say(`- SIGTERM ends it with ${await ended}`);
};

try {
  for (const [word, rest] of instructions) {
    if (steps[word] === undefined) throw new Error(`no way to run ${word}`);
    say(`${word} ${rest.slice(0, 100)}`);
    steps[word](rest);
  }
  await runImage();
} finally {
  if (!process.argv.includes("--keep")) {
    must("chmod", ["-R", "u+w", top]);
    rmSync(top, { recursive: true, force: true });
  }
}
