// Which tests run which place of a source file: probes, put into a copy of the sources for one run of all tests, that
// write down the test they run in.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
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

/** A function that a probe calls. It writes each test once for each probe; in a process that a test started it knows no test. */
const probeSource = (log: string): string => `
function ${PROBE}(id) {
  const line = id + " " + (globalThis.__vitest_worker__?.filepath ?? "") + "\\n";
  const seen = (globalThis.__probed ??= new Set());
  if (seen.has(line)) return;
  seen.add(line);
  globalThis.process?.getBuiltinModule?.("node:fs").appendFileSync(${JSON.stringify(log)}, line);
}
`;

const probed = (file: string, source: string, own: readonly { id: number; mutant: Mutant }[], log: string): string => {
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
  return `${text}${source.slice(last)}${probeSource(log)}`;
};

export interface Hits {
  /** Tests that run the mutant's place. */
  tests: ReadonlySet<string>;
  /** Whether a process that some test started runs it as well. */
  elsewhere: boolean;
}

/** Puts a probe at every mutant that is run more than once; `read` takes them out and gives what they saw, null for those without one. */
export const putProbes = (copy: string, mutants: readonly Mutant[]): { read: () => Map<Mutant, Hits | null> } => {
  const log = join(copy, "tmp", "probes");
  appendFileSync(log, "");
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
    writeFileSync(join(copy, file), probed(file, source, own, log));
  }
  const read = (): Map<Mutant, Hits | null> => {
    for (const [file, source] of sources) writeFileSync(join(copy, file), source);
    const seen = mutants.map(() => ({ tests: new Set<string>(), elsewhere: false }));
    for (const line of existsSync(log) ? readFileSync(log, "utf8").split("\n") : []) {
      const [id = "", test = ""] = line.split(" ");
      const own = seen[Number(id)];
      if (line === "" || own === undefined) continue;
      if (test === "") own.elsewhere = true;
      else own.tests.add(test.slice(copy.length + 1));
    }
    return new Map(mutants.map((mutant, id) => [mutant, without.has(mutant) ? null : (seen[id] as Hits)]));
  };
  return { read };
};
