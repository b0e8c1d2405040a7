import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { Speller } from "@rewrite-service/text";
import { spellerOf } from "./speller.ts";
import { wordListOf } from "./word-list.ts";

/** The packed list of English words; the build puts it beside the bundle. */
const WORDS = new URL("./words.br", import.meta.url);

/** A speller that reads its list when it is first asked. */
export const openSpeller = (): Speller => {
  let speller: Speller | null = null;
  return (text, word, at) => {
    speller ??= spellerOf(wordListOf(brotliDecompressSync(readFileSync(WORDS)).toString("latin1")));
    return speller(text, word, at);
  };
};
