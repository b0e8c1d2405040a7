import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** A checker of other people: of each text, the names of the rules that it broke, one for each finding. */
export interface OutsideChecker {
  name: string;
  /** What a plain command line would install into the folder. */
  packages: string;
  open: (folder: string) => (texts: readonly string[]) => Promise<string[][]>;
}

interface Kernel {
  lintText(text: string, options: Record<string, unknown>): Promise<{ messages: { ruleId: string }[] }>;
}
interface Preset {
  rules: Record<string, unknown>;
  rulesConfig: Record<string, unknown>;
}

const loaderOf = (folder: string): ((name: string) => unknown) => createRequire(resolve(join(folder, "any.js")));

const each =
  (find: (text: string) => string[] | Promise<string[]>) =>
  async (texts: readonly string[]): Promise<string[][]> => {
    const found: string[][] = [];
    for (const text of texts) found.push(await find(text));
    return found;
  };

const writeGood: OutsideChecker = {
  name: "write-good",
  packages: "npm install write-good",
  open: (folder) => {
    const check = loaderOf(folder)("write-good") as (text: string) => { reason: string }[];
    // "\"very\" is a weasel word and can weaken meaning" is counted as "is a weasel word …".
    return each((text) => check(text).map(({ reason }) => reason.replace(/^"[^"]*" /, "")));
  },
};

const textlintPreset = (name: string, preset: string): OutsideChecker => ({
  name,
  packages: `npm install textlint ${preset}`,
  open: (folder) => {
    const load = loaderOf(folder);
    const { TextlintKernel } = load("@textlint/kernel") as { TextlintKernel: new () => Kernel };
    const markdown = load("@textlint/textlint-plugin-markdown") as { default?: unknown };
    const loaded = load(preset) as { default?: Preset } & Preset;
    const { rules, rulesConfig } = loaded.default ?? loaded;
    const kernel = new TextlintKernel();
    return each(async (text) => {
      const { messages } = await kernel.lintText(text, {
        filePath: "draft.md",
        ext: ".md",
        plugins: [{ pluginId: "markdown", plugin: markdown.default ?? markdown }],
        rules: Object.entries(rules)
          .filter(([ruleId]) => rulesConfig[ruleId] !== false)
          .map(([ruleId, rule]) => ({ ruleId, rule, options: rulesConfig[ruleId] ?? true })),
      });
      return messages.map(({ ruleId }) => ruleId);
    });
  },
});

const READ_AND_LINT =
  "import json, sys\nimport proselint.tools as tools\nprint(json.dumps([[found[0] for found in tools.lint(text)] for text in json.load(sys.stdin)]))";

const proselint: OutsideChecker = {
  name: "proselint",
  packages: "pip install --target PACKAGES_DIR/proselint proselint",
  open: (folder) => {
    const path = join(folder, "proselint");
    if (!existsSync(join(path, "proselint"))) throw new Error("no such folder");
    return async (texts) =>
      JSON.parse(
        execFileSync("python3", ["-c", READ_AND_LINT], {
          input: JSON.stringify(texts),
          env: { PYTHONPATH: path },
          encoding: "utf8",
          maxBuffer: 1e8,
          stdio: ["pipe", "pipe", "ignore"],
        }),
      ) as string[][];
  },
};

export const outsideCheckers: readonly OutsideChecker[] = [
  textlintPreset("slopless", "slopless"),
  textlintPreset("textlint, AI preset", "@textlint-ja/textlint-rule-preset-ai-writing"),
  proselint,
  writeGood,
];
