import { expect, test } from "vitest";
import { misspelt, misspeltSentence } from "./misspelt.ts";

test.each([
  ["PROVDER", "PROVIDER"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATADIR", "DATA_DIR"],
  ["SMTP_ULR", "SMTP_URL"],
  ["SERCET", "SECRET"],
  ["WROKERS", "WORKERS"],
  ["DATABSE_UR", "DATABASE_URL"],
  ["DATBSE_UR", null],
  ["PROIDR", null],
  ["TRUSTED_PROXY", null],
  ["WORKER", "WORKERS"],
  ["POST", null],
  ["HOSTNAME", null],
  ["NODE_ENV", null],
  ["LANG", null],
  ["PATH", null],
  ["EDITOR", null],
])("%s was likely %s", (name, likely) => {
  expect(misspelt({ [name]: "x" })).toEqual(likely === null ? [] : [{ name, likely }]);
});

test("where the right one is set, or the wrong one is empty, nothing is missing", () => {
  expect(misspelt({ PROVDER: "x", PROVIDER: "openai" })).toEqual([]);
  expect(misspelt({ PROVDER: " " })).toEqual([]);
});

test("the sentence names both and no value", () => {
  const [found] = misspelt({ SECRT_PREVIOUS: "canary" });
  expect(found === undefined ? "" : misspeltSentence(found)).toMatch(/^SECRT_PREVIOUS .* SECRET_PREVIOUS\?/);
});
