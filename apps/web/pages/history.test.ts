import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveEarlyEnd } from "../src/result/result-store.ts";
import { keepVersion, readHistory } from "../src/versions/history-store.ts";
import { keepHistory, leaveVersion } from "../src/versions/left-version.ts";
import { forget } from "./forget.ts";
import { openPage, type Page } from "./open-page.ts";

let page: Page;
beforeEach(forget);
afterEach(() => page.close());

const LONG = `Hi all,\n\n${"a word ".repeat(30)}\nand more`;
const opened = async (): Promise<void> => {
  keepHistory(true);
  await keepVersion({ draft: LONG, result: "x".repeat(121), register: "email", mode: "vary" });
  await keepVersion({ draft: LONG, result: "x".repeat(120), register: "slack", mode: "rewrite" });
  await keepVersion({ draft: "- Another draft.", result: `${"x".repeat(120)} and on`, register: "gone", mode: "gone" });
  page = await openPage("/history");
  await page.says("2 drafts, 3 rewrites");
};

test("versions are listed under their draft, by the beginning of what they say", async () => {
  await opened();
  expect([...document.querySelectorAll(".drafts h2")].map(({ textContent }) => textContent)).toEqual([
    "Another draft.",
    `${"a word ".repeat(17)}a…`,
  ]);
  expect([...document.querySelectorAll(".row-name")].map((row) => row.firstChild?.textContent)).toEqual([
    `${"x".repeat(120)}…`,
    "x".repeat(120),
    `${"x".repeat(120)}…`,
  ]);
  expect([...document.querySelectorAll(".row-name .field-hint")].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ · gone · gone · 3 words$/),
    expect.stringMatching(/ · Rewrite · Slack · 1 word$/),
    expect.stringMatching(/ · Another version · Email · 1 word$/),
  ]);
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const copy = document.querySelector<HTMLButtonElement>(".version .button");
  copy?.click();
  await expect.poll(() => copy?.textContent).toBe("Copied.");
  writeText.mockRejectedValueOnce(new Error("refused"));
  copy?.click();
  await expect.poll(() => copy?.textContent).toBe("Copy rewrite");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("two rewrites of one draft differ by their length, and a title is the subject or the first sentence", async () => {
  keepHistory(true);
  const draft = "Hi Gil\n\nYour lads came late. We lost a morning.";
  const shared = { draft, register: "email" };
  await keepVersion({ ...shared, result: "Hi Gil\n\nYour lads came late again. We lost it.", mode: "rewrite" });
  await keepVersion({ ...shared, result: "Morning. Your lads were late.", mode: "rewrite", length: "shorter" });
  await keepVersion({ ...shared, result: "Subject: Late again\n\nHi Gil\n\nHm.", mode: "vary", length: "shorter" });
  page = await openPage("/history");
  await page.says("1 draft, 3 rewrites");
  expect(document.querySelector(".drafts h2")?.textContent).toBe("Your lads came late.");
  const rows = [...document.querySelectorAll(".row-name")].map((row) =>
    [...row.children].map((one) => one.textContent.replace(/^.*? · /, "")),
  );
  expect(rows).toEqual([
    ["Late again", "Another version · Email · 6 words"],
    ["Your lads were late.", "Shorter · Email · 5 words"],
    ["Your lads came late again.", "Rewrite · Email · 10 words"],
  ]);
});

test("a short text is said once: over its rewrites, and not again where one is the same", async () => {
  keepHistory(true);
  const said = "The pump is fixed.";
  await keepVersion({ draft: said, result: said, register: "slack", mode: "rewrite" });
  page = await openPage("/history");
  await page.says("1 draft");
  expect(document.querySelector("summary + .two-columns")?.textContent).toBe("The rewrite is the same as the draft.");
  expect([...document.querySelectorAll(".drafts h2, .version-title")].map((one) => one.textContent)).toEqual([
    said,
    said,
  ]);
});

