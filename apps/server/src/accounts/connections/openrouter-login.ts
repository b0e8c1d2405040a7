import { createHash, randomBytes } from "node:crypto";
import { ServiceError } from "@rewrite-service/contract";
import { request, type Dispatcher } from "undici";
import { readBounded } from "../../runtime/bounded-body.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import type { Seal } from "../seal.ts";

const VALID_MS = 600_000;
const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 64 * 1024;
const BYTES = 32;

interface OpenRouterLoginDeps {
  db: Database;
  clock: Clock;
  seal: Seal;
  appUrl: URL;
  /** OpenRouter's address, without a path. */
  baseUrl: URL;
  dispatcher: Dispatcher;
}

/** Whose sign-in it is: the account, and the session that it must come back to. */
export interface Asker {
  owner: string;
  sessionId: string;
}

const sha256 = (text: string, encoding: "hex" | "base64url"): string =>
  createHash("sha256").update(text).digest(encoding);

/**
 * OAuth with a proof key (RFC 7636, S256) at OpenRouter, which gives a key of the person's own account. The state travels
 * in the callback's address, because OpenRouter has no parameter for it; it is good once, for ten minutes, for the session
 * that asked.
 */
export const createOpenRouterLogin = ({ db, clock, seal, appUrl, baseUrl, dispatcher }: OpenRouterLoginDeps) => ({
  /** @returns where the browser goes. */
  start: async ({ owner, sessionId }: Asker): Promise<URL> => {
    const state = randomBytes(BYTES).toString("base64url");
    const verifier = randomBytes(BYTES).toString("base64url");
    const stateHash = sha256(state, "hex");
    await db.run(
      `INSERT INTO connection_login (state_hash, owner, session_hash, sealed_verifier, expires_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [stateHash, owner, sha256(sessionId, "hex"), seal.close(verifier, [stateHash, owner]), clock.now() + VALID_MS],
    );
    const callback = new URL("/account", appUrl);
    callback.search = new URLSearchParams({ connect: "openrouter", state }).toString();
    const url = new URL("/auth", baseUrl);
    url.search = new URLSearchParams({
      callback_url: callback.href,
      code_challenge: sha256(verifier, "base64url"),
      code_challenge_method: "S256",
    }).toString();
    return url;
  },

  /** Gives a code for a key. @throws ServiceError when the state is not this session's, or OpenRouter refuses. */
  finish: async ({ owner, sessionId }: Asker, { state, code }: { state: string; code: string }): Promise<string> => {
    const stateHash = sha256(state, "hex");
    const [login] = await db.rows<{ sealed_verifier: string }>(
      `DELETE FROM connection_login WHERE state_hash = $1 AND owner = $2 AND session_hash = $3 AND expires_at > $4
       RETURNING sealed_verifier`,
      [stateHash, owner, sha256(sessionId, "hex"), clock.now()],
    );
    if (login === undefined) {
      const message = "This OpenRouter sign-in has expired or was started in another browser. Start again.";
      throw new ServiceError("invalid_request", {
        message,
        details: [{ path: "state", message: "is not known here" }],
      });
    }
    return exchange({ baseUrl, dispatcher }, code, seal.open(login.sealed_verifier, [stateHash, owner]));
  },

  /** Deletes sign-ins that nobody came back from. */
  forget: async (): Promise<void> => {
    await db.run("DELETE FROM connection_login WHERE expires_at < $1", [clock.now()]);
  },
});

export type OpenRouterLogin = ReturnType<typeof createOpenRouterLogin>;

const unavailable = (cause: unknown): ServiceError =>
  new ServiceError("provider_unavailable", { message: "OpenRouter can't be reached. Try again shortly.", cause });

// The answer's own words go nowhere: they may repeat the code.
const exchange = async (
  { baseUrl, dispatcher }: Pick<OpenRouterLoginDeps, "baseUrl" | "dispatcher">,
  code: string,
  verifier: string,
): Promise<string> => {
  const answer = await request(new URL("/api/v1/auth/keys", baseUrl), {
    dispatcher,
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ code, code_verifier: verifier, code_challenge_method: "S256" }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  const body = await readBounded(answer.body, ANSWER_BYTES_MAX).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (answer.statusCode >= 500) throw unavailable(new Error(`OpenRouter answered ${answer.statusCode}`));
  const key = answer.statusCode === 200 ? keyIn(body) : null;
  if (key !== null) return key;
  throw new ServiceError("invalid_request", {
    message: "OpenRouter rejected this sign-in. Try again.",
    cause: new Error(`OpenRouter answered ${answer.statusCode}`),
  });
};

const keyIn = (body: string): string | null => {
  try {
    const { key } = JSON.parse(body) as { key?: unknown };
    return typeof key === "string" && /^[\x21-\x7e]{8,500}$/.test(key) ? key : null;
  } catch {
    return null;
  }
};
