import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { registerById, registers } from "./index.ts";
import type { RegisterId } from "./register.ts";

test("every register of the folder is in the list, under the name of its file", () => {
  const files = readdirSync(new URL(".", import.meta.url))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !["index.ts", "register.ts"].includes(file))
    .map((file) => file.slice(0, -3).replaceAll("-", "_"));
  expect(registers.map(({ id }) => id as string).toSorted()).toEqual(files.toSorted());
});

test("a register is found by its id", () => {
  for (const register of registers) expect(registerById(register.id)).toBe(register);
  expect(() => registerById("fax" as RegisterId)).toThrow("no register fax");
});
