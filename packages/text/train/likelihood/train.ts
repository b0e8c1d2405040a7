// Trains the model that ships, calibrates it on sources left out, and writes it as a source file of the text floor.
import { writeFileSync } from "node:fs";
import { encodeTables } from "../../src/likelihood/pack.ts";
import { bytesToText } from "../../src/packing/text-code.ts";
import type { Weights } from "../../src/likelihood/model.ts";
import { calibrationOf, judgedOf } from "./calibration.ts";
import { isMislabelled, readCorpus } from "./corpus.ts";
import { extract } from "./examples.ts";
import { trainModel, type Settings, type Trained } from "./ftrl.ts";
import { leaveOut } from "./leave-out.ts";
import { quantise } from "./quantise.ts";

/** What ships; chosen by leaving sources out (docs/evaluation/likelihood.md). */
export const SETTINGS: Settings = {
  bits: [15, 16, 15, 16],
  styleScale: 0.03,
  l1: 1.8e-5,
  l2: 3e-6,
  kindPull: 0.1,
  evenPull: 0.1,
  alarmWeight: 3,
  learningRate: 0.3,
  epochs: 3,
  seed: 1,
};

/** What the tell checker's log-odds count beside the model's; chosen likewise. */
export const TELL_SHARE = 0.3;

/** The trained model as the text floor reads it, before calibration. */
export const packModel = (model: Trained): Omit<Weights, "lengths"> => {
  const rounded = (value: number): number => Number(value.toPrecision(3));
  const quantised = model.tables.map(quantise);
  return {
    bits: model.settings.bits,
    steps: quantised.map(({ step }) => step),
    bias: rounded(model.bias),
    tellShare: TELL_SHARE,
    style: model.style.map((feature) => feature.map(rounded).join(" ")).join(";"),
    tables: bytesToText(encodeTables(quantised.map(({ values }) => values))),
  };
};

const sourceOf = (weights: Weights): string =>
  [
    "// Written by `npm run train -- likelihood CORPUS_DIR`; not edited by hand.",
    'import type { Weights } from "./model.ts";',
    "",
    "export const weights: Weights = {",
    ...Object.entries(weights).map(([name, value]) => {
      const written = JSON.stringify(value).replaceAll(",", ", ");
      return typeof value === "string" ? `  ${name}:\n    ${JSON.stringify(value)},` : `  ${name}: ${written},`;
    }),
    "};",
    "",
  ].join("\n");

const OUTPUT = new URL("../../src/likelihood/weights.ts", import.meta.url);

/** Reads the corpus, trains, writes src/likelihood/weights.ts. The same corpus gives the same bytes. */
export const trainLikelihood = (corpusDir: string): void => {
  const started = performance.now();
  const tell = (what: string): void => {
    process.stderr.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}\n`);
  };
  const { train } = readCorpus(corpusDir);
  tell(`${train.length} texts and pieces read`);
  const examples = extract(train);
  tell(`${examples.hashes.length} grams counted`);
  const chosen = train.flatMap((row, index) => (isMislabelled(row) ? [] : [index]));
  const logits = leaveOut(examples, chosen, SETTINGS, TELL_SHARE, (group) => tell(`left out: ${group}`));
  const lengths = calibrationOf(judgedOf(examples, logits));
  const packed = packModel(trainModel(examples, chosen, SETTINGS));
  writeFileSync(OUTPUT, sourceOf({ ...packed, lengths: lengths.map((knot) => knot.join(" ")).join(";") }));
  tell(`weights written: ${packed.tables.length} characters`);
};
