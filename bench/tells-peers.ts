// Other checkers of English prose on npm, each behind one call that reads a text and says how much it found. They are
// no dependency of anything: bench/package.json brings them, and they are installed when the bench first runs.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { installPeers } from "./peers.ts";

export interface Peer {
  name: string;
  count: (text: string) => number | Promise<number>;
}

const require = createRequire(import.meta.url);

const load = async (name: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(require.resolve(name)).href)) as Record<string, unknown>;

const writeGood = async (): Promise<Peer> => {
  const check = (await load("write-good"))["default"] as (text: string) => unknown[];
  return { name: "write-good", count: (text) => check(text).length };
};

interface TextlintKernel {
  lintText: (text: string, options: object) => Promise<{ messages: unknown[] }>;
}

const textlint = async (): Promise<Peer> => {
  const { TextlintKernel } = (await load("@textlint/kernel")) as { TextlintKernel: new () => TextlintKernel };
  const plugin = require("@textlint/textlint-plugin-markdown") as { default: unknown };
  const preset = require("@textlint-ja/textlint-rule-preset-ai-writing") as { rules: Record<string, unknown> } & {
    default?: { rules: Record<string, unknown> };
  };
  const { rules } = preset.default ?? preset;
  const kernel = new TextlintKernel();
  const options = {
    ext: ".md",
    plugins: [{ pluginId: "markdown", plugin: plugin.default }],
    rules: Object.entries(rules).map(([ruleId, rule]) => ({ ruleId, rule })),
  };
  return { name: "textlint, AI preset", count: async (text) => (await kernel.lintText(text, options)).messages.length };
};

interface Processor {
  use: (plugin: unknown) => Processor;
  process: (text: string) => Promise<{ messages: unknown[] }>;
}

const retext = async (): Promise<Peer> => {
  let processor = ((await load("unified"))["unified"] as () => Processor)();
  const plugins = ["english", "stringify", "passive", "intensify", "simplify", "repeated-words"];
  for (const plugin of plugins) processor = processor.use((await load(`retext-${plugin}`))["default"]);
  return { name: "retext, four rules", count: async (text) => (await processor.process(text)).messages.length };
};

interface HarperModule {
  LocalLinter: new (init: object) => { setup: () => Promise<void>; lint: (text: string) => Promise<unknown[]> };
}

export const harper = async (): Promise<Peer> => {
  const dist = (name: string): string => new URL(`node_modules/harper.js/dist/${name}.js`, import.meta.url).href;
  const { LocalLinter } = (await import(dist("index"))) as HarperModule;
  const { binary } = (await import(dist("binary"))) as { binary: unknown };
  const linter = new LocalLinter({ binary });
  await linter.setup();
  return { name: "harper.js", count: async (text) => (await linter.lint(text)).length };
};

/** The peers that could be loaded; what could not is said and left out. */
export const openPeers = async (): Promise<Peer[]> => {
  installPeers();
  const peers: Peer[] = [];
  for (const open of [writeGood, textlint, retext, harper]) {
    try {
      peers.push(await open());
    } catch (error) {
      console.log(`left out ${open.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return peers;
};
