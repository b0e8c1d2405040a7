import { REGISTERS, type HumanizeRequest } from "@rewrite-service/contract";
import { describe, expect, test } from "vitest";
import type { Principal } from "../accounts/principal.ts";
import { defaultPlans } from "../billing/plans/plans.ts";
import { fingerprintWith } from "./fingerprint.ts";
import { createLibrary, type TemplatesAndVoices } from "./library.ts";

const draft: HumanizeRequest = { text: "please look", register: "email" };
const caller = (plan: string): Principal =>
  plan === "anonymous"
    ? { kind: "anonymous", addressBlock: "127.0.0.1" }
    : { kind: "account", accountId: "a", email: "a@example.org", plan, admin: false, via: "session" };
const nothingKept: TemplatesAndVoices = { template: () => Promise.resolve(null), voice: () => Promise.resolve(null) };
const resolve = (change: Partial<HumanizeRequest>, plan = "free", kept = nothingKept, terms: string[] = []) =>
  createLibrary({ plans: defaultPlans, kept, terms: { list: () => Promise.resolve(terms) } }).resolve(
    { ...draft, ...change },
    caller(plan),
  );

describe("tier", () => {
  test("is standard unless asked otherwise, and auto is allowed on every plan", async () => {
    for (const plan of ["anonymous", "free", "pro"]) {
      expect((await resolve({}, plan)).tier).toBe("standard");
      expect(["standard", "fast"]).toContain((await resolve({ modelTier: "auto" }, plan)).tier);
    }
    expect((await resolve({ modelTier: "fast" }, "pro")).tier).toBe("fast");
  });

  test.each(["anonymous", "free"])("fast is refused on the plan %s, with the field named", async (plan) => {
    await expect(resolve({ modelTier: "fast" }, plan)).rejects.toMatchObject({
      code: "plan_required",
      details: [{ path: "modelTier" }],
    });
  });
});

describe("template and voice", () => {
  const kept: TemplatesAndVoices = {
    template: (_principal, id) =>
      Promise.resolve(id === "t1" ? { name: "Minutes", instructions: "Short.", register: "slack" } : null),
    voice: (_principal, id) =>
      Promise.resolve(id === "v1" ? { name: "Mine", guidance: [], signOff: null, samples: [], habits: null } : null),
  };

  test("samples are asked for where a model is shown them: in mails and posts", async () => {
    const asked: boolean[] = [];
    const voice: TemplatesAndVoices["voice"] = (_principal, _id, { samples }) => {
      asked.push(samples);
      return Promise.resolve(null);
    };
    for (const register of REGISTERS) await resolve({ register }, "free", { ...nothingKept, voice });
    expect(asked).toEqual([false, true, false, true]);
  });

  test("the measured habits are asked for where the built-in engine writes with them: nearer to the writer, and from notes", async () => {
    const asked: boolean[] = [];
    const voice: TemplatesAndVoices["voice"] = (_principal, _id, { whole }) => {
      asked.push(whole);
      return Promise.resolve(null);
    };
    for (const request of [{}, { mode: "closer" as const }, { mode: "expand" as const }, { fromNotes: true }])
      await resolve(request, "free", { ...nothingKept, voice });
    expect(asked).toEqual([false, true, true, true]);
  });

  test("neutral is no voice, even beside a default one", async () => {
    const voice: TemplatesAndVoices["voice"] = () => Promise.reject(new Error("asked for a voice"));
    const request = { voiceProfileId: "neutral" };
    expect((await resolve(request, "free", { ...nothingKept, voice })).voice).toBeNull();
  });

  test("a template needs a plan that has them", async () => {
    await expect(resolve({ templateId: "t1" }, "free", kept)).rejects.toMatchObject({ code: "plan_required" });
    expect((await resolve({ templateId: "t1" }, "pro", kept)).template).toEqual({
      name: "Minutes",
      instructions: "Short.",
    });
  });

  test("what cannot be found falls back without an error", async () => {
    expect(await resolve({ templateId: "gone", voiceProfileId: "gone" }, "pro", kept)).toMatchObject({
      template: null,
      voice: null,
    });
    expect(await resolve({ templateId: null, voiceProfileId: null }, "free", kept)).toMatchObject({
      template: null,
      voice: null,
    });
  });
});

describe("words that always stay", () => {
  test("are protected where they occur in the text, after as many spans as a request may have", async () => {
    const spans = Array.from({ length: 20 }, (_, at) => `span ${at}`);
    const { protectedSpans } = await resolve({ protectedSpans: spans }, "free", nothingKept, ["look", "Look", "leas"]);
    expect(protectedSpans).toEqual([...spans, "look"]);
  });
});

describe("mode", () => {
  test("expand reads the text as notes, whatever fromNotes says; the others follow it", async () => {
    expect((await resolve({ mode: "expand", fromNotes: false })).fromNotes).toBe(true);
    expect((await resolve({ mode: "vary", previousRewrite: "x", fromNotes: true })).fromNotes).toBe(true);
    expect((await resolve({ mode: "vary", previousRewrite: "x" })).fromNotes).toBe(false);
  });

  test("previousRewrite counts only for vary and closer", async () => {
    expect((await resolve({ previousRewrite: "x" })).previousRewrite).toBeNull();
    expect((await resolve({ mode: "closer", previousRewrite: "x" })).previousRewrite).toBe("x");
  });
});

describe("the fingerprint of a request", () => {
  const print = fingerprintWith("one secret");
  test("is the same for the same fields in another order, and differs for anything else", () => {
    expect(print({ text: "a", register: "email" })).toBe(print({ register: "email", text: "a" }));
    expect(print({ text: "a", register: "email" })).not.toBe(print({ text: "b", register: "email" }));
    expect(print({ text: "a", register: "email" })).not.toBe(
      fingerprintWith("other")({ text: "a", register: "email" }),
    );
    expect(print({ text: "guessable", register: "email" })).not.toContain("guessable");
  });
});
