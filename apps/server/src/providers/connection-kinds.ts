import { CONNECTION_PROVIDERS, type ConnectionProvider } from "@rewrite-service/contract";
import type { Config } from "../config/config.ts";
import { DEFAULT_MODELS } from "../config/default-models.ts";
import { dialectNamed, type DialectName } from "./dialects/index.ts";
import type { HostList } from "../accounts/connections/host-list.ts";

/** One kind of account that can be connected. */
export interface ConnectionKind {
  id: ConnectionProvider;
  name: string;
  dialect: DialectName;
  /** Its own address; null where its owner names one. */
  baseUrl: URL | null;
  /** The model when none is named; null where one must be. */
  model: string | null;
  /** Whether an account is connected by signing in at the provider's, besides by a key. */
  bySignIn: boolean;
}

type Kinds = Readonly<Record<ConnectionProvider, ConnectionKind>>;

const kindsOf = (openRouterBaseUrl: URL): Kinds => {
  const own = (id: "openai" | "anthropic" | "google", name: string): ConnectionKind => ({
    id,
    name,
    dialect: id,
    baseUrl: new URL(dialectNamed(id).address),
    model: DEFAULT_MODELS[id].id,
    bySignIn: false,
  });
  return {
    openai: own("openai", "OpenAI"),
    anthropic: own("anthropic", "Anthropic"),
    google: own("google", "Google"),
    openrouter: {
      id: "openrouter",
      name: "OpenRouter",
      dialect: "openai-compatible",
      baseUrl: new URL("/api/v1", openRouterBaseUrl),
      model: "openrouter/auto",
      bySignIn: true,
    },
    "openai-compatible": {
      id: "openai-compatible",
      name: "Another OpenAI-compatible service",
      dialect: "openai-compatible",
      baseUrl: null,
      model: null,
      bySignIn: false,
    },
  };
};

export interface ConnectionKinds {
  of(id: ConnectionProvider): ConnectionKind;
  /** Those that the operator's list of hosts allows, in the order of the contract. */
  allowed(): ConnectionKind[];
}

export const createConnectionKinds = (
  { openRouterBaseUrl }: Pick<Config["connections"], "openRouterBaseUrl">,
  hosts: HostList,
): ConnectionKinds => {
  const kinds = kindsOf(openRouterBaseUrl);
  return {
    of: (id) => kinds[id],
    allowed: () =>
      CONNECTION_PROVIDERS.map((id) => kinds[id]).filter(({ baseUrl }) =>
        baseUrl === null ? hosts.hosts.length > 0 : hosts.has(baseUrl.host),
      ),
  };
};
