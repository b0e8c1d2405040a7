import { normalEmail } from "../accounts/account-table.ts";
import { domainSentence, mayHaveAccount } from "../accounts/sign-in/sign-up-domains.ts";
import { looksLikeEmail } from "../runtime/email-address.ts";

const linesOf = (rows: readonly { number: number }[]): string =>
  `${rows.length === 1 ? "line" : "lines"} ${rows.map(({ number }) => number).join(", ")}`;

/**
 * The addresses of a list of people: the first cell of each line, below a heading or not. An address that is there twice
 * is meant once. A list with a line that holds no address, or one that may have no account here, is a fault as a whole.
 */
export const addressesIn = (
  csv: string,
  domains: readonly string[],
): { addresses: readonly string[] } | { fault: string } => {
  const rows = csv
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, at) => ({ number: at + 1, cell: (/^\s*"?([^",;\t]*)/.exec(line)?.[1] ?? "").trim() }))
    .filter(({ number, cell }) => cell !== "" && !(number === 1 && /^e-?mail/i.test(cell) && !cell.includes("@")));
  const wrong = rows.filter(({ cell }) => !looksLikeEmail(cell));
  if (wrong.length > 0) {
    return { fault: `No email address at the start of ${linesOf(wrong)}.` };
  }
  const outside = rows.filter(({ cell }) => !mayHaveAccount(cell, domains));
  if (outside.length > 0) {
    return { fault: `${domainSentence(domains)} Check ${linesOf(outside)}.` };
  }
  return { addresses: [...new Set(rows.map(({ cell }) => normalEmail(cell)))] };
};
