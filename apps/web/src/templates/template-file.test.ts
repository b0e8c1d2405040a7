import { expect, test } from "vitest";
import { readTemplateFile, templateFile } from "./template-file.ts";

const weekly = { id: "1", name: "Weekly", instructions: "Decision first.", register: "slack" } as const;

test("what is exported can be imported again, without ids", () => {
  expect(readTemplateFile(templateFile([weekly]))).toEqual([
    { name: "Weekly", instructions: "Decision first.", register: "slack" },
  ]);
});

test("the file is written to be read by people", () => {
  expect(templateFile([weekly]).split("\n", 3)).toEqual(["{", '  "items": [', "    {"]);
});

test("a bare list is read too, and an unknown register leaves it open", () => {
  expect(readTemplateFile('[{"name":"A","instructions":"B","register":"fax"}]')).toEqual([
    { name: "A", instructions: "B", register: null },
  ]);
});

test("anything else is refused whole", () => {
  const long = JSON.stringify([{ name: "A", instructions: "x".repeat(4_001) }]);
  for (const file of ["", "{}", "[]", "[1]", '{"items":[{"name":"A"}]}', '[{"name":" ","instructions":"B"}]', long]) {
    expect(readTemplateFile(file)).toBeNull();
  }
});
