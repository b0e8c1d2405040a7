// Writes a zip archive: deflated entries with fixed dates, so that the same files give the same bytes.
import { crc32, deflateRawSync } from "node:zlib";
import type { ArchivedFile } from "./archived-file.ts";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;
// 1 January 1980, the first day that the format knows.
const DATE = 0x0021;
const ENTRY_MODE = 0o100644;

/** Fields of two (`h`) or four (`w`) bytes, little-endian. */
const record = (layout: string, values: readonly number[]): Buffer => {
  const sizes = layout.split("").map((size) => (size === "w" ? 4 : 2));
  const bytes = Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const [index, size] of sizes.entries()) {
    const value = values[index] as number;
    if (size === 4) bytes.writeUInt32LE(value >>> 0, at);
    else bytes.writeUInt16LE(value, at);
    at += size;
  }
  return bytes;
};

/** An archive of these files, in this order. */
export const zip = (files: readonly ArchivedFile[]): Buffer => {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const { path: name, content } of files) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    const facts = [VERSION, UTF8, DEFLATED, 0, DATE, crc32(content), packed.length, content.length, path.length, 0];
    const head = record("whhhhhwwwhh", [LOCAL, ...facts]);
    // Made on Unix, so that the mode of the entry counts.
    const made = [CENTRAL, (3 << 8) | VERSION, ...facts, 0, 0, 0, ENTRY_MODE << 16, offset];
    index.push(record("whhhhhhwwwhhhhhww", made), path);
    bodies.push(head, path, packed);
    offset += head.length + path.length + packed.length;
  }
  const listed = Buffer.concat(index);
  const end = record("whhhhwwh", [END, 0, 0, files.length, files.length, listed.length, offset, 0]);
  return Buffer.concat([...bodies, listed, end]);
};
