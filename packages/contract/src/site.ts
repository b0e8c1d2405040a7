/** Who is signed in, as far as a page needs it to know what to show. */
export interface SiteAccount {
  email: string;
  plan: string;
  admin: boolean;
  /** Whether the plan has templates. */
  templates: boolean;
}

/** Answer of `GET /api/site`: what this installation offers, and who is signed in; `account` is null for nobody. */
export interface SiteReport {
  signUp: "open" | "invite" | "closed";
  /** Providers that people may sign in with. */
  providers: readonly ("github" | "google")[];
  /** Whether the server sends mail, such as reset links. */
  mail: boolean;
  /** Whether plans and credits can be bought here. */
  billing: boolean;
  /** Whether callers without an account may rewrite. */
  anonymous: boolean;
  /** What they get: rewrites a day, and the longest text in UTF-16 units; null where they may not. */
  withoutAccount: { allowance: number; textCharacters: number } | null;
  /** Who receives a draft; `builtin` is the engine of the server itself. */
  model: { provider: string; standard: string; fast: string };
  account: SiteAccount | null;
}
