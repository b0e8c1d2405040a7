import { expect, test } from "vitest";
import { requestOf } from "./rewrite-request.ts";

const draft = (spans: string[]) => ({ text: () => "It costs 40 euros.", protectedTexts: () => spans });
const choices = { register: "slack", mode: "rewrite", voiceId: "v1", templateId: "t1" } as const;
const account = { email: "a@example.org", plan: "pro", admin: false, templates: true };

test("without an account a request names neither voice nor template", () => {
  expect(requestOf(draft([]), "expand", choices, null)).toEqual({
    text: "It costs 40 euros.",
    register: "slack",
    mode: "expand",
  });
});

test("an account brings its voice, and a plan with templates its template", () => {
  const request = requestOf(draft(["40"]), "rewrite", choices, account);
  expect(request).toMatchObject({ protectedSpans: ["40"], voiceProfileId: "v1", templateId: "t1" });
  const without = requestOf(draft([]), "rewrite", choices, { ...account, templates: false });
  expect(without.voiceProfileId).toBe("v1");
  expect(without).not.toHaveProperty("templateId");
  expect(requestOf(draft([]), "rewrite", { ...choices, voiceId: null }, account)).not.toHaveProperty("voiceProfileId");
});
