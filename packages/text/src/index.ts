export { compareDrafts } from "./compare/compare.ts";
export {
  isFactTopic,
  type Change,
  type CompareOptions,
  type Comparison,
  type SentencePair,
  type Topic,
} from "./compare/comparison.ts";
export { extractFacts } from "./facts/extract.ts";
export type { Fact, FactKind } from "./facts/fact.ts";
export { settledEnd, settledSeenEnd } from "./facts/settle.ts";
export { isHard, supportedBy, supports } from "./facts/support.ts";
export { hunksOf, matchTokens } from "./compare/diff.ts";
export { contains, overlaps, type Span } from "./document/span.ts";
export { occurrencesOf, termsIn } from "./document/occurrences.ts";
export { readsAsPrivate } from "./document/letter.ts";
export { paragraphs, sentences, type Sentence } from "./document/sentences.ts";
export { masksOf, type Mask, type MaskKind } from "./document/masks.ts";
export { registerById, registers } from "./registers/index.ts";
export type { Register, RegisterId } from "./registers/register.ts";
export { scoreLikelihood, type Likelihood } from "./likelihood/score.ts";
export type { Evidence } from "./likelihood/evidence.ts";
export type { Verdict } from "./likelihood/verdict.ts";
export { recogniseLanguage, type Language } from "./document/language.ts";
export { checkTells, openChecker } from "./tells/check.ts";
export { policyJson } from "./tells/policy-json.ts";
export { policyInForce, type Policy, type PolicyRule } from "./tells/policy.ts";
export type { CheckOptions, TellFinding, TellReport, TellVerdict } from "./tells/report.ts";
export type { Edit } from "./engine/edits.ts";
export { rewrite, type EngineInput, type EngineOutput } from "./engine/engine.ts";
export type { Speller } from "./engine/pass.ts";
export { typosIn, type Typo } from "./engine/typos.ts";
export type { Rule } from "./tells/rule.ts";
export { habitsOf, withoutHabit, type Habit, type VoiceHabits } from "./voice/habits.ts";
export { measureVoice } from "./voice/measure.ts";
export { voiceDistance } from "./voice/distance.ts";
export { voiceGuidance } from "./voice/guidance.ts";
export { shownSamples } from "./voice/samples.ts";
export { createWitness, type Unbacked, type Witness } from "./facts/hard/witness.ts";
export { readText, type ReadText } from "./facts/hard/read-text.ts";
export { mayCountAbroad } from "./facts/foreign-number.ts";
export { isPlain } from "./facts/shown.ts";
