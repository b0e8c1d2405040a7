import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";
import { afterAll, beforeAll } from "vitest";
import { plainBrief } from "./brief.ts";
import type { Transport } from "./event-call.ts";
import type { ProviderFailure } from "./failure.ts";
import type { ModelCall, Part } from "./provider.ts";

const brief = plainBrief("Could you look at this?");

export const sampleCall: ModelCall = {
  messages: [
    { role: "system", content: "Rewrite." },
    { role: "user", content: "Could you look at this?" },
  ],
  outputTokensMax: 321,
  brief,
};

export type Play = (response: ServerResponse, request: IncomingMessage, body: string) => unknown;

/** A provider of our own on loopback, so that sockets, headers and cut bytes are real. */
const startUpstream = async () => {
  const state = { play: ((response) => response.end()) as Play, calls: 0, closedEarly: 0 };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      state.calls += 1;
      response.on("close", () => {
        if (!response.writableFinished) state.closedEarly += 1;
      });
      void state.play(response, request, Buffer.concat(pieces).toString());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const close = (): Promise<unknown> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url, state, close };
};

export const EVENT_STREAM = { "content-type": "text/event-stream" };

/** Answers every call with these frames. */
export const send =
  (frames: readonly string[]): Play =>
  (response) => {
    response.writeHead(200, EVENT_STREAM);
    response.end(frames.join(""));
  };

/** Such a provider for the tests of a `describe`, and how they reach it: silence is called one after 0.8 s. */
export const useUpstream = () => {
  let opened: { upstream: Awaited<ReturnType<typeof startUpstream>>; agent: Agent } | undefined;
  beforeAll(async () => {
    opened = { upstream: await startUpstream(), agent: new Agent() };
  });
  afterAll(async () => {
    await opened?.agent.destroy();
    await opened?.upstream.close();
  });
  const open = (): NonNullable<typeof opened> => {
    if (opened === undefined) throw new Error("the upstream is open only while tests run");
    return opened;
  };
  return {
    get url(): URL {
      return open().upstream.url;
    },
    get state() {
      return open().upstream.state;
    },
    get agent(): Agent {
      return open().agent;
    },
    transport: (): Transport => ({
      dispatcher: open().agent,
      now: () => Date.now(),
      firstByteTimeoutMs: 800,
      idleTimeoutMs: 800,
      thinkingTimeoutMs: 800,
      callTimeoutMs: 5_000,
      beat: null,
    }),
  };
};

export const gather = async (stream: AsyncIterable<Part>) => {
  const parts: Part[] = [];
  let failure: unknown = null;
  try {
    for await (const part of stream) parts.push(part);
  } catch (error) {
    failure = error;
  }
  const text = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
  const usage = parts.flatMap(({ type, ...counts }) => (type === "usage" ? [counts] : []));
  return { parts, text, usage, failure: failure as ProviderFailure | null };
};
