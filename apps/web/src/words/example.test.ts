import { registers, rewrite } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { exampleWords } from "./example.ts";

test("the example without a model is what the engine makes of that draft, for every kind of message", () => {
  for (const { id } of registers) {
    const { draft, result, facts } = exampleWords.of(true, id);
    const made = rewrite({ text: draft.replaceAll("*", ""), register: id, mode: "rewrite" }).text;
    expect(result.join("\n\n").replaceAll("*", ""), id).toBe(made);
    for (const fact of facts) expect(made).toContain(fact);
  }
});
