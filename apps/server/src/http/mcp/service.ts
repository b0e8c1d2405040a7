import {
  ServiceError,
  type HumanizeEvent,
  type RegisterEntry,
  type Service,
  type VoiceEntry,
} from "@rewrite-service/contract";
import { registers } from "@rewrite-service/text";
import type { Principal } from "../../accounts/principal.ts";
import type { AppDeps } from "../context.ts";
import { requireRewriting } from "../middleware/authenticate.ts";
import { failureEvent } from "../streams/failure-event.ts";

export interface ServiceDeps extends Pick<AppDeps, "humanize" | "verify" | "usageReport" | "policy"> {
  voices(principal: Principal): Promise<VoiceEntry[]>;
  registers?: RegisterEntry[];
}

/** The service for one caller, in process. `client` names the calling program in the owner's usage list. */
export const serviceFor = (
  deps: ServiceDeps,
  principal: Principal,
  client: string | null,
  requestId?: string,
): Service => {
  const asked = requestId === undefined ? {} : { requestId };
  return {
    humanize: (request, { signal, idempotencyKey } = {}) => {
      requireRewriting(principal);
      const leaving = new AbortController();
      const both = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]);
      const caller = { principal, signal: both, idempotencyKey: idempotencyKey ?? null, client, ...asked };
      return asEvents(deps.humanize(request, caller), leaving);
    },
    verify: async (request, { signal, idempotencyKey } = {}) => {
      requireRewriting(principal);
      return deps.verify(request, {
        principal,
        signal: signal ?? new AbortController().signal,
        idempotencyKey: idempotencyKey ?? null,
        client,
        ...asked,
      });
    },
    usage: async () => {
      const report = principal.kind === "account" ? await deps.usageReport(principal.accountId) : null;
      if (report === null) throw new ServiceError("sign_in_required");
      return report;
    },
    policy: () => Promise.resolve(deps.policy),
    registers: () =>
      Promise.resolve(deps.registers ?? registers.map(({ id, name, summary }) => ({ id, name, summary }))),
    voices: () => deps.voices(principal),
  };
};

/** The events of one rewrite; a caller who leaves early ends it. */
const asEvents = async function* (
  events: AsyncIterable<HumanizeEvent>,
  leaving: AbortController,
): AsyncGenerator<HumanizeEvent, void, undefined> {
  let begun = false;
  try {
    for await (const event of events) {
      begun = true;
      yield event;
    }
  } catch (error) {
    yield failureEvent(error, begun);
  } finally {
    leaving.abort(new Error("the caller has left"));
  }
};
