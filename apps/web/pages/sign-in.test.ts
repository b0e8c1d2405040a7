import { afterEach, expect, test } from "vitest";
import { deviceStorage } from "../src/browser/device-storage.ts";
import { openDraftStore } from "../src/draft/draft-store.ts";
import { signInWords } from "../src/words/sign-in.ts";
import { playPasskeys } from "./played-passkeys.ts";
import { openPage, signedIn, site, usage, type Page } from "./open-page.ts";

let page: Page;
afterEach(() => page.close());

test("signing in leads to the page that asked for it", async () => {
  page = await openPage("/signin?to=/help", { "POST /api/auth/sign-in/email": {} });
  await page.says("Forgot your password?");
  expect(await page.settled("header")).toMatchSnapshot();
  expect(await page.settled()).toMatchSnapshot();
  page.type("Email", " ana@example.org ");
  page.type("Password", "correct horse battery");
  page.submit();
  await expect.poll(page.path).toBe("/help");
  expect(page.changes).toEqual([
    'POST /api/auth/sign-in/email {"email":"ana@example.org","password":"correct horse battery"}',
  ]);
});

test("a draft that this device keeps is said to stay, and none where there is none", async () => {
  await openDraftStore(deviceStorage).save("A draft.", []);
  page = await openPage("/signin", {});
  await page.says("Your draft will still be here.");
  await page.close();
  await openDraftStore(deviceStorage).save(" ", ["A draft."]);
  page = await openPage("/signup", {});
  await page.says("With an account you get 6 rewrites a day instead of 3, your own voices");
  await page.settled();
  expect(page.text()).not.toContain("Your draft");
});

test("of the allowance something is said only where an account has more", () => {
  const adds = (allowance: number, period: "day" | "month", without: number | null): string =>
    signInWords.adds({
      ...site,
      newAccount: { allowance, period },
      withoutAccount: without === null ? null : { allowance: without, used: 0, textCharacters: 1 },
    });
  expect(adds(2_000, "month", 3)).toContain("you get 2,000 rewrites a month, your own voices");
  expect(adds(6, "day", null)).toContain("you get 6 rewrites a day, your own voices");
  expect(adds(6, "day", 6)).toContain("you get your own voices");
});

test("a password may need a code of the app, or a recovery code", async () => {
  const give = "POST /api/auth/two-factor/";
  page = await openPage("/signin?to=/help", {
    "POST /api/auth/sign-in/email": { twoFactorRedirect: true },
    [`${give}verify-totp`]: { failing: "invalid_request", message: "The code is not right." },
    [`${give}verify-backup-code`]: {},
  });
  await page.says("Forgot your password?");
  page.type("Email", "ana@example.org");
  page.type("Password", "correct horse battery");
  page.submit();
  await page.says("Enter the code from your authenticator app.");
  expect(await page.settled()).toMatchSnapshot();
  page.type("Six-digit code", "123 456");
  page.submit();
  await page.says("The code is not right.");
  page.answers[`${give}verify-totp`] = { failing: "sign_in_required", message: "Start again with your password." };
  page.submit();
  await page.says("Start again with your password.");
  expect(document.querySelector<HTMLButtonElement>("main button[type=submit]")?.disabled).toBe(true);
  page.press("Use a recovery code");
  await page.says("It works once.");
  expect(page.text()).not.toContain("Start again");
  page.type("Recovery code", "abcde-12345");
  page.submit();
  await expect.poll(page.path).toBe("/help");
  expect(page.changes.slice(1)).toEqual([
    `${give}verify-totp {"code":"123 456"}`,
    `${give}verify-totp {"code":"123 456"}`,
    `${give}verify-backup-code {"code":"abcde-12345"}`,
  ]);
});

test("a passkey signs in without a password, and a closed dialog of the browser is no failure of the server", async () => {
  const browser = playPasskeys();
  page = await openPage("/signin?to=/help", {
    "POST /api/auth/passkey/options": { challenge: "once" },
    "POST /api/auth/passkey/verify-authentication": {},
  });
  await page.says("Use a passkey");
  browser.closes = true;
  page.press("Use a passkey");
  await page.says("No passkey was used.");
  browser.closes = false;
  page.press("Use a passkey");
  await expect.poll(page.path).toBe("/help");
  expect(browser.asked.at(-1)).toEqual({ challenge: "once", userVerification: "required" });
  expect(page.changes.at(-1)).toBe('POST /api/auth/passkey/verify-authentication {"response":{"id":"p"}}');
});

