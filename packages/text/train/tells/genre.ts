export type Genre = "workplace" | "essay" | "news" | "story" | "academic" | "expository" | "review";

export const GENRES: readonly Genre[] = ["workplace", "essay", "news", "story", "academic", "expository", "review"];

const BY_DOMAIN: Readonly<Record<string, Genre>> = {
  email: "workplace",
  email_letter: "workplace",
  student_essay: "essay",
  toefl_style_essay: "essay",
  essay: "essay",
  argument_essay: "essay",
  document: "news",
  news_summary: "news",
  news: "news",
  story: "story",
  creative: "story",
  cwriting: "story",
  creative_or_essay: "story",
  abstract: "academic",
  arxiv: "academic",
  qa: "expository",
  reddit: "expository",
  instruct: "expository",
  yelp: "review",
  content: "review",
};

// One source mixes four domains and numbers its prompts domain by domain, 502 to each.
const MIXED: readonly Genre[] = ["academic", "news", "story", "review"];

const mixedGenre = (group: string): Genre => {
  const number = Number(/\d+$/.exec(group)?.[0] ?? 0);
  return MIXED[Math.min(3, Math.floor(number / 502))] as Genre;
};

/** The source of essays by people who learn English. */
export const NON_NATIVE_SOURCE = "shijaku";

/** The genre of a row, from its domain. */
export const genreOf = (row: { domain: string; group: string }): Genre =>
  BY_DOMAIN[row.domain] ?? mixedGenre(row.group);

/**
 * Whether a row's label can be believed. The news of one source has originals of the 1990s, yet the side marked human
 * writes of the pandemic and in the manner of an assistant, and the side marked machine holds originals.
 */
export const isLabelled = (row: { source: string; domain: string }): boolean =>
  row.source !== "raidar" || row.domain !== "news";

/**
 * Whether the score learns from a row. One source holds a model's translations and summaries of what people wrote: most
 * of their wording is a person's, and learning from them costs more than it gives, on that source itself too.
 */
export const teaches = (row: { source: string; domain: string }): boolean =>
  isLabelled(row) && row.source !== "hc3plus";
