import { randomOf, shuffle } from "../train/likelihood/random.ts";
import { readRows } from "./read-rows.ts";

/** People whom the evaluation of voices judges, those with most mail; the weights of a distance are learned on the others. */
export const AUTHORS_JUDGED = 20;

/** People of the source `email_enron_dev` with their whole mails, whoever has most first; the author is the name before `_sent` in `group`. */
export const mailsByAuthor = (path: string): [author: string, mails: string[]][] => {
  const byAuthor = new Map<string, string[]>();
  for (const row of readRows<{ source: string; slice: string; group: string; text: string }>(path)) {
    if (row.source !== "email_enron_dev" || row.slice !== "full" || !row.group.includes("_sent")) continue;
    const author = row.group.split("_sent")[0] as string;
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), row.text]);
  }
  return [...byAuthor].sort(([, a], [, b]) => b.length - a.length);
};

/** The mails of each author, parted into samples and mails to be ranked. */
export interface Split {
  kept: string[][];
  heldBack: string[][];
}

/** Holds back each of `parts` parts of everybody's mails once; in the order of the file for seed 0, else shuffled. */
export const splits = (authors: readonly (readonly string[])[], parts: number, seed: number): Split[] => {
  const random = randomOf(seed);
  const ordered = authors.map((mails) => (seed === 0 ? mails : shuffle([...mails], random)));
  return Array.from({ length: parts }, (_, part) => ({
    kept: ordered.map((mails) => mails.filter((_mail, at) => at % parts !== part)),
    heldBack: ordered.map((mails) => mails.filter((_mail, at) => at % parts === part)),
  }));
};

const CLOSING_WORD = /^(?:thanks?|regards|best|sincerely|cheers|bye|comments|help|yours)$/i;
const NAME = /^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?$/u;

/** An author's mails without the author's own names: that of the folder, and text alone in the last line twice or more. */
export const withoutNames = (author: string, mails: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const mail of mails) {
    const last = (mail.trim().split("\n").at(-1) ?? "").replace(/^[-–\s]+/, "").replace(/[.,!\s]+$/, "");
    if (NAME.test(last) && last.length < 25 && !CLOSING_WORD.test(last)) counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  const signed = [...counts].filter(([, count]) => count > 1).flatMap(([name]) => name.toLowerCase().split(/[ .]+/));
  const names = new Set([author.split("/").at(-1)?.split("-")[0] ?? "", ...signed]);
  return mails.map((mail) =>
    mail
      .replace(/\p{L}+/gu, (word) => (names.has(word.toLowerCase()) ? "" : word))
      .replace(/\n[-–\s.,]*$/u, "")
      .trim(),
  );
};
