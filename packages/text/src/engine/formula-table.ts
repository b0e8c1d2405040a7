import { once } from "../document/once.ts";
import { unpackPatterns } from "../packing/patterns.ts";
import { packedFormulas } from "./formulas.packed.ts";
import type { Formulas } from "./formulas.ts";

/** The formulas, as the library carries them. */
export const FORMULAS = once(() => unpackPatterns<Formulas>(packedFormulas));
