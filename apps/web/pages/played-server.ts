// The server behind a page: real HTTP on loopback, with the answers of the test.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { encodeEvent, ERRORS, type ErrorCode, type FundingSource } from "@rewrite-service/contract";
import { waiting } from "./waiting.ts";

export interface Failing {
  failing: ErrorCode;
  message?: string;
  retryAfterS?: number;
}

/** A rewrite: pieces of text, waits between them, and how it ends (well, unless it says otherwise). */
export interface Played {
  says: readonly (string | Promise<unknown>)[];
  ends?: "cut" | { error: string };
  paidBy?: FundingSource;
}

const REQUEST_ID = "0f1e2d3c";

/** What the server answers with by method and path: a value, a failure, or what it makes of the body. */
export type Answers = Record<string, unknown>;

const play = async (response: ServerResponse, { says, ends, paidBy = "anonymous" }: Played): Promise<void> => {
  response.writeHead(200, { "content-type": "text/event-stream", "x-request-id": REQUEST_ID });
  response.flushHeaders();
  for (const piece of says) {
    if (typeof piece === "string") response.write(encodeEvent({ type: "delta", text: piece }));
    else await piece;
  }
  if (ends === "cut") response.destroy();
  else if (ends !== undefined) response.end(encodeEvent({ type: "error", message: ends.error }));
  else {
    const used = { inputTokens: 1, outputTokens: 1, requests: 1, creditsUsed: 0, creditBalance: 0 };
    const event = { type: "usage", plan: "free", modelTier: "standard", fundingSource: paidBy, ...used } as const;
    response.end(encodeEvent(event) + encodeEvent({ type: "done" }));
  }
};

const send = (response: ServerResponse, answer: unknown): void => {
  const failing = typeof answer === "object" && answer !== null && "failing" in answer ? (answer as Failing) : null;
  const status = failing === null ? (answer === undefined ? 204 : 200) : ERRORS[failing.failing][0];
  const retryAfter = failing?.retryAfterS === undefined ? {} : { "retry-after": String(failing.retryAfterS) };
  response.writeHead(status, { "content-type": "application/json", "x-request-id": REQUEST_ID, ...retryAfter });
  if (failing === null) response.end(answer === undefined ? "" : JSON.stringify(answer));
  else {
    const message = failing.message ?? ERRORS[failing.failing][1];
    response.end(JSON.stringify({ error: { code: failing.failing, message }, requestId: REQUEST_ID }));
  }
};

export interface Heard {
  /** Every request that changes something, as `POST /path {"body":1}`, in order. */
  changes: string[];
  /** Every request. */
  requests: string[];
  answers: Answers;
}

/** A server on loopback that answers as the test says, and remembers what it was asked. */
export const serve = async (page: Heard) => {
  const server = createServer((request, response) => {
    let body = "";
    if (!request.url?.endsWith("/humanize")) {
      waiting.add(response);
      response.on("close", () => waiting.delete(response));
    }
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const line = `${request.method} ${request.url}`;
      const said = body === "" ? line : `${line} ${body}`;
      page.requests.push(line);
      if (request.method !== "GET") page.changes.push(said);
      const answer = page.answers[line] ?? page.answers[line.replace(/\?.*/, "")];
      const given =
        typeof answer === "function"
          ? (answer as (body: unknown) => unknown)(body === "" ? null : JSON.parse(body))
          : answer;
      if (typeof given === "object" && given !== null && "says" in given) void play(response, given as Played);
      else if (given === undefined && !(line in page.answers)) send(response, { failing: "not_found" });
      else send(response, given);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
