import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as a stand-in saw it. */
export interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A plain HTTP server on loopback in place of somebody else's, for tests. `seen` holds every request, whole. */
export const startStandIn = async (answer: (request: Seen, response: ServerResponse) => void) => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => void pieces.push(piece));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://stand-in");
      const body = Buffer.concat(pieces).toString("utf8");
      const method = request.method ?? "";
      const whole = { method, path: url.pathname, query: url.searchParams, headers: request.headers, body };
      seen.push(whole);
      answer(whole, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<unknown> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { seen, port, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, close };
};

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

/** A chat completion of a few words, streamed. */
export const sendChat = (response: ServerResponse, words: readonly string[]): void => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of words) response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  const usage = { prompt_tokens: 12, completion_tokens: words.length };
  response.write(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }], usage })}\n\n`);
  response.end("data: [DONE]\n\n");
};
