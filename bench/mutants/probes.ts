// Which tests run which place of a source file: probes, put into a copy of the sources for one run of all tests, that
// write down the test they run in.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { notesIn } from "./notes.ts";
import { childrenOf, type Mutant, type Node } from "./operators.ts";

/** Where a probe sees that a mutant is run: before a statement, or in the body of an arrow function. */
interface Place {
  start: number;
  /** Null for a statement. */
  end: number | null;
}

const LISTS = ["body", "consequent"];

/** The innermost place around a range; null where it is run once, when its module is loaded. */
const placeOf = (root: Node, { start, end }: Pick<Mutant, "start" | "end">): Place | null => {
  const has = (node: Node): boolean => node.start <= start && end <= node.end;
  let place: Place | null = null;
  let inFunction = false;
  for (let node: Node | undefined = root; node !== undefined;) {
    const inner: Node | undefined = childrenOf(node).find(has);
    if (inner === undefined) return place;
    const isBody = inner === node["body"] && /Function|Method/.test(node.type);
    if (isBody) inFunction = true;
    const isListed = LISTS.some((list) => Array.isArray(node?.[list]) && (node[list] as unknown[]).includes(inner));
    if (inFunction && isListed && node.type !== "ClassBody") place = { start: inner.start, end: null };
    if (isBody && inner.type !== "BlockStatement") place = { start: inner.start, end: inner.end };
    node = inner;
  }
  return place;
};

const PROBE = "__probe";

/**
 * A function that a probe calls. It writes each test once for each probe. A thread or process that a test started knows
 * its test by what the nearest process above has noted (`note-test.ts`).
 */
const probeSource = (folder: string): string => `
function ${PROBE}(id) {
  const fs = globalThis.process?.getBuiltinModule?.("node:fs");
  if (fs === undefined) return;
  const starter = () => {
    for (let pid = String(process.pid); Number(pid) > 1; ) {
      const note = ${JSON.stringify(folder)} + "/test-of-" + pid;
      if (fs.existsSync(note)) return fs.readFileSync(note, "utf8");
      const stat = fs.readFileSync("/proc/" + pid + "/stat", "latin1");
      pid = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    }
    return "";
  };
  const test = globalThis.__vitest_worker__?.filepath ?? (globalThis.__starter ??= starter());
  const line = id + " " + test + "\\n";
  const seen = (globalThis.__probed ??= new Set());
  if (seen.has(line)) return;
  seen.add(line);
  fs.appendFileSync(${JSON.stringify(folder)} + "/probes", line);
}
`;

const probed = (
  file: string,
  source: string,
  own: readonly { id: number; mutant: Mutant }[],
  folder: string,
): string => {
  const root = parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file) as unknown as Node;
  const edits = own.flatMap(({ id, mutant }) => {
    const place = placeOf(root, mutant);
    if (place === null) return [];
    if (place.end === null) return [{ at: place.start, text: `${PROBE}(${id}); ` }];
    return [
      { at: place.start, text: `(${PROBE}(${id}), (` },
      { at: place.end, text: "))" },
    ];
  });
  if (edits.length === 0) return source;
  let [text, last] = ["", 0];
  for (const { at, text: put } of edits.toSorted((a, b) => a.at - b.at)) {
    text += source.slice(last, at) + put;
    last = at;
  }
  return `${text}${source.slice(last)}${probeSource(folder)}`;
};

/** Tests that run a mutant's place, themselves or in a process that they start. */
export type Hits = ReadonlySet<string>;

/** Puts a probe at every mutant that is run more than once; `read` takes them out and gives what they saw, null for those without one. */
export const putProbes = (copy: string, mutants: readonly Mutant[]): { read: () => Map<Mutant, Hits | null> } => {
  const folder = join(copy, "tmp");
  const byFile = Map.groupBy(
    mutants.map((mutant, id) => ({ mutant, id })),
    ({ mutant }) => mutant.file,
  );
  const sources = new Map<string, string>();
  const without = new Set<Mutant>();
  for (const [file, own] of byFile) {
    const source = readFileSync(join(copy, file), "utf8");
    sources.set(file, source);
    const root = parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file) as unknown as Node;
    for (const { mutant } of own) if (placeOf(root, mutant) === null) without.add(mutant);
    writeFileSync(join(copy, file), probed(file, source, own, folder));
  }
  const read = (): Map<Mutant, Hits | null> => {
    for (const [file, source] of sources) writeFileSync(join(copy, file), source);
    const seen = mutants.map(() => new Set<string>());
    for (const [id, test] of notesIn(copy, "probes")) seen[Number(id)]?.add(test);
    return new Map(mutants.map((mutant, id) => [mutant, without.has(mutant) ? null : (seen[id] ?? new Set())]));
  };
  return { read };
};
