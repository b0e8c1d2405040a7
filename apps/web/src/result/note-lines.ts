import { keptOutAfter } from "@rewrite-service/contract";
import { resultWords } from "../words/result.ts";

const read = (notes: string): string[] =>
  notes
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•] /, "").trim())
    .filter((line) => line !== "");

/** The lines of a rewrite's notes, without their bullets and without the one that stands over its text. */
export const linesOf = (notes: string): string[] => read(notes).filter((line) => line !== resultWords.isPrivate);

/** Whether the notes ask if a text for a few readers is to be public. */
export const readsPrivate = (notes: string): boolean => read(notes).includes(resultWords.isPrivate);

/** The words of a rewrite behind which the gate kept something out. */
export const gapsIn = (notes: string): string[] => linesOf(notes).flatMap((line) => keptOutAfter(line) ?? []);
