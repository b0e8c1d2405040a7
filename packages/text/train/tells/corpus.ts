import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readWorkTextsToLearn, readWriterTextsToLearn, WORK_SOURCE, type WorkText } from "../../evaluate/work-texts.ts";
import { genreOf, type Genre } from "./genre.ts";

export interface CorpusRow {
  id: string;
  source: string;
  domain: string;
  generator: string;
  /** 0 written by a person, 1 by a machine. */
  label: 0 | 1;
  slice: string;
  group: string;
  text: string;
  genre: Genre;
}

const read = (path: string): CorpusRow[] =>
  gunzipSync(readFileSync(path))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const row = JSON.parse(line) as CorpusRow;
      return { ...row, genre: genreOf(row) };
    });

/** Every row of the files `names` (without `.jsonl.gz`) in a folder. */
export const readCorpus = (folder: string, names: readonly string[] = ["train", "valid"]): CorpusRow[] =>
  names.flatMap((name) => read(join(folder, `${name}.jsonl.gz`)));

const rowsOf = (texts: readonly WorkText[]): CorpusRow[] =>
  texts.map(({ id, kind, text }) => ({
    id,
    source: WORK_SOURCE,
    domain: "email",
    generator: "of 2026",
    label: 1,
    slice: "full",
    group: kind,
    text,
    genre: "workplace",
  }));

/** The part to learn from of the repository's own texts, as assistants of 2026 write them for people at work. */
export const readOwnTexts = (): CorpusRow[] => rowsOf(readWorkTextsToLearn());

/** Such texts by three further writers, in which a rule's evidence is measured and from which no weight is learned. */
export const readWritersTexts = (): CorpusRow[] => rowsOf(readWriterTextsToLearn());
