import type { UsageEvent } from "@rewrite-service/contract";
import { planOf, type Principal } from "../accounts/principal.ts";
import type { Receipt } from "../billing/ledger/ledger.ts";
import type { Brief } from "../providers/brief.ts";
import type { Provider } from "../providers/provider.ts";
import type { CallUsage } from "./gate/gate.ts";
import { estimateTokens } from "./price.ts";

export interface Spent {
  inputTokens: number;
  outputTokens: number;
  requests: number;
}

/** What the calls of a model used: the provider's own counts, and estimates where it gave none. */
export const spentOf = (calls: readonly CallUsage[], provider: Pick<Provider, "callsModel">): Spent => {
  const sum = (countOf: (call: CallUsage) => number): number => calls.reduce((total, call) => total + countOf(call), 0);
  return {
    inputTokens: sum((call) => call.inputTokens ?? estimateTokens(call.promptCharacters)),
    outputTokens: sum((call) => call.outputTokens ?? estimateTokens(call.characters)),
    requests: provider.callsModel ? calls.length : 0,
  };
};

export const usageEvent = (principal: Principal, tier: Brief["tier"], spent: Spent, receipt: Receipt): UsageEvent => ({
  type: "usage",
  plan: planOf(principal),
  modelTier: tier,
  ...spent,
  ...receipt,
});
