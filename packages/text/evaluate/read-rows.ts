import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The rows of a JSONL file, gzipped where its name ends in `.gz`. */
export const readRows = <Row>(path: string): Row[] => {
  const bytes = readFileSync(path);
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
};
