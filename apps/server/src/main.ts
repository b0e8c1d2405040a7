import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createApp } from "./app/app.ts";
import { ADMIN } from "./config/admin-command.ts";
import { parseConfig, type Config } from "./config/config.ts";
import { inProcesses, isAnnouncer, leaveCluster, START_FAILED } from "./runtime/cluster.ts";
import { createDeps, type Running } from "./app/deps.ts";
import { ConfigError } from "./config/environment.ts";
import { misspeltSentence } from "./config/misspelt.ts";
import { listen } from "./runtime/listen.ts";
import { createLog, type Log } from "./runtime/log.ts";
import { type OpenAnswers, watchAnswers } from "./runtime/open-answers.ts";
import { curlLine } from "./http/pages/curl-line.ts";
import { secretFile } from "./config/secret.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Standard output is the log where it is no terminal, and holds lines of JSON alone. */
const say = (text: string): void => void (process.stdout.isTTY ? process.stdout : process.stderr).write(`${text}\n`);

const start = (): Promise<void> => {
  const config = parseConfig(process.env);
  return inProcesses(config.server.workers, () => serve(config));
};

const serve = async (config: Config): Promise<void> => {
  const log = createLog({ level: config.server.logLevel });
  if (isAnnouncer()) for (const found of config.misspelt) log.warn(misspeltSentence(found));
  const secret = config.secret ?? secretFile(config.server.dataDir);
  const running = await createDeps({ config, secret, log, root: ROOT, diskFailed: endAtOnce(log) });
  const { server, port } = await listen(createApp(running.deps), config.server);
  const answers = watchAnswers(server);
  const stop = stopper(server, answers, running, config.server);
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const address = config.server.port === port ? config.server.appUrl.origin : `http://localhost:${port}`;
  if (isAnnouncer()) say(`Rewrite Service is at ${address}\n\nTry:\n  ${curlLine(address)}\n`);
  if (isAnnouncer() && config.model.provider === "builtin") say(`${LOCAL_MODEL}\n`);
  if (running.adminLink !== null) say(adminWords(running.adminLink));
};

/** What a link opens is an account: both streams of a process without a terminal end in somebody's log. */
const adminWords = (link: string): string =>
  process.stdout.isTTY
    ? `Set the admin's password within an hour:\n  ${link}\n`
    : `The admin's account was created. To get the link that sets its password: ${ADMIN} user reset-link --email ADMIN_EMAIL`;

const LOCAL_MODEL = `It works without a model. To find a model server on this machine (Ollama, LM Studio, llama.cpp, vLLM):\n  ${ADMIN} model find`;

/** Exit code of a process whose disk failed it; whoever watches over it starts another, which recovers. */
const DISK_FAILED = 74;
/** Time for those who wait to hear that it failed. */
const LAST_WORDS_MS = 500;

/**
 * What to do once the disk has not kept what was written. Nobody can know what is on the disk then, and a later sync may
 * say that all is well, so the process ends; by now every piece of work is refused, and `/readyz` says why.
 */
const endAtOnce =
  (log: Log) =>
  (error: Error): void => {
    log.error({ err: error }, "the disk did not keep what was written: the process ends, and its next start recovers");
    setTimeout(() => process.exit(DISK_FAILED), LAST_WORDS_MS);
  };

/** One Ctrl-C reaches a process more than once: from the terminal and from the programs that started it. */
const SAME_SIGNAL_MS = 1_000;

/** How often connections that have nothing more to do are looked for, once nothing new is taken. */
const CLOSE_IDLE_MS = 50;

/**
 * Says that it leaves, gives balancers the time to hear it, takes no new work, lets open streams finish within the time
 * they have, and leaves. Until the last of them has ended the server still listens and says that it drains: a balancer
 * that meets a closed port calls it a failure. A second signal leaves at once.
 */
const stopper =
  (
    server: Server,
    answers: OpenAnswers,
    running: Running,
    { drainMs, drainNoticeMs }: Pick<Config["server"], "drainMs" | "drainNoticeMs">,
  ) =>
  (): void => {
    const { log, streams } = running.deps;
    const asked = performance.now();
    const again = (): void => void (performance.now() - asked > SAME_SIGNAL_MS && process.exit(START_FAILED));
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, again);
    log.info({ streams: streams.size }, "draining");
    running.announceDraining();
    void (async () => {
      if (drainNoticeMs > 0) await sleep(drainNoticeMs);
      running.startDraining();
      const overdue = setTimeout(() => server.closeAllConnections(), drainMs);
      await answers.ended();
      const closed = once(server, "close");
      server.close();
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(overdue);
      await running.close();
      log.info("stopped");
      process.exitCode = 0;
      leaveCluster();
    })().catch(fail);
  };

const fail = (error: unknown): void => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(START_FAILED);
};

const explain = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return "The server could not start.";
  const { code, port } = error as Error & { code?: string; port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=8788 npm start`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} needs more privileges than this process has. Choose one above 1023.`;
  return `The server could not start: ${error.stack ?? error.message}`;
};

try {
  await start();
} catch (error) {
  fail(error);
}
