import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forget, openPage, signedIn, usage, type Answers, type Page, type Played } from "./open-page.ts";

const DRAFT = `Hi team,

The p95 went from 840 ms to 310 ms on Tuesday. We utilise the new queue in order to smooth peaks.

Ana reviews PR 90210 by 5pm.`;
const REWRITTEN = `The p95 fell from 840 ms to 310 ms. We use the new queue to smooth peaks.

Ana reviews PR 90210 by 5pm. The rollback has an owner in Lisbon.`;
const NOTES = "\n\nNOTES:\n- Tuesday is not in this text.";
const pieces = (text: string): string[] => text.match(/[^]{1,9}/g) ?? [];

let page: Page;
const copied: Record<string, string>[] = [];
beforeEach(async () => {
  await forget();
  copied.length = 0;
  const item = async (entry: ClipboardItem): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(entry.types.map(async (type) => [type, await (await entry.getType(type)).text()])),
    );
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      writeText: async (text: string) => void copied.push({ "text/plain": text }),
      write: async ([entry]: ClipboardItem[]) => void copied.push(await item(entry as ClipboardItem)),
    },
  });
});
afterEach(() => page.close());

const draftText = async (): Promise<string> => (await page.editor()).state.doc.toString();
const content = (): Element | null => document.querySelector(".cm-content");
const run = (): void => page.key("Enter", { ctrlKey: true }, content());
const open = async (says: Played | (() => unknown), answers: Answers = {}, draft = DRAFT): Promise<void> => {
  page = await openPage("/", { "POST /api/humanize": says, ...answers });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: draft } });
  await page.says(/[1-9]\d* words/);
  run();
};
const rewritten = async (text = REWRITTEN): Promise<void> => {
  await open({ says: [...pieces(text), ...pieces(NOTES)] });
  await page.says("Accept all");
  await page.says(/Done\. \d/);
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  await page.settled();
};
const view = (name: string): void =>
  document.querySelector<HTMLInputElement>(`input[name=result-view][value=${name}]`)?.click();
const clean = async (): Promise<string> => {
  view("clean");
  await expect.poll(() => document.querySelector(".clean")).not.toBe(null);
  const text = document.querySelector(".clean")?.textContent ?? "";
  view("review");
  await expect.poll(() => document.querySelector(".review")).not.toBe(null);
  return text;
};
const change = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("[data-change]")].find((one) =>
    one.textContent?.includes(text),
  ) as HTMLElement;
/** What a person does comes after what came of the last thing is on the page. */
const next = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const choose = async (text: string): Promise<void> => {
  change(text).click();
  await expect.poll(() => change(text).querySelector(".change-acts")).not.toBe(null);
};
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    page.key(key);
    await next();
  }
};
const inResult = (name: string): void =>
  [...document.querySelectorAll<HTMLButtonElement>(".result-pane button")]
    .find((one) => one.textContent?.trim() === name)
    ?.click();
const asked = (): Record<string, unknown>[] =>
  page.changes.map((line) => JSON.parse(line.slice(line.indexOf("{"))) as Record<string, unknown>);

test("the review lists every change in the order of the text, beside the facts and the notes", async () => {
  await rewritten();
  await expect.poll(() => document.querySelectorAll(".facts li").length).toBeGreaterThan(3);
  expect([...document.querySelectorAll(".change-head")].map((head) => head.textContent)).toEqual([
    "Left out",
    "Reworded",
    "Reworded",
    "New",
  ]);
  expect(await page.settled(".result-pane")).toMatchSnapshot();
  expect(await page.settled(".facts")).toMatchSnapshot();
  expect(await page.settled(".notes")).toMatchSnapshot();
  expect(await clean()).toBe(REWRITTEN);
  view("compare");
  await expect.poll(() => document.querySelectorAll(".diff tbody tr").length).toBe(5);
  expect(await page.settled(".result")).toMatchSnapshot();
});

test("a change is rejected, edited and accepted, and each is one undo", async () => {
  await rewritten();
  await choose("utilise");
  inResult("Reject");
  expect(await clean()).toContain("310 ms. We utilise the new queue in order to smooth peaks.");
  await choose("Lisbon");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  expect(await page.settled(".change-editor")).toMatchSnapshot();
  page.type("The sentence in your words", " Bo owns the rollback. ");
  inResult("Save");
  await page.says("Edited");
  expect(await page.settled(".review")).toMatchSnapshot();
  expect(await clean()).toMatch(/5pm\. Bo owns the rollback\.$/);
  inResult("Undo");
  await next();
  inResult("Undo");
  await expect.poll(clean).toBe(REWRITTEN);
  inResult("Redo");
  await expect.poll(clean).toContain("utilise");
  inResult("Reject all");
  await expect.poll(clean).toBe(DRAFT);
  expect(await page.settled(".review")).toMatchSnapshot();
  await page.says("4 changes, all decided.");
});

