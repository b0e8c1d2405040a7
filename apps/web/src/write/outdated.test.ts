import { expect, test } from "vitest";
import type { HumanizeRequest } from "@rewrite-service/contract";
import type { ResultVersion } from "../result/result-history.ts";
import { outdatedBy } from "./outdated.ts";

const request: HumanizeRequest = { text: "we moved it", register: "slack", mode: "rewrite" };
const version: ResultVersion = {
  source: { text: request.text, fromNotes: false, request },
  text: "We moved it.",
  notes: null,
  decisions: {},
  movedFrom: null,
  partial: false,
};
const by = (change: Partial<HumanizeRequest>, own = version): string | null =>
  outdatedBy(own, own.text, { ...request, ...change });

test("a result is of the draft and of the choices that it was written from", () => {
  expect(by({})).toBeNull();
  expect(by({ text: " we moved it\n" })).toBeNull();
  // The result took the draft's place.
  expect(by({ text: "We moved it." })).toBeNull();
  expect(by({ text: "we moved it. Also Lena is out." })).toBe("draft");
  expect(by({ register: "email" })).toBe("register");
  expect(by({ length: "shorter" })).toBe("length");
  expect(by({ voiceProfileId: "v1" })).toBe("voice");
  expect(by({ templateId: "t1" })).toBe("settings");
  expect(by({ mode: "expand" })).toBe("settings");
  expect(by({}, { ...version, partial: true })).toBe("unfinished");
});

test("another version of a result is outdated by the same changes", () => {
  const source = { ...version.source, request: { ...request, mode: "closer", previousRewrite: "It moved." } as const };
  expect(by({}, { ...version, source })).toBeNull();
});
