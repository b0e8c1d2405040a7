import { createHmac, randomUUID } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { OPERATIONS } from "@rewrite-service/contract";
import * as fc from "fast-check";
import type { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { PASSWORD } from "./quick-passwords.ts";

export const WEBHOOK_SECRET = "whsec_for_this_test_alone";
export const ORIGIN = "http://localhost:8787";
/** Without a model there is no second opinion to be had. */
export const MAY_BE_UNAVAILABLE = /^\/api\/verify/;
/** These answer by pages, or in the words of another standard. */
const OTHER_SHAPES = /^\/(?!api\/)|^\/api\/(?:mcp|device\/token)/;
export const ENDS_SESSIONS = /sign-out|revoke|change-password/;

// The library's own unit for any code point lists them all first, for seconds.
const point = fc.nat(0x10f7ff).map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
const nasty = fc.oneof(
  fc.constantFrom(
    "\0",
    "a\0b",
    "",
    " ",
    "\ud800",
    "\uffff",
    "..",
    "../..",
    "'; DROP TABLE account; --",
    "%00",
    "%",
    "__proto__",
  ),
  fc.constantFrom(
    "ada@example.org",
    "bo\0@example.org",
    "@",
    "http://localhost/",
    "svc_bad",
    "x".repeat(300),
    "x".repeat(30_000),
  ),
  fc.string({ unit: point, maxLength: 40 }),
);
const deep = fc.integer({ min: 1, max: 30_000 }).map((levels) => "[".repeat(levels) + "]".repeat(levels));
const value = fc.oneof(
  { weight: 3, arbitrary: nasty.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((json) => JSON.stringify(json)) },
  fc.constantFrom("null", "true", "1e999", "-1", "9007199254740993", "0.1"),
  deep,
);

const AUTH_EXAMPLES: Record<string, object> = {
  "sign-up/email": { email: "eve@example.org", password: "a long enough pass phrase", name: "Eve" },
  "sign-in/email": { email: "eve@example.org", password: "a long enough pass phrase" },
  "sign-in/social": { provider: "github", callbackURL: "/" },
  "change-password": { currentPassword: PASSWORD, newPassword: "a long enough pass phrase" },
  "reset-password": { token: "unknown", newPassword: "a long enough pass phrase" },
  "request-password-reset": { email: "eve@example.org" },
  "revoke-session": { token: "unknown" },
};

const bodyDescribed = (method: string, path: string): (typeof OPERATIONS)[number]["body"] => {
  const described = path.replaceAll(/:(\w+)/g, "{$1}");
  return OPERATIONS.find((one) => one.path === described && one.method === method.toLowerCase())?.body;
};

/** A body that the route takes, as the interface's description shows it. */
const exampleOf = (method: string, path: string): Record<string, unknown> => {
  const auth = AUTH_EXAMPLES[path.replace("/api/auth/", "")];
  return { ...(bodyDescribed(method, path)?.example as object | undefined), ...auth };
};

/** That body, then with NUL in one field after the other, as a text, in a list and as a name; and two that are no such body. */
export const bodiesWithNul = (method: string, path: string): string[] => {
  const example = exampleOf(method, path);
  const names = new Set([...Object.keys(example), ...Object.keys(bodyDescribed(method, path)?.meanings ?? {})]);
  const spoilt = [...names].flatMap((name) => {
    const given = example[name];
    const text = typeof given === "string" ? `${given}\0` : "a\0";
    // A list is refused unread where none is asked for.
    const listed = Array.isArray(given) ? [[...(given as unknown[]), "a\0"]] : [];
    return [text, ...listed, { "a\0": text }].map((value) => ({ ...example, [name]: value }));
  });
  return [
    ...[example, ...spoilt].map((body) => JSON.stringify(body)),
    "no JSON\0",
    "[".repeat(30_000) + "]".repeat(30_000),
  ];
};

/** That body as it is, with one value spoilt, with one field more, or something else altogether. */
const bodyOf = (example: Record<string, unknown>): fc.Arbitrary<string> => {
  const names = Object.keys(example);
  const json = (change: Record<string, string>): string =>
    `{${Object.entries({ ...Object.fromEntries(names.map((name) => [name, JSON.stringify(example[name])])), ...change })
      .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
      .join(",")}}`;
  const spoilt = (name: string): fc.Arbitrary<string> => {
    const given = example[name];
    return typeof given === "string" || Array.isArray(given)
      ? fc.oneof(
          value,
          fc.constant(JSON.stringify(typeof given === "string" ? `${given}\0` : [...(given as unknown[]), "a\0"])),
        )
      : value;
  };
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(json({})) },
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...(names.length === 0 ? ["name"] : names))
        .chain((name) => spoilt(name).map((text) => json({ [name]: text }))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom("templateId", "voiceProfileId", "user_code", "id", "isDefault"), value)
        .map(([name, text]) => json({ [name]: text })),
    },
    {
      weight: 1,
      arbitrary: fc
        .dictionary(fc.constantFrom("token", "password", "device_code", "client_id", "machine"), nasty)
        .map((form) => new URLSearchParams(form).toString()),
    },
    deep,
    fc.string({ unit: point, maxLength: 60 }),
  );
};

