import { describe, expect, test } from "vitest";
import { REWRITTEN, copied, inResult, openAt, page, rewritten } from "./reviewing.ts";

describe("the history on this device", () => {
  test("is asked for once, keeps finished rewrites, is searched and cleared", async () => {
    await rewritten();
    expect(document.querySelector(".history-question")).toBe(null);
    inResult("Reject all changes");
    await page.says("All changes reviewed");
    inResult("Copy");
    await page.says("Turn on history?");
    expect(await page.settled(".history-question")).toMatchSnapshot();
    // One place says what was done and asks; nothing lies between it and the buttons.
    expect(document.querySelector(".dock .history-question")).not.toBe(null);
    expect(document.querySelector(".result-pane .dock h3")?.textContent).toBe("Copied.");
    expect(document.querySelector(".outcome")).toBe(null);
    page.press("Turn on");
    await expect.poll(() => document.querySelector(".history-question")).toBe(null);
    await page.close();
    await rewritten(REWRITTEN.replace("Lisbon", "Porto"));
    inResult("Reject all changes");
    await page.says("All changes reviewed");
    inResult("Copy");
    await page.says("Copied.");
    expect(document.querySelector(".history-question")).toBe(null);
    await page.close();
    await openAt("/history");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(2);
    expect(await page.settled()).toMatchSnapshot();
    page.type("Search drafts and rewrites", "LISBON");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(1);
    page.type("Search drafts and rewrites", "zebra");
    await page.says("Nothing contains “zebra”.");
    page.type("Search drafts and rewrites", "");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(2);
    document.querySelector<HTMLButtonElement>(".version .button")?.click();
    await expect.poll(() => copied.at(-1)).toEqual({ "text/plain": REWRITTEN.replace("Lisbon", "Porto") });
    document.querySelector<HTMLButtonElement>(".version .button-quiet")?.click();
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(1);
    page.press("Clear all");
    await page.says("Nothing yet. Your next finished rewrite");
    page.press("Turn off");
    await page.says("Turn on history?");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("is not kept after a no", async () => {
    await rewritten();
    inResult("Reject all changes");
    await page.says("All changes reviewed");
    inResult("Copy");
    await page.says("Turn on history?");
    page.press("No, thanks");
    await expect.poll(() => document.querySelector(".history-question")).toBe(null);
    await page.close();
    await openAt("/history");
    await page.says("Keeps up to 50 rewrites");
    expect(await page.settled()).toMatchSnapshot();
    page.press("Turn on");
    await page.says("Nothing yet. Your next finished rewrite");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });
});
