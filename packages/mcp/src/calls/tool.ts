import type { Service } from "@rewrite-service/contract";
import type { Library } from "../library/library.ts";
import type { Listing } from "../listings/listing.ts";
import type { ToolAnswer } from "./answer.ts";

/** Texts whose rewrite was an expansion, so that a retry can say that its input is notes. */
export interface Expansions {
  add: (rewrite: string) => Promise<void>;
  has: (rewrite: string) => Promise<boolean>;
}

export interface ToolContext {
  /** Null while nobody is signed in. */
  service: Service | null;
  /** What to do about that, in one or two sentences. */
  signIn: string;
  /** Address of the service, for the pages that answers name. */
  site: string;
  /** Whether the local tools are listed beside this one, so that answers may name them. */
  localTools: boolean;
  library: () => Promise<Library>;
  signal: AbortSignal;
  /** Reports to the client that work goes on: how much is done, and what is being done. */
  progress: (done: number, message: string) => void;
  expansions: Expansions;
}

export interface Tool extends Listing {
  /** `input` fits `inputSchema`. A `ServiceError` it throws becomes an answer that says what to do. */
  run: (input: Record<string, unknown>, context: ToolContext) => Promise<ToolAnswer>;
}
