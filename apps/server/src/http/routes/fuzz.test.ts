import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { GOOD_KEY, testApp } from "../../testing/test-app.ts";

const headerValue = fc.oneof(
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, "~")),
  fc.constant(`Bearer ${GOOD_KEY}`),
);
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant(JSON.stringify({ text: "please look", register: "email" })) },
  fc.json(),
  fc.string(),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
  fc.constant("[".repeat(20_000)),
  fc.constant(JSON.stringify({ text: "a".repeat(260_000), register: "email" })),
  fc
    .record(
      {
        text: fc.oneof(fc.string(), fc.jsonValue()),
        register: fc.oneof(fc.constantFrom("email", "slack"), fc.jsonValue()),
        mode: fc.oneof(fc.constantFrom("vary", "closer"), fc.jsonValue()),
        previousRewrite: fc.jsonValue(),
        protectedSpans: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
        modelTier: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);
const headers = fc.record(
  {
    "content-type": fc.oneof(
      fc.constant("application/json"),
      fc.constant("application/json; charset=utf-8"),
      headerValue,
    ),
    authorization: fc.option(headerValue, { nil: undefined }),
    cookie: headerValue,
    origin: headerValue,
    "idempotency-key": headerValue,
    "x-forwarded-for": headerValue,
    "x-client": headerValue,
    "user-agent": headerValue,
    "content-length": fc.constantFrom("0", "12", "999999999", "-1", "x"),
    "if-none-match": headerValue,
  },
  { requiredKeys: ["content-type"] },
);
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constant("/api/humanize") },
  fc.constantFrom("/api/usage", "/api/policy", "/", "/docs", "/%", "/api/%2e%2e", "/api//humanize"),
  fc.webPath(),
);
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant("POST") },
  fc.constantFrom("GET", "PUT", "DELETE", "OPTIONS", "PATCH", "HEAD"),
);

/** What the adapter hands over, without a network behind it. */
const bindings = () => {
  const incoming = new IncomingMessage(new Socket());
  return { incoming, outgoing: new ServerResponse(incoming) };
};

test("no body and no header of five hundred give a 5xx", async () => {
  const { app } = testApp();
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(path, method, headers, body, async (where, how, sent, content) => {
      const hasBody = how !== "GET" && how !== "HEAD";
      const named = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const request = new Request(`http://localhost:8787${where}`, {
        method: how,
        headers: named,
        ...(hasBody ? { body: content } : {}),
      });
      const response = await app.fetch(request, bindings());
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(response.status).toBeLessThan(500);
      if (response.status >= 400 && how !== "HEAD") {
        const answer = (await response.json()) as { error: { code: string; message: string }; requestId: string };
        expect(Object.keys(answer)).toEqual(["error", "requestId"]);
      }
    }),
    { numRuns: 500 },
  );
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
});
