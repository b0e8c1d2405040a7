import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { piecesOf, readProse } from "./prose-files.ts";

const paragraph =
  "The harbour office opens at seven and closes at nine so that every boat can be booked out in daylight.";
const prose = Array.from({ length: 9 }, (_, at) => `${paragraph} Day number ${["one", "two", "three"][at % 3]} of it.`);

test("code, tables and licences are left out of the pieces", () => {
  const text = [...prose, "```\nconst a = 1;\n```", "| a | 1 | 2 | 3 | 4 |", `Copyright by all. ${paragraph}`].join(
    "\n\n",
  );
  const pieces = piecesOf(text);
  expect(pieces).toHaveLength(1);
  expect(pieces[0]).not.toMatch(/const|\||Copyright/);
});

test("files are read whether gzipped or not, and what stands twice counts once", () => {
  const folder = mkdtempSync(join(tmpdir(), "prose-"));
  try {
    writeFileSync(join(folder, "README.md"), prose.join("\n\n"));
    writeFileSync(join(folder, "NEWS.gz"), gzipSync(prose.join("\n\n")));
    writeFileSync(join(folder, "notes.bin"), prose.join("\n\n"));
    expect(readProse(folder)).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
