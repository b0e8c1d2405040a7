import { isLoopbackHost } from "../runtime/loopback-host.ts";
import type { EnvironmentReader } from "./environment.ts";

/** A provider of OpenID Connect, as the operator names it. */
export interface OidcSettings {
  /** Letter for letter as the provider writes it in its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** What the sign-in button calls it. */
  readonly name: string;
  /** Whether an address counts as proved where the provider says nothing about it. */
  readonly trustEmail: boolean;
  /** Claim and value of an administrator; null where the provider does not say who is one. */
  readonly adminClaim: { readonly claim: string; readonly value: string } | null;
}

const NAMES = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
const NAME_CHARACTERS_MAX = 60;

/** Reads the provider's settings; null where there are none. What is wrong goes to the reader's problems. */
export const oidcSettings = (read: EnvironmentReader): OidcSettings | null => {
  const [issuer, clientId, clientSecret] = NAMES.map((name) => read.optional(name));
  const adminClaim = adminClaimOf(read);
  const trustEmail = read.choice("OIDC_TRUST_EMAIL", ["on", "off"]) === "on";
  const name = read.text("OIDC_NAME");
  if (name.length > NAME_CHARACTERS_MAX)
    read.problems.push(`OIDC_NAME must be ${NAME_CHARACTERS_MAX} characters or fewer.`);
  if (issuer == null && clientId == null && clientSecret == null) return null;
  if (issuer == null || clientId == null || clientSecret == null) {
    read.problems.push(`${NAMES.slice(0, 2).join(", ")} and ${NAMES[2]} must be set together.`);
    return null;
  }
  if (!isIssuer(issuer))
    read.problems.push(
      "OIDC_ISSUER must be an https address. http is allowed only for a loopback address such as localhost.",
    );
  const scopes = read.list("OIDC_SCOPES");
  if (!scopes.includes("openid") || !scopes.includes("email"))
    read.problems.push("OIDC_SCOPES must include openid and email; accounts are identified by email address.");
  return { issuer, clientId, clientSecret, scopes, name, trustEmail, adminClaim };
};

const isIssuer = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname));
};

const adminClaimOf = (read: EnvironmentReader): OidcSettings["adminClaim"] => {
  const text = read.optional("OIDC_ADMIN_CLAIM");
  if (text === null) return null;
  // A claim may be named by an address; the value is what follows the last sign.
  const at = text.lastIndexOf("=");
  const [claim, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at > 0 && claim !== "" && value !== "") return { claim, value };
  read.problems.push("OIDC_ADMIN_CLAIM must be a claim and its value, such as groups=rewrite-admins.");
  return null;
};
