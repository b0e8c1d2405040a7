import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { encodeEvent } from "@rewrite-service/contract";
import type { RunningService } from "./service.ts";

/** One step of a played answer: a delta, a wait for something to happen, an error in the stream, or the end of the connection. */
export type PlayedStep = string | { until: Promise<unknown> } | { error: string } | { cut: true };

/** An answer to one rewrite: a stream that ends well unless a step ends it, or a failure before it. */
export type Played = readonly PlayedStep[] | { status: number; code: string; message: string };

export interface ScriptedService {
  url: string;
  /** What the next rewrites are answered with, in order; without one the request waits until it is aborted. */
  play: (...answers: Played[]) => void;
  /** Bodies of the rewrites that were asked for. */
  asked: Record<string, unknown>[];
  /** Every request that came, with its headers. */
  seen: { method: string; path: string; headers: IncomingHttpHeaders }[];
  stop: () => Promise<void>;
}

export const REQUEST_ID = "0f1e2d3c-0000-4000-8000-123456789abc";

const bodyOf = async (incoming: IncomingMessage): Promise<string> => {
  let body = "";
  for await (const piece of incoming) body += String(piece);
  return body;
};

const answer = async (response: ServerResponse, played: Played): Promise<void> => {
  const headers = { "x-request-id": REQUEST_ID, "cache-control": "no-cache" };
  if (!Array.isArray(played)) {
    const { status, code, message } = played as Exclude<Played, readonly PlayedStep[]>;
    response.writeHead(status, { ...headers, "content-type": "application/json" });
    response.end(JSON.stringify({ error: { code, message }, requestId: REQUEST_ID }));
    return;
  }
  response.writeHead(200, { ...headers, "content-type": "text/event-stream" });
  response.flushHeaders();
  for (const step of played as readonly PlayedStep[]) {
    if (response.destroyed) return;
    if (typeof step === "string") response.write(encodeEvent({ type: "delta", text: step }));
    else if ("until" in step) await step.until;
    else if ("error" in step) {
      response.end(encodeEvent({ type: "error", message: step.error }));
      return;
    } else {
      // The sent text still arrives, but its end never does.
      await setImmediate();
      response.socket?.end();
      return;
    }
  }
  const usage = {
    type: "usage",
    plan: "free",
    modelTier: "standard",
    inputTokens: 1,
    outputTokens: 1,
    requests: 1,
    fundingSource: "allowance",
    creditsUsed: 0,
    creditBalance: 0,
  } as const;
  response.end(encodeEvent(usage) + encodeEvent({ type: "done" }));
};

/** A real service, but for rewrites: they are played as the test says, over real HTTP on loopback. */
export const startScriptedService = async (service: RunningService): Promise<ScriptedService> => {
  const target = new URL(service.url);
  const waiting: Played[] = [];
  const asked: Record<string, unknown>[] = [];
  const seen: ScriptedService["seen"] = [];
  const server = createServer((incoming, response) => {
    seen.push({ method: incoming.method ?? "", path: incoming.url ?? "", headers: incoming.headers });
    if (incoming.url === "/api/humanize" && incoming.method === "POST") {
      void bodyOf(incoming).then((body) => {
        asked.push(JSON.parse(body) as Record<string, unknown>);
        const next = waiting.shift();
        return next === undefined ? undefined : answer(response, next);
      });
      return;
    }
    const { hostname, port } = target;
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, host: target.host };
    // Pages come from this address, and the service behind it knows its own alone.
    if (headers.origin === `http://${incoming.headers.host}`) headers.origin = target.origin;
    const passed = forward({ hostname, port, method, path, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    play: (...answers) => void waiting.push(...answers),
    asked,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
