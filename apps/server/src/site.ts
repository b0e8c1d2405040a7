import type { AppDeps } from "./app-context.ts";
import type { Config } from "./config.ts";

/** What an installation offers, as its configuration says. */
export const siteOf = ({ accounts, money, model }: Config): AppDeps["site"] => ({
  signUp: accounts.signUp,
  providers: (["github", "google"] as const).filter((provider) => accounts[provider] !== null),
  mail: accounts.smtpUrl !== null,
  billing: money.stripeSecretKey !== null,
  anonymous: accounts.anonymous,
  model: { provider: model.provider, standard: model.standard, fast: model.fast },
});
