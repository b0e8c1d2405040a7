import { ServiceError } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { rewriteReducer, shownText, type RewriteState } from "./rewrite-state.ts";

const start: RewriteState = { phase: "waiting", since: 0 };
const stream = (...texts: string[]): RewriteState =>
  texts.reduce<RewriteState>(
    (state, text) => rewriteReducer(state, { type: "event", event: { type: "delta", text }, requestId: null }),
    start,
  );

test("however a stream is cut, no part of a NOTES line is ever shown as text", () => {
  const raw = "Ship it.\n\nNOTES:\n- Bo was not named.";
  for (let cut = 1; cut < raw.length; cut += 1) {
    expect("Ship it.".startsWith(shownText(stream(raw.slice(0, cut))).text)).toBe(true);
    expect(shownText(stream(raw.slice(0, cut), raw.slice(cut))).notes).toBe("- Bo was not named.");
  }
});

test("a text that ends like the start of a NOTES line is whole once it has ended", () => {
  const ended = rewriteReducer(stream("Vote yes.\n\nNO"), { type: "event", event: { type: "done" }, requestId: null });
  expect(shownText(ended).text).toBe("Vote yes.\n\nNO");
});

test("a broken stream is lost, an answer that refuses is a failure with its request", () => {
  expect(rewriteReducer(stream("Half"), { type: "drop" })).toEqual({ phase: "lost", raw: "Half" });
  const error = new ServiceError("rate_limited", { retryAfterS: 7, requestId: "r1" });
  expect(rewriteReducer(start, { type: "fail", error })).toMatchObject({
    phase: "failed",
    failure: { code: "rate_limited", retryAfterS: 7, requestId: "r1" },
  });
});

test("an error of what stands in front of the service is one of the server, a failure to reach it is not", () => {
  const failed = (error: ServiceError) => rewriteReducer(start, { type: "fail", error });
  const cause = new TypeError("fetch failed");
  expect(failed(new ServiceError("provider_unavailable"))).toMatchObject({ failure: { code: "internal" } });
  for (const own of [{ cause }, { requestId: "r1" }])
    expect(failed(new ServiceError("provider_unavailable", own))).toMatchObject({
      failure: { code: "provider_unavailable" },
    });
});

test("events that come after a stop change nothing", () => {
  const stopped = rewriteReducer(stream("Half"), { type: "stop" });
  const event = { type: "delta", text: " more" } as const;
  expect(rewriteReducer(stopped, { type: "event", event, requestId: null })).toBe(stopped);
});
