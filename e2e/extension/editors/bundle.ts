import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The page of editors as one script, built again only when it or the lockfile changes. */
export const bundledEditors = async (): Promise<string> => {
  const sources = readdirSync(here).map((name) => join(here, name));
  const hash = createHash("sha256");
  for (const path of [...sources.sort(), join(root, "package-lock.json")]) hash.update(readFileSync(path));
  const folder = join(root, "node_modules", ".cache", "extension-editors");
  const outfile = join(folder, `${hash.digest("hex").slice(0, 16)}.js`);
  if (!existsSync(outfile)) {
    mkdirSync(folder, { recursive: true });
    await build({
      entryPoints: [join(here, "page.ts")],
      outfile,
      bundle: true,
      minify: true,
      format: "iife",
      target: "chrome120",
      define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
      logLevel: "warning",
    });
  }
  return readFileSync(outfile, "utf8");
};
