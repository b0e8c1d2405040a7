import { writeDraft, type Screen } from "./screen.ts";

const at = (name: string, path: string, ready: string): Screen => ({
  name,
  open: async ({ page, url }) => {
    await page.goto(url + path);
    await page.waitForSelector(ready);
  },
});

const compareEmpty = at("compare-empty", "/compare", ".compare-after .cm-content");
const checkEmpty = at("check-empty", "/check", ".cm-content");

/** Pages that need no account. */
export const roomScreens: readonly Screen[] = [
  compareEmpty,
  {
    name: "compare",
    from: compareEmpty,
    open: async ({ page }) => {
      await page.click(".compare-before .cm-content");
      await page.keyboard.insertText("It cost $400 on Tuesday. Ana signs by 5pm, if the tests pass.");
      await page.click(".compare-after .cm-content");
      await page.keyboard.insertText("It cost $900 on Tuesday. Ana signs by 5pm.");
      await page.waitForSelector(".fact-rows li[data-state=changed]");
    },
  },
  checkEmpty,
  {
    name: "check",
    from: checkEmpty,
    open: async ({ page }) => {
      await writeDraft(page, "I hope this finds you well. Our transformative approach wont play a crucial role.");
      await page.waitForSelector("text=under 60 words");
      await page.waitForSelector(".cm-typo");
      await page.keyboard.press("Shift+F8");
      await page.waitForSelector(".finding-card");
    },
  },
  at("sign-in", "/signin", "form"),
];