test("what is missing or too short is said at its field, and a password can be looked at", async () => {
  page = await openPage("/signup", { "GET /api/site": { ...site, mail: false } });
  await page.says("Show password");
  page.type("Email", "ana");
  page.type("Password", "short");
  page.press("Create account");
  await page.says("Use at least 12 characters.");
  await page.says("Enter your email address, such as ana@example.org.");
  page.press("Show password");
  await expect.poll(() => page.field("Password").type).toBe("text");
  expect(page.changes).toEqual([]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a refused sign-in says why and lets one try again", async () => {
  page = await openPage("/signin?error=access_denied", {
    "POST /api/auth/sign-in/email": { failing: "invalid_key", message: "Wrong password." },
  });
  await page.says("didn’t finish");
  page.type("Email", "ana@example.org");
  page.type("Password", "wrong");
  page.submit();
  await page.says("That email and password don’t match an account.");
  expect(page.html()).toContain('<button class="button button-primary" type="submit">');
  expect(page.path()).toBe("/signin?error=access_denied");
});

test("a new account waits for the link in its mail", async () => {
  page = await openPage("/signin", { "POST /api/auth/sign-up/email": {} });
  await page.says("New here? Create an account");
  page.press("New here? Create an account");
  await page.says("Already have an account? Sign in");
  expect(await page.settled()).toMatchSnapshot();
  expect(page.text()).toContain("a link to set your password");
  page.type("Email", "ana@example.org");
  page.press("Create account");
  await page.says("If ana@example.org can be used to sign up here");
  expect(page.changes).toEqual(['POST /api/auth/sign-up/email {"email":"ana@example.org"}']);
  page.press("Back to sign-in");
  await page.says("Forgot your password?");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("an invitation fills in its code, and without mail the account is open at once", async () => {
  page = await openPage("/signin?invite=abc", {
    "GET /api/site": { ...site, signUp: "invite", mail: false, providers: [] },
    "POST /api/auth/sign-up/email": {},
  });
  await page.says("Invitation code");
  expect(await page.settled()).toMatchSnapshot();
  page.type("Email", "ana@example.org");
  page.type("Password", "correct horse battery");
  page.press("Create account");
  await expect.poll(page.path).toBe("/");
  expect(page.changes[0]).toContain('"invite":"abc"');
});

test("a closed installation offers no new account, and one that does not answer can be asked again", async () => {
  page = await openPage("/signin", { "GET /api/site": { failing: "internal" } });
  await page.says("Can’t reach the server");
  expect(await page.settled()).toMatchSnapshot();
  page.answers["GET /api/site"] = { ...site, signUp: "closed", providers: [] };
  page.press("Try again");
  await page.says("Only the admin can create accounts here.");
  expect(page.text()).not.toContain("New here? Create an account");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("another provider has the operator's name for it, is asked where it leads, and says whose addresses may come", async () => {
  page = await openPage("/signin?to=//evil.example&error=OTHER_DOMAIN", {
    "GET /api/site": {
      ...site,
      signUp: "closed",
      providers: ["oidc"],
      oidcName: "Example account",
      signUpDomains: ["example.org"],
    },
    "POST /api/auth/sign-in/social": { failing: "internal" },
  });
  await page.says("Continue with Example account");
  expect(page.text()).toContain("To sign up here, use an email address at example.org.");
  expect(page.text()).toContain("New accounts here can’t use a password. Choose one of the options above.");
  page.press("Continue with Example account");
  await page.says("Something went wrong on the server. Try again.");
  expect(page.changes).toEqual([
    'POST /api/auth/sign-in/social {"provider":"oidc","callbackURL":"/","errorCallbackURL":"/signin"}',
  ]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a lost password is asked for by mail, where the server sends any", async () => {
  page = await openPage("/forgot-password", { "POST /api/auth/request-password-reset": {} });
  await page.says("Send the link");
  expect(await page.settled()).toMatchSnapshot();
  page.type("Email", "ana@example.org");
  page.press("Send the link");
  await page.says("a link is on its way");
  expect(page.text()).not.toContain("Send the link");
  expect(page.changes).toEqual(['POST /api/auth/request-password-reset {"email":"ana@example.org"}']);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("without mail the operator is to be asked", async () => {
  page = await openPage("/forgot-password", { "GET /api/site": { ...site, mail: false } });
  await page.says("This server can’t send email.");
  expect(page.text()).not.toContain("Send the link");
});

test.each(["/account", "/voices", "/voices/new", "/templates", "/admin"])(
  "%s says to people who are signed out what it is for, and where to sign in",
  async (path) => {
    page = await openPage(path);
    await expect.poll(() => document.querySelectorAll("main .button-primary").length).toBe(1);
    expect(await page.settled()).toMatchSnapshot();
    expect(page.requests).toEqual(["GET /api/site"]);
  },
);

test("a session that has just ended counts as signed out, and a failure is shown", async () => {
  page = await openPage("/account", { "GET /api/site": signedIn, "GET /api/usage": { failing: "sign_in_required" } });
  await page.says("Sign in to see your allowance");
  // What is stored may be read before there is an account.
  await page.says("Email, hashed password");
  await page.close();
  page = await openPage("/account", { "GET /api/site": signedIn, "GET /api/usage": { failing: "internal" } });
  await page.says("Something went wrong on the server. Try again.");
});

test("signing out goes back to writing", async () => {
  page = await openPage("/account", {
    "GET /api/site": signedIn,
    "GET /api/usage": usage,
    "POST /api/auth/sign-out": {},
  });
  await expect.poll(() => document.querySelector("main .page-head .button")).not.toBe(null);
  document.querySelector<HTMLButtonElement>("main .page-head .button")?.click();
  await expect.poll(page.path).toBe("/");
  expect(page.changes).toEqual(["POST /api/auth/sign-out {}"]);
});
