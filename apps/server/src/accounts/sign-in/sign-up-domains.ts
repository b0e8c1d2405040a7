import { normalEmail } from "../account-table.ts";

const oneOf = new Intl.ListFormat("en", { type: "disjunction" });

/** What is after the last at-sign of an address, in lower case. */
const domainOf = (email: string): string => normalEmail(email).split("@").at(-1) ?? "";

/** Service accounts are named by addresses here (RFC 2606), so that no mail and no person ever has one. */
export const SERVICE_DOMAIN = "service.invalid";

/** Whether an address may make an account: under one of the domains exactly, or anywhere where none are named. */
export const mayHaveAccount = (email: string, domains: readonly string[]): boolean => {
  const domain = domainOf(email);
  return domain !== SERVICE_DOMAIN && (domains.length === 0 || domains.includes(domain));
};

/** What somebody reads whose address is under another domain. */
export const domainSentence = (domains: readonly string[]): string =>
  domains.length === 0
    ? "This address can't be used here. Try another one."
    : `Only ${oneOf.format(domains)} addresses can have an account here.`;

interface SignUpRule {
  signUp: "open" | "invite" | "closed";
  signUpDomains: readonly string[];
  smtp: object | null;
}

/**
 * How people may sign up with a password. Where only some domains may and no mail is sent, anybody could type an address
 * there, so nobody signs up by it; an invitation is the operator's own word and still counts.
 */
export const passwordSignUp = ({ signUp, signUpDomains, smtp }: SignUpRule): SignUpRule["signUp"] =>
  signUp === "open" && signUpDomains.length > 0 && smtp === null ? "closed" : signUp;
