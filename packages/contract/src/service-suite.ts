import { describe, expect, test } from "vitest";
import { ServiceError } from "./errors.ts";
import type { HumanizeEvent, HumanizeRequest } from "./humanize.ts";
import type { RegisterEntry, Service, VoiceEntry } from "./service.ts";
import type { UsageEvent, UsageReport } from "./usage.ts";
import type { VerifyReport, VerifyRequest } from "./verify.ts";

/** What is behind the service under test: a journey, and answers to the questions. */
export interface Backstage {
  humanize(request: HumanizeRequest, signal: AbortSignal, idempotencyKey: string | null): AsyncIterable<HumanizeEvent>;
  verify(request: VerifyRequest, signal: AbortSignal, idempotencyKey: string | null): Promise<VerifyReport>;
  usage(): Promise<UsageReport>;
  policy: string;
  registers: RegisterEntry[];
  voices: VoiceEntry[];
}

/** Builds one implementation over a backstage. */
export type OpenService = (backstage: Backstage) => Promise<{ service: Service; close: () => Promise<unknown> }>;

const request: HumanizeRequest = { text: "please look", register: "email" };

const usageEvent: UsageEvent = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 3,
  outputTokens: 2,
  requests: 0,
  fundingSource: "allowance",
  creditsUsed: 0,
  creditBalance: 0,
};

const report: UsageReport = {
  email: "ada@example.org",
  plan: "free",
  allowance: { used: 1, limit: 40, periodStart: "2026-11-21T00:00:00.000Z", periodEnd: "2026-11-22T00:00:00.000Z" },
  credits: { balance: 0 },
  tiers: ["standard"],
  limits: { textCharacters: 20_000, streams: 5, perMinute: 30 },
  recent: [],
  byKey: [],
};

const judged: VerifyReport = {
  verified: true,
  findings: [{ type: "certainty", before: "hope to", after: "will", why: "Firmer: “é”." }],
  withdrawn: [{ side: "after", start: 0, end: 4 }],
  usage: usageEvent,
};

const whole: readonly HumanizeEvent[] = [
  { type: "delta", text: "Please " },
  { type: "delta", text: "look 😀.\n\nNOTES:\n- Nothing was left out." },
  usageEvent,
  { type: "done" },
];

const play = (steps: readonly (HumanizeEvent | Error)[]): Backstage["humanize"] =>
  async function* () {
    for (const step of steps) {
      await Promise.resolve();
      if (step instanceof Error) throw step;
      yield step;
    }
  };

const backstage = (over: Partial<Backstage>): Backstage => ({
  humanize: play(whole),
  verify: () => Promise.resolve(judged),
  usage: () => Promise.resolve(report),
  policy: '{"version":"test","tells":["é"]}',
  registers: [{ id: "email", name: "Email", summary: "A complete email." }],
  voices: [],
  ...over,
});

const gather = async (events: AsyncIterable<HumanizeEvent>): Promise<{ events: HumanizeEvent[]; error: unknown }> => {
  const seen: HumanizeEvent[] = [];
  try {
    for await (const event of events) seen.push(event);
  } catch (error) {
    return { events: seen, error };
  }
  return { events: seen, error: null };
};

/** Texts may be cut elsewhere on the way, so neighbouring deltas are joined before they are compared. */
const joined = (events: readonly HumanizeEvent[]): HumanizeEvent[] =>
  events.reduce<HumanizeEvent[]>((out, event) => {
    const last = out.at(-1);
    if (event.type !== "delta" || last?.type !== "delta") return [...out, event];
    return [...out.slice(0, -1), { type: "delta", text: last.text + event.text }];
  }, []);

