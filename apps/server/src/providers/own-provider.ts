import { ServiceError } from "@rewrite-service/contract";
import type { ConnectedAccount } from "./connected.ts";
import type { Provider } from "./provider.ts";
import type { ConnectionKinds } from "./connection-kinds.ts";
import type { Connections } from "../accounts/connections/connections.ts";
import type { HostList } from "../accounts/connections/host-list.ts";
import type { Principal } from "../accounts/principal.ts";

interface OwnProviderDeps {
  connections: Connections;
  kinds: ConnectionKinds;
  hosts: HostList;
  providerOf: (account: ConnectedAccount) => Provider;
}

/**
 * The provider that pays for a rewrite in place of the allowance: the one that a signed-in person chose. A key never
 * reaches it. Where it cannot be used the rewrite is refused, because its owner did not choose to send the draft elsewhere.
 */
export const ownProvider =
  ({ connections, kinds, hosts, providerOf }: OwnProviderDeps) =>
  async (principal: Principal): Promise<Provider | null> => {
    if (principal.kind === "anonymous" || principal.via !== "session") return null;
    const chosen = await connections.chosen(principal.accountId);
    if (chosen === null) return null;
    const { provider, baseUrl, model, key } = chosen;
    if ("problem" in hosts.check(baseUrl.href)) {
      const message =
        "The admin no longer allows your connected account's host. Use your allowance or connect another account.";
      throw new ServiceError("provider_error", { message });
    }
    return providerOf({ dialect: kinds.of(provider).dialect, baseUrl, model, apiKey: key });
  };
