import { inflateRawSync } from "node:zlib";

const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEAD_BYTES = 30;

/** The files of a zip archive of ours by their names, found through its index. */
export const unzip = (archive: Buffer): Map<string, Buffer> => {
  const end = archive.length - END_BYTES;
  let at = archive.readUInt32LE(end + 16);
  return new Map(
    Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
      const [packed, nameBytes] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
      const name = archive.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
      const body = archive.readUInt32LE(at + 42) + HEAD_BYTES + nameBytes;
      at += ENTRY_BYTES + nameBytes;
      return [name, inflateRawSync(archive.subarray(body, body + packed))];
    }),
  );
};
