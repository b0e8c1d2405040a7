import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export interface Lint {
  message(): string;
  get_problem_text(): string;
}
interface Linter {
  setup(): Promise<void>;
  getDefaultLintConfig(): Promise<Record<string, boolean | null>>;
  setLintConfig(config: Record<string, boolean | null>): Promise<void>;
  lint(text: string, options: { language: "plaintext" }): Promise<Lint[]>;
}

/** What an outside grammar checker finds in a text. */
export type FindErrors = (text: string) => Promise<Lint[]>;

/** harper.js, spelling off, from the package's folder: `npm install harper.js` anywhere outside this repository. */
export const openHarper = async (harperDir: string): Promise<FindErrors> => {
  const load = async (file: string): Promise<unknown> =>
    import(pathToFileURL(resolve(join(harperDir, "dist", file))).href);
  const { LocalLinter } = (await load("index.js")) as { LocalLinter: new (options: { binary: unknown }) => Linter };
  const { binary } = (await load("binary.js")) as { binary: unknown };
  const linter = new LocalLinter({ binary });
  await linter.setup();
  await linter.setLintConfig({ ...(await linter.getDefaultLintConfig()), SpellCheck: false });
  return (text) => linter.lint(text, { language: "plaintext" });
};
