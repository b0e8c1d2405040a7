// The exports of `rewrite-service-client`. Its types for callers are written out in index.d.ts beside this folder, because
// the contract's own come from schemas that callers have no use for; public.test-d.ts holds the two against each other.
import {
  failureOfEvent,
  gatherAnswer,
  type HumanizeAnswer,
  type HumanizeEvent,
  type HumanizeOptions,
  type HumanizeRequest,
  type Service,
} from "@rewrite-service/contract";
import { createClient as createService, type ClientOptions } from "./client.ts";

export { pollDeviceLogin, startDeviceLogin } from "./device-login.ts";
export { ServiceError, splitNotes } from "@rewrite-service/contract";

type StreamedEvent = Exclude<HumanizeEvent, { type: "error" }>;

/** The service over HTTP, with one call for the whole text and one for its pieces. Every failure is a `ServiceError`. */
export interface Client extends Omit<Service, "humanize"> {
  rewrite(request: HumanizeRequest, options?: HumanizeOptions): Promise<HumanizeAnswer>;
  stream(request: HumanizeRequest, options?: HumanizeOptions): AsyncIterable<StreamedEvent>;
}

async function* withFailuresThrown(events: AsyncIterable<HumanizeEvent>): AsyncGenerator<StreamedEvent> {
  for await (const event of events) {
    if (event.type === "error") throw failureOfEvent(event.message);
    yield event;
  }
}

export const createClient = (options: ClientOptions): Client => {
  const service = createService(options);
  return {
    verify: (request, given) => service.verify(request, given),
    usage: () => service.usage(),
    policy: () => service.policy(),
    registers: () => service.registers(),
    voices: () => service.voices(),
    // Gathered from the stream: it is never silent for long, so no proxy on the way gives up on a slow model.
    rewrite: (request, given) => gatherAnswer(service.humanize(request, given)),
    stream: (request, given) => withFailuresThrown(service.humanize(request, given)),
  };
};
