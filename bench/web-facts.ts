import { setTimeout as sleep } from "node:timers/promises";
import { HELD, inWords, type ModelStep } from "../e2e/model.ts";
import { writeDraft } from "../e2e/screens/screen.ts";
import type { Theatre } from "../e2e/screens/stage.ts";
import { percentile } from "./load.ts";

const FACTS = 40;
const TOKEN_EVERY_MS = 12;

// Each fact is one word that occurs nowhere else, so that its last token is known.
const facts = Array.from({ length: FACTS }, (_, at) => (at % 2 === 0 ? `${300 + 7 * at}` : `$${1_000 + 13 * at}`));
const draft = facts.map((fact, at) => `Row ${"abcdefgh"[at % 8]} of the table now holds ${fact} after the check.`);

interface Times {
  arrived: Record<string, number>;
  shown: Record<string, number>;
}

/** Notes when the bytes of a delta were decoded, and when the chip of a fact left its pending state. */
const watch = (): void => {
  const times: Times = { arrived: {}, shown: {} };
  Object.assign(globalThis, { times });
  const decode = Reflect.get(TextDecoder.prototype, "decode") as (...input: unknown[]) => string;
  TextDecoder.prototype.decode = function (...input: unknown[]) {
    const text = decode.apply(this, input);
    for (const [token] of text.matchAll(/\$?\d{3,}/g)) times.arrived[token] ??= performance.now();
    return text;
  };
  const look = (): void => {
    for (const chip of document.querySelectorAll<HTMLElement>(".facts li[data-state=kept]")) {
      const fact = /\$?\d+/.exec(chip.textContent)?.[0] ?? "";
      times.shown[fact] ??= performance.now();
    }
  };
  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }),
  );
};

/** From the read of a fact's last token to its chip, while an answer streams a word every 12 ms. */
export const measureFacts = async (theatre: Theatre): Promise<void> => {
  const words = inWords(draft.join(" ")).flatMap((word): ModelStep[] => [word, { waitMs: TOKEN_EVERY_MS }]);
  await theatre.show(
    { name: "facts", open: async ({ page }) => void (await page.addInitScript(watch)) },
    async ({ page, url, model }) => {
      model.say(...words, HELD);
      await page.goto(url);
      await writeDraft(page, draft.join(" "));
      await page.keyboard.press("Control+Enter");
      // The last one waits for the word after it.
      while ((await page.locator(".facts li[data-state=kept]").count()) < FACTS - 1) await sleep(100);
      const { arrived, shown } = await page.evaluate(() => (globalThis as unknown as { times: Times }).times);
      const seen = facts.filter((fact) => arrived[fact] !== undefined && shown[fact] !== undefined);
      const late = seen.map((fact) => (shown[fact] ?? 0) - (arrived[fact] ?? 0));
      const at = (part: number): string => percentile(late, part).toFixed(1);
      console.log(
        `facts: last token read to shown p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms of ${late.length} (bar 100)`,
      );
    },
    {},
  );
};
