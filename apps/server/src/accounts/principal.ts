import type { KeyScope } from "@rewrite-service/contract";

/** Who is asking. A key and a session of one person are one account; an anonymous caller is an address block. */
export type Principal =
  | { kind: "anonymous"; addressBlock: string }
  | { kind: "account"; accountId: string; email: string; plan: string; admin: boolean; via: "session" }
  | {
      kind: "account";
      accountId: string;
      email: string;
      plan: string;
      admin: boolean;
      via: "key";
      keyId: string;
      keyName: string;
      /** What the key may do: `read` gives what the account has, and rewrites nothing; `admin` only administers. */
      scope: KeyScope;
    };

/** A caller who has an account. */
export type AccountPrincipal = Extract<Principal, { kind: "account" }>;

/** Name of the caller's plan. */
export const planOf = (principal: Principal): string => (principal.kind === "anonymous" ? "anonymous" : principal.plan);
