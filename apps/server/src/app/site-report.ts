import type { AppDeps } from "../http/context.ts";
import type { Config } from "../config/config.ts";
import { passwordSignUp } from "../accounts/sign-in/sign-up-domains.ts";
import type { Plan, Plans } from "../billing/plans/plans.ts";

/** What an installation has, as its configuration and its plan table say. */
export const siteOf = ({ accounts, money, model }: Config, plans: Plans): AppDeps["site"] => ({
  signUp: passwordSignUp(accounts),
  ...(accounts.signUpDomains.length === 0 ? {} : { signUpDomains: accounts.signUpDomains }),
  providers: (["oidc", "github", "google"] as const).filter((provider) => accounts[provider] !== null),
  ...(accounts.oidc === null ? {} : { oidcName: accounts.oidc.name }),
  mail: accounts.smtp !== null,
  billing: money.stripeSecretKey !== null,
  anonymous: accounts.anonymous,
  withoutAccount: accounts.anonymous ? openTo(plans) : null,
  newAccount: allowanceOf(plans.get("free")),
  model: {
    provider: model.provider,
    standard: model.standard,
    fast: model.fast,
    ...(model.fallbacks.length === 0 ? {} : { fallbacks: model.fallbacks.map(({ provider }) => provider) }),
  },
});

const allowanceOf = ({ allowance, period }: Plan): AppDeps["site"]["newAccount"] => ({ allowance, period });

const openTo = (plans: Plans): NonNullable<AppDeps["site"]["withoutAccount"]> => {
  const { allowance, textCharacters } = plans.get("anonymous");
  return { allowance, used: 0, textCharacters };
};