test("the keys of the list walk, accept, reject, edit and explain", async () => {
  await rewritten();
  document.querySelector<HTMLElement>("[data-change]")?.focus();
  await press("F8", "w");
  await expect.poll(() => page.html(".reasons")).toContain("is missing");
  expect(await page.settled(".reasons")).toMatchSnapshot();
  await press("w");
  await expect.poll(() => document.querySelector(".reasons")).toBe(null);
  await press("r");
  await expect.poll(() => document.querySelector("[data-decision=rejected]")?.textContent).toContain("on Tuesday");
  await press("a");
  await expect
    .poll(() => document.querySelector("[data-decision=accepted]")?.textContent)
    .toContain("use the new queue");
  await press("e");
  await expect.poll(() => document.querySelector(".change-editor textarea")).not.toBe(null);
  page.key("a", {}, document.querySelector(".change-editor textarea"));
  expect(document.querySelectorAll("[data-decision=accepted]").length).toBe(1);
  page.key("Escape", {}, document.querySelector(".change-editor textarea"));
  await expect.poll(() => document.querySelector(".change-editor")).toBe(null);
  const at = (): string | null | undefined => document.activeElement?.getAttribute("data-change");
  const here = at();
  page.key("F8", { shiftKey: true });
  await next();
  expect(at()).not.toBe(here);
  await press("F8");
  expect(at()).toBe(here);
  page.key("r", { ctrlKey: true });
  expect(document.querySelectorAll("[data-decision=rejected]").length).toBe(1);
  expect(await page.settled(".review")).toMatchSnapshot();
});

test("accept all takes what is safe, copies it, asks about each fact by name, and is one undo", async () => {
  await rewritten();
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await expect.poll(() => document.querySelector("dialog")).not.toBe(null);
  expect(await page.settled("dialog")).toMatchSnapshot();
  expect(copied.at(-1)).toEqual({
    "text/plain":
      "The p95 went from 840 ms to 310 ms on Tuesday. We use the new queue to smooth peaks.\n\nAna reviews PR 90210 by 5pm.",
  });
  page.press("Take the rewrite");
  await expect.poll(() => page.html("dialog")).toContain("Lisbon");
  page.press("Keep mine");
  await expect
    .poll(() => copied.at(-1)?.["text/plain"])
    .toBe(REWRITTEN.replace(" The rollback has an owner in Lisbon.", ""));
  await page.says("Copied.");
  page.key("z", { ctrlKey: true }, document.body);
  await expect.poll(() => document.querySelectorAll("[data-decision=open]").length).toBe(4);
});

test("putting the result into the draft is one undo away", async () => {
  await rewritten();
  inResult("Put it in the draft");
  expect(await draftText()).toBe(REWRITTEN);
  await page.says("The draft is now this text.");
  inResult("Undo");
  await expect.poll(draftText).toBe(DRAFT);
  page.key("z", { ctrlKey: true, shiftKey: true }, document.body);
  await expect.poll(draftText).toBe(REWRITTEN);
});

test("a fact that is picked is marked in the draft and in the result", async () => {
  await rewritten();
  await expect.poll(() => document.querySelectorAll(".facts li").length).toBeGreaterThan(3);
  const fact = (text: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(".facts li button")].find((one) =>
      one.textContent?.includes(text),
    );
  fact("840 ms")?.click();
  await expect.poll(() => document.querySelector(".cm-content .picked")?.textContent).toBe("840 ms");
  expect(document.querySelector(".result mark")?.textContent).toBe("840 ms");
  expect(await page.settled(".review")).toMatchSnapshot();
  view("clean");
  await expect.poll(() => document.querySelector(".clean mark")?.textContent).toBe("840 ms");
  fact("840 ms")?.click();
  await expect.poll(() => document.querySelector(".cm-content .picked")).toBe(null);
});

