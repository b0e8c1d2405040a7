import { ServiceError, type ErrorOptions } from "@rewrite-service/contract";

/**
 * The gate ended a rewrite. `rewrite_stopped`: what the model wrote is not in the draft, or leaves something out, and
 * `kind` is the kind of fact or `span`. `provider_error`: the answer was none, and `kind` says why.
 */
export class GateStop extends ServiceError {
  readonly kind: string;

  constructor(code: "rewrite_stopped" | "provider_error", kind: string, options: ErrorOptions) {
    super(code, options);
    this.kind = kind;
  }
}
