// The types that users of the library see; `npm run check` reads this file and nothing runs it.
import { expectTypeOf, test } from "vitest";
import * as text from "./index.ts";
import type {
  Change,
  CheckOptions,
  CompareOptions,
  Comparison,
  Edit,
  EngineInput,
  EngineOutput,
  Evidence,
  Fact,
  FactKind,
  Habit,
  Language,
  Likelihood,
  Mask,
  MaskKind,
  Policy,
  PolicyRule,
  ReadText,
  Register,
  RegisterId,
  Rule,
  Sentence,
  SentencePair,
  Span,
  Speller,
  TellFinding,
  TellReport,
  TellVerdict,
  Topic,
  Typo,
  Unbacked,
  Verdict,
  VoiceHabits,
  Witness,
} from "./index.ts";

test("what the library exports", () => {
  expectTypeOf<keyof typeof text>().toEqualTypeOf<
    | "checkTells"
    | "compareDrafts"
    | "contains"
    | "createWitness"
    | "extractFacts"
    | "habitsOf"
    | "hunksOf"
    | "isFactTopic"
    | "isHard"
    | "isPlain"
    | "masksOf"
    | "matchTokens"
    | "mayCountAbroad"
    | "measureVoice"
    | "occurrencesOf"
    | "openChecker"
    | "overlaps"
    | "paragraphs"
    | "policyInForce"
    | "policyJson"
    | "readText"
    | "readsAsPrivate"
    | "recogniseLanguage"
    | "registerById"
    | "registers"
    | "rewrite"
    | "scoreLikelihood"
    | "shownSamples"
    | "sentences"
    | "settledEnd"
    | "settledSeenEnd"
    | "supportedBy"
    | "supports"
    | "termsIn"
    | "typosIn"
    | "voiceDistance"
    | "voiceGuidance"
    | "withoutHabit"
  >();
});

test("tells and their policy", () => {
  expectTypeOf(text.checkTells).toEqualTypeOf<(draft: string, options?: CheckOptions) => TellReport>();
  expectTypeOf(text.openChecker).toEqualTypeOf<
    (policy: Policy) => (draft: string, options?: CheckOptions) => TellReport
  >();
  expectTypeOf(text.policyInForce).toEqualTypeOf<() => Policy>();
  expectTypeOf(text.policyJson).toEqualTypeOf<(of?: Policy) => string>();
  expectTypeOf<TellReport["findings"]>().toEqualTypeOf<TellFinding[]>();
  expectTypeOf<TellReport["score"]>().toEqualTypeOf<number | null>();
  expectTypeOf<TellReport["verdict"]>().toEqualTypeOf<TellVerdict | null>();
  expectTypeOf<TellVerdict>().toEqualTypeOf<"clear" | "some" | "many">();
  expectTypeOf<TellFinding["replacement"]>().toEqualTypeOf<string | null>();
  expectTypeOf<TellFinding>().toExtend<Span>();
  expectTypeOf<PolicyRule>().toExtend<Rule>();
  expectTypeOf<{ register: "fax" }>().not.toExtend<CheckOptions>();
});

test("facts", () => {
  expectTypeOf(text.extractFacts).parameter(0).toEqualTypeOf<string>();
  expectTypeOf(text.extractFacts).returns.toEqualTypeOf<Fact[]>();
  expectTypeOf(text.supports).toEqualTypeOf<(known: readonly Fact[], fact: Fact) => boolean>();
  expectTypeOf(text.supportedBy).toEqualTypeOf<(known: readonly Fact[]) => (fact: Fact) => boolean>();
  expectTypeOf(text.isHard).toEqualTypeOf<(fact: Fact) => boolean>();
  expectTypeOf(text.settledEnd).toEqualTypeOf<(draft: string) => number>();
  expectTypeOf<Fact>().toExtend<Span>();
  expectTypeOf<Fact["kind"]>().toEqualTypeOf<FactKind>();
  expectTypeOf<"money" | "relative-date">().toExtend<FactKind>();
  expectTypeOf<"figure">().not.toExtend<FactKind>();
  expectTypeOf(text.settledSeenEnd).toEqualTypeOf<(draft: string) => number>();
  expectTypeOf(text.mayCountAbroad).toEqualTypeOf<(draft: string) => boolean>();
  expectTypeOf(text.isPlain).toEqualTypeOf<(draft: string) => boolean>();
});

test("what a text says beyond its sources", () => {
  expectTypeOf(text.createWitness).toEqualTypeOf<(sources: readonly (string | ReadText)[]) => Witness>();
  expectTypeOf(text.readText).toEqualTypeOf<(draft: string, from?: number) => ReadText>();
  expectTypeOf<ReadText["text"]>().toEqualTypeOf<string>();
  expectTypeOf<Witness>().toEqualTypeOf<(draft: string | ReadText, from?: number, until?: number) => Unbacked[]>();
  expectTypeOf<Unbacked>().toEqualTypeOf<{
    kind: FactKind;
    start: number;
    end: number;
    text: string;
    near: string | null;
  }>();
});

