import { readRows } from "./read-rows.ts";
import type { RegisterId } from "../src/index.ts";

/** One text of texts/work-2026.jsonl. */
export interface WorkText {
  id: string;
  /** `train` is for learning; `dev` may be read and learned from; `test` is only ever scored as a whole. */
  split: "train" | "dev" | "test";
  kind: string;
  style: string;
  /** What the assistant was asked, the facts included. */
  request: string;
  text: string;
}

/** Texts as an assistant of 2026 writes them for people at work; texts/README.md says how they were made. */
export const readWorkTexts = (): WorkText[] =>
  readRows<WorkText>(new URL("texts/work-2026.jsonl", import.meta.url).pathname);

/** One text of texts/work-2026-writers.jsonl, which three further writers made. */
export interface WriterText extends WorkText {
  split: "train" | "dev";
  writer: "a" | "b" | "c";
}

/** Work texts by several writers: what is learned from some can be tried on another. */
export const readWriterTexts = (): WriterText[] =>
  readRows<WriterText>(new URL("texts/work-2026-writers.jsonl", import.meta.url).pathname);

/** The name that these texts have among the sources of a corpus. */
export const WORK_SOURCE = "work-2026";

/** The part of the first writer's texts to learn from. */
export const readWorkTextsToLearn = (): WorkText[] => readWorkTexts().filter(({ split }) => split === "train");

/** The part of the other writers' texts to learn from. */
export const readWriterTextsToLearn = (): WriterText[] => readWriterTexts().filter(({ split }) => split === "train");

/** The register in which such a text would be rewritten. */
export const registerOf = ({ kind }: WorkText): RegisterId => {
  if (kind === "slack" || kind === "reply") return "slack";
  if (kind === "skip-level" || kind === "self-review") return "skip_level";
  return kind === "linkedin" || kind === "announcement" || kind === "job-post" ? "linkedin" : "email";
};
