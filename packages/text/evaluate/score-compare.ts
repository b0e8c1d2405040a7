// node packages/text/evaluate/score-compare.ts CORPUS_DIR [tune|check|all] [--misses KIND]
// Scores the draft comparison on the development sets of a folder of gzipped JSONL, and on errors injected here into their first texts.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { compareDrafts } from "../src/index.ts";
import { leastProcessorMs } from "../testing/processor-time.ts";
import { readRows } from "./read-rows.ts";
import { injectErrors } from "./inject-errors.ts";

interface Gold {
  side: "before" | "after";
  start: number;
  end: number;
  type: string;
  hard?: boolean;
}

export interface Pair {
  id: string;
  source: string;
  before: string;
  after: string;
  label: "consistent" | "inconsistent";
  spans: Gold[];
  hard?: boolean;
  loss_ok?: boolean;
  mode?: string;
  inj?: string;
}

interface Found {
  side: "before" | "after";
  start: number;
  end: number;
  severity: "hard" | "soft";
  status: "changed" | "invented" | "lost";
  topic: string;
}

interface Scored {
  pair: Pair;
  found: Found[];
  alarm: boolean;
}

// A stable half: the same rows are always held back from tuning.
const isCheck = (id: string): boolean => {
  const root = id.split("#")[0] ?? id;
  let hash = 0;
  for (let at = 0; at < root.length; at += 1) hash = (Math.imul(hash, 31) + root.charCodeAt(at)) | 0;
  return (hash >>> 3) % 2 === 1;
};

const score = (pair: Pair): Scored => {
  const { changes } = compareDrafts(pair.before, pair.after, { fromNotes: pair.mode === "fromNotes" });
  const found: Found[] = [];
  for (const { before, after, severity, status, topic } of changes) {
    if (before !== null) found.push({ side: "before", ...before, severity, status, topic });
    if (after !== null) found.push({ side: "after", ...after, severity, status, topic });
  }
  // Where dropping detail is allowed only what the second text says can be wrong.
  const alarm = found.some((span) => span.severity === "hard" && (pair.loss_ok !== true || span.side === "after"));
  return { pair, found, alarm };
};

const touches = (
  one: { side: string; start: number; end: number },
  other: { side: string; start: number; end: number },
): boolean => one.side === other.side && one.start < other.end && other.start < one.end;

const percent = (part: number, whole: number): string =>
  whole === 0 ? "    –" : ((100 * part) / whole).toFixed(1).padStart(5);

const spanScore = (scored: readonly Scored[], side: "before" | "after", hardOnly: boolean): string => {
  let predicted = 0;
  let right = 0;
  let gold = 0;
  let hit = 0;
  for (const { pair, found } of scored) {
    if (side === "before" && pair.loss_ok === true) continue;
    const mine = found.filter((span) => span.side === side && (!hardOnly || span.severity === "hard"));
    const theirs = pair.spans.filter((span) => span.side === side);
    predicted += mine.length;
    gold += theirs.length;
    right += mine.filter((span) => theirs.some((other) => touches(span, other))).length;
    hit += theirs.filter((span) => mine.some((other) => touches(span, other))).length;
  }
  const f1 = (200 * right * hit) / (right * gold + hit * predicted || 1);
  return `P ${percent(right, predicted)} R ${percent(hit, gold)} F1 ${f1.toFixed(1).padStart(5)}`;
};

