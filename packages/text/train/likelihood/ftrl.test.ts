import { describe, expect, test } from "vitest";
import type { CorpusRow } from "./corpus.ts";
import { extract } from "./examples.ts";
import { scorerOf, trainModel, weighRows, type Settings } from "./ftrl.ts";
import { leaveOut } from "./leave-out.ts";
import { quantise, roundTables } from "./quantise.ts";
import { randomOf } from "./random.ts";

const settings: Settings = {
  bits: [12, 12, 12, 12],
  styleScale: 0.1,
  l1: 0,
  l2: 1e-5,
  kindPull: 0.1,
  evenPull: 0.1,
  alarmWeight: 0,
  learningRate: 0.3,
  epochs: 4,
  seed: 7,
};

// Two kinds of invented text that share their topics and differ in a few habits of wording.
const rowsOf = (source: string, count: number, seed: number): CorpusRow[] => {
  const random = randomOf(seed);
  const topics = ["garden", "engine", "market", "river", "window", "kitchen"];
  return Array.from({ length: count }, (_, index) => {
    const label = index % 2 === 0 ? 0 : 1;
    const habit = label === 1 ? "moreover it remains crucial that" : "well I guess";
    const sentences = Array.from({ length: 8 }, () => {
      const topic = topics[Math.floor(random() * topics.length)] as string;
      return random() < 0.5
        ? `The ${topic} was old, ${habit} the ${topic} held.`
        : `A ${topic} stood near the ${topic}.`;
    });
    return {
      id: `${source}-${index}`,
      source,
      domain: "invented",
      generator: label === 1 ? "model" : "human",
      label,
      slice: "full",
      group: `${source}-${index}`,
      licence: "none",
      text: sentences.join(" "),
    };
  });
};

const rows = [...rowsOf("one", 40, 1), ...rowsOf("two", 40, 2), ...rowsOf("three", 12, 3)];
const examples = extract(rows);
const chosen = rows.map((_, index) => index);

describe("trainModel", () => {
  test("a source left out is told apart by what the others share", () => {
    const heard: string[] = [];
    const logits = leaveOut(examples, chosen, settings, 0, (group) => heard.push(group));
    expect(heard).toEqual(["one", "three", "two"]);
    rows.forEach(({ label }, index) => expect((logits[index] as number) > 0).toBe(label === 1));
  });

  test("the human texts of different sources come to lie nearer each other", () => {
    const spreadOf = (evenPull: number): number => {
      const scoreOf = scorerOf(apart, trainModel(apart, all, { ...settings, evenPull }));
      const meanOf = (source: string): number => {
        const own = mixed.flatMap((row, index) => (row.source === source && row.label === 0 ? [scoreOf(index)] : []));
        return own.reduce((sum, value) => sum + value, 0) / own.length;
      };
      return Math.abs(meanOf("plain") - meanOf("formal"));
    };
    const mixed = [...rowsOf("plain", 40, 4), ...rowsOf("formal", 40, 5)].map((row) =>
      row.source === "formal" && row.label === 0
        ? { ...row, text: row.text.replaceAll("well I guess", "it remains crucial and") }
        : row,
    );
    const apart = extract(mixed);
    const all = mixed.map((_, index) => index);
    expect(spreadOf(0.5)).toBeLessThan(spreadOf(0) / 2);
  });

  test("where false alarms weigh more, the human text that looks most like a machine's scores lower", () => {
    const highest = (alarmWeight: number): number => {
      const scoreOf = scorerOf(examples, trainModel(examples, chosen, { ...settings, alarmWeight }));
      return Math.max(...chosen.filter((index) => rows[index]?.label === 0).map(scoreOf));
    };
    expect(highest(5)).toBeLessThan(highest(0));
  });

  test("the same texts, settings and seed give the same weights", () => {
    const [first, second] = [trainModel(examples, chosen, settings), trainModel(examples, chosen, settings)];
    expect(second).toEqual(first);
    expect(trainModel(examples, chosen, { ...settings, seed: 8 }).tables).not.toEqual(first.tables);
  });

  test("a pull towards zero leaves fewer weights, of the same verdict", () => {
    const sparse = trainModel(examples, chosen, { ...settings, l1: 1e-3 });
    const kept = (tables: readonly Float32Array[]): number =>
      tables.reduce((sum, table) => sum + table.filter((weight) => weight !== 0).length, 0);
    expect(kept(sparse.tables)).toBeLessThan(kept(trainModel(examples, chosen, settings).tables) / 2);
    const scoreOf = scorerOf(examples, sparse);
    rows.forEach(({ label }, index) => expect(scoreOf(index) > 0).toBe(label === 1));
  });

  test("both labels weigh the same, and a large source less for each text", () => {
    const weights = weighRows(examples, chosen);
    const sum = (label: number): number =>
      chosen.reduce((total, index) => total + (rows[index]?.label === label ? (weights[index] as number) : 0), 0);
    expect(sum(0)).toBeCloseTo(sum(1));
    expect(weights.at(-1)).toBeGreaterThan(weights[0] as number);
  });
});

test("quantised weights are whole steps near the weights, the largest included", () => {
  const table = Float32Array.from({ length: 200 }, (_, index) => (index % 4 === 0 ? Math.sin(index) ** 5 : 0));
  const { step, values } = quantise(table);
  values.forEach((value, index) => {
    expect(Math.abs(value)).toBeLessThanOrEqual(12);
    expect(Math.abs(value * step - (table[index] as number))).toBeLessThan(step * 0.501);
  });
  expect(quantise(new Float32Array(4))).toEqual({ step: 0, values: new Int8Array(4) });
});

test("a model's rounded tables are what its packed tables stand for", () => {
  const model = trainModel(examples, chosen, settings);
  roundTables(model).tables.forEach((table, family) => {
    const { step, values } = quantise(model.tables[family] as Float32Array);
    expect([...table]).toEqual(Array.from(values, (value) => Math.fround(value * step)));
  });
});
