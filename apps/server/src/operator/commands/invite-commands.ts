import { readFileSync } from "node:fs";
import { domainSentence, mayHaveAccount } from "../../accounts/sign-in/sign-up-domains.ts";
import { addressesIn } from "../address-list.ts";
import { TERMINAL } from "../audit.ts";
import { peopleCount } from "../invitations.ts";
import { optional, UsageError, type Command, type CommandContext } from "./command.ts";

const inviteAll = async ({ config, operator }: CommandContext, file: string) => {
  const { smtp, signUpDomains } = config.accounts;
  const list = addressesIn(readFileSync(file, "utf8"), signUpDomains);
  if ("fault" in list) throw new UsageError(list.fault);
  const people = await operator.invitations.makeAll(TERMINAL, list.addresses);
  const { invited, present } = people;
  const byHand = invited.filter(({ mailed }) => !mailed);
  const text = [
    `Invited ${peopleCount(invited.length)}, ${invited.length - byHand.length} of them by email. ${peopleCount(present.length)} already had an account.`,
    ...(byHand.length === 0 ? [] : ["Valid once, for 14 days; hand them over yourself:"]),
    ...byHand.map(({ email, url }) => `${email},${url}`),
  ].join("\n");
  return { json: people, text, status: smtp !== null && byHand.length > 0 ? 1 : 0 };
};

const create: Command = {
  name: "invite create",
  takes: "[--email EMAIL] [--file FILE]",
  meaning:
    "prints an invitation link, for EMAIL or for anybody; with `--file`, invites the addresses in the first column of a CSV file, by email or, if mail is not set up, with printed links",
  options: ["email=", "file="],
  run: async (context, args) => {
    const [email, file] = [optional(args, "email"), optional(args, "file")];
    if (file !== null && email !== null) throw new UsageError("Name one address or a file, not both.");
    if (file !== null) return inviteAll(context, file);
    const { signUpDomains } = context.config.accounts;
    if (email !== null && !mayHaveAccount(email, signUpDomains)) throw new UsageError(domainSentence(signUpDomains));
    const json = await context.operator.invitations.make(email);
    const act = { action: "invite.create", subject: null } as const;
    return { json, text: `Valid once, until ${json.expiresAt}:\n${json.url}`, act };
  },
};

export const inviteCommands: readonly Command[] = [create];
