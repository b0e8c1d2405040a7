import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";

/**
 * One step of an answer: a piece of text, a pause, a wait for something to happen, a refusal with a status, or the end of
 * the connection.
 */
export type ModelStep =
  | string
  | { waitMs: number }
  | { until: Promise<unknown> }
  | { status: number; retryAfterS?: number }
  | { hangUp: true };

/** Sends nothing more until the caller leaves. */
export const HELD = { until: new Promise(() => undefined) };

/** Something that a test lets happen when it is ready. */
export interface Signal {
  until: Promise<void>;
  release: () => void;
}

export const signal = (): Signal => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: promise, release: resolve };
};

export interface Model {
  /** What `PROVIDER_BASE_URL` names. */
  baseUrl: string;
  /** The environment of a service that asks this model. */
  environment: Record<string, string>;
  /** What is said from now on. */
  say(...steps: readonly ModelStep[]): void;
  /** What the next requests are answered with, one text each; after them it goes on with what `say` set. */
  sayInTurn(...texts: readonly string[]): void;
  /** Drops what nothing has asked for yet: to a later test it would be the answer. */
  forget(): void;
  stop(): Promise<void>;
}

const write = (response: ServerResponse, text: string): void => {
  const chunk = { choices: [{ index: 0, delta: { content: text } }] };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
};

const left = (gone: AbortSignal): Promise<void> =>
  new Promise((resolve) => gone.addEventListener("abort", () => resolve(), { once: true }));

const play = async (steps: readonly ModelStep[], response: ServerResponse, gone: AbortSignal): Promise<void> => {
  for (const step of steps) {
    if (gone.aborted) return;
    if (typeof step === "string") write(response, step);
    else if ("waitMs" in step) await sleep(step.waitMs, undefined, { signal: gone });
    else if ("until" in step) await Promise.race([step.until, left(gone)]);
    else if ("status" in step) {
      const { status, retryAfterS } = step;
      return void response
        .writeHead(status, retryAfterS === undefined ? {} : { "retry-after": String(retryAfterS) })
        .end();
    } else {
      // The sent text still arrives, but its end never does.
      await setImmediate();
      return void response.socket?.end();
    }
  }
  response.end("data: [DONE]\n\n");
};

/** The words of a text as pieces. */
export const inWords = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** A scripted model on loopback that speaks OpenAI's dialect. */
export const startModel = async (): Promise<Model> => {
  let steps: readonly ModelStep[] = ["Ready."];
  const inTurn: string[] = [];
  const server = createServer((request, response) => {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    request.resume().on("end", () => {
      response.setHeader("content-type", "text/event-stream");
      const next = inTurn.shift();
      play(next === undefined ? steps : [next], response, gone.signal).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    baseUrl,
    environment: { PROVIDER: "openai-compatible", PROVIDER_BASE_URL: baseUrl, MODEL_STANDARD: "demo-model" },
    say: (...next) => {
      steps = next;
    },
    sayInTurn: (...texts) => void inTurn.push(...texts),
    forget: () => void inTurn.splice(0),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
