import { describe, expect, test, vi } from "vitest";
import { pollDeviceLogin, startDeviceLogin, type DeviceLogin } from "./device-login.ts";

const login: DeviceLogin = {
  deviceCode: "device",
  userCode: "WDJB-MJHT",
  verificationUri: "http://service.test/device",
  verificationUriComplete: "http://service.test/device?code=WDJB-MJHT",
  expiresInS: 60,
  intervalS: 0.01,
};

/** A service that gives these answers in turn; a status of 0 is no answer at all. */
const answering = (...answers: [number, unknown][]) => {
  const asked: { url: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push({ url: url as string, body: JSON.parse(init?.body as string) });
    const [status, value] = answers[Math.min(asked.length, answers.length) - 1] ?? [0, null];
    if (status === 0) throw new TypeError("fetch failed");
    return Response.json(value, { status });
  };
  return { asked, options: { baseUrl: "http://service.test", machine: "laptop-ana", fetch } };
};

const pending: [number, unknown] = [400, { error: "authorization_pending" }];

describe("starting", () => {
  test("asks for a code in the name of the machine", async () => {
    const { asked, options } = answering([
      200,
      {
        device_code: "device",
        user_code: "WDJB-MJHT",
        verification_uri: "http://service.test/device",
        verification_uri_complete: "http://service.test/device?code=WDJB-MJHT",
        expires_in: 600,
        interval: 5,
      },
    ]);
    expect(await startDeviceLogin(options)).toEqual({ ...login, expiresInS: 600, intervalS: 5 });
    expect(asked[0]).toEqual({
      url: "http://service.test/api/device/code",
      body: { client_id: "rewrite-service-mcp", machine: "laptop-ana" },
    });
  });

  test.each([[{}], [{ device_code: "d", user_code: "u", verification_uri: "file:///etc/passwd" }]])(
    "refuses an answer that is no sign-in: %j",
    async (answer) => {
      await expect(startDeviceLogin(answering([200, answer]).options)).rejects.toThrow("isn't a Rewrite Service");
    },
  );
});

describe("starting, where the answer lacks something", () => {
  const code = { device_code: "device", user_code: "WDJB-MJHT", verification_uri: "http://service.test/device" };

  test.each([{}, { expires_in: 0, interval: "5" }, { expires_in: -1, interval: -1 }])(
    "the times of the standard hold for %j",
    async (times) => {
      const started = await startDeviceLogin(answering([200, { ...code, ...times }]).options);
      expect(started).toMatchObject({ expiresInS: 600, intervalS: 5 });
    },
  );

  test.each([undefined, "", "javascript:alert(1)"])(
    "the page without the code stands for the link %j",
    async (link) => {
      const started = await startDeviceLogin(answering([200, { ...code, verification_uri_complete: link }]).options);
      expect(started.verificationUriComplete).toBe("http://service.test/device");
    },
  );

  test("a refusal keeps its code, and no answer says so", async () => {
    const refusal = answering([429, { error: { code: "rate_limited", message: "Slowly." }, ...code }]);
    await expect(startDeviceLogin(refusal.options)).rejects.toMatchObject({ code: "rate_limited", message: "Slowly." });
    await expect(startDeviceLogin(answering([0, null]).options)).rejects.toThrow("can't be reached");
  });
});

describe("waiting", () => {
  test("goes on while the answer is pending, or does not come", async () => {
    const { asked, options } = answering(pending, [0, null], pending, [200, { access_token: "svc_new", key_id: "k1" }]);
    expect(await pollDeviceLogin(login, options)).toEqual({ key: "svc_new", keyId: "k1" });
    expect(asked).toHaveLength(4);
    expect(asked[0]?.body).toMatchObject({ device_code: "device" });
  });

  test.each([
    ["access_denied", "The sign-in was declined."],
    ["expired_token", "The code has expired. Try again."],
    ["invalid_grant", "The sign-in didn't work. Try again."],
  ])("%s ends it", async (error, message) => {
    await expect(pollDeviceLogin(login, answering([400, { error }]).options)).rejects.toThrow(message);
  });

  test("ends with the code's own time", async () => {
    await expect(pollDeviceLogin({ ...login, expiresInS: 0.02 }, answering(pending).options)).rejects.toThrow(
      "expired",
    );
  });

  test("gives up after six polls in a row without an answer, and starts counting anew after one", async () => {
    const silence: [number, unknown][] = Array.from({ length: 5 }, () => [0, null]);
    const lost = answering(...silence, [0, null]);
    await expect(pollDeviceLogin(login, lost.options)).rejects.toThrow("can't be reached");
    expect(lost.asked).toHaveLength(6);
    const found = answering(...silence, pending, ...silence, [200, { access_token: "svc_new" }]);
    expect(await pollDeviceLogin(login, found.options)).toEqual({ key: "svc_new", keyId: null });
  });

  test("slows down by five seconds when it is asked to", async () => {
    vi.useFakeTimers();
    try {
      const { asked, options } = answering([400, { error: "slow_down" }], pending, [200, { access_token: "svc_new" }]);
      const run = pollDeviceLogin({ ...login, intervalS: 1 }, options);
      const at = async (ms: number): Promise<number> => {
        await vi.advanceTimersByTimeAsync(ms);
        return asked.length;
      };
      expect([await at(999), await at(1), await at(5_999), await at(1), await at(5_999), await at(1)]).toEqual([
        0, 1, 1, 2, 2, 3,
      ]);
      expect(await run).toMatchObject({ key: "svc_new" });
    } finally {
      vi.useRealTimers();
    }
  });

  test("a request that gets no answer is given up after fifteen seconds", async () => {
    vi.useFakeTimers();
    try {
      const fetch: typeof globalThis.fetch = (_url, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))));
      const outcome = startDeviceLogin({ ...answering().options, fetch }).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(14_999);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await outcome).toMatchObject({ code: "provider_unavailable" });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a request under way is ended by its caller, who hears why", async () => {
    const abort = new AbortController();
    const fetch: typeof globalThis.fetch = (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    const options = { ...answering().options, fetch, signal: abort.signal };
    const runs = [startDeviceLogin(options), pollDeviceLogin(login, options)];
    setTimeout(() => abort.abort(new Error("stop")), 50);
    for (const run of runs) await expect(run).rejects.toThrow("stop");
  });

  test("an answer that is no object slows it down, and the key may come under another name", async () => {
    vi.useFakeTimers();
    try {
      const { options } = answering([200, "text"], [200, { access_token: "svc_new", keyId: "k2" }]);
      const run = pollDeviceLogin({ ...login, intervalS: 1 }, options);
      await vi.advanceTimersByTimeAsync(7_000);
      expect(await run).toEqual({ key: "svc_new", keyId: "k2" });
    } finally {
      vi.useRealTimers();
    }
  });

  test("stops when it is told to", async () => {
    const abort = new AbortController();
    const run = pollDeviceLogin(login, { ...answering(pending).options, signal: abort.signal });
    setTimeout(() => abort.abort(new Error("stop")), 25);
    await expect(run).rejects.toThrow("stop");
  });
});
