import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { errorBody, ServiceError } from "@rewrite-service/contract";

/** What answers requests, such as an app of Hono's. */
interface Answering {
  fetch: Parameters<typeof getRequestListener>[0];
}

export interface Listening {
  server: Server;
  port: number;
}

const HEADERS_TIMEOUT_MS = 15_000;
/** For the whole request, body included; an answer may take as long as it streams. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;

/** Input that the adapter cannot turn into a request, such as an invalid `Host`. */
const unreadable = (cause: unknown): Response => {
  const failure = new ServiceError("invalid_request", { message: "The request couldn't be read.", cause });
  return Response.json(errorBody(failure, randomUUID()), { status: failure.status });
};

/** Serves an app over HTTP. Rejects with the socket's error, such as `EADDRINUSE`. */
export const listen = (app: Answering, { port, host }: { port: number; host: string }): Promise<Listening> => {
  const respond = getRequestListener(app.fetch, { errorHandler: unreadable });
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
