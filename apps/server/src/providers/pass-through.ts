import type { Rewrite } from "./builtin.ts";

/** Gives the draft back as it is, and says so. */
export const passThrough: Rewrite = ({ text }) => ({ text, notes: ["The built-in engine left the text as it is."] });
