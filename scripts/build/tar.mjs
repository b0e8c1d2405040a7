// Archives that are the same bytes for the same files, whoever makes them and whenever: no times, no owners, one order.
import { gzipSync } from "node:zlib";

const BLOCK = 512;
const NAME_MAX = 100;

const octal = (value, length) => `${value.toString(8).padStart(length - 1, "0")}\0`;

/** The head of one entry. https://www.gnu.org/software/tar/manual/html_node/Standard.html */
const head = (name, size) => {
  if (Buffer.byteLength(name) > NAME_MAX) throw new Error(`too long a name for the archive: ${name}`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(" ".repeat(8), 148);
  block.write("0", 156);
  block.write("ustar\0" + "00", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
};

/**
 * @param {ReadonlyMap<string, Buffer>} files by their paths in the archive
 * @returns {Buffer} a gzipped tar
 */
export const tarOf = (files) => {
  const names = [...files.keys()].sort();
  const entries = names.flatMap((name) => {
    const content = files.get(name);
    return [head(name, content.length), content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
  });
  const packed = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  // The head of gzip names the system that packed.
  packed[9] = 255;
  return packed;
};
