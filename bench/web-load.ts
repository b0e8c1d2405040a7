import type { Theatre } from "../e2e/screens/stage.ts";
import { percentile } from "./load.ts";

const VISITS = 9;

/** Largest paint of a first visit, as the browser observed it: every visit is a fresh profile without a cache. */
export const measureLoad = async (theatre: Theatre): Promise<void> => {
  for (const path of ["/", "/compare", "/check", "/signin"]) {
    const paints: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      await theatre.show(
        { name: path, open: async ({ page, url }) => void (await page.goto(url + path, { waitUntil: "networkidle" })) },
        async ({ page }) => {
          paints.push(
            await page.evaluate(
              () =>
                new Promise<number>((resolve) =>
                  new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
                    {
                      type: "largest-contentful-paint",
                      buffered: true,
                    },
                  ),
                ),
            ),
          );
        },
      );
    }
    console.log(
      `${path}: largest contentful paint, cold, observed: median ${percentile(paints, 0.5).toFixed(0)} ms, worst of ${VISITS} ${Math.max(...paints).toFixed(0)} ms (bar 400)`,
    );
  }
};