test("three variants come one after another; a sentence or a whole one becomes the result", async () => {
  const ways = ["Now we use the queue.", "Today the queue is in use.", "The new queue smooths peaks."];
  const said = ways.map((way) => REWRITTEN.replace("We use the new queue to smooth peaks.", way));
  let at = -1;
  await open(() => ({ says: pieces(at++ < 0 ? REWRITTEN : (said[at - 1] as string)) }));
  await page.says(/Done\. \d/);
  inResult("Vary");
  await expect.poll(() => document.querySelector(".vary-card:nth-child(3)[data-phase=done] .take")).not.toBe(null);
  await expect.poll(() => document.querySelectorAll(".likelihoods dd").length).toBe(2);
  expect(await page.settled(".result-foot")).toMatchSnapshot();
  expect(
    asked()
      .slice(1)
      .map(({ mode, previousRewrite }) => [mode, previousRewrite]),
  ).toEqual([
    ["vary", REWRITTEN],
    ["vary", said[0]],
    ["vary", said[1]],
  ]);
  [...document.querySelectorAll<HTMLElement>(".vary-card .take")].find((one) => one.textContent === ways[2])?.click();
  await expect.poll(clean).toBe(said[2]);
  document.querySelector<HTMLButtonElement>(".vary-card:nth-child(1) .button")?.click();
  await expect.poll(clean).toBe(said[0]);
  inResult("Undo");
  await expect.poll(clean).toContain(ways[2]);
});

test("variants of an expansion say that the text is notes, and one that fails says why", async () => {
  let at = 0;
  const answers = [{ says: [REWRITTEN] }, { says: ["One way."] }, { failing: "quota_exhausted", message: "Used up." }];
  page = await openPage("/", { "POST /api/humanize": () => answers[Math.min(at++, 2)] });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, insert: DRAFT } });
  await page.says(/[1-9]\d* words/);
  page.field("Expand notes").click();
  await page.says("Expand notes Ctrl");
  run();
  await page.says(/Done\. \d/);
  inResult("Vary");
  await page.says("Used up.");
  expect(
    asked()
      .slice(0, 3)
      .map(({ mode, fromNotes }) => [mode, fromNotes]),
  ).toEqual([
    ["expand", undefined],
    ["vary", true],
    ["vary", true],
  ]);
  await expect.poll(() => document.querySelectorAll(".likelihoods dd").length).toBe(2);
  expect(await page.settled(".result-foot")).toMatchSnapshot();
});

describe("closer to one's voice", () => {
  const bag = { grams: { the: 0.5, he_: 0.5 }, words: { the: 0.7, we: 0.3 }, layout: { lines: 1 } };
  const habits = {
    samples: 2,
    words: 400,
    sentenceWords: { mean: 8, deviation: 3 },
    contractions: 0.8,
    punctuation: { "—": 4 },
    openers: [],
    greetings: [],
    signOffs: [],
    favourites: [{ id: "favourite:queue", value: "queue", count: 9, evidence: "9 times" }],
    avoided: [],
    profile: bag,
  };

  test("the distance before and after is shown, with the habits that moved", async () => {
    const voice = { id: "v1", name: "Mine", isDefault: true, signOff: null, keepsSamples: false, habits };
    let at = 0;
    const answers = [REWRITTEN, "We don't wait: the queue smooths it. The queue's new."];
    await open(() => ({ says: [answers[Math.min(at++, 1)]], paidBy: "allowance" }), {
      "GET /api/site": signedIn,
      "GET /api/usage": usage,
      "GET /api/voices": { items: [voice] },
      "GET /api/voices/v1": voice,
    });
    await page.says(/Done\. \d/);
    inResult("Closer to me");
    await page.says("Distance to your voice");
    expect(await page.settled(".closeness")).toMatchSnapshot();
    expect(asked()[1]).toMatchObject({ mode: "closer", previousRewrite: REWRITTEN });
  });
});

test("the likelihood of a long draft stands beside that of its rewrite", async () => {
  const long = Array.from(
    { length: 12 },
    (_, at) => `On day ${at + 1} we moved the importer to the new queue, and nobody noticed a thing.`,
  ).join(" ");
  await open({ says: pieces(long.replaceAll("nobody noticed", "no one saw")) }, {}, long);
  await page.says(/Done\. \d/);
  await page.says("An estimate from style, never proof");
  await expect.poll(() => document.querySelectorAll(".likelihoods dd").length).toBe(2);
  expect(await page.settled(".result-foot")).toMatchSnapshot();
});

