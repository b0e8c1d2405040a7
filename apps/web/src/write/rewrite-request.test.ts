import { expect, test } from "vitest";
import { requestOf } from "./rewrite-request.ts";

const draft = (spans: string[]) => ({ text: () => "It costs 40 euros.", protectedTexts: () => spans });
const choices = { register: "slack", mode: "rewrite", voiceId: "v1", templateId: "t1", length: "shorter" } as const;
const account = { email: "a@example.org", plan: "pro", admin: false, templates: true };
const engine = { provider: "builtin", standard: "builtin", fast: "builtin" };
const model = { provider: "openai", standard: "a-model", fast: "a-model" };

test("without an account a request names neither voice nor template", () => {
  expect(requestOf(draft([]), { ...choices, mode: "expand" }, null)).toEqual({
    text: "It costs 40 euros.",
    register: "slack",
    mode: "expand",
  });
});

test("an account brings its voice, and a plan with templates its template", () => {
  const request = requestOf(draft(["40"]), choices, { account, model: engine });
  expect(request).toMatchObject({ protectedSpans: ["40"], voiceProfileId: "v1", templateId: "t1" });
  const without = requestOf(draft([]), choices, { account: { ...account, templates: false }, model: engine });
  expect(without.voiceProfileId).toBe("v1");
  expect(without).not.toHaveProperty("templateId");
  expect(requestOf(draft([]), { ...choices, voiceId: null }, { account, model: engine })).not.toHaveProperty(
    "voiceProfileId",
  );
});

test("a length is asked of a model alone, and never the one that the draft has", () => {
  expect(requestOf(draft([]), choices, { account: null, model })).toMatchObject({ length: "shorter" });
  expect(requestOf(draft([]), choices, { account: null, model: engine })).not.toHaveProperty("length");
  expect(requestOf(draft([]), { ...choices, length: "same" }, { account: null, model })).not.toHaveProperty("length");
});