test("a version is opened in Write, with its changes to review, and the draft that was there is kept beside it", async () => {
  keepHistory(true);
  await keepVersion({
    draft: "The bill was 40 euros, we paid it.",
    result: "We paid the bill of 40 euros.",
    register: "slack",
    mode: "rewrite",
  });
  const source = { text: "A third.", fromNotes: false, request: { text: "A third.", register: "slack" } } as const;
  await saveEarlyEnd({ source, stream: { phase: "stopped", raw: "Half of it. And" } });
  page = await openPage("/");
  page.key("2", { altKey: true, code: "Digit2" }, document.body);
  (await page.editor()).dispatch({ changes: { from: 0, insert: "Another draft." } });
  await page.says("2 words");
  page.press("History");
  await page.says("1 draft");
  page.press("Open in Write");
  await expect
    .poll(() => document.querySelector(".cm-content")?.textContent)
    .toBe("The bill was 40 euros, we paid it.");
  await expect.poll(() => document.querySelectorAll(".change").length).toBeGreaterThan(0);
  await page.says("You have another draft");
  // It is the one that Rewrite would bring.
  expect(document.querySelector("input[name=register]:checked")?.getAttribute("value")).toBe("slack");
  expect(page.text()).not.toContain("This is the Slack version.");
});

test("all of it is saved as a file", async () => {
  await opened();
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`;
  let name = "";
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  page.press("Export JSON");
  click.mockRestore();
  expect([name, files[0]?.type]).toEqual(["rewrite-service-history.json", "application/json"]);
  const text = (await files[0]?.text()) ?? "";
  expect(text).toMatch(/^\[\n  \{\n    "/);
  expect((JSON.parse(text) as { mode: string }[]).map(({ mode }) => mode)).toEqual(["gone", "rewrite", "vary"]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("what is deleted, one version or all, comes back by an undo as it was, and is nowhere once the page is left", async () => {
  await opened();
  const before = await readHistory();
  document.querySelector<HTMLButtonElement>(".version .button-quiet")?.click();
  await page.says("Deleted 1 rewrite.");
  await page.says("1 draft, 2 rewrites");
  page.press("Undo");
  await page.says("Change undone.");
  await page.says("2 drafts, 3 rewrites");
  expect(await readHistory()).toEqual(before);
  page.press("Clear all");
  await page.says("Deleted 3 rewrites.");
  await page.says("Nothing yet.");
  expect(await readHistory()).toEqual([]);
  expect(document.activeElement?.textContent).toBe("Undo");
  page.press("Undo");
  await page.says("2 drafts, 3 rewrites");
  expect(await readHistory()).toEqual(before);
  page.press("Clear all");
  await page.says("Deleted 3 rewrites.");
  await page.close();
  page = await openPage("/history");
  await page.says("Nothing yet.");
  expect(page.text()).not.toContain("Undo");
});

test("a browser that keeps nothing is said to", async () => {
  const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new Error("no storage");
  });
  page = await openPage("/history");
  await page.says("This browser is blocking storage, so nothing is kept.");
  expect(page.text()).not.toContain("Turn on history?");
  open.mockRestore();
});

test("a page that is left while no history is kept leaves nothing", () => {
  for (const answer of [null, false]) {
    if (answer !== null) keepHistory(answer);
    leaveVersion({ draft: "Left.", result: "Left behind.", register: "slack", mode: "rewrite" });
    expect(JSON.stringify(localStorage)).not.toContain("Left");
  }
});

test("what a page that was left could not keep is kept by the next, and what is no version is not", async () => {
  keepHistory(true);
  leaveVersion({ draft: "Left.", result: "Left behind.", register: "slack", mode: "rewrite" });
  const [name] = Object.keys(localStorage).filter((key) => key.includes("version"));
  const kept = localStorage.getItem(name ?? "") ?? "";
  expect(kept).toContain("Left behind.");
  localStorage.setItem(`${name}-wrong`, kept.replace('"register":"slack"', '"register":4'));
  expect((await readHistory()).map(({ result }) => result)).toEqual(["Left behind."]);
  page = await openPage("/history");
  await page.says("1 draft");
});