test("a text is copied plain, as Markdown and rich", async () => {
  await open({ says: ["See **the board** at [example](https://example.org/a).", NOTES] });
  await page.says("Accept all");
  inResult("Copy");
  await expect.poll(() => copied.at(-1)).toEqual({ "text/plain": "See the board at example (https://example.org/a)." });
  page.type("Copy as", "markdown");
  inResult("Copy");
  await expect
    .poll(() => copied.at(-1))
    .toEqual({ "text/plain": "See **the board** at [example](https://example.org/a)." });
  page.type("Copy as", "rich");
  inResult("Copy");
  await expect.poll(() => copied.length).toBe(3);
  expect(copied.at(-1)).toMatchSnapshot();
});

describe("a rewrite that ends early", () => {
  test("is stopped with Esc, and kept or discarded", async () => {
    await open({ says: [...pieces("The p95 fell from 840 ms to 310 ms. "), new Promise(() => undefined)] });
    await expect.poll(() => document.querySelector(".result")?.textContent).toContain("310 ms");
    expect(await page.settled(".run-buttons")).toMatchSnapshot();
    await page.says("Rewriting.");
    page.key("Escape", {}, content());
    await page.says("Stopped. What is here is yours to keep.");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    inResult("Accept");
    await expect.poll(() => document.querySelector(".change")).not.toBe(null);
    expect(await clean()).toBe("The p95 fell from 840 ms to 310 ms. ");
    inResult("Discard");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
  });

  test("by a lost connection says after how many words, and is retried", async () => {
    let tries = 0;
    const broken = {
      says: [...pieces("One two three four five. "), new Promise((resolve) => setTimeout(resolve, 300))],
      ends: "cut",
    };
    await open(() => (tries++ === 0 ? broken : { says: pieces(REWRITTEN) }));
    await page.says("Connection lost after 5 words.");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    inResult("Retry");
    await page.says(/Done\. \d/);
    expect(await clean()).toBe(REWRITTEN);
  });

  test("by an error names the request, before the stream and in it, and leaves the draft alone", async () => {
    await open({ says: ["Half of "], ends: { error: "The model stopped." } });
    await page.says("The model stopped.");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    page.answers["POST /api/humanize"] = { failing: "text_too_long", message: "Not this." };
    inResult("Retry");
    await expect.poll(() => document.querySelector(".write-notice")?.textContent).toBe("Not this.");
    expect(await draftText()).toBe(DRAFT);
  });

  test("says that it starts, once that takes a while", async () => {
    await open({ says: [new Promise(() => undefined)] });
    await page.says("Starting…");
    document.querySelector<HTMLButtonElement>(".run-buttons .button-primary")?.click();
    await page.says("Stopped.");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    inResult("Discard");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
  });
});

describe("the history on this device", () => {
  test("is asked for once, keeps finished rewrites, is searched and cleared", async () => {
    await rewritten();
    await page.says("Keep a history on this device?");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    page.press("Keep a history");
    await expect.poll(() => document.querySelector(".write-notice")).toBe(null);
    await page.close();
    await rewritten(REWRITTEN.replace("Lisbon", "Porto"));
    expect(document.querySelector(".write-notice")).toBe(null);
    await page.close();
    page = await openPage("/history");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(2);
    expect(await page.settled()).toMatchSnapshot();
    page.type("Search", "LISBON");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(1);
    page.type("Search", "zebra");
    await page.says("Nothing holds “zebra”.");
    page.type("Search", "");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(2);
    document.querySelector<HTMLButtonElement>(".version .button")?.click();
    await expect.poll(() => copied.at(-1)).toEqual({ "text/plain": REWRITTEN.replace("Lisbon", "Porto") });
    document.querySelector<HTMLButtonElement>(".version .button-quiet")?.click();
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(1);
    page.press("Clear all");
    await page.says("Nothing yet. The next rewrite");
    page.press("Stop keeping");
    await page.says("Keep a history on this device?");
  });

  test("is not kept after a no", async () => {
    await rewritten();
    await page.says("Keep a history on this device?");
    page.press("No history");
    await expect.poll(() => document.querySelector(".write-notice")).toBe(null);
    await page.close();
    page = await openPage("/history");
    await page.says("It is off.");
    expect(await page.settled()).toMatchSnapshot();
    page.press("Keep a history");
    await page.says("Nothing yet. The next rewrite");
  });
});
