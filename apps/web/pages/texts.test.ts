import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forget, openPage, signedIn, site, usage, type Page } from "./open-page.ts";

let page: Page;
beforeEach(forget);
afterEach(() => page.close());

test("two drafts are compared in this browser", async () => {
  page = await openPage("/compare");
  await page.says("Paste a text on each side");
  expect(await page.settled()).toMatchSnapshot();
  page.type("First text", "We shipped 3 fixes on Monday. Ana owns the rollout. It may help.");
  page.type("Second text", "We shipped 4 fixes on Monday. Ana owns the rollout. It will help.");
  await page.says("Changes the meaning");
  expect(await page.settled()).toMatchSnapshot();
  page.type("Second text", "We shipped 3 fixes on Monday. Ana owns the rollout. It may help.");
  await page.says("No changed figure, date or name found. Other wording wasn’t judged.");
  expect(await page.settled()).toMatchSnapshot();
  expect(page.requests.filter((line) => line !== "GET /api/site")).toEqual([]);
});

test("notes are compared as notes", async () => {
  page = await openPage("/compare");
  page.type("First text", "- 3 fixes\n- Monday");
  page.type("Second text", "We shipped 3 fixes on Monday, and Bo was glad about all of them.");
  await page.says("Changes");
  const plain = page.html("section[aria-labelledby=changes-title]");
  page.field("The first text is notes").click();
  await expect.poll(() => page.html("section[aria-labelledby=changes-title]")).not.toBe(plain);
  expect(await page.settled("section[aria-labelledby=changes-title]")).toMatchSnapshot();
});

test("many facts are shown in part until more are asked for", async () => {
  page = await openPage("/compare");
  const text = Array.from({ length: 60 }, (_, at) => `Row ${at + 100} costs $${at + 200}.`).join(" ");
  page.type("First text", text);
  page.type("Second text", text.replace("$200", "$999"));
  await page.says(/Show \d+ more/);
  const shown = document.querySelectorAll(".facts li").length;
  expect(await page.settled(".facts")).toMatchSnapshot();
  [...document.querySelectorAll<HTMLButtonElement>(".facts button")]
    .find((one) => /Show \d+ more/.test(one.textContent ?? ""))
    ?.click();
  await expect.poll(() => document.querySelectorAll(".facts li").length).toBeGreaterThan(shown);
});

describe("Check", () => {
  const rows = (): string[] => [...document.querySelectorAll(".finding-row")].map((row) => row.textContent ?? "");
  const write = async (text: string): Promise<void> => {
    const editor = await page.editor();
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  };

  test("underlines and lists what it finds, says how the text reads, and sends nothing", async () => {
    page = await openPage("/check");
    await page.says("Try an example");
    await page.editor();
    expect(await page.settled()).toMatchSnapshot();
    page.press("Try an example");
    await page.says("AI-sounding phrases");
    await page.says("Fix 2 typos");
    await page.says(/Like AI|Could be either/);
    expect(await page.settled(".check-rail")).toMatchSnapshot();
    expect([".cm-tell", ".cm-typo"].map((kind) => document.querySelectorAll(kind).length > 0)).toEqual([true, true]);
    await write(
      "Wir treffen uns am Montag um drei und sprechen über den Haushalt, die Reise und den Umzug in das neue Haus.",
    );
    await page.says("English only");
    await write("Ana met Bo at nine.");
    await page.says("Nothing to fix.");
    await page.says("Too short to say");
    expect(page.requests.filter((line) => line !== "GET /api/site")).toEqual([]);
  });

  test("opens a card from the row, the text and F8, and each mends its place", async () => {
    page = await openPage("/check");
    await write("We leverage a transformative, seamless queue. Teh file is hear. We wont wait untill noon.");
    await expect.poll(rows).toContain("wont won't");
    page.press("wont won't");
    await expect.poll(() => document.querySelector(".cm-typo-open")?.textContent).toBe("wont");
    page.press("Use “won't”");
    await expect.poll(async () => (await page.editor()).state.doc.toString()).toContain("We won't wait untill");
    page.key("F8", {}, document.body);
    await expect.poll(() => document.querySelector(".finding-card")?.textContent).toContain("untill");
    page.press("Never flag this");
    await expect.poll(rows).not.toContain("untill until");
    await page.says("Never flagged on this device");
    page.press("Fix the typo");
    await expect.poll(async () => (await page.editor()).state.doc.toString()).toContain("The file");
  });

  test("a card without a fix of its own, and the whole text, go on in Write, beside the draft that is kept there", async () => {
    page = await openPage("/");
    (await page.editor()).dispatch({ changes: { from: 0, insert: "A draft of mine." } });
    await page.says("words");
    page.press("Check");
    await expect.poll(() => document.querySelector(".check .draft-rich:not([hidden]) .cm-content")).not.toBe(null);
    await write("It is not just a tool but a journey.");
    await expect.poll(rows).toHaveLength(1);
    document.querySelector<HTMLButtonElement>("button.finding-row")?.click();
    await expect
      .poll(() => document.querySelector(".finding-card")?.textContent)
      .toContain("Say only the second half.");
    document.querySelector<HTMLButtonElement>(".finding-card .button")?.click();
    await expect.poll(page.path).toBe("/");
    await expect
      .poll(async () => (await page.editor()).state.doc.toString())
      .toBe("It is not just a tool but a journey.");
    await page.says("Another draft is kept on this device");
  });
});

test("the help page", async () => {
  page = await openPage("/help");
  await page.says("Keys");
  expect(await page.settled()).toMatchSnapshot();
});

test("the theme is kept on this device", async () => {
  page = await openPage("/help");
  await page.says("Keys");
  page.type("Theme", "dark");
  await expect.poll(() => document.documentElement.dataset["theme"]).toBe("dark");
  await page.close();
  page = await openPage("/help");
  await expect.poll(() => page.field("Theme").value).toBe("dark");
  page.type("Theme", "system");
  await expect.poll(() => document.documentElement.dataset["theme"]).toBe(undefined);
  expect(localStorage.getItem("theme")).toBe(null);
});

test("the account's menu leads to its pages, and signs out", async () => {
  page = await openPage("/help", {
    "GET /api/site": { ...signedIn, account: { ...signedIn.account, admin: true } },
    "GET /api/usage": usage,
    "POST /api/auth/sign-out": {},
  });
  await expect.poll(() => document.querySelector("#account-menu")).not.toBe(null);
  expect(await page.settled("header")).toMatchSnapshot();
  page.answers["GET /api/site"] = site;
  page.press("Sign out");
  await expect.poll(page.path).toBe("/");
  await expect.poll(() => document.querySelector("#account-menu")).toBe(null);
  expect(page.changes).toEqual(["POST /api/auth/sign-out {}"]);
});
