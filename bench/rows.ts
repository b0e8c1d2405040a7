import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The rows of a JSONL file, packed with gzip or not. */
export const rowsOf = (path: string): { text: string }[] => {
  const bytes = readFileSync(path);
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes)
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { text: string });
};