/** How every `Service` behaves, in process or over HTTP. */
export const describeService = (name: string, open: OpenService): void => {
  describe(`${name} as a Service`, () => {
    const withService = async (over: Partial<Backstage>, use: (service: Service) => Promise<void>): Promise<void> => {
      const { service, close } = await open(backstage(over));
      try {
        await use(service);
      } finally {
        await close();
      }
    };

    test("gives delta, usage and done, and the text is the deltas in order", () =>
      withService({}, async (service) => {
        expect(joined((await gather(service.humanize(request))).events)).toEqual(joined(whole));
      }));

    test("hands the request and the idempotency key on", async () => {
      const seen: unknown[] = [];
      const humanize: Backstage["humanize"] = (asked, signal, key) => {
        seen.push(asked, key);
        return play(whole)(asked, signal, key);
      };
      const asked: HumanizeRequest = { ...request, mode: "vary", previousRewrite: "Look.", protectedSpans: ["look"] };
      await withService({ humanize }, async (service) => {
        await gather(service.humanize(asked, { idempotencyKey: "once" }));
      });
      expect(seen).toEqual([asked, "once"]);
    });

    test("throws a ServiceError with its code for a failure before the first event", () =>
      withService({ humanize: play([new ServiceError("quota_exhausted")]) }, async (service) => {
        const { events, error } = await gather(service.humanize(request));
        expect(events).toEqual([]);
        expect(error).toBeInstanceOf(ServiceError);
        expect(error).toMatchObject({ code: "quota_exhausted", status: 402 });
      }));

    test("gives an error event for a failure after the first event, and nothing after it", () =>
      withService(
        { humanize: play([{ type: "delta", text: "half" }, new ServiceError("provider_error")]) },
        async (service) => {
          const { events, error } = await gather(service.humanize(request));
          expect(events).toEqual([
            { type: "delta", text: "half" },
            { type: "error", message: new ServiceError("provider_error").message },
          ]);
          expect(error).toBeNull();
        },
      ));

    test("ends the journey when the caller aborts or leaves the loop", async () => {
      for (const how of ["abort", "leave"] as const) {
        const leaving = new AbortController();
        let ended: () => void = () => undefined;
        const end = new Promise<void>((resolve) => (ended = resolve));
        const humanize: Backstage["humanize"] = async function* (_request, signal) {
          try {
            yield { type: "delta", text: "first" };
            await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
          } finally {
            ended();
          }
        };
        await withService({ humanize }, async (service) => {
          const events = service.humanize(request, { signal: leaving.signal })[Symbol.asyncIterator]();
          await events.next();
          if (how === "abort") {
            const next = events.next().catch(() => null);
            leaving.abort();
            await next;
          } else {
            await events.return?.();
          }
          await end;
        });
      }
    });

    test("hands two texts to the judge and its answer back, and fails by its code", async () => {
      const seen: unknown[] = [];
      const verify: Backstage["verify"] = (asked, _, key) => {
        seen.push(asked, key);
        return seen.length > 2 ? Promise.reject(new ServiceError("quota_exhausted")) : Promise.resolve(judged);
      };
      const asked: VerifyRequest = { before: "We hope to.", after: "We will.", fromNotes: true };
      await withService({ verify }, async (service) => {
        expect(await service.verify(asked, { idempotencyKey: "once" })).toEqual(judged);
        await expect(service.verify(asked, { idempotencyKey: "twice" })).rejects.toMatchObject({
          code: "quota_exhausted",
        });
      });
      expect(seen).toEqual([asked, "once", asked, "twice"]);
    });

    test("ends a judgement when the caller aborts", async () => {
      const leaving = new AbortController();
      let ended: () => void = () => undefined;
      const end = new Promise<void>((resolve) => (ended = resolve));
      const verify: Backstage["verify"] = (_, signal) => {
        signal.addEventListener("abort", ended, { once: true });
        setTimeout(() => leaving.abort(), 20);
        return end.then(() => Promise.reject(new Error("left")));
      };
      await withService({ verify }, async (service) => {
        await expect(service.verify({ before: "a", after: "b" }, { signal: leaving.signal })).rejects.toThrow();
        await end;
      });
    });

    test("answers usage, policy and registers as they are", () =>
      withService({}, async (service) => {
        expect(await service.usage()).toEqual(report);
        expect(await service.policy()).toBe('{"version":"test","tells":["é"]}');
        expect(await service.registers()).toEqual([{ id: "email", name: "Email", summary: "A complete email." }]);
      }));
  });
};
