// Writes the pages that people open first as they look before any script: the browser paints them at once.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Files that modules of the app need at once, themselves included: scripts and styles, as addresses. */
const filesOf = (manifest, modules) => {
  const [scripts, styles, seen] = [new Set(), new Set(), new Set()];
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    scripts.add(`/${file}`);
    for (const path of css) styles.add(`/${path}`);
    imports.forEach(visit);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
};

const linksTo = (page, { scripts, styles }) =>
  [
    ...styles.map((path) => [path, `<link rel="stylesheet" crossorigin href="${path}">`]),
    ...scripts.map((path) => [path, `<link rel="modulepreload" crossorigin href="${path}">`]),
  ]
    .filter(([path]) => !page.includes(path))
    .map(([, link]) => link)
    .join("\n    ");

const only = (text, pattern, what) => {
  const found = text.match(pattern);
  if (found === null) throw new Error(`no ${what}`);
  return found[0];
};

/** Prerenders the pages with the app's own parts and writes them to `pages/` below the built app. */
export const writePages = (root, dist) => {
  const entry = join(dist, ".prerender");
  const run = (args, cwd) => {
    const env = { ...process.env, NODE_ENV: "production" };
    const { status, stdout } = spawnSync(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
    if (status !== 0) throw new Error("the first pages were not prerendered");
    return String(stdout);
  };
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const flags = ["--ssr", "src/prerendered.tsx", "--outDir", entry, "--logLevel", "warn"];
  run([vite, "build", ...flags], join(root, "apps", "web"));
  const prerendered = JSON.parse(run([join(here, "prerender.mjs"), join(entry, "prerendered.js")], root));
  const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const place = only(page, /<div id="app">.*?<\/main>\s*<\/div>/s, "place for the app");
  const field = only(page, /<textarea.*?<\/textarea>/s, "field for the draft");
  mkdirSync(join(dist, "pages"), { recursive: true });
  for (const { name, modules, html } of prerendered) {
    if (html.includes("<script")) throw new Error(`${name} needs a script to be seen`);
    // The app waits for the kept draft; whoever types before it comes needs the field now.
    const body = html.replace('<div class="draft-plain"></div>', () => field);
    if (name === "write" && body === html) throw new Error("no place for the draft");
    const whole = page
      .replace(place, () => `<div id="app" class="prerendered">${body}</div>`)
      .replace("</head>", () => `  ${linksTo(page, filesOf(manifest, modules))}\n  </head>`);
    writeFileSync(join(dist, "pages", `${name}.html`), whole);
  }
  rmSync(entry, { recursive: true });
  rmSync(join(dist, ".vite"), { recursive: true });
};
