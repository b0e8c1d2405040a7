import { ServiceError } from "@rewrite-service/contract";
import type { BetterAuthPlugin } from "better-auth";
import type { OidcSettings } from "../../config/oidc-settings.ts";
import { OIDC } from "./oidc.ts";
import type { SignIn } from "./sign-in.ts";

/** The library with passkeys, which starts at the first use of one: no other sign-in and no command waits for it. */
export const libraryWithPasskeys = (
  appUrl: URL,
  start: (plugin: BetterAuthPlugin) => SignIn,
): (() => Promise<SignIn>) => {
  let started: Promise<SignIn> | null = null;
  return () => {
    started ??= import("./passkey-plugin.ts").then(({ passkeyPlugin }) => start(passkeyPlugin(appUrl)));
    return started;
  };
};

/**
 * The library with the operator's own provider, which it looks up as it starts. It starts at the first sign-in by it, and
 * once more at the next one where the provider did not answer, so that a provider that is away holds up nothing else.
 */
export const libraryWithProvider = (
  oidc: OidcSettings | null,
  start: (oidc: OidcSettings) => SignIn,
): (() => Promise<SignIn>) => {
  let started: Promise<SignIn> | null = null;
  const startWith = async (settings: OidcSettings): Promise<SignIn> => {
    const library = start(settings);
    const { socialProviders } = await library.$context;
    const found = socialProviders.find(({ id }) => id === OIDC);
    // It also must be who the operator says: a provider for many companies answers for none of them in particular.
    if (found !== undefined && found.issuer === settings.issuer) return library;
    throw new ServiceError("provider_unavailable", {
      message:
        found === undefined
          ? "The sign-in provider isn't responding. Try again shortly."
          : "The sign-in provider's issuer doesn't match OIDC_ISSUER. Tell the admin of this server.",
    });
  };
  return async () => {
    if (oidc === null) throw new ServiceError("not_found");
    started ??= startWith(oidc);
    try {
      return await started;
    } catch (error) {
      started = null;
      throw error;
    }
  };
};
