import { afterEach, beforeEach, expect, test } from "vitest";
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

test("a text is checked in this browser", async () => {
  page = await openPage("/check");
  await page.says("Paste a text to check it for AI-sounding phrases.");
  page.type("Text", "I hope this finds you well. It is worth noting that we leverage a seamless synergy. ".repeat(4));
  await page.says("Many AI-sounding phrases.");
  expect(await page.settled()).toMatchSnapshot();
  page.type("Text", "We leverage it.");
  await page.says("Too short for a verdict");
  page.type(
    "Text",
    "Wir treffen uns am Montag um drei und sprechen über den Haushalt, die Reise und den Umzug in das neue Haus.",
  );
  await expect.poll(() => page.html("[role=status]")).toMatch(/English/);
  page.type("Text", "Ana met Bo at nine.");
  await page.says("None found.");
  page.type("Text", " ");
  await page.says("Paste a text to check it for AI-sounding phrases.");
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
