import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Transport } from "./event-call.ts";
import type { Provider } from "./provider.ts";
import { countAtRest } from "../testing/count-at-rest.ts";
import { EVENT_STREAM, gather, type Play, sampleCall, send, useUpstream } from "./upstream-suite.ts";

/** A dialect as the suite needs it: how to reach it, and its answers, frame by frame. */
export interface DialectSample {
  name: string;
  make(baseUrl: URL, transport: Transport): Provider;
  /** A whole answer; the last frame is the end marker. */
  answer(texts: readonly string[], usage?: { inputTokens: number; outputTokens: number }): string[];
  errorFrame: string;
  busyFrame: string;
  /** Answers that ended before their own end: at the output cap, at the context's end, by a filter. */
  cut: string[][];
  /** Odd but allowed answers, with what must come of them. */
  odd: { name: string; frames: string[]; text: string; usage?: { inputTokens?: number; outputTokens?: number } }[];
  /** An answer that thinks first, as it was recorded: `thoughts` before `answer`'s frames. */
  thoughts: string[];
  /** An answer that thought up to the cap and never came to its text. */
  thoughtAway: string[];
  /** The body of a 400 for the first way of saying how much to think, and whether a body says it so. */
  refusal: { body: object; says: (body: Record<string, unknown>) => boolean };
  capOf: (body: Record<string, unknown>) => unknown;
  /** The path, headers and body fields that a call must have. */
  expectCall(request: { path: string; headers: Record<string, unknown>; body: Record<string, unknown> }): void;
}

/** Writes an answer in pieces of these sizes, in turn, each in a packet of its own. */
const writeCut = async (response: ServerResponse, bytes: Buffer, sizes: readonly number[]): Promise<void> => {
  response.writeHead(200, EVENT_STREAM);
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    response.write(bytes.subarray(at, at + size));
    at += size;
    await new Promise(setImmediate);
  }
  response.end();
};

const TEXT = ['Ünïcode “quotes”, a\n\nbreak, 😀 and "escapes\\".', " Second piece ", "— third."];
const WHOLE = TEXT.join("");

/** Longer than a test lasts: what closes a call is then not a timeout. */
const PATIENT = {
  firstByteTimeoutMs: 600_000,
  idleTimeoutMs: 600_000,
  thinkingTimeoutMs: 600_000,
  callTimeoutMs: 600_000,
};
const WRITTEN_MAX = 32_000_000;

