import { OPERATIONS, tagOf, TAGS } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { docsPage } from "./docs-page.ts";

test("every operation is described once, under the heading of its group", () => {
  const page = docsPage("http://localhost:8787", OPERATIONS);
  const shown = TAGS.map(({ name }) => {
    const from = page.indexOf(`<h2>${name}</h2>`);
    const part = from < 0 ? "" : page.slice(from, page.indexOf("<h2>", from + 1));
    return [
      name,
      Array.from(part.matchAll(/<h3>(\w+) <code>([^<]+)<\/code>/g), ([, method, path]) => `${method} ${path}`),
    ];
  });
  const expected = TAGS.map(({ name }) => [
    name,
    OPERATIONS.filter(({ path }) => tagOf(path).name === name).map(
      ({ method, path }) => `${method.toUpperCase()} ${path}`,
    ),
  ]);
  expect(shown).toEqual(expected);
  expect(expected.flatMap(([, operations]) => operations)).toHaveLength(OPERATIONS.length);
});
