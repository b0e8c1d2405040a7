import * as z from "zod/mini";

/** Who is signed in, as far as a page needs it to know what to show. */
const SiteAccount = z.strictObject({
  email: z.string(),
  plan: z.string(),
  admin: z.boolean(),
  /** Whether the plan has templates. */
  templates: z.boolean(),
});
export type SiteAccount = z.infer<typeof SiteAccount>;

/** Answer of `GET /api/site`: what this installation offers, and who is signed in; `account` is null for nobody. */
export const SiteReport = z.strictObject({
  signUp: z.enum(["open", "invite", "closed"]),
  /** Domains whose addresses alone may make an account; left out where any may. */
  signUpDomains: z.optional(z.readonly(z.array(z.string()))),
  /** Providers that people may sign in with. */
  providers: z.readonly(z.array(z.enum(["oidc", "github", "google"]))),
  /** What the operator calls the first of them. */
  oidcName: z.optional(z.string()),
  /** Whether the server sends mail, such as reset links. */
  mail: z.boolean(),
  /** Whether plans and credits can be bought here. */
  billing: z.boolean(),
  /** Whether callers without an account may rewrite. */
  anonymous: z.boolean(),
  /**
   * What they get: rewrites a day, those that this caller has used today (0 for somebody who is signed in), and the
   * longest text in UTF-16 units; null where they may not.
   */
  withoutAccount: z.nullable(z.strictObject({ allowance: z.number(), used: z.number(), textCharacters: z.number() })),
  /** What the plan of a new account gives. */
  newAccount: z.strictObject({ allowance: z.number(), period: z.enum(["day", "month"]) }),
  /** Who receives a draft; `builtin` is the engine of the server itself. `fallbacks` are who does where that fails. */
  model: z.strictObject({
    provider: z.string(),
    standard: z.string(),
    fast: z.string(),
    fallbacks: z.optional(z.readonly(z.array(z.string()))),
  }),
  account: z.nullable(SiteAccount),
});
export type SiteReport = z.infer<typeof SiteReport>;
