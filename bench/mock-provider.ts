import { createServer, type ServerResponse } from "node:http";

/**
 * A provider for measurements, speaking OpenAI's dialect on loopback. A mark in the draft, `bench-<pace>-<id>`, says
 * how to answer: `burst` at once, `slow` a piece every 20 ms, `hang` never. `GET /closed` tells when each call that
 * was not answered to its end was closed, by id, in milliseconds since 1970.
 */
const closed = new Map<string, number>();
const PIECES = 100;

const frame = (chunk: object): string => `data: ${JSON.stringify(chunk)}\n\n`;
const piece = frame({ choices: [{ index: 0, delta: { content: "some words of an answer " }, finish_reason: null }] });
const end =
  frame({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }) +
  frame({ choices: [], usage: { prompt_tokens: 40, completion_tokens: PIECES } }) +
  "data: [DONE]\n\n";
const burst = piece.repeat(PIECES) + end;

const answer = (response: ServerResponse, body: string): void => {
  const [, pace = "burst", id = ""] = /bench-([a-z]+)-([a-z]+)/.exec(body) ?? [];
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (pace === "burst") {
    response.end(burst);
    return;
  }
  response.flushHeaders();
  const timer = pace === "hang" ? null : setInterval(() => response.write(piece), 20);
  if (timer !== null) response.write(piece);
  response.on("close", () => {
    if (timer !== null) clearInterval(timer);
    closed.set(id, Date.now());
  });
};

const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
  if (request.method === "GET") {
    response.end(JSON.stringify(Object.fromEntries(closed)));
    return;
  }
  const pieces: Buffer[] = [];
  request.on("data", (data: Buffer) => pieces.push(data));
  request.on("end", () => answer(response, Buffer.concat(pieces).toString()));
});
server.listen({ port: 0, host: "127.0.0.1", backlog: 4_096 }, () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address !== null ? address.port : 0}\n`);
});
