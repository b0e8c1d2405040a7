import * as fc from "fast-check";
import { registers } from "@rewrite-service/text";
import { describe, expect, test } from "vitest";
import { MODES, REGISTERS } from "./choices.ts";
import { parseHumanizeRequest } from "./humanize.ts";

const draft = { text: "please look", register: "email" };
const pathsOf = (value: unknown): string[] => {
  const parsed = parseHumanizeRequest(value);
  return parsed.ok ? [] : parsed.details.map(({ path }) => path);
};

describe("a request is taken", () => {
  test("with text and register alone, unchanged", () => {
    expect(parseHumanizeRequest(draft)).toEqual({ ok: true, request: draft });
  });

  test("in every register and mode", () => {
    for (const register of REGISTERS) {
      for (const mode of MODES) {
        expect(pathsOf({ text: "a", register, mode, previousRewrite: "b" })).toEqual([]);
      }
    }
  });

  test("with null for a template or voice, and previousRewrite where the mode ignores it", () => {
    expect(pathsOf({ ...draft, templateId: null, voiceProfileId: null, previousRewrite: "" })).toEqual([]);
    expect(pathsOf({ ...draft, templateId: "x".repeat(5_000), voiceProfileId: "\0" })).toEqual([]);
  });

  test("with twenty spans of together 4,000 characters, whether or not they occur", () => {
    expect(pathsOf({ ...draft, protectedSpans: Array.from({ length: 20 }, () => "x".repeat(200)) })).toEqual([]);
  });

  test("with text as it is: spaces, lone surrogates and control characters are kept", () => {
    const text = "  a\u0000b \ud800 \r\n";
    const parsed = parseHumanizeRequest({ ...draft, text });
    expect(parsed.ok && parsed.request.text).toBe(text);
  });
});

describe("a request is refused, with the field named,", () => {
  test.each([
    ["text", { text: "" }],
    ["text", { text: " \n\t" }],
    ["text", { text: 3 }],
    ["register", { register: "memo" }],
    ["register", { register: null }],
    ["mode", { mode: "shorten" }],
    ["templateId", { templateId: 7 }],
    ["voiceProfileId", { voiceProfileId: {} }],
    ["fromNotes", { fromNotes: "true" }],
    ["previousRewrite", { mode: "vary" }],
    ["previousRewrite", { mode: "closer", previousRewrite: "  " }],
    ["previousRewrite", { mode: "vary", previousRewrite: 3 }],
    ["protectedSpans", { protectedSpans: Array.from({ length: 21 }, () => "x") }],
    ["protectedSpans", { protectedSpans: ["x".repeat(4_001)] }],
    ["protectedSpans", { protectedSpans: "x" }],
    ["protectedSpans.1", { protectedSpans: ["x", ""] }],
    ["modelTier", { modelTier: "best" }],
    ["length", { length: "brief" }],
    ["txt", { txt: "a" }],
    ["__proto__", JSON.parse('{"__proto__": 1}') as object],
  ])("%s: %j", (path, change) => {
    const value = { ...draft, ...change };
    if (path === "__proto__") Object.defineProperty(value, "__proto__", { value: 1, enumerable: true });
    expect(pathsOf(value)).toContain(path);
  });

  test("all wrong fields at once", () => {
    const paths = pathsOf({ register: 1, mode: "vary", extra: 1 });
    expect(paths).toEqual(expect.arrayContaining(["text", "register", "previousRewrite", "extra"]));
  });

  test("whatever JSON it is, without throwing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parseHumanizeRequest(value);
        expect(parsed.ok || parsed.details.length > 0).toBe(true);
      }),
    );
  });
});

test("the registers of the contract are those of the text library", () => {
  expect(registers.map(({ id }) => id)).toEqual([...REGISTERS]);
});
