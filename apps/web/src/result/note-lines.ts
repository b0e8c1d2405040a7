import { keptOut } from "@rewrite-service/contract";
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

/** What the gate kept out of a rewrite, and the words before each place. */
export const repairsIn = (notes: string) => [...new Set(linesOf(notes))].flatMap((line) => keptOut(line) ?? []);

/** The words of a rewrite behind which the gate kept something out. */
export const gapsIn = (notes: string): string[] =>
  repairsIn(notes).flatMap(({ after }) => (after === "" ? [] : [after]));
