import { rewrite } from "@rewrite-service/text";
import type { Dispatcher } from "undici";
import type { Config } from "../config/config.ts";
import type { AccountServices } from "../http/account-services.ts";
import { builtinAnswer } from "../humanize/builtin-answer.ts";
import type { HumanizeDeps } from "../humanize/humanize.ts";
import { createConnectedProviders } from "../providers/connected.ts";
import { ownProvider } from "../providers/own-provider.ts";
import { createProvider } from "../providers/registry.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Log } from "../runtime/log.ts";
import type { Metrics } from "../runtime/metrics.ts";
import type { EndedCall } from "../providers/retry.ts";
import { openSpeller } from "../providers/spelling/open.ts";

interface ProvidersDeps {
  model: Config["model"];
  services: Pick<AccountServices, "connections" | "kinds" | "hosts">;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, "modelCall">;
  /** For calls to the addresses of connected accounts. */
  dispatcher: Dispatcher;
}

/** The configured provider, and the connected account of a caller who chose one to pay. */
export const createProviders = (deps: ProvidersDeps): HumanizeDeps["providers"] & { close(): Promise<void> } => {
  const { model, services, clock, log, metrics, dispatcher } = deps;
  const count = (provider: string, named: string, { failure, end, ...ended }: EndedCall): void =>
    metrics.modelCall({
      ...ended,
      provider,
      model: named,
      end: failure === null ? endOf(end) : { failed: failure.code },
    });
  const own = ownProvider({
    ...services,
    providerOf: createConnectedProviders({
      model,
      clock,
      log,
      dispatcher,
      // Their models are their owners' matter, and as many as owners like.
      called: (ended) => count("connected account", "", ended),
    }),
  });
  const configured = createProvider({
    model,
    clock,
    log,
    builtinAnswer: builtinAnswer(rewrite, openSpeller()),
    called: count,
  });
  return {
    pick: async (_, principal) => {
      const provider = await own(principal);
      // A connected account judges by itself: no draft goes where its owner did not send it.
      if (provider !== null) return { provider, judge: provider, connected: true };
      return { ...configured.open(), connected: false };
    },
    close: () => configured.close(),
  };
};

const endOf = (end: EndedCall["end"]): "done" | "left" => (end === "done" ? "done" : "left");