export const describeProvider = (sample: DialectSample): void => {
  describe(`${sample.name} over a real connection`, () => {
    const upstream = useUpstream();
    const ask = (play: Play, signal = new AbortController().signal, over: Partial<Transport> = {}) => {
      upstream.state.play = play;
      return sample.make(upstream.url, { ...upstream.transport(), ...over }).stream(sampleCall, signal);
    };

    test("gives the text and the provider's own token counts", async () => {
      const answer = await gather(ask(send(sample.answer(TEXT, { inputTokens: 12, outputTokens: 7 }))));
      expect(answer).toMatchObject({ text: WHOLE, failure: null, usage: [{ inputTokens: 12, outputTokens: 7 }] });
    });

    test("keeps an explicit zero and invents nothing where counts are missing", async () => {
      const zero = await gather(ask(send(sample.answer(TEXT, { inputTokens: 0, outputTokens: 0 }))));
      expect(zero.usage).toEqual([{ inputTokens: 0, outputTokens: 0 }]);
      const none = await gather(ask(send(sample.answer(TEXT))));
      expect(none).toMatchObject({ text: WHOLE, failure: null, usage: [] });
    });

    test("asks with the hard output cap, the model of the tier and the key", async () => {
      let seen: Parameters<DialectSample["expectCall"]>[0] | null = null;
      const play: Play = (response, request, body) => {
        seen = { path: request.url ?? "", headers: request.headers, body: JSON.parse(body) as Record<string, unknown> };
        void send(sample.answer(TEXT))(response, request, body);
      };
      await gather(ask(play));
      if (seen === null) throw new Error("no call came");
      sample.expectCall(seen);
    });

    test("reads the same wherever the bytes are cut", async () => {
      const bytes = Buffer.from(sample.answer(TEXT, { inputTokens: 1, outputTokens: 2 }).join(""));
      for (const sizes of [[1], [2, 3], [7, 1, 31], [bytes.length - 1, 1]]) {
        const answer = await gather(ask((response) => writeCut(response, bytes, sizes)));
        expect(answer).toMatchObject({ text: WHOLE, failure: null, usage: [{ inputTokens: 1, outputTokens: 2 }] });
      }
    });

    test.each(sample.odd.map((odd) => [odd.name, odd] as const))("takes %s", async (_name, odd) => {
      const answer = await gather(ask(send(odd.frames)));
      expect(answer).toMatchObject({
        text: odd.text,
        failure: null,
        usage: odd.usage === undefined ? [] : [odd.usage],
      });
    });

    test("fails when the body ends without the end marker, after the text that came", async () => {
      const answer = await gather(ask(send(sample.answer(TEXT).slice(0, -1))));
      expect(answer.text).toBe(WHOLE);
      expect(answer.failure).toMatchObject({ code: "provider_error", again: true });
    });

    test("fails on an empty stream, a page of HTML and JSON without a stream", async () => {
      const empty = await gather(ask(send([])));
      const html = await gather(ask((response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>")));
      const json = await gather(
        ask((response) => response.writeHead(200, { "content-type": "application/json" }).end("{}")),
      );
      for (const answer of [empty, html, json]) expect(answer.failure).toMatchObject({ code: "provider_error" });
    });

    test("fails on an error frame, a frame that is no JSON and a cut answer", async () => {
      const [first = ""] = sample.answer(TEXT);
      expect((await gather(ask(send([first, sample.errorFrame])))).failure).toMatchObject({ code: "provider_error" });
      expect((await gather(ask(send([first, sample.busyFrame])))).failure).toMatchObject({
        code: "provider_unavailable",
      });
      expect((await gather(ask(send([first, "data: {not json\n\n"])))).failure).toMatchObject({
        code: "provider_error",
      });
      for (const frames of sample.cut)
        expect((await gather(ask(send(frames)))).failure).toMatchObject({ code: "provider_error", again: false });
    });

    test.each([
      [429, "provider_unavailable", false],
      [401, "provider_error", false],
      [403, "provider_error", false],
      [400, "provider_error", false],
      [500, "provider_error", true],
      [503, "provider_unavailable", false],
      [529, "provider_unavailable", false],
      [504, "provider_timeout", true],
    ] as const)("turns a %i into %s", async (status, code, again) => {
      const { failure } = await gather(ask((response) => response.writeHead(status, { "retry-after": "7" }).end("{}")));
      expect(failure).toMatchObject({ code, again });
      if (code === "provider_unavailable") expect(failure?.retryAfterS).toBe(7);
    });

    test("reports a stall before the first byte and one inside the answer as timeouts", async () => {
      const before = await gather(ask(() => undefined));
      expect(before.failure).toMatchObject({ code: "provider_timeout" });
      const inside = await gather(
        ask((response) => {
          response.writeHead(200, EVENT_STREAM);
          response.write(sample.answer(TEXT).slice(0, -1).join(""));
        }),
      );
      expect(inside).toMatchObject({ text: WHOLE, failure: { code: "provider_timeout" } });
    });

    test("ends a call that trickles on for ever", async () => {
      const answer = await gather(
        ask(
          (response) => {
            response.writeHead(200, EVENT_STREAM);
            const timer = setInterval(() => response.write(": still here\n\n"), 20);
            response.on("close", () => clearInterval(timer));
          },
          undefined,
          { callTimeoutMs: 200 },
        ),
      );
      expect(answer.failure).toMatchObject({ code: "provider_timeout" });
    });

    test("fails on a reset, before and inside the answer", async () => {
      const before = await gather(ask((response) => response.destroy()));
      expect(before).toMatchObject({ text: "", failure: { code: "provider_error", again: true } });
      const inside = await gather(
        ask((response) => {
          response.writeHead(200, EVENT_STREAM);
          response.write(sample.answer(TEXT).slice(0, -1).join(""), () => setTimeout(() => response.destroy(), 20));
        }),
      );
      expect(inside).toMatchObject({ text: WHOLE, failure: { code: "provider_error" } });
    });

    test("fails at once where nobody listens", async () => {
      const provider = sample.make(new URL("http://127.0.0.1:9"), upstream.transport());
      const { failure } = await gather(provider.stream(sampleCall, new AbortController().signal));
      expect(failure).toMatchObject({ code: "provider_unavailable", again: true });
    });

    test("cancels the call when the signal aborts, before and after the first text", async () => {
      for (const begin of [false, true]) {
        const leaving = new AbortController();
        const { closedEarly: closedBefore, calls } = upstream.state;
        const stream = ask(
          (response) => {
            if (!begin) return;
            response.writeHead(200, EVENT_STREAM);
            response.write(sample.answer(TEXT).slice(0, -1).join(""));
          },
          leaving.signal,
          PATIENT,
        );
        let arrived = 0;
        const reading = (async () => {
          for await (const part of stream) arrived += part.type === "text" ? 1 : 0;
        })();
        reading.catch(() => undefined);
        // The text, or the call itself, has come.
        while (begin ? arrived === 0 : upstream.state.calls === calls) await sleep(2);
        leaving.abort();
        await expect(reading).rejects.toThrow();
        await expect.poll(() => upstream.state.closedEarly).toBe(closedBefore + 1);
      }
    });

    test("cancels the call when the reader leaves the loop", async () => {
      const closedBefore = upstream.state.closedEarly;
      const stream = ask(
        (response) => {
          response.writeHead(200, EVENT_STREAM);
          response.write(sample.answer(TEXT).slice(0, -1).join(""));
        },
        undefined,
        PATIENT,
      );
      for await (const part of stream) {
        expect(part.type).toBe("text");
        break;
      }
      await expect.poll(() => upstream.state.closedEarly).toBe(closedBefore + 1);
    });

    test("never calls when the signal had aborted already", async () => {
      const { calls } = upstream.state;
      expect((await gather(ask(send([]), AbortSignal.abort()))).failure).not.toBeNull();
      expect(upstream.state.calls).toBe(calls);
    });

    test("slows the provider down to the reader's pace", async () => {
      let written = 0;
      const piece = "x".repeat(20_000);
      const frame = sample.answer([piece]).slice(0, -1).join("");
      const stream = ask(
        (response) => {
          response.writeHead(200, EVENT_STREAM);
          const pump = (): void => {
            while (!response.destroyed && response.write(frame)) written += frame.length;
            response.once("drain", pump);
          };
          pump();
        },
        undefined,
        PATIENT,
      );
      const first = await stream[Symbol.asyncIterator]().next();
      expect(first.done).toBe(false);
      expect(await countAtRest(() => written, WRITTEN_MAX)).toBeLessThan(WRITTEN_MAX);
      await stream[Symbol.asyncIterator]().return?.();
    });
  });
};
