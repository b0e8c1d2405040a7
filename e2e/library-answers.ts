import {
  checkTells,
  compareDrafts,
  extractFacts,
  measureVoice,
  paragraphs,
  policyJson,
  recogniseLanguage,
  rewrite,
  scoreLikelihood,
  sentences,
  voiceDistance,
  voiceGuidance,
} from "../packages/text/src/index.ts";

const SIZE = 5_000;

const texts = [
  "",
  "ok",
  "Hi Ana,\n\nI hope this finds you well. The p95 went from 840 ms to 310 ms on Tuesday — a testament to Bo's work. Could you sign off by 5pm?\n\nBest,\nJo",
  "# Plan\n\n- owner: Ana\n- cost: €12,400\n\n> quoted line\n\n`code 42` and https://example.com/a?b=1",
  "Wir haben die Zahlen noch nicht bekommen und können sie daher nicht prüfen.",
  "In today's fast-paced world, our seamless, robust, and pivotal platform fosters innovation, highlighting the power of teams. ".repeat(
    12,
  ),
  "a".repeat(SIZE),
  "\n".repeat(SIZE),
  "\ud83d lone \udc00 halves 7 ".repeat(SIZE / 20),
  "שלום עולם 12 ".repeat(SIZE / 20),
  "🚀 ship 3 ".repeat(SIZE / 10),
];

/** Engines may differ in the last bits of a logarithm. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === "number" ? Number(value.toFixed(9)) : value;

/** What every public part of the text library answers to plain and to hard texts, each as JSON: the same wherever it runs. */
export const libraryAnswers = (): Record<string, string> => {
  const voice = measureVoice(texts);
  const parts: Record<string, (text: string, next: string) => unknown> = {
    recogniseLanguage,
    sentences,
    paragraphs,
    extractFacts: (text) => extractFacts(text),
    checkTells: (text) => checkTells(text),
    scoreLikelihood,
    compareDrafts: (text, next) => compareDrafts(text, next),
    rewrite: (text) => rewrite({ text, register: "email", mode: "rewrite" }),
    vary: (text) => rewrite({ text, register: "slack", mode: "vary", previousRewrite: text, voice }),
    voiceDistance: (text) => voiceDistance(text, voice),
  };
  const answers = [
    ["policyJson", policyJson()],
    ["measureVoice", voice],
    ["voiceGuidance", voiceGuidance(voice)],
    ...Object.entries(parts).flatMap(([name, part]) =>
      texts.map((text, at) => [`${name} of text ${at}`, part(text, texts[(at + 1) % texts.length] ?? "")]),
    ),
  ] as const;
  return Object.fromEntries(answers.map(([name, answer]) => [name, JSON.stringify(answer, rounded)]));
};
