import { afterEach, expect, test } from "vitest";
import { openPage, signedIn, usage, type Answers, type Page } from "./open-page.ts";

const answers: Answers = {
  "GET /api/site": signedIn,
  "GET /api/usage": usage,
  "GET /api/device/approval?user_code=WDJBMJHT": {
    machine: "laptop-ana",
    client: "rewrite-service-mcp",
    address: "192.0.2.1",
    askedAt: "2026-11-22T11:58:00Z",
  },
};

let page: Page;
afterEach(() => page.close());
const box = (at: number): HTMLInputElement => page.field(`Letter ${at} of 8`);
const code = (): string => Array.from({ length: 8 }, (_, at) => box(at + 1).value).join("");
const asked = (): Promise<void> => page.says("Is this the code on your device?");

test("a device is approved by a press, and its key can be revoked at once", async () => {
  page = await openPage("/device?user_code=wdjb-mjht", {
    ...answers,
    "POST /api/device/approval": { status: "approved", keyId: "k1" },
    "DELETE /api/keys/k1": undefined,
  });
  await asked();
  expect(await page.settled()).toMatchSnapshot();
  page.press("Approve as ana@example.org");
  await page.says("Done. Go back to laptop-ana.");
  expect(await page.settled()).toMatchSnapshot();
  page.press("Revoke its key");
  await page.says("Revoked. The device has to sign in");
  expect(await page.settled()).toMatchSnapshot();
  expect(page.changes).toEqual([
    'POST /api/device/approval {"user_code":"WDJBMJHT","action":"approve"}',
    "DELETE /api/keys/k1",
  ]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a device is denied", async () => {
  page = await openPage("/device?user_code=WDJBMJHT", {
    ...answers,
    "POST /api/device/approval": { status: "denied" },
  });
  await asked();
  page.press("Deny");
  await page.says("Denied. The device didn’t get a key.");
  expect(await page.settled()).toMatchSnapshot();
  expect(page.changes).toEqual(['POST /api/device/approval {"user_code":"WDJBMJHT","action":"deny"}']);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a revocation that fails says so", async () => {
  page = await openPage("/device?user_code=WDJBMJHT", {
    ...answers,
    "POST /api/device/approval": { status: "approved", keyId: "k1" },
    "DELETE /api/keys/k1": { failing: "internal" },
  });
  await asked();
  page.press("Approve as ana@example.org");
  await page.says("Revoke its key");
  page.press("Revoke its key");
  await page.says("Something went wrong on the server. Try again.");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("at the limit of keys one is sent to them, and the code waits", async () => {
  page = await openPage("/device?user_code=WDJBMJHT", {
    ...answers,
    "POST /api/device/approval": { failing: "key_limit_reached" },
  });
  await asked();
  page.press("Approve as ana@example.org");
  await page.says("Five keys is the limit. Revoke one, then approve; the code stays valid.");
  expect(await page.settled()).toMatchSnapshot();
  page.answers["POST /api/device/approval"] = { failing: "not_found", message: "The code is over." };
  page.press("Deny");
  await page.says("The code is over.");
  expect(page.text()).not.toContain("Your keys");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a code is typed letter by letter, moved through, corrected and pasted", async () => {
  page = await openPage("/device", answers);
  await expect.poll(() => document.querySelectorAll(".code-boxes input").length).toBe(8);
  expect(await page.settled()).toMatchSnapshot();
  const step = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  const type = async (at: number, letters: string): Promise<void> => {
    page.type(`Letter ${at} of 8`, letters);
    await step();
  };
  await type(1, "w");
  expect([code(), document.activeElement]).toEqual(["W", box(2)]);
  await type(2, "1");
  expect(code()).toBe("W");
  await type(5, "d");
  expect([code(), document.activeElement]).toEqual(["WD", box(3)]);
  await type(2, "Dx");
  expect(code()).toBe("WX");
  page.key("Backspace", {}, box(3));
  await step();
  expect([code(), document.activeElement]).toEqual(["W", box(2)]);
  page.key("Backspace", {}, box(1));
  await step();
  expect([code(), document.activeElement]).toEqual(["", box(1)]);
  page.key("Backspace", {}, box(1));
  page.key("ArrowLeft", {}, box(1));
  expect(document.activeElement).toBe(box(1));
  page.key("ArrowRight", {}, box(1));
  expect(document.activeElement).toBe(box(2));
  page.key("ArrowRight", {}, box(8));
  expect(document.activeElement).toBe(box(8));
  const paste = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => " wdjb-mjht\n" } });
  box(1).dispatchEvent(paste);
  await asked();
  expect([code(), document.activeElement]).toEqual(["WDJBMJHT", box(8)]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a code that nobody waits with is said at the boxes", async () => {
  page = await openPage("/device?user_code=AAAAAAAA", answers);
  await page.says("Not found. Check the address or the ID.");
  expect(await page.settled()).toMatchSnapshot();
});

test("who is signed out signs in first, and the code is kept", async () => {
  page = await openPage("/device?user_code=WDJBMJHT", { "GET /api/site": { ...signedIn, account: null } });
  await page.says("Sign in first. We’ll keep the code.");
  expect(await page.settled()).toMatchSnapshot();
  await page.close();
  page = await openPage("/device", { ...answers, "GET /api/usage": { failing: "internal" } });
  await page.says("Can’t reach the server. Check your connection, then try again.");
});
