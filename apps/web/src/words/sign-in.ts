import type { SiteReport } from "@rewrite-service/contract";

const oneOf = new Intl.ListFormat("en", { type: "disjunction" });

/** Every string of sign-in, sign-up and lost passwords. */
export const signInWords = {
  title: "Sign in",
  createTitle: "Create an account",
  email: "Email",
  password: "Password",
  passwordHint: (characters: number): string =>
    `At least ${characters} characters. A few words are easier to remember than symbols.`,
  noMailHint: "Check for typos: we can’t send a confirmation.",
  linkHint: "We’ll email you a link to set your password.",
  submit: "Sign in",
  create: "Create account",
  noAccount: "New here? Create an account",
  show: "Show password",
  hide: "Hide password",
  noEmail: "Enter your email address, such as ana@example.org.",
  noMatch: "That email and password don’t match an account.",
  noPassword: "Enter your password.",
  shortPassword: (characters: number): string =>
    `Use at least ${characters} characters. A few words are easier to remember than symbols.`,
  noInvite: "Enter your invitation code.",
  haveAccount: "Already have an account? Sign in",
  draftKept: "Your draft will still be here.",
  /** What an account adds; of its allowance something is said only where it is the larger one. */
  adds: ({ newAccount: { allowance, period }, withoutAccount }: SiteReport): string => {
    const before = withoutAccount?.allowance ?? 0;
    const isMore = period === "month" || allowance > before;
    const instead = period === "day" && before > 0 ? ` instead of ${before.toLocaleString("en")}` : "";
    const rewrites = isMore ? `${allowance.toLocaleString("en")} rewrites a ${period}${instead}, ` : "";
    return `With an account you get ${rewrites}your own voices, always-protected words, and API keys for editors and programs.`;
  },
  unreachable: "Can’t reach the server. Check your connection, then try again.",
  again: "Try again",
  invite: "Invitation code",
  inviteHint: "New accounts here need an invitation. Open the link from the admin, or enter its code here.",
  closed: "Only the admin can create accounts here.",
  noPasswordAccount: "New accounts here can’t use a password. Choose one of the options above.",
  with: (name: string): string => `Continue with ${name}`,
  providerNames: { github: "GitHub", google: "Google" },
  or: "or",
  providerFailed: "Sign-in didn’t finish. Try again, or use your email.",
  otherDomain: (domains: readonly string[]): string =>
    `To sign up here, use an email address at ${oneOf.format(domains)}.`,
  forgot: "Forgot your password?",
  forgotTitle: "Reset your password",
  forgotLead: "We’ll send a link to your address. It works once and expires in an hour.",
  forgotSend: "Send the link",
  forgotSent: "If an account has this address, a link is on its way. Check your email.",
  forgotNoMail: "This server can’t send email. Ask its admin for a reset link.",
  checkMailTitle: "Check your email",
  checkMail: (email: string): string =>
    `If ${email} can be used to sign up here, we’ve sent a link to it. Open the link to confirm your address and choose a password.`,
  back: "Back to sign-in",
} as const;
