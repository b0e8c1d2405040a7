import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  encodeEvent,
  errorBody,
  ServiceError,
  type HumanizeRequest,
  type VerifyRequest,
} from "@rewrite-service/contract";
import { describeService, type Backstage } from "@rewrite-service/contract/service-suite";
import { createClient } from "./client.ts";

const bodyOf = async (incoming: IncomingMessage): Promise<string> => {
  let body = "";
  for await (const piece of incoming.setEncoding("utf8")) body += piece as string;
  return body;
};

const json = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
};

/** Plays the journey as the interface says: a status before the first event, an `error` event after it. */
const humanize = async (stage: Backstage, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
  const request = JSON.parse(await bodyOf(incoming)) as HumanizeRequest;
  const key = incoming.headers["idempotency-key"];
  const leaving = new AbortController();
  response.on("close", () => leaving.abort());
  try {
    for await (const event of stage.humanize(request, leaving.signal, typeof key === "string" ? key : null)) {
      if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(encodeEvent(event));
    }
  } catch (error) {
    const known = error instanceof ServiceError ? error : new ServiceError("internal");
    if (!response.headersSent) return json(response, known.status, errorBody(known, "test"));
    response.write(encodeEvent({ type: "error", message: known.message }));
  }
  response.end();
};

const verify = async (stage: Backstage, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
  const request = JSON.parse(await bodyOf(incoming)) as VerifyRequest;
  const key = incoming.headers["idempotency-key"];
  const leaving = new AbortController();
  response.on("close", () => leaving.abort());
  try {
    json(response, 200, await stage.verify(request, leaving.signal, typeof key === "string" ? key : null));
  } catch (error) {
    const known = error instanceof ServiceError ? error : new ServiceError("internal");
    json(response, known.status, errorBody(known, "test"));
  }
};

const answer = async (stage: Backstage, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (incoming.url === "/api/humanize") return humanize(stage, incoming, response);
  if (incoming.url === "/api/verify") return verify(stage, incoming, response);
  if (incoming.url === "/api/usage") return json(response, 200, await stage.usage());
  if (incoming.url === "/api/registers") return json(response, 200, { items: stage.registers });
  if (incoming.url === "/api/voices") return json(response, 200, { items: stage.voices });
  response.writeHead(200, { "content-type": "application/json" }).end(stage.policy);
};

describeService("the client over HTTP", async (stage) => {
  const server = createServer((incoming, response) => void answer(stage, incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    service: createClient({ baseUrl: `http://127.0.0.1:${port}`, key: "svc_test" }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
});
