import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/**
 * The lines of a file, gunzipped where its name ends in `.gz`; "-" is the standard input. Only a line feed, with or without
 * a carriage return before it, ends a line: U+2028 and U+2029 may stand inside a JSON string. Rejects where the file cannot be read.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = path === "-" ? process.stdin : createReadStream(path);
  // The error of a pipe is thrown where its end is read.
  const input = path.endsWith(".gz") ? pipeline(file, createGunzip(), () => undefined) : file;
  input.setEncoding("utf8");
  let open: string[] = [];
  for await (const chunk of input as AsyncIterable<string>) {
    const lines = chunk.split("\n");
    open.push(lines[0] as string);
    for (const line of lines.slice(1)) {
      yield open.join("").replace(/\r$/, "");
      open = [line];
    }
  }
  yield open.join("").replace(/\r$/, "");
}
