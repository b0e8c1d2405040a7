import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { frames } from "./index.ts";

test("every frame of the folder is in the list, under the name of its file", () => {
  const files = readdirSync(new URL(".", import.meta.url))
    .filter(
      (file) =>
        /^[a-z-]+\.ts$/.test(file) && !["index.ts", "frame.ts", "pieces.ts", "sentence-reader.ts"].includes(file),
    )
    .map((file) => file.slice(0, -3).replace("-", "_"));
  expect(Object.keys(frames).toSorted()).toEqual(files.toSorted());
});
