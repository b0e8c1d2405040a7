import { ProviderFailure } from "./failure.ts";
import type { ModelCall, Part, Provider } from "./provider.ts";

/** One of several providers that stand in for each other, in their order. */
export interface Member {
  /** For the log. */
  name: string;
  provider: Provider;
}

export interface FallbackOptions {
  members: readonly Member[];
  now: () => number;
  /** Called when one answers in place of those before it. */
  tookOver: (name: string, instead: string) => void;
}

/** How long a provider that failed is passed over, unless it asked for more. */
const REST_MS = 30_000;
/** No further provider is asked once a call has taken this long. */
const TAKE_OVER_WITHIN_MS = 150_000;

/**
 * Providers that stand in for each other until the first text of a call, never after it. One that failed rests, the last is
 * always asked. `open` gives a provider for one rewrite: what goes on with delivered text stays with the one that wrote it.
 */
export const createFallback = ({ members, now, tookOver }: FallbackOptions): { open(): Provider } => {
  const restsUntil = new Map<Member, number>();
  const rest = (member: Member, { retryAfterS = 0 }: ProviderFailure): void => {
    const until = now() + Math.max(REST_MS, retryAfterS * 1_000);
    restsUntil.set(member, Math.max(until, restsUntil.get(member) ?? 0));
  };
  const awake = (member: Member): boolean => member === members.at(-1) || (restsUntil.get(member) ?? 0) <= now();

  // Parts that came before a member's text; they count only once its text comes.
  const begin = async (member: Member, call: ModelCall, signal: AbortSignal): Promise<Begun> => {
    const parts = member.provider.stream(call, signal)[Symbol.asyncIterator]();
    const first: Part[] = [];
    for (;;) {
      const { done, value } = await parts.next();
      if (done === true) throw emptyAnswer();
      first.push(value);
      if (value.type === "text") return { first, parts };
    }
  };

  return {
    open: () => {
      let writer: Member | null = null;
      const asked = (call: ModelCall): readonly Member[] => {
        const wrote = writer;
        if (wrote === null) return members.filter(awake);
        return call.continues === true ? [wrote] : [wrote, ...members.filter((one) => one !== wrote && awake(one))];
      };
      return {
        name: members[0]?.name ?? "none",
        callsModel: true,
        async *stream(call, signal): AsyncGenerator<Part, void, undefined> {
          const startedAt = now();
          const order = asked(call);
          for (const [place, member] of order.entries()) {
            let begun: Begun | null = null;
            try {
              begun = await begin(member, call, signal);
            } catch (error) {
              if (!(error instanceof ProviderFailure) || signal.aborted) throw error;
              if (error.elsewhere) rest(member, error);
              const late = now() - startedAt > TAKE_OVER_WITHIN_MS;
              if (!error.elsewhere || late || place === order.length - 1) throw error;
              continue;
            }
            writer = member;
            if (member !== members[0]) tookOver(member.name, members[0]?.name ?? "none");
            yield* partsOf(begun);
            return;
          }
        },
      };
    },
  };
};

interface Begun {
  first: readonly Part[];
  parts: AsyncIterator<Part>;
}

/** Leaving it cancels the call. */
const partsOf = async function* ({ first, parts }: Begun): AsyncGenerator<Part, void, undefined> {
  try {
    yield* first;
    for (let next = await parts.next(); next.done !== true; next = await parts.next()) yield next.value;
  } finally {
    await parts.return?.();
  }
};

const emptyAnswer = (): ProviderFailure =>
  new ProviderFailure("provider_error", "the answer is empty", { again: false, elsewhere: true });
