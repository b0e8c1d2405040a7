import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const entry = fileURLToPath(new URL("../index.ts", import.meta.url));

const bundle = async (names: string): Promise<{ bytes: number; inputs: string[] }> => {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export { ${names} } from ${JSON.stringify(entry)};`, resolveDir: ".", loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const used = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return { bytes: outputFiles.reduce((sum, file) => sum + file.contents.length, 0), inputs: used };
};

test("the tell checker can be bundled alone, for a browser, in 50 kB", async () => {
  const { bytes, inputs } = await bundle("checkTells");
  expect(inputs.filter((path) => !/\/(tells|document|packing)\//.test(path) && path !== "<stdin>")).toEqual([]);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(50_000);
});

test("the files of the rules, with their examples, stay out of the bundle", async () => {
  const { inputs, bytes } = await bundle("policyJson");
  expect(inputs.some((path) => path.includes("/tells/rules/"))).toBe(false);
  expect(inputs.some((path) => path.endsWith("/tells/policy.packed.ts"))).toBe(true);
  expect(bytes).toBeLessThan(52_000);
});
