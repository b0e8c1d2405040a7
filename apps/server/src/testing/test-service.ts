import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { EventDecoder, type ErrorBody, type UsageEvent } from "@rewrite-service/contract";
import { onTestFinished } from "vitest";
import { createApp } from "../app/app.ts";
import { parseConfig } from "../config/config.ts";
import { createDeps } from "../app/deps.ts";
import { listen } from "../runtime/listen.ts";
import { createLog } from "../runtime/log.ts";
import type { TestDatabase } from "./database-suite.ts";
import { PASSWORD, quickPasswords } from "./quick-passwords.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

export const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";
export { PASSWORD, quickPasswords };

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** How a rewrite ended: its text and figures, or its status and sentence. */
export interface Rewritten {
  status: number;
  text: string;
  usage: UsageEvent | null;
  error: string | null;
}

type As = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

const cookieOf = ({ headers }: Answer): string => (headers.get("set-cookie") ?? "").split(";")[0] ?? "";

/**
 * The whole server in this process, on a socket on loopback. It goes with the test. It works on a database that a group of
 * tests has open, which saves PostgreSQL its processes, or opens one by its address.
 */
export const startService = async (place: TestDatabase | string, env: Record<string, string> = {}) => {
  const lines: string[] = [];
  const config = parseConfig({ SECRET, DATABASE_URL: typeof place === "string" ? place : place.url, ...env });
  const log = createLog({ level: "debug", to: { write: (line) => void lines.push(line) } });
  const secret = config.secret ?? SECRET;
  const database = typeof place === "string" ? {} : { database: { ...place.db, close: () => Promise.resolve() } };
  const running = await createDeps({ config, secret, log, root: ROOT, passwords: quickPasswords, ...database });
  const app = createApp(running.deps);
  const { server, port } = await listen(app, { port: Number(env["PORT"] ?? 0), host: "127.0.0.1" });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await running.close();
  });
  const url = `http://127.0.0.1:${port}`;
  const { origin } = config.server.appUrl;

  const call: As = async (method, path, body, headers = {}) => {
    const json = body === undefined ? {} : { "content-type": "application/json" };
    const response = await fetch(url + path, {
      method,
      redirect: "manual",
      headers: { origin, ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : { text };
    return { status: response.status, headers: response.headers, body: answer };
  };

  const rewrite = async (body: unknown, headers: Record<string, string>): Promise<Rewritten> => {
    const response = await fetch(`${url}/api/humanize`, {
      method: "POST",
      headers: { origin, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const { status } = response;
    const answer = await response.text();
    if (status !== 200)
      return { status, text: "", usage: null, error: (JSON.parse(answer) as ErrorBody).error.message };
    const events = new EventDecoder().push(answer);
    const text = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
    const usage = events.find((event) => event.type === "usage") ?? null;
    const failed = events.find((event) => event.type === "error");
    return { status, text, usage, error: failed?.message ?? null };
  };

  const signUp = async (email = `${randomUUID()}@example.org`) => {
    const made = await call("POST", "/api/auth/sign-up/email", { email, password: PASSWORD, name: email });
    const cookie = cookieOf(made);
    const withCookie =
      (held: string): As =>
      (method, path, body, headers = {}) =>
        call(method, path, body, { cookie: held, ...headers });
    const signInAgain = async (): Promise<As> =>
      withCookie(cookieOf(await call("POST", "/api/auth/sign-in/email", { email, password: PASSWORD })));
    return {
      made,
      email,
      cookie,
      as: withCookie(cookie),
      signInAgain,
      rewrite: (body: unknown) => rewrite(body, { cookie }),
    };
  };
  /** Every method and path that the server takes. */
  const routes = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => ({ method, path }));
  const flushKeyUse = async (): Promise<void> => running.deps.accountServices?.keys.flushUse();
  return { app, url, flushKeyUse, call, rewrite, signUp, lines, routes };
};