test("comparison", () => {
  expectTypeOf(text.compareDrafts).toEqualTypeOf<
    (before: string, after: string, options?: CompareOptions) => Comparison
  >();
  expectTypeOf<Comparison["changes"]>().toEqualTypeOf<Change[]>();
  expectTypeOf<Comparison["pairs"]>().toEqualTypeOf<SentencePair[]>();
  expectTypeOf<Comparison["alarm"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Change["before"]>().toEqualTypeOf<Span | null>();
  expectTypeOf<FactKind>().toExtend<Topic>();
  expectTypeOf(text.matchTokens).toEqualTypeOf<(before: readonly number[], after: readonly number[]) => Int32Array>();
  expectTypeOf(text.hunksOf).parameters.toEqualTypeOf<[Int32Array, number]>();
});

test("the engine and registers", () => {
  expectTypeOf(text.rewrite).toEqualTypeOf<(input: EngineInput) => EngineOutput>();
  expectTypeOf<EngineInput["mode"]>().toEqualTypeOf<"rewrite" | "expand" | "vary" | "closer">();
  expectTypeOf<EngineInput["register"]>().toEqualTypeOf<RegisterId>();
  expectTypeOf<{ text: string; register: "email"; mode: "rewrite" }>().toExtend<EngineInput>();
  expectTypeOf<{ text: string; register: "email" }>().not.toExtend<EngineInput>();
  expectTypeOf<EngineOutput>().toEqualTypeOf<{ text: string; notes: string[] }>();
  expectTypeOf(text.registers).toEqualTypeOf<readonly Register[]>();
  expectTypeOf(text.registerById).toEqualTypeOf<(id: RegisterId) => Register>();
  expectTypeOf<NonNullable<EngineInput["speller"]>>().toEqualTypeOf<Speller>();
  expectTypeOf<Speller>().toEqualTypeOf<(draft: string, word: string, at: number) => string | null>();
  expectTypeOf(text.typosIn).toEqualTypeOf<(draft: string, mended?: readonly string[]) => Typo[]>();
  expectTypeOf<Edit>().toEqualTypeOf<{ start: number; end: number; insert: string }>();
  expectTypeOf<Typo>().toExtend<Span>();
  expectTypeOf<RegisterId>().toEqualTypeOf<"slack" | "email" | "skip_level" | "linkedin">();
});

test("likelihood and language", () => {
  expectTypeOf(text.scoreLikelihood).toEqualTypeOf<(draft: string) => Likelihood>();
  expectTypeOf<Likelihood["evidence"]>().toEqualTypeOf<Evidence[]>();
  expectTypeOf<Likelihood["declined"]>().toEqualTypeOf<string | null>();
  expectTypeOf<Likelihood["verdict"]>().toEqualTypeOf<Verdict>();
  expectTypeOf<Verdict>().toEqualTypeOf<"model" | "unclear" | "person">();
  expectTypeOf<Evidence>().toExtend<Span>();
  expectTypeOf(text.recogniseLanguage).toEqualTypeOf<(draft: string) => Language>();
});

test("voice", () => {
  expectTypeOf(text.measureVoice).toEqualTypeOf<(samples: readonly string[]) => VoiceHabits>();
  expectTypeOf(text.voiceGuidance).toEqualTypeOf<(voice: VoiceHabits) => string[]>();
  expectTypeOf(text.voiceDistance).toEqualTypeOf<(draft: string, voice: VoiceHabits) => number>();
  expectTypeOf(text.habitsOf).toEqualTypeOf<(voice: VoiceHabits) => Habit[]>();
  expectTypeOf(text.withoutHabit).toEqualTypeOf<(voice: VoiceHabits, id: string) => VoiceHabits>();
  expectTypeOf(text.shownSamples).toEqualTypeOf<(samples: readonly string[]) => string[]>();
});

test("the document", () => {
  expectTypeOf(text.masksOf).toEqualTypeOf<(draft: string) => Mask[]>();
  expectTypeOf<Mask["kind"]>().toEqualTypeOf<MaskKind>();
  expectTypeOf(text.sentences).toEqualTypeOf<(draft: string) => Sentence[]>();
  expectTypeOf(text.paragraphs).parameter(0).toEqualTypeOf<string>();
  expectTypeOf(text.overlaps).toEqualTypeOf<(a: Span, b: Span) => boolean>();
  expectTypeOf(text.termsIn).toEqualTypeOf<(draft: string, terms: readonly string[]) => string[]>();
  expectTypeOf(text.readsAsPrivate).toEqualTypeOf<(draft: string) => boolean>();
  expectTypeOf(text.contains).toEqualTypeOf<(outer: Span, inner: Span) => boolean>();
});
