import { afterEach, expect, test, vi } from "vitest";
import { openPage, signedIn, usage, type Answers, type Page } from "./open-page.ts";
import { playPasskeys } from "./played-passkeys.ts";

const passkey = { id: "p1", name: "Laptop", synced: true, since: "2026-11-20T12:00:00Z" };
const uri = "otpauth://totp/rewrite.example:ana%40example.org?secret=ABCDEFGHIJKLMNOPQRST&issuer=rewrite.example";
const account: Answers = {
  "GET /api/site": signedIn,
  "GET /api/usage": usage,
  "GET /api/account/passkeys": { items: [passkey] },
  "GET /api/account/two-step": { on: false, hasPassword: true },
};

let page: Page;
afterEach(() => page.close());
const open = async (answers: Answers): Promise<void> => {
  page = await openPage("/account", { ...account, ...answers });
  await page.says("Added 2 days ago");
};

test("two-step sign-in is on after a first code, with recovery codes that are shown once", async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: copied } });
  await open({
    "POST /api/auth/two-factor/enable": { failing: "invalid_request", message: "Wrong password." },
    "POST /api/auth/two-factor/verify-totp": {},
  });
  await page.says("Off. Your password is enough to sign in.");
  page.press("Turn on");
  await page.says("Continue");
  page.type("Your password", "correct horse battery");
  page.press("Continue");
  await page.says("Wrong password.");
  page.answers["POST /api/auth/two-factor/enable"] = { totpURI: uri, backupCodes: ["abcde-12345", "fghij-67890"] };
  page.press("Continue");
  await page.says("ABCD EFGH IJKL MNOP QRST");
  expect(document.querySelector("dialog svg[role=img]")?.getAttribute("aria-label")).toBe(
    "QR code for the setup key below",
  );
  expect(document.querySelector("dialog a")?.getAttribute("href")).toBe(uri);
  page.answers["GET /api/account/two-step"] = { on: true, hasPassword: true };
  page.type("Six-digit code", "123456");
  page.press("Confirm and turn on");
  await page.says("Save your recovery codes");
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.press("Copy");
  await page.says("Copied.");
  expect(copied).toHaveBeenCalledWith("abcde-12345\nfghij-67890");
  copied.mockRejectedValueOnce(new Error("refused"));
  page.press("Copy");
  await page.says("Your browser didn’t allow copying");
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`;
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  page.press("Download");
  expect(saved).toHaveBeenCalledTimes(1);
  expect((await files[0]?.text())?.split("\n").slice(1)).toEqual(["", "abcde-12345", "fghij-67890", ""]);
  saved.mockRestore();
  // Only the button closes it, whatever a browser does at a second Escape.
  document.querySelector("dialog")?.close();
  expect(document.querySelector("dialog")?.open).toBe(true);
  page.press("I’ve saved them");
  await page.says("On. You’ll need a code as well as your password.");
  expect(page.text()).not.toContain("abcde-12345");
  expect(page.changes.at(-1)).toBe('POST /api/auth/two-factor/verify-totp {"code":"123456"}');
  expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
    "in the end",
  );
});

test("new recovery codes and turning it off ask for the password", async () => {
  await open({
    "GET /api/account/two-step": { on: true, hasPassword: true },
    "POST /api/auth/two-factor/generate-backup-codes": { backupCodes: ["klmno-12345"] },
    "POST /api/auth/two-factor/disable": {},
  });
  await page.says("On. You’ll need a code as well as your password.");
  page.press("New recovery codes");
  await page.says("You’ll get ten new codes.");
  page.type("Your password", "correct horse battery");
  page.press("Create new codes");
  await page.says("klmno-12345");
  page.press("I’ve saved them");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  page.press("Turn off");
  await page.says("Your recovery codes will stop working.");
  page.type("Your password", "correct horse battery");
  page.answers["GET /api/account/two-step"] = { on: false, hasPassword: true };
  page.press("Turn off");
  await page.says("Off. Your password is enough to sign in.");
  expect(page.changes.at(-1)).toBe('POST /api/auth/two-factor/disable {"password":"correct horse battery"}');
  expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
    "in the end",
  );
});

test("passkeys are added with the password, renamed, and removed after a question", async () => {
  const browser = playPasskeys();
  await open({
    "POST /api/account/passkeys/options": { challenge: "once" },
    "POST /api/account/passkeys": { id: "p2" },
    "PATCH /api/account/passkeys/p1": undefined,
    "DELETE /api/account/passkeys/p1": undefined,
  });
  expect(page.text()).toContain("synced by your password manager");
  page.press("Add a passkey");
  await page.says("Your browser will ask");
  page.type("Name", " Phone ");
  page.type("Your password", "correct horse battery");
  browser.closes = true;
  page.press("Add a passkey");
  await page.says("No passkey was used.");
  browser.closes = false;
  page.press("Add a passkey");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  page.press("Rename Laptop");
  await page.says("Save name");
  page.type("Name", "Old laptop");
  page.press("Save name");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  page.press("Remove Laptop");
  await page.says("You won’t be able to sign in with it.");
  page.press("Remove");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  expect(page.changes.slice(1)).toEqual([
    'POST /api/account/passkeys/options {"password":"correct horse battery"}',
    'POST /api/account/passkeys {"name":"Phone","response":{"id":"p"}}',
    'PATCH /api/account/passkeys/p1 {"name":"Old laptop"}',
    "DELETE /api/account/passkeys/p1",
  ]);
  expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
    "in the end",
  );
});

test("a browser without passkeys is told so", async () => {
  await open({});
  expect(page.text()).toContain("This browser can’t use passkeys.");
  expect(page.text()).not.toContain("Add a passkey");
  expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
    "in the end",
  );
});
