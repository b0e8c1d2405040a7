import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Transport } from "./event-call.ts";
import type { DialectSample } from "./provider-suite.ts";
import { EVENT_STREAM, gather, type Play, sampleCall, send, useUpstream } from "./upstream-suite.ts";

const TEXT = ["The first piece, ", "and the second."];
const WHOLE = TEXT.join("");

/** A provider's knowledge of models that think, or that accept fewer parameters. */
export const describeThinking = (sample: DialectSample): void => {
  describe(`${sample.name} with models that think`, () => {
    const upstream = useUpstream();
    const bodies: Record<string, unknown>[] = [];
    const recording =
      (play: (body: Record<string, unknown>) => readonly string[] | { status: number; body: string }): Play =>
      (response, request, text) => {
        const body = JSON.parse(text) as Record<string, unknown>;
        bodies.push(body);
        const answer = play(body);
        if ("status" in answer)
          response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
        else void send(answer)(response, request, text);
      };
    /** One provider, called twice: what it learned of the model in the first call holds in the second. */
    const twice = async (play: Parameters<typeof recording>[0], over: Partial<Transport> = {}) => {
      bodies.length = 0;
      upstream.state.play = recording(play);
      const provider = sample.make(upstream.url, { ...upstream.transport(), ...over });
      const first = await gather(provider.stream(sampleCall, new AbortController().signal));
      const callsOfFirst = bodies.length;
      const second = await gather(provider.stream(sampleCall, new AbortController().signal));
      return { first, second, calls: [callsOfFirst, bodies.length - callsOfFirst], bodies: [...bodies] };
    };

    test("delivers no thoughts, and gives a model that was seen to think room and time from then on", async () => {
      const frames = [...sample.thoughts, ...sample.answer(TEXT)];
      const { first, second, bodies: sent } = await twice(() => frames);
      expect([first, second]).toMatchObject([
        { text: WHOLE, failure: null },
        { text: WHOLE, failure: null },
      ]);
      expect(sample.capOf(sent[1] ?? {})).toBe(321 + 4_096);
    });

    test("waits longer inside an answer of a model that thinks", async () => {
      const provider = sample.make(upstream.url, {
        ...upstream.transport(),
        idleTimeoutMs: 100,
        thinkingTimeoutMs: 5_000,
      });
      const signal = new AbortController().signal;
      upstream.state.play = send([...sample.thoughts, ...sample.answer(TEXT)]);
      await gather(provider.stream(sampleCall, signal));
      upstream.state.play = async (response) => {
        response.writeHead(200, EVENT_STREAM);
        response.write(sample.thoughts.join(""));
        // Undici looks at its timers once a second.
        await sleep(1_700);
        response.end(sample.answer(TEXT).join(""));
      };
      expect(await gather(provider.stream(sampleCall, signal))).toMatchObject({ text: WHOLE, failure: null });
    });

    test("asks once more with room where an answer was thought away, and only once", async () => {
      const room = (body: Record<string, unknown>): boolean => Number(sample.capOf(body)) > 4_000;
      const { first, calls } = await twice((body) => (room(body) ? sample.answer(TEXT) : sample.thoughtAway));
      expect(first).toMatchObject({ text: WHOLE, failure: null });
      expect(calls[1]).toBe(1);
      const never = await twice(() => sample.thoughtAway);
      expect(never.first).toMatchObject({ text: "", failure: { code: "provider_error", again: false } });
      expect(never.calls[0]).toBeLessThanOrEqual(2);
    });

    test("learns from one refusal what a model takes", async () => {
      const { body: refused, says } = sample.refusal;
      const { first, second, calls } = await twice((body) =>
        says(body) ? { status: 400, body: JSON.stringify(refused) } : sample.answer(TEXT),
      );
      expect([first.text, second.text, first.failure]).toEqual([WHOLE, WHOLE, null]);
      expect(calls).toEqual([2, 1]);
    });

    test("a refusal that names none of its fields is met once, without them, and teaches nothing where that fails too", async () => {
      const { first, calls } = await twice(() => ({ status: 400, body: '{"error":{"message":"no"}}' }));
      expect(first.failure).toMatchObject({ code: "provider_error", again: false, elsewhere: false });
      expect(calls).toEqual([2, 2]);
      const once = await twice((body) =>
        bodies.length === 1
          ? { status: 422, body: "no" }
          : (expect(sample.refusal.says(body)).toBe(false), sample.answer(TEXT)),
      );
      expect([once.first.text, once.calls]).toEqual([WHOLE, [2, 1]]);
    });

    test("asks without room where the cap holds for thoughts too", async () => {
      upstream.state.play = recording(() => sample.thoughtAway);
      bodies.length = 0;
      const provider = sample.make(upstream.url, upstream.transport());
      const { failure } = await gather(
        provider.stream({ ...sampleCall, outputTokensMax: 10, capHoldsThoughts: true }, new AbortController().signal),
      );
      expect([failure?.objection, bodies.map(sample.capOf)]).toEqual([{ kind: "cap" }, [10]]);
    });
  });
};