export const headers = fc.record(
  {
    "content-type": fc.oneof(
      { weight: 6, arbitrary: fc.constant("application/json") },
      { weight: 2, arbitrary: fc.constant("application/x-www-form-urlencoded") },
      fc.constant("text/plain"),
    ),
    origin: fc.oneof({ weight: 8, arbitrary: fc.constant(ORIGIN) }, fc.constantFrom("null", "https://evil.example")),
    accept: fc.constantFrom("application/json", "text/event-stream", "application/json, text/event-stream", "*/*"),
    "idempotency-key": fc.constantFrom("one", "two", "\u007f"),
    "x-client": fc.constantFrom("extension", "a b"),
    "sec-fetch-site": fc.constantFrom("same-origin", "cross-site"),
  },
  { requiredKeys: ["content-type", "origin"] },
);
export const asker = fc.oneof(
  { weight: 6, arbitrary: fc.constant("cookie" as const) },
  { weight: 3, arbitrary: fc.constant("key" as const) },
  fc.constant("nobody" as const),
);

/** What the adapter hands over, without a network behind it. */
const bindings = () => {
  const incoming = new IncomingMessage(new Socket());
  return { incoming, outgoing: new ServerResponse(incoming) };
};

type App = Hono<AppEnv>;
export interface Asked {
  method: string;
  path: string;
  content: string;
}

/** Sends a request, which is signed as the payment provider would. The status is that of a stream too; the cookie is the first one set. */
export const send = async (app: App, { method, path, content }: Asked, sent: Record<string, string | undefined>) => {
  const t = Math.floor(Date.now() / 1_000);
  const v1 = createHmac("sha256", WEBHOOK_SECRET).update(`${t}.${content.toWellFormed()}`).digest("hex");
  const asked = new Request(ORIGIN + path, {
    method,
    headers: {
      host: "localhost:8787",
      "stripe-signature": `t=${t},v1=${v1}`,
      ...Object.fromEntries(Object.entries(sent).filter((entry) => entry[1] !== undefined)),
    },
    ...(method === "GET" || method === "HEAD" ? {} : { body: content }),
  });
  const { incoming, outgoing } = bindings();
  const response = await app.fetch(asked, { incoming, outgoing });
  const text = await response.text();
  const cookie = (response.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
  return { status: Math.max(response.status, outgoing.headersSent ? outgoing.statusCode : 0), text, cookie };
};

/** A request to one of the routes, with ids that exist (by the path before them), that do not, and that are none. */
export const requestTo = (
  routes: readonly { method: string; path: string }[],
  ids: Readonly<Record<string, string>>,
): fc.Arbitrary<Asked> => {
  const idFor = (path: string) =>
    fc.oneof(fc.constantFrom(ids[path.split("/:")[0] ?? ""] ?? randomUUID()), fc.constant(randomUUID()), nasty);
  const route = fc.constantFrom(...routes.filter(({ path }) => !path.includes("*")));
  const query = fc.dictionary(
    fc.constantFrom("user_code", "search", "after", "subject", "profile", "token", "state"),
    nasty,
    { maxKeys: 2 },
  );
  return fc
    .tuple(
      route.chain((found) => idFor(found.path).map((named) => ({ ...found, named }))),
      query,
    )
    .chain(([{ method, path, named }, asked]) => {
      const filled = path.replaceAll(/:\w+/g, encodeURIComponent(named.toWellFormed()));
      const search = new URLSearchParams(asked).toString();
      const asks = { method, path: search === "" ? filled : `${filled}?${search}` };
      return bodyOf(exampleOf(method, path)).map((content) => ({ ...asks, content }));
    });
};

/** What is wrong with an answer to a path without its query; null where nothing is. */
export const faultOf = (answer: { method: string; path: string; status: number; text: string }): string | null => {
  const { method, path, status, text } = answer;
  if (status === 503 && MAY_BE_UNAVAILABLE.test(path)) return null;
  if (status >= 500) return `${status} ${text.slice(0, 300)}`;
  if (status < 400 || method === "HEAD" || OTHER_SHAPES.test(path)) return null;
  const names = Object.keys(JSON.parse(text) as object).join();
  return names === "error,requestId" ? null : `an error of another shape: ${names}`;
};
