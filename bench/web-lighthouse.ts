import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS } from "../e2e/browser.ts";
import { installPeers } from "./peers.ts";

interface Result {
  lhr: {
    categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  };
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result | undefined>;

const PORT = 9_333;
const PATHS = ["/", "/compare", "/check", "/signin"];

/** Lighthouse's categories for pages that need no account: as observed on this machine, on a desktop's screen. */
export const measureLighthouse = async (executablePath: string, url: string): Promise<void> => {
  installPeers();
  const require = createRequire(import.meta.url);
  const entry = pathToFileURL(require.resolve("lighthouse")).href;
  const { default: lighthouse, desktopConfig } = (await import(entry)) as {
    default: Lighthouse;
    desktopConfig: object;
  };
  for (const path of PATHS) {
    const browser = await chromium.launch({
      executablePath,
      headless: true,
      args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
    });
    try {
      for (const throttling of ["provided", "simulate"]) {
        const flags = { port: PORT, logLevel: "error", output: "json", throttlingMethod: throttling };
        const result = await lighthouse(url + path, flags, desktopConfig);
        if (result === undefined) throw new Error("Lighthouse gave no result");
        const { categories, audits } = result.lhr;
        console.log(
          `${path} (${throttling === "provided" ? "observed" : "simulated network"}): ${Object.values(categories)
            .map(({ title, score }) => `${title} ${((score ?? 0) * 100).toFixed(0)}`)
            .join(", ")}; LCP ${audits["largest-contentful-paint"]?.displayValue ?? "unknown"}`,
        );
        const short = Object.values(categories).flatMap(({ auditRefs }) =>
          auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
        );
        if (short.length > 0) console.log(`  short: ${short.join(", ")}`);
      }
    } finally {
      await browser.close();
    }
  }
};
