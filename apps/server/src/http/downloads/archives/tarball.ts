// Writes a gzipped tar archive (ustar) as npm does: fixed dates and owners, so that the same files give the same bytes.
import { constants, gzipSync } from "node:zlib";
import type { ArchivedFile } from "./archived-file.ts";

const BLOCK = 512;
// The day that npm writes into every package, because some programs refuse the year 1970.
const DATE_S = Date.UTC(1985, 9, 26, 8, 15) / 1_000;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, "0")}\0`;

const headerOf = ({ path, content, executable }: ArchivedFile): Buffer => {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(path) > 100) throw new Error("the path is too long for this archive");
  const fields: readonly [at: number, text: string][] = [
    [0, path],
    [100, octal(executable === true ? 0o755 : 0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(content.byteLength, 12)],
    [136, octal(DATE_S, 12)],
    // The checksum is counted with spaces in its own place.
    [148, " ".repeat(8)],
    [156, "0"],
    [257, "ustar\u000000"],
  ];
  for (const [at, text] of fields) header.write(text, at, "latin1");
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
};

/** An archive of these files, in this order. */
export const tarball = (files: readonly ArchivedFile[]): Buffer => {
  const blocks = files.flatMap((file) => {
    const rest = (BLOCK - (file.content.byteLength % BLOCK)) % BLOCK;
    return [headerOf(file), file.content, Buffer.alloc(rest)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: constants.Z_BEST_COMPRESSION });
};
