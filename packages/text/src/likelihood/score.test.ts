import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../testing/any-text.ts";
import { processorMs } from "../../testing/processor-time.ts";
import { createLikelihood, scoreLikelihood } from "./score.ts";
import { WORDS_MIN } from "./verdict.ts";
import { weights } from "./weights.ts";

const machineLike =
  "In today's rapidly evolving digital landscape, effective communication plays a crucial role in fostering meaningful collaboration and driving sustainable growth. Furthermore, it is essential to recognize that every organization faces unique challenges, ranging from limited resources to shifting expectations. By embracing innovative strategies and leveraging valuable insights, teams can navigate these complexities with confidence, ensuring that every individual feels valued, empowered, and inspired. Ultimately, this journey is not merely about efficiency; it is a testament to the enduring power of human connection, paving the way for a brighter and more inclusive future.";
const humanLike =
  "ok so I went back to the shop on Friday cause the guy told me they'd have the part in. They didn't. He goes \"try again Tuesday\" like I've got nothing better to do, and it's a 40 minute drive each way! I said can't you just ring me? Anyway, I ended up getting one off my brother's mate Dave, who had two of them sitting in his garage since about 2009. Fits fine, bit rusty. If anybody wants the other one he'll take a tenner for it I think. Don't bother with the shop on Mill Road, seriously, they haven't got a clue.";

describe("scoreLikelihood", () => {
  test("a polished generic paragraph scores far above a chatty one", () => {
    const machine = scoreLikelihood(machineLike);
    const human = scoreLikelihood(humanLike);
    expect(machine.score).toBeGreaterThan(80);
    expect(human.score).toBeLessThan(20);
    expect(machine.tooShort).toBe(false);
    expect([machine.verdict, human.verdict]).toEqual(["model", "person"]);
  });

  test("a text in which the tell checker sees a machine scores higher, and keeps its evidence", () => {
    const [clear, neutral, many] = [-5, 0, 5].map((odds) => createLikelihood(weights, () => odds)(humanLike));
    expect(clear?.score).toBeLessThan(neutral?.score as number);
    expect(neutral?.score).toBeLessThan(many?.score as number);
    expect(many?.evidence).toEqual(clear?.evidence);
  });

  test("the band holds the score, and is wider for a piece of the text than for the whole", () => {
    const whole = scoreLikelihood(machineLike);
    expect(whole.low).toBeLessThanOrEqual(whole.score);
    expect(whole.high).toBeGreaterThanOrEqual(whole.score);
    const piece = scoreLikelihood(machineLike.slice(0, 180));
    expect(piece.high - piece.low).toBeGreaterThan(whole.high - whole.low);
  });

  test("a short text still gets a number, and says it is too short", () => {
    const short = scoreLikelihood("Could you send me the invoice again? I can't find it.");
    expect(short.tooShort).toBe(true);
    expect(short.verdict).toBe("unclear");
    expect(short.sentence).toContain(String(WORDS_MIN));
    expect(short.score).toBeGreaterThan(0);
    expect(short.score).toBeLessThan(100);
  });

  test("an empty text is an even guess over the whole range", () => {
    for (const text of ["", "\n\n", "…!?", "\ud800", "😀😀"]) {
      expect(scoreLikelihood(text)).toMatchObject({ score: 50, low: 0, high: 100, tooShort: true });
    }
  });

  test("text in another language is declined with the reason", () => {
    const german =
      "Wir haben gestern lange über den Umzug gesprochen, aber es ist noch nicht klar, wann die neuen Räume fertig sind. Ich schreibe dir, sobald der Vermieter sich meldet, und dann gehen wir die Liste noch einmal durch.";
    expect(scoreLikelihood(german)).toMatchObject({ score: 50, low: 0, high: 100, evidence: [] });
    expect(scoreLikelihood(german).declined).toContain("German");
    expect(scoreLikelihood(humanLike).declined).toBeNull();
  });

  test("a text longer than the model was trained on scores like its parts", () => {
    const long = scoreLikelihood(Array.from({ length: 60 }, () => machineLike).join("\n\n"));
    expect(long.score).toBeGreaterThan(80);
    expect(scoreLikelihood(Array.from({ length: 60 }, () => humanLike).join("\n\n")).score).toBeLessThan(20);
  });

  test("evidence leads to real stretches of the text, in order, without overlap", () => {
    const { evidence } = scoreLikelihood(machineLike);
    expect(evidence.length).toBeGreaterThan(2);
    expect(evidence.some(({ weight }) => weight > 0)).toBe(true);
    evidence.forEach(({ start, end }, index) => {
      expect(start).toBeGreaterThanOrEqual(evidence[index - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
      expect(machineLike.slice(start, end)).toMatch(/^\S.*\S$/s);
    });
  });

  test("layout leaves the score alone: quotes, Markdown, line breaks, entities", () => {
    const { score } = scoreLikelihood(machineLike);
    const variants = [
      machineLike.replaceAll("'", "’"),
      machineLike.replaceAll(" it is ", " **it is** "),
      machineLike.replaceAll(". ", ".\n"),
      machineLike.replaceAll(" ", "&nbsp; "),
      `# ${machineLike}`,
    ];
    for (const variant of variants) expect(scoreLikelihood(variant).score).toBe(score);
  });

  test("the same words at the same score name a model only in the form of a message", () => {
    const score = createLikelihood(weights, () => 10.5);
    const prose = score(humanLike);
    const message = score(humanLike.replace("Dave", "**Dave**"));
    expect(message.score).toBe(prose.score);
    expect([prose.verdict, message.verdict]).toEqual(["unclear", "model"]);
  });

  test("any text gets a score inside its band and spans inside the text", () => {
    fc.assert(
      fc.property(anyText(300), fc.nat(40), (piece, times) => {
        const text = piece.repeat(times);
        const { score, low, high, evidence } = scoreLikelihood(text);
        expect(low).toBeLessThanOrEqual(score);
        expect(high).toBeGreaterThanOrEqual(score);
        for (const { start, end } of evidence) expect(start >= 0 && end <= text.length && start < end).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("ten million units, no spaces, a million line breaks and repeated anchors return at once", () => {
    const texts = [
      "word ".repeat(2_000_000),
      "x".repeat(10_000_000),
      "\n".repeat(1_000_000),
      "[a](b) ".repeat(100_000),
      "<a".repeat(500_000),
    ];
    for (const text of texts) {
      expect(processorMs(() => scoreLikelihood(text))).toBeLessThan(1500);
    }
  });
});

test.each([
  "まだ数字を受け取っていないので、今日は確認できません。",
  "아직 숫자를 받지 못해서 오늘은 확인할 수 없습니다.",
])("a text without one Latin letter is declined with its reason: %s", (text) => {
  expect(scoreLikelihood(text).declined).toMatch(/only English is checked/);
  expect(scoreLikelihood(" \n").declined).toBeNull();
});
