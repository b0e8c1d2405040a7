import { once } from "../document/once.ts";
import { unpackPatterns } from "../packing/patterns.ts";
import type { TypingPatterns } from "./patterns.ts";
import { packedTypingPatterns } from "./typing-patterns.packed.ts";

/** What is looked for where somebody typed in haste, as the library carries it. */
export const TYPING = once(() => unpackPatterns<TypingPatterns>(packedTypingPatterns));
