import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { OidcSettings } from "../../config/oidc-settings.ts";

/** Name of the provider in addresses, and in the list of an account's ways to sign in. */
export const OIDC = "oidc";

type Profile = Record<string, unknown>;

/** What a provider says under a name: the claim of that name, or the member that its dots lead to. */
const claimIn = (profile: Profile, name: string): unknown => {
  if (Object.hasOwn(profile, name)) return profile[name];
  let value: unknown = profile;
  for (const part of name.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Profile)[part];
  }
  return value;
};

/** Whether a profile makes its person an administrator; null where the operator has named no claim. */
export const isAdminBy = (profile: Profile, wanted: OidcSettings["adminClaim"]): boolean | null => {
  if (wanted === null) return null;
  const found = claimIn(profile, wanted.claim);
  return (Array.isArray(found) ? found : [found]).some((value) => String(value) === wanted.value);
};

/**
 * The operator's provider for the sign-in library. Only an ID token that is signed by it, for this client and for this
 * sign-in counts. Called with whether the person is an administrator, before there is a session.
 */
export const oidcPlugin = (settings: OidcSettings, heard: (admin: boolean | null) => void) => {
  const { issuer, clientId, clientSecret, scopes, trustEmail, adminClaim } = settings;
  return genericOAuth({
    config: [
      {
        providerId: OIDC,
        discoveryUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: [...scopes],
        authentication: "basic",
        pkce: true,
        requireIdTokenVerification: true,
        // Another provider may give the same number to somebody else, should the operator change to it.
        accountSubject: ({ profile }) => (profile.sub === undefined ? "" : `${issuer} ${String(profile.sub)}`),
        mapProfileToUser: (profile) => {
          heard(isAdminBy(profile, adminClaim));
          // Some providers let people write any address and say nothing about it.
          const said = (profile as Profile)["email_verified"] ?? trustEmail;
          return { emailVerified: said === true || said === "true" };
        },
      },
    ],
  });
};
