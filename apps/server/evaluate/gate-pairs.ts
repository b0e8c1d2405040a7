// node apps/server/evaluate/gate-pairs.ts PATH...: what the gate does with real drafts. Each PATH is a .jsonl or .jsonl.gz file
// of {before, after, label?, spans?, loss_ok?}. `before` is the draft and `after` what a model is made to answer, in pieces:
// - consistent pairs are faithful rewrites, so a stop there is a false one (or a copying error of the human editor);
// - inconsistent pairs with an invented hard span of a judged kind should be stopped;
// - each draft is also sent back with one fact of another draft put in, which must always be stopped.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { extractFacts, isHard, supportedBy } from "@rewrite-service/text";
import { openGate } from "../src/humanize/gate/gate.ts";
import { plainBrief } from "../src/providers/brief.ts";
import { played } from "../src/testing/played-answers.ts";
import { isFactStop } from "./late-stop.ts";

interface Pair {
  before: string;
  after: string;
  label?: string;
  inj?: string;
}

const show = process.argv.includes("--show");
const paths = process.argv.slice(2).filter((argument) => argument !== "--show");
if (paths.length === 0) {
  process.stderr.write("usage: node apps/server/evaluate/gate-pairs.ts [--show] PATH...\n");
  process.exit(2);
}

/** Answers of which a fact was seen only once all of it was delivered; they end in an error instead of a repair. */
let late = 0;
let lagMax = 0;

/** Whether the gate stopped an answer for a fact, and what it was about to say. */
const stopOf = async (draft: string, answer: string): Promise<string | null> => {
  const gate = openGate(plainBrief(draft), { repairs: true });
  let text = "";
  let stop: string | null = null;
  try {
    const pieces = gate.pass(
      played(async function* (continuation) {
        if (continuation?.repair.kind === "fact") {
          stop = `${continuation.repair.of} after ${JSON.stringify(text.slice(-40))}: ${JSON.stringify(answer.slice(text.length, text.length + 40))}`;
        }
        if (continuation !== null) return;
        for (let at = 0; at < answer.length; at += 5) {
          lagMax = Math.max(lagMax, at - text.length);
          yield { type: "text", text: answer.slice(at, at + 5) } as const;
        }
      }),
    );
    for await (const piece of pieces) text += piece;
  } catch (error) {
    // A dropped quotation or a repair that says nothing ends in an error too; only facts are counted here.
    if (stop === null && isFactStop(error)) {
      late += 1;
      stop = `late: ${JSON.stringify(answer)}`;
    }
  }
  return stop;
};

const rate = (part: number, whole: number): string =>
  whole === 0 ? "none" : `${part}/${whole} = ${((100 * part) / whole).toFixed(2)}%`;

for (const path of paths) {
  const bytes = readFileSync(path);
  const rows = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").split("\n");
  const pairs = rows.filter((row) => row.trim() !== "").map((row) => JSON.parse(row) as Pair);
  const count = { faithful: 0, falseStops: 0, injected: 0, missed: 0, errors: new Map<string, [number, number]>() };
  let donor: string[] = ["$48,213", "17 March 2011", "93.7%", "https://intranet.invalid/q", "FIN-90817"];
  for (const [index, { before, after, label, inj }] of pairs.entries()) {
    const stop = await stopOf(before, after);
    if (label !== "inconsistent") {
      count.faithful += 1;
      if (stop !== null) {
        count.falseStops += 1;
        if (show) console.log(`  ${index} ${stop}`);
      }
    } else if (inj !== undefined) {
      const [stopped, all] = count.errors.get(inj) ?? [0, 0];
      count.errors.set(inj, [stopped + (stop === null ? 0 : 1), all + 1]);
    }
    const known = supportedBy(extractFacts(before));
    const foreign = donor.find(
      (text) => !before.includes(text) && extractFacts(text).some((fact) => isHard(fact) && !known(fact)),
    );
    if (foreign !== undefined) {
      const words = before.split(" ");
      const at = (index * 7) % (words.length + 1);
      const injected = [...words.slice(0, at), foreign, ...words.slice(at)].join(" ");
      count.injected += 1;
      if ((await stopOf(before, injected)) === null) {
        count.missed += 1;
        if (show)
          console.log(`  ${index} missed ${JSON.stringify(foreign)} in ${JSON.stringify(injected.slice(0, 160))}`);
      }
    }
    const facts = extractFacts(before)
      .filter((fact) => isHard(fact) && /\p{N}/u.test(fact.text))
      .map(({ text }) => text);
    if (facts.length > 0) donor = [...facts, ...donor].slice(0, 12);
  }
  console.log(path.split("/").at(-1));
  console.log(`  faithful pairs stopped: ${rate(count.falseStops, count.faithful)}`);
  console.log(`  foreign facts missed:   ${rate(count.missed, count.injected)}`);
  console.log(`  stopped only at the end: ${late}; longest lag so far: ${lagMax} characters`);
  late = 0;
  for (const [kind, [stopped, all]] of [...count.errors].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  error ${kind} stopped: ${rate(stopped, all)}`);
}
