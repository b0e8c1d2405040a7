import { readFileSync } from "node:fs";
import { createInvites } from "../../accounts/sign-in/invites.ts";
import { domainSentence, mayHaveAccount } from "../../accounts/sign-in/sign-up-domains.ts";
import { invitation } from "../../accounts/mail/mails.ts";
import { smtpCarrier } from "../../accounts/mail/smtp-carrier.ts";
import { looksLikeEmail } from "../../runtime/email-address.ts";
import { normalEmail } from "../../accounts/account-table.ts";
import { optional, UsageError, type Command, type CommandContext } from "./command.ts";

interface Invited {
  email: string;
  url: string;
  /** Whether the mail server took the mail; false also where no mail is sent. */
  mailed: boolean;
}

/**
 * The addresses of a list of people: the first cell of each line, below a heading or not. An address that is there twice
 * is meant once.
 *
 * @throws UsageError naming each line that holds no address, or one that may have no account here.
 */
const addressesIn = (csv: string, domains: readonly string[]): string[] => {
  const rows = csv
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, at) => ({ number: at + 1, cell: (/^\s*"?([^",;\t]*)/.exec(line)?.[1] ?? "").trim() }))
    .filter(({ number, cell }) => cell !== "" && !(number === 1 && /^e-?mail/i.test(cell) && !cell.includes("@")));
  const wrong = rows.filter(({ cell }) => !looksLikeEmail(cell));
  if (wrong.length > 0) {
    throw new UsageError(`No address at the beginning of line ${wrong.map(({ number }) => number).join(", ")}.`);
  }
  const outside = rows.filter(({ cell }) => !mayHaveAccount(cell, domains));
  if (outside.length > 0) {
    throw new UsageError(`${domainSentence(domains)} Look at line ${outside.map(({ number }) => number).join(", ")}.`);
  }
  return [...new Set(rows.map(({ cell }) => normalEmail(cell)))];
};

const invite = async ({ db, clock, config }: CommandContext, email: string | null) => {
  const { id, code, expiresAt } = await createInvites({ db, clock }).create(email);
  const url = new URL("/signin", config.server.appUrl);
  url.hash = new URLSearchParams({ invite: code }).toString();
  return { id, code, url: url.href, expiresAt: new Date(expiresAt).toISOString() };
};

/** Invites everybody who has no account yet, by mail where mail is sent. */
const inviteAll = async (context: CommandContext, file: string) => {
  const { accounts, config } = context;
  const { smtp, mailFrom, signUpDomains } = config.accounts;
  const carrier = smtp === null ? null : smtpCarrier(smtp, mailFrom);
  const invited: Invited[] = [];
  const present: string[] = [];
  for (const email of addressesIn(readFileSync(file, "utf8"), signUpDomains)) {
    if ((await accounts.byEmail(email)) !== null) {
      present.push(email);
      continue;
    }
    const { url } = await invite(context, email);
    const sent = carrier?.send(invitation(email, url, config.server.appUrl));
    const mailed =
      sent !== undefined &&
      (await sent.then(
        () => true,
        () => false,
      ));
    invited.push({ email, url, mailed });
  }
  carrier?.close();
  const byHand = invited.filter(({ mailed }) => !mailed);
  const count = (n: number): string => (n === 1 ? "1 person" : `${n} people`);
  const text = [
    `Invited ${count(invited.length)}, ${invited.length - byHand.length} of them by mail. ${count(present.length)} had an account already.`,
    ...(byHand.length === 0 ? [] : ["Valid once, for 14 days; hand them over yourself:"]),
    ...byHand.map(({ email, url }) => `${email},${url}`),
  ].join("\n");
  const act = { action: "invite.create", subject: null, detail: `${count(invited.length)} from a list` } as const;
  return { json: { invited, present }, text, act, status: smtp !== null && byHand.length > 0 ? 1 : 0 };
};

const create: Command = {
  name: "invite create",
  usage: "invite create [--email E] [--file people.csv]   mailed to those of the list where mail is sent",
  options: ["email=", "file="],
  run: async (context, args) => {
    const [email, file] = [optional(args, "email"), optional(args, "file")];
    if (file !== null && email !== null) throw new UsageError("Name one address or a file, not both.");
    if (file !== null) return inviteAll(context, file);
    const { signUpDomains } = context.config.accounts;
    if (email !== null && !mayHaveAccount(email, signUpDomains)) throw new UsageError(domainSentence(signUpDomains));
    const json = await invite(context, email);
    const act = { action: "invite.create", subject: null } as const;
    return { json, text: `Valid once, until ${json.expiresAt}:\n${json.url}`, act };
  },
};

export const inviteCommands: readonly Command[] = [create];
