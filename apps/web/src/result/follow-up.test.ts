import { expect, test } from "vitest";
import { followUpOf } from "./follow-up.ts";
import type { ResultVersion } from "./result-history.ts";

const text = "It costs 40 euros.";
const versionFrom = (fromNotes: boolean): ResultVersion => ({
  source: { text, fromNotes, request: { text, register: "slack", mode: "expand", protectedSpans: ["40"] } },
  text: "40 euros it is.",
  notes: null,
  decisions: {},
  movedFrom: null,
});
const draft = (own: string, spans: string[]) => ({ text: () => own, protectedTexts: () => spans });

test("asks for the text as it is now in another way, and says that the source is notes where it is", () => {
  expect(followUpOf(versionFrom(true), "Now 40 euros.", "vary", null)).toEqual({
    text,
    register: "slack",
    mode: "vary",
    previousRewrite: "Now 40 euros.",
    protectedSpans: ["40"],
    fromNotes: true,
  });
  expect(followUpOf(versionFrom(false), "", "closer", null)).not.toHaveProperty("fromNotes");
});

test("keeps its voice, but brings no text closer to no voice", () => {
  const version = versionFrom(false);
  const inVoice = (voiceProfileId: string): ResultVersion => ({
    ...version,
    source: { ...version.source, request: { ...version.source.request, voiceProfileId } },
  });
  expect(followUpOf(inVoice("v1"), "", "closer", null).voiceProfileId).toBe("v1");
  expect(followUpOf(inVoice("neutral"), "", "vary", null).voiceProfileId).toBe("neutral");
  expect(followUpOf(inVoice("neutral"), "", "closer", null)).not.toHaveProperty("voiceProfileId");
});

test("protects what is protected now while the draft is the same text, else what was protected then", () => {
  const spansOf = (own: string, spans: string[]) =>
    followUpOf(versionFrom(false), "", "vary", draft(own, spans)).protectedSpans;
  expect(spansOf(text, ["euros"])).toEqual(["euros"]);
  expect(spansOf(text, [])).toBeUndefined();
  expect(spansOf("Another draft.", ["draft"])).toEqual(["40"]);
});
