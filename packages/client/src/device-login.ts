import { ServiceError } from "@rewrite-service/contract";
import { baseUrlOf } from "./address.ts";
import { failureOf, unreachable } from "./failure.ts";
import { pause } from "./pause.ts";

/** A sign-in under way (RFC 8628). Times are in seconds. */
export interface DeviceLogin {
  deviceCode: string;
  userCode: string;
  verificationUri: string;
  /** The same page with the code filled in. */
  verificationUriComplete: string;
  expiresInS: number;
  intervalS: number;
}

/** The key that approval creates. It is shown once. */
export interface MintedKey {
  key: string;
  keyId: string | null;
}

export interface DeviceLoginOptions {
  baseUrl: string;
  /** Name of the computer, as the account page shows it. */
  machine: string;
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
}

const CLIENT_ID = "rewrite-service-mcp";
const TIMEOUT_MS = 15_000;
const SLOWER_BY_S = 5;
const INTERVAL_S = 5;
const EXPIRES_S = 600;
/** Polls that may get no answer in a row: a laptop that slept, a network that changed. */
const SILENT_POLLS_MAX = 5;

type Answer = Record<string, unknown>;

const post = async (options: DeviceLoginOptions, path: string, body: object): Promise<[Response, string]> => {
  const baseUrl = baseUrlOf(options.baseUrl);
  const late = new AbortController();
  const stop = (): void => late.abort(options.signal?.reason);
  const timer = setTimeout(stop, TIMEOUT_MS);
  options.signal?.addEventListener("abort", stop, { once: true });
  try {
    const response = await (options.fetch ?? globalThis.fetch)(`${baseUrl}${path}`, {
      method: "POST",
      redirect: "error",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal: late.signal,
    });
    return [response, await response.text()];
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw unreachable(baseUrl, error);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", stop);
  }
};

const read = (text: string): Answer => {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null ? (value as Answer) : {};
  } catch {
    return {};
  }
};

const stringIn = (answer: Answer, name: string): string | null =>
  typeof answer[name] === "string" && answer[name] !== "" ? answer[name] : null;

const secondsIn = (answer: Answer, name: string, otherwise: number): number =>
  typeof answer[name] === "number" && answer[name] > 0 ? answer[name] : otherwise;

/** Asks for a code that a person approves in the browser. */
export const startDeviceLogin = async (options: DeviceLoginOptions): Promise<DeviceLogin> => {
  const [response, text] = await post(options, "/api/device/code", { client_id: CLIENT_ID, machine: options.machine });
  if (!response.ok) throw failureOf(response.status, text, response.headers.get("retry-after"), Date.now());
  const answer = read(text);
  const deviceCode = stringIn(answer, "device_code");
  const userCode = stringIn(answer, "user_code");
  const verificationUri = stringIn(answer, "verification_uri");
  if (deviceCode === null || userCode === null || verificationUri === null || !/^https?:\/\//i.test(verificationUri)) {
    throw new ServiceError("internal", { message: "That address isn't a Rewrite Service server." });
  }
  const complete = stringIn(answer, "verification_uri_complete");
  return {
    deviceCode,
    userCode,
    verificationUri,
    verificationUriComplete: complete !== null && /^https?:\/\//i.test(complete) ? complete : verificationUri,
    expiresInS: secondsIn(answer, "expires_in", EXPIRES_S),
    intervalS: secondsIn(answer, "interval", INTERVAL_S),
  };
};

const refused = (code: string): ServiceError => {
  if (code === "access_denied") return new ServiceError("sign_in_required", { message: "The sign-in was declined." });
  if (code === "expired_token")
    return new ServiceError("sign_in_required", { message: "The code has expired. Try again." });
  return new ServiceError("sign_in_required", { message: "The sign-in didn't work. Try again." });
};

/** Waits for the approval at the pace that the service asks for, five seconds slower after each `slow_down`. */
export const pollDeviceLogin = async (login: DeviceLogin, options: DeviceLoginOptions): Promise<MintedKey> => {
  const endsAt = Date.now() + login.expiresInS * 1_000;
  let intervalS = login.intervalS;
  let silent = 0;
  for (;;) {
    await pause(intervalS * 1_000, options.signal);
    if (Date.now() > endsAt) throw refused("expired_token");
    let text: string;
    try {
      [, text] = await post(options, "/api/device/token", {
        client_id: CLIENT_ID,
        device_code: login.deviceCode,
        grant_type: "urn:ietf:params:oauth:grant-type:device_code",
      });
      silent = 0;
    } catch (error) {
      silent += 1;
      if (!(error instanceof ServiceError) || silent > SILENT_POLLS_MAX) throw error;
      continue;
    }
    const answer = read(text);
    const key = stringIn(answer, "access_token");
    if (key !== null) return { key, keyId: stringIn(answer, "key_id") ?? stringIn(answer, "keyId") };
    const error = stringIn(answer, "error");
    if (error === "slow_down" || error === null) intervalS += SLOWER_BY_S;
    else if (error !== "authorization_pending") throw refused(error);
  }
};
