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

export interface ServiceParts extends Pick<AppDeps, "humanize" | "usageReport" | "policy"> {
  voices(principal: Principal): Promise<VoiceEntry[]>;
  registers?: RegisterEntry[];
}

/** The service for one caller, in process. `client` names the calling program in the owner's usage list. */
export const serviceFor = (parts: ServiceParts, principal: Principal, client: string | null): Service => ({
  humanize: (request, { signal, idempotencyKey } = {}) => {
    const leaving = new AbortController();
    const both = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]);
    const caller = { principal, signal: both, idempotencyKey: idempotencyKey ?? null, client };
    return asEvents(parts.humanize(request, caller), leaving);
  },
  usage: async () => {
    const report = principal.kind === "account" ? await parts.usageReport(principal.accountId) : null;
    if (report === null) throw new ServiceError("sign_in_required");
    return report;
  },
  policy: () => Promise.resolve(parts.policy),
  registers: () =>
    Promise.resolve(parts.registers ?? registers.map(({ id, name, summary }) => ({ id, name, summary }))),
  voices: () => parts.voices(principal),
});

/** After the first event a failure is an event; before it, and for a caller who has left, it is thrown. */
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
    if (!begun) throw error instanceof ServiceError ? error : new ServiceError("internal", { cause: error });
    yield { type: "error", message: (error instanceof ServiceError ? error : new ServiceError("internal")).message };
  } finally {
    leaving.abort(new Error("the caller has left"));
  }
};
