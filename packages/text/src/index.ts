export { contains, overlaps, type Span } from "./document/span.ts";
export { paragraphs, sentences, type Sentence } from "./document/sentences.ts";
export { masksOf, type Mask, type MaskKind } from "./document/masks.ts";
export { registerById, registers } from "./registers/index.ts";
export type { Register, RegisterId } from "./registers/register.ts";
export { scoreLikelihood, type Likelihood } from "./likelihood/score.ts";
export type { Evidence } from "./likelihood/evidence.ts";
