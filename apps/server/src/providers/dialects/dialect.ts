import type { Transport } from "../event-call.ts";
import type { Provider } from "../provider.ts";

export interface DialectOptions {
  apiKey: string | null;
  /** Where the provider is, as its own clients write it. */
  baseUrl: URL;
  models: { standard: string; fast: string };
  transport: Transport;
}

/** A language that providers speak. */
export interface Dialect {
  /** The name of its file. */
  name: string;
  /** Where its provider is when the operator names no other address. */
  address: string;
  open: (options: DialectOptions) => Provider;
}
