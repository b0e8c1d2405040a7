import { follow, like, next, writeDraft, type Screen } from "./screen.ts";

const compareEmpty: Screen = {
  name: "compare-empty",
  like: "compare",
  open: async ({ page, url }) => {
    await page.goto(`${url}/compare`);
    await page.waitForSelector(".compare-after .cm-content");
  },
};
const compare = next("compare", compareEmpty, async ({ page }) => {
  await page.click(".compare-before .cm-content");
  await page.keyboard.insertText("It cost $400 on Tuesday. Ana signs by 5pm, if the tests pass.");
  await page.click(".compare-after .cm-content");
  await page.keyboard.insertText("It cost $900 on Tuesday. Ana signs by 5pm.");
  await page.waitForSelector(".fact-rows li[data-state=changed]");
});
const checkEmpty = like(
  "check",
  next("check-empty", compare, async ({ page }) => {
    await follow(page, "Check");
    await page.waitForSelector("main:not(.compare) .cm-content");
  }),
);
const check = next("check", checkEmpty, async ({ page }) => {
  await writeDraft(page, "I hope this finds you well. Our transformative approach wont play a crucial role.");
  await page.waitForSelector("text=under 60 words");
  await page.waitForSelector(".cm-typo");
  await page.keyboard.press("Shift+F8");
  await page.waitForSelector(".finding-card");
});
const signIn = next("sign-in", check, async ({ page }) => {
  await follow(page, "Sign in");
  await page.waitForSelector("form input[type=password]");
});

/** Pages that need no account. */
export const roomScreens: readonly Screen[] = [compareEmpty, compare, checkEmpty, check, signIn];
