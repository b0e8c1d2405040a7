import { crc32, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zip } from "./zip.ts";

interface Entry {
  made: number;
  needs: number;
  flags: number;
  day: number;
  mode: number;
  name: string;
  content: string;
}

/** Reads an archive as programs do: from its end through its index to the files. */
const read = (archive: Buffer): Entry[] => {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const [onDisk, count] = [archive.readUInt16LE(end + 8), archive.readUInt16LE(end + 10)];
  expect([onDisk, archive.readUInt16LE(end + 4), archive.readUInt16LE(end + 6)]).toEqual([count, 0, 0]);
  let at = archive.readUInt32LE(end + 16);
  expect(at + archive.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, size, length] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const body = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(body)).toBe(0x04034b50);
    // Both heads say the same of the file.
    expect(archive.subarray(body + 4, body + 30)).toEqual(archive.subarray(at + 6, at + 32));
    const name = archive.subarray(at + 46, at + 46 + length).toString("utf8");
    expect(archive.subarray(body + 30, body + 30 + length).toString("utf8")).toBe(name);
    expect(archive.readUInt16LE(at + 10)).toBe(8);
    const content = inflateRawSync(archive.subarray(body + 30 + length, body + 30 + length + packed));
    expect([content.length, crc32(content)]).toEqual([size, archive.readUInt32LE(at + 16)]);
    // No time, no extra field, no comment, no other disk.
    expect([12, 30, 32, 34, 36].map((offset) => archive.readUInt16LE(at + offset))).toEqual([0, 0, 0, 0, 0]);
    const entry = {
      made: archive.readUInt16LE(at + 4),
      needs: archive.readUInt16LE(at + 6),
      flags: archive.readUInt16LE(at + 8),
      day: archive.readUInt16LE(at + 14),
      mode: archive.readUInt32LE(at + 38) / 2 ** 16,
      name,
      content: content.toString("utf8"),
    };
    at += 46 + length;
    return entry;
  });
};

test("an archive has each file in its order, readable by everybody, on a day that is always the same", () => {
  const files = [
    { path: "manifest.json", content: Buffer.from("{}") },
    { path: "größe/b.txt", content: Buffer.from("again and again and again and again") },
    { path: "empty", content: Buffer.alloc(0) },
  ];
  // Made on Unix for version 2.0 of the format, names in UTF-8, 1 January 1980.
  const facts = { made: 0x0314, needs: 20, flags: 0x0800, day: 0x0021, mode: 0o100644 };
  expect(read(zip(files))).toEqual(
    files.map(({ path, content }) => ({ ...facts, name: path, content: content.toString("utf8") })),
  );
  expect(read(zip([]))).toEqual([]);
});
