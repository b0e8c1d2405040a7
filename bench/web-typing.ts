import type { Page } from "playwright-core";
import type { ModelStep } from "../e2e/model.ts";
import { paste, writeDraft, type Screen } from "../e2e/screens/screen.ts";
import type { Theatre } from "../e2e/screens/stage.ts";
import { percentile } from "./load.ts";

const WORDS = 10_000;
const KEYS = 240;
const BETWEEN_KEYS_MS = 45;
const TOKENS_A_SECOND = 250;

const SENTENCES = [
  "The importer reads the file in blocks and writes each block once.",
  "I hope this finds you well, and I wanted to reach out about the plan.",
  "We leverage a robust queue, so that a slow reader never holds the writer.",
  "On 14 March the p95 fell from 840 ms to 310 ms, at a cost of $1,250.",
  "It is worth noting that this plays a crucial role in our landscape.",
];

/** About 10,000 words in paragraphs of these sentences. */
const prose = (sentences: readonly string[]): string => {
  const lines: string[] = [];
  for (let words = 0; words < WORDS;) {
    const paragraph = sentences.join(" ");
    words += paragraph.split(" ").length;
    lines.push(paragraph);
  }
  return lines.join("\n\n");
};

const ASKED_CHARACTERS_MAX = 19_000;
const WORDS_AT_ONCE = 4;

/** Words of a text a few at a time, as a timer can keep the pace of so many tokens a second. */
const streamed = (text: string): ModelStep[] => {
  const words = text.match(/\S+\s*/g) ?? [];
  // A timer comes about a millisecond late.
  const waitMs = (WORDS_AT_ONCE * 1_000) / TOKENS_A_SECOND - 1;
  return words.flatMap((word, at): ModelStep[] => (at % WORDS_AT_ONCE === 0 ? [{ waitMs }, word] : [word]));
};

interface Timings {
  frames: number[];
  longTasks: number[];
}

/** From a key's own time stamp to the task after the frame that follows it, in ms. */
const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const timings: Timings = { frames: [], longTasks: [] };
    Object.assign(globalThis, { timings });
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => timings.frames.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
    new PerformanceObserver((list) =>
      timings.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: "longtask",
    });
  });

const typeAndRead = async (page: Page): Promise<Timings> => {
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? "Space" : "e");
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  return (await page.evaluate("timings")) as Timings;
};

const report = (name: string, { frames, longTasks }: Timings): void => {
  const at = (part: number): string => percentile(frames, part).toFixed(1);
  console.log(
    `${name}: keydown to frame p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (bar 20), max ${at(1)} ms over ${frames.length} keys; ` +
      `long tasks ${longTasks.length}${longTasks.length === 0 ? "" : `, longest ${Math.max(...longTasks).toFixed(0)} ms`} (bar: none over 50)`,
  );
};

/** The first piece of an answer: from the moment the page reads it to the frame that shows it. */
const firstDelta = async (theatre: Theatre): Promise<void> => {
  const waits: number[] = [];
  const screen: Screen = {
    name: "first delta",
    open: async ({ page, url, model }) => {
      model.say({ waitMs: 300 }, "Ready", " when you are.");
      await page.addInitScript(() => {
        ReadableStreamDefaultReader.prototype.read = new Proxy(
          Reflect.get(ReadableStreamDefaultReader.prototype, "read"),
          {
            apply: async (read, reader, args) => {
              const piece: unknown = await Reflect.apply(read, reader, args);
              Object.assign(globalThis, { readAt: Reflect.get(globalThis, "readAt") ?? performance.now() });
              return piece;
            },
          },
        );
      });
      await page.goto(url);
      await writeDraft(page, "The importer is ready.");
    },
  };
  await theatre.show(screen, async ({ page }) => {
    for (let run = 0; run < 20; run += 1) {
      waits.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              Reflect.deleteProperty(globalThis, "readAt");
              const watcher = new MutationObserver(() => {
                const at = Reflect.get(globalThis, "readAt") as number | undefined;
                if (at === undefined || document.querySelector(".result")?.textContent?.trim() === "") return;
                watcher.disconnect();
                requestAnimationFrame(() => resolve(performance.now() - at));
              });
              watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
              document
                .querySelector<HTMLElement>(".cm-content")
                ?.dispatchEvent(
                  new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true }),
                );
            }),
        ),
      );
      await page.waitForSelector("[data-phase=done]");
    }
  });
  console.log(
    `first delta: read to shown p50 ${percentile(waits, 0.5).toFixed(1)} ms, worst ${percentile(waits, 1).toFixed(1)} ms of ${waits.length} (bar: one frame, 16.7)`,
  );
};

/** Typing into 10,000 words with every rule live, at rest and while an answer streams. */
export const measureTyping = async (theatre: Theatre): Promise<void> => {
  const text = prose(SENTENCES);
  // As much of it as one rewrite may take; an answer may be several times as long.
  const asked = text.slice(0, text.lastIndexOf("\n\n", ASKED_CHARACTERS_MAX));
  // The service stops an answer with figures that the draft does not have, so the answer has none.
  const answer = prose(SENTENCES.filter((sentence) => !/\d/.test(sentence)));
  for (const streaming of [false, true]) {
    const screen: Screen = {
      name: "typing",
      open: async ({ page, url, model }) => {
        model.say(...streamed(answer));
        await page.goto(url);
        if (streaming) {
          await writeDraft(page, asked);
          await page.keyboard.press("Control+Enter");
          await page.waitForSelector("[data-phase=streaming]");
          await page.keyboard.press("Control+a");
          await paste(page, text);
        } else await writeDraft(page, text);
        await page.waitForSelector(".cm-tell");
        await page.waitForTimeout(1_000);
        await page.keyboard.press("Control+Home");
        await observe(page);
      },
    };
    await theatre.show(screen, async ({ page }) => {
      const timings = await typeAndRead(page);
      if (streaming && (await page.$("[data-phase=streaming]")) === null) throw new Error("the answer ended too early");
      report(streaming ? `typing while ${TOKENS_A_SECOND} tokens/s stream` : "typing at rest", timings);
    });
  }
  await firstDelta(theatre);
};
