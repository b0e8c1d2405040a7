import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WIDTH_MAX = 120;

/** The widths of a page's lines of prose: no code, tables, HTML or front matter, and of a link only its words. */
const widths = (page: string): [line: number, width: number][] => {
  let isCode = false;
  const text = page.replace(/^---\n[^]*?\n---\n/, (front) => front.replace(/./g, ""));
  return text.split("\n").flatMap((line, at): [number, number][] => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || /^\s*[|<]/.test(line)) return [];
    return [[at + 1, line.replace(/\]\([^)]*\)/g, "]").length]];
  });
};

// Generated from the tools' own descriptions, which are one line each.
const GENERATED = "docs/mcp-tools.md";

test("prose in Markdown is at most 120 characters wide", () => {
  const pages = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((page) => !page.startsWith("docs/decisions/") && page !== GENERATED);
  expect(pages.length).toBeGreaterThan(50);
  const wide = pages.flatMap((page) =>
    widths(readFileSync(page, "utf8")).flatMap(([line, width]) => (width > WIDTH_MAX ? [`${page}:${line}`] : [])),
  );
  expect(wide).toEqual([]);
});