const reportSet = (name: string, scored: readonly Scored[]): void => {
  const bad = scored.filter(({ pair }) => pair.label === "inconsistent");
  const clean = scored.filter(({ pair }) => pair.label === "consistent");
  const hard = bad.filter(({ pair }) => pair.hard === true);
  const alarms = (list: readonly Scored[]): number => list.filter(({ alarm }) => alarm).length;
  const invented = clean.filter(({ found }) =>
    found.some((span) => span.severity === "hard" && span.status === "invented"),
  ).length;
  const inventing = clean.filter(({ found }) =>
    found.some((span) => span.severity === "hard" && span.side === "after"),
  ).length;
  const recall = bad.length === 0 ? 0 : alarms(bad) / bad.length;
  const specificity = clean.length === 0 ? 0 : 1 - alarms(clean) / clean.length;
  const pointed = (list: readonly Scored[]): number =>
    list.filter(({ pair, found }) => found.some((span) => pair.loss_ok !== true || span.side === "after")).length;
  const withPlaces =
    bad.length > 0 && clean.length > 0
      ? percent(pointed(bad) / bad.length + 1 - pointed(clean) / clean.length, 2)
      : percent(pointed(bad), bad.length);
  const balanced = bad.length > 0 && clean.length > 0 ? percent(recall + specificity, 2) : "    –";
  process.stdout.write(
    `${name.padEnd(26)} n ${String(scored.length).padStart(4)}  BA ${balanced}  with places ${withPlaces}  recall ${percent(alarms(bad), bad.length)}  hard recall ${percent(alarms(hard), hard.length)}  ` +
      `FA any ${percent(alarms(clean), clean.length)}  FA after-side ${percent(inventing, clean.length)} invented ${percent(invented, clean.length)}\n`,
  );
};

const reportSpans = (name: string, scored: readonly Scored[]): void => {
  for (const side of ["after", "before"] as const) {
    process.stdout.write(
      `  ${name} ${side.padEnd(6)} all ${spanScore(scored, side, false)}   hard only ${spanScore(scored, side, true)}\n`,
    );
  }
};

const hitsGold = ({ pair, found }: Scored): boolean =>
  pair.spans.some((gold) => found.some((span) => span.severity === "hard" && touches(span, gold)));

const reportKinds = (scored: readonly Scored[]): void => {
  const byKind = new Map<string, Scored[]>();
  for (const one of scored)
    if (one.pair.inj !== undefined) byKind.set(one.pair.inj, [...(byKind.get(one.pair.inj) ?? []), one]);
  for (const [kind, list] of [...byKind].sort((x, y) => x[0].localeCompare(y[0]))) {
    process.stdout.write(
      `    ${kind.padEnd(16)} n ${String(list.length).padStart(4)}  flagged ${percent(list.filter(({ alarm }) => alarm).length, list.length)}  span hit ${percent(list.filter(hitsGold).length, list.length)}  alarm or place ${percent(list.filter(({ found }) => found.length > 0).length, list.length)}\n`,
    );
  }
};

// What is found where no alarm is raised, in pairs that say something else and in those that do not.
const reportPlaces = (scored: readonly Scored[]): void => {
  const kinds = new Map<string, [bad: number, clean: number]>();
  for (const { pair, found, alarm } of scored) {
    const places = new Set(alarm ? [] : found.map(({ topic, status }) => `${topic} ${status}`));
    if (!alarm && places.size === 0) places.add("nothing");
    for (const kind of places) {
      const [bad, clean] = kinds.get(kind) ?? [0, 0];
      kinds.set(kind, pair.label === "consistent" ? [bad, clean + 1] : [bad + 1, clean]);
    }
  }
  for (const [kind, [bad, clean]] of [...kinds].sort((x, y) => y[1][0] - x[1][0]))
    process.stdout.write(`    without an alarm: ${kind.padEnd(20)} inconsistent ${bad}, consistent ${clean}\n`);
};

const show = (scored: readonly Scored[], wanted: string): void => {
  let shown = 0;
  for (const { pair, found, alarm } of scored) {
    const isMiss =
      wanted === "fa"
        ? pair.label === "consistent" && alarm
        : wanted === "fp"
          ? found.some((span) => !pair.spans.some((gold) => touches(span, gold))) && pair.inj !== undefined
          : (pair.inj === wanted || (wanted === "hard" && pair.hard === true)) && !alarm;
    if (!isMiss || shown >= 60) continue;
    shown += 1;
    const cut = (span: { side: "before" | "after"; start: number; end: number }): string => {
      const text = pair[span.side];
      return `${span.side[0]} …${text.slice(Math.max(0, span.start - 50), span.start)}[[${text.slice(span.start, span.end)}]]${text.slice(span.end, span.end + 40)}…`.replaceAll(
        "\n",
        "⏎",
      );
    };
    process.stdout.write(
      `-- ${pair.id}\n   gold ${pair.spans
        .map((span) => `${span.type} ${cut(span)}`)
        .slice(0, 4)
        .join("\n        ")}\n   mine ${found.map((span) => `${span.severity} ${cut(span)}`).join("\n        ")}\n`,
    );
  }
};

