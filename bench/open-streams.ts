// npm run bench -- open-streams [COUNT]: the memory that the real server takes for each stream that is open.
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startProviderProcess } from "../apps/server/src/testing/processes.ts";
import { ask, closeConnections, closedLoop, letters, residentKb, type Target } from "./load.ts";
import { startStreamingServer } from "./parts/streaming-server.ts";

/** The memory of an open stream: all of them are open when it is read. */
const memory = async (target: Target, count: number): Promise<void> => {
  const before = residentKb(target.pid);
  let ended = 0;
  const requests = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(index * 4);
      const { promise: begun, resolve: begin } = Promise.withResolvers<IncomingMessage>();
      const request = ask(target, target.body("held", letters(index)), (answer) => {
        answer.on("error", () => undefined);
        answer.on("data", () => begin(answer));
        answer.on("end", () => (ended += 1));
      });
      await begun;
      return request;
    }),
  );
  const grown = residentKb(target.pid) - before;
  console.log(
    `\n${target.name}: ${(grown / count).toFixed(0)} kB for each of ${count} open streams, ${ended} ended before`,
  );
  for (const request of requests) request.destroy();
};

export const run = async ([count = "2000"]: readonly string[]): Promise<void> => {
  const provider = await startProviderProcess();
  // A server that has been busy has room for streams in memory that it took before, so this one is new.
  const server = await startStreamingServer(provider);
  try {
    await closedLoop(server.target, "wordy", 10, 200);
    await memory(server.target, Number(count));
  } finally {
    closeConnections();
    await server.stop();
    await provider.stop();
  }
};
