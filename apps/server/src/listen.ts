import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "./app-context.ts";

export interface Listening {
  server: Server;
  port: number;
}

const HEADERS_TIMEOUT_MS = 15_000;
/** For the whole request, body included; an answer may take as long as it streams. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;

/** Serves an app over HTTP. Rejects with the socket's error, such as `EADDRINUSE`. */
export const listen = (app: Hono<AppEnv>, { port, host }: { port: number; host: string }): Promise<Listening> => {
  const respond = getRequestListener(app.fetch, {
    errorHandler: () =>
      Response.json({ error: { code: "invalid_request", message: "The request cannot be read." } }, { status: 400 }),
  });
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
    },
    (incoming, outgoing) => void respond(incoming, outgoing),
  );
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: 4_096 }, () => {
      server.off("error", reject);
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });
};