const reportSpeed = (pairs: readonly Pair[]): void => {
  const words = pairs.reduce(
    (sum, { before, after }) => sum + before.split(/\s+/).length + after.split(/\s+/).length,
    0,
  );
  const all = leastProcessorMs(() => {
    for (const pair of pairs) compareDrafts(pair.before, pair.after);
  }, 5);
  const mail = pairs.filter((pair) => pair.label === "consistent" && pair.loss_ok !== true);
  const long = (side: "before" | "after"): string => {
    let text = "";
    for (const pair of mail) if (text.length < 100_000) text += `${pair[side]}\n\n`;
    return text;
  };
  const [one, other] = [long("before"), long("after")];
  const longMs = leastProcessorMs(() => compareDrafts(one, other), 9);
  process.stdout.write(
    `speed, processor time: ${((1000 * all) / words).toFixed(2)} ms per 1,000 words of both texts; ${one.length} and ${other.length} characters in ${longMs.toFixed(0)} ms\n`,
  );
};

const reportSize = (names: string): void => {
  const built = buildSync({
    stdin: {
      contents: `export { ${names} } from "./index.ts"`,
      resolveDir: join(import.meta.dirname, "../src"),
      loader: "ts",
    },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const code = built.outputFiles[0]?.contents ?? new Uint8Array();
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  process.stdout.write(
    `size of ${names}: ${kilobytes(code.length)} minified, ${kilobytes(gzipSync(code).length)} gzipped\n`,
  );
};

const [folder, half = "all", option, wanted] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write(
    "usage: node packages/text/evaluate/score-compare.ts CORPUS_DIR [tune|check|all] [--misses KIND [SET]]\n",
  );
  process.exit(2);
}
const only = process.argv[6];
const read = (file: string): Pair[] => {
  const rows = readRows<Pair>(join(folder, file));
  return half === "all" ? rows : rows.filter((row) => isCheck(row.id) === (half === "check"));
};
for (const file of readdirSync(folder)
  .filter((name) => /\.jsonl(?:\.gz)?$/.test(name))
  .sort()) {
  const name = file.replace(/\.jsonl.*$/, "");
  if (only !== undefined && only !== name && only !== "injected") continue;
  const scored = read(file).map(score);
  reportSet(name, scored);
  const sources = new Set(scored.map(({ pair }) => pair.source));
  if (sources.size > 1)
    for (const source of [...sources].sort())
      reportSet(
        `  ${source}`,
        scored.filter(({ pair }) => pair.source === source),
      );
  if (scored.some(({ pair }) => pair.spans.length > 0)) reportSpans(name, scored);
  if (name === "summedits") reportPlaces(scored);
  if (name === "controlled") {
    reportKinds(scored);
    const clean = scored
      .filter(({ pair }) => pair.label === "consistent" && pair.loss_ok !== true)
      .map(({ pair }) => pair);
    const injected = injectErrors(clean).map(score);
    reportSet("injected here", injected);
    reportSpans("injected", injected);
    reportKinds(injected);
    if (option === "--misses" && only === "injected") show(injected, wanted ?? "fa");
    if (option === undefined) reportSpeed(scored.map(({ pair }) => pair));
  }
  if (option === "--misses" && only !== "injected") show(scored, wanted ?? "fa");
}
if (option === undefined) for (const names of ["extractFacts", "extractFacts, compareDrafts"]) reportSize(names);
