// Which sources stand for one kind of writing. Whole groups are left out together when unseen sources are measured, and
// each kind gets an intercept of its own in training, so that no weight has to say which corpus a text is from.
import type { CorpusRow } from "./corpus.ts";

const GROUPS: Record<string, string> = {
  gptid: "questions",
  eli5: "questions",
  alpaca_dev: "questions",
  outfox: "student essays",
  argugpt: "student essays",
  email_enron_dev: "mail",
  emailsense: "mail",
  alpaca_dev_mail: "mail",
  "work-2026": "mail",
};

/** The group a source is left out with; a source of its own kind is its own group. */
export const groupOf = (row: CorpusRow): string => GROUPS[row.source] ?? row.source;

/** The kind of writing that shares an intercept. */
export const kindOf = (row: CorpusRow): string => {
  const group = groupOf(row);
  if (["detectrl", "shijaku", "hc3plus", "mail", "questions"].includes(group)) return group;
  if (row.domain === "yelp") return "reviews";
  if (row.domain === "creative" || row.domain === "cwriting" || row.source === "slop_dev") return "stories";
  return row.source === "raidar" ? `raidar ${row.domain}` : "essays";
};

/** True where the licence forbids commercial use. */
export const isNonCommercial = (row: CorpusRow): boolean => /\bNC\b/.test(row.licence);
