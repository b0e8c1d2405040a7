import { once } from "../document/once.ts";
import { unpackPatterns } from "../packing/patterns.ts";
import { packedPatterns } from "./patterns.packed.ts";
import type { Patterns } from "./patterns.ts";

/** What the passes look for, as the library carries it. */
export const PATTERNS = once(() => unpackPatterns<Patterns>(packedPatterns));
