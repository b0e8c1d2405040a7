import type { Effort } from "../../config/model-settings.ts";
import type { Learning } from "../adapting.ts";
import type { Transport } from "../event-call.ts";
import type { Provider } from "../provider.ts";

export interface DialectOptions {
  apiKey: string | null;
  /** Where the provider is, as its own clients write it; its query goes with every call. */
  baseUrl: URL;
  /** Further headers, by names in lower case; they go before the dialect's own. */
  headers?: Readonly<Record<string, string>>;
  models: { standard: string; fast: string };
  /** How much the model is asked to think; null for the least that it allows. */
  effort?: Effort | null;
  transport: Transport;
  /** Knowledge about models that must outlive this provider. */
  learned?: Learning;
}

/** A language that providers speak. */
export interface Dialect {
  /** The name of its file. */
  name: string;
  /** Where its provider is when the operator names no other address. */
  address: string;
  open: (options: DialectOptions) => Provider;
}

/** An address below the base, with the base's own query and then `query`; `version` is a last part of the base that may be left out. */
export const endpoint = (base: URL, path: string, query: Readonly<Record<string, string>> = {}, version = ""): URL => {
  const url = new URL(base);
  const root = base.pathname.replace(/\/+$/, "");
  url.pathname = (version !== "" && root.endsWith(version) ? root.slice(0, -version.length) : root) + path;
  url.hash = "";
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};
