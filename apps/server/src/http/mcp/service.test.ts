import { describeService } from "@rewrite-service/contract/service-suite";
import { serviceFor } from "./service.ts";
import { account } from "../../testing/test-app.ts";

describeService("the server in process", (backstage) =>
  Promise.resolve({
    service: serviceFor(
      {
        humanize: (request, { signal, idempotencyKey }) => backstage.humanize(request, signal, idempotencyKey),
        verify: (request, { signal, idempotencyKey }) => backstage.verify(request, signal, idempotencyKey),
        usageReport: () => backstage.usage(),
        policy: backstage.policy,
        registers: backstage.registers,
        voices: () => Promise.resolve(backstage.voices),
      },
      account,
      null,
    ),
    close: () => Promise.resolve(),
  }),
);
