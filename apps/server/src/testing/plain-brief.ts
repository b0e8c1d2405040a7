import type { Brief } from "../providers/brief.ts";

/** A brief that asks for nothing but an e-mail, for tests and measurements; `over` sets what one of them is about. */
export const plainBrief = (text: string, over: Partial<Brief> = {}): Brief => ({
  text,
  register: "email",
  mode: "rewrite",
  fromNotes: false,
  previousRewrite: null,
  protectedSpans: [],
  tier: "standard",
  length: null,
  template: null,
  voice: null,
  ...over,
});
