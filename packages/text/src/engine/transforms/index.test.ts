import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { transforms } from "./index.ts";

test("every transform of the folder is in the list, under the name of its file", () => {
  const files = readdirSync(new URL(".", import.meta.url))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !["index.ts", "transform.ts"].includes(file))
    .map((file) => file.slice(0, -3));
  expect(transforms.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
});
