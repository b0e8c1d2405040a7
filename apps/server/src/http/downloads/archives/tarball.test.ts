import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { tarball } from "./tarball.ts";

const field = (block: Buffer, at: number, length: number): string =>
  block.toString("latin1", at, at + length).replace(/[\0 ]+$/, "");

test("each file has a header with fixed dates and no owner, its bytes in whole blocks, and two empty blocks at the end", () => {
  const archive = gunzipSync(
    tarball([
      { path: "package/run.mjs", content: Buffer.from("x".repeat(513)), executable: true },
      { path: "package/full.txt", content: Buffer.from("y".repeat(512)) },
    ]),
  );
  const [first, second] = [archive.subarray(0, 512), archive.subarray(3 * 512, 4 * 512)];
  const headers = [first, second].map((block) => ({
    path: field(block, 0, 100),
    mode: field(block, 100, 8),
    owners: [field(block, 108, 8), field(block, 116, 8)],
    bytes: Number.parseInt(field(block, 124, 12), 8),
    date: new Date(Number.parseInt(field(block, 136, 12), 8) * 1_000).toISOString(),
    type: field(block, 156, 1),
    magic: block.toString("latin1", 257, 265),
  }));
  const same = { owners: ["0000000", "0000000"], date: "1985-10-26T08:15:00.000Z", type: "0", magic: "ustar\u000000" };
  expect(headers).toEqual([
    { path: "package/run.mjs", mode: "0000755", bytes: 513, ...same },
    { path: "package/full.txt", mode: "0000644", bytes: 512, ...same },
  ]);
  for (const block of [first, second]) {
    const blanked = Buffer.concat([block.subarray(0, 148), Buffer.from(" ".repeat(8)), block.subarray(156)]);
    const sum = blanked.reduce((total, byte) => total + byte, 0);
    expect(block.toString("latin1", 148, 156)).toBe(`${sum.toString(8).padStart(6, "0")}\0 `);
  }
  expect(archive.subarray(512, 512 + 513).toString()).toBe("x".repeat(513));
  expect(archive.byteLength).toBe((1 + 2 + 1 + 1 + 2) * 512);
  expect(archive.subarray(-1_024).every((byte) => byte === 0)).toBe(true);
});

test("a path of a hundred bytes fits, and a longer one is refused", () => {
  const of = (length: number) => tarball([{ path: "a".repeat(length), content: Buffer.alloc(0) }]);
  expect(gunzipSync(of(100)).byteLength).toBe(3 * 512);
  expect(() => of(101)).toThrow("too long");
});
