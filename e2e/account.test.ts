import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import { signInByPasskeyAndCode } from "./passkey-and-code.ts";
import { admin, startService, type RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const PASSWORD = "four calm grey herons";
const NEW_PASSWORD = "five calm grey herons";

describe.skipIf(chromium === null)("Accounts, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  let page: Page;
  const secrets: string[] = [];

  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${service.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const usageStatus = (key: string | undefined): Promise<number> =>
    fetch(`${service.url}/api/usage`, { headers: { authorization: `Bearer ${key}` } }).then(({ status }) => status);
  const startDevice = (machine: string) => post("/api/device/code", { client_id: "rewrite-service-mcp", machine });
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLButtonElement ? (element.textContent ?? "") : "";
    });

  test.beforeAll(async ({ sharedBrowser }) => {
    service = await startService();
    browser = await openContext(sharedBrowser);
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("for a finger, the button that shows the password lies over no part of its field", async () => {
    const phone = await browser.browser()?.newContext({ hasTouch: true, isMobile: true });
    const form = await phone?.newPage();
    await form?.goto(`${service.url}/signup`);
    const [field, button] = await Promise.all([
      form?.locator(".password-field input").boundingBox(),
      form?.locator(".password-field > button").boundingBox(),
    ]);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    await phone?.close();
  });

  test("signed out, nothing is refused and the page says where to sign in", async () => {
    const refused: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() >= 400) refused.push(answer.url());
    });
    await page.goto(`${service.url}/account`);
    await page.waitForSelector("main >> text=Sign in to see your allowance");
    expect(refused).toEqual([]);
  });

  test("signing up leads back to the page that asked for it", async () => {
    await page.goto(`${service.url}/account`);
    await page.click("main a");
    await page.click("text=New here? Create an account");
    await page.fill("input[name=email]", "ana@example.org");
    await page.fill("input[name=password]", PASSWORD);
    await page.click("button[type=submit]");
    await page.waitForURL("**/account");
    await page.waitForSelector("text=60 of 60 rewrites left today.");
    expect(await page.textContent("#plan")).toMatch(/Resets at 00:00 UTC \(in (?:\d+ h|(?:\d+ h )?\d+ min)\)\./);
  });

  test("a new key is shown once; only “Done” closes it, and then its last four are left", async () => {
    await page.click("#keys >> text=New key");
    await page.fill("dialog input", "ci-drafts");
    await page.click("dialog button[type=submit]");
    const key = await page.innerText("dialog output");
    expect(key).toMatch(/^svc_[0-9A-Za-z]{49}$/);
    secrets.push(key);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await page.innerText("dialog output")).toBe(key);
    await page.click("text=Done");
    await page.waitForSelector(`td >> text=svc_…${key.slice(-4)}`);
    expect(await page.innerText("main")).not.toContain(key);
  });

  test("a key is renamed", async () => {
    await page.click("[aria-label='Rename ci-drafts']");
    await page.fill("dialog input", "ci-nightly");
    await page.click("text=Save name");
    await page.waitForSelector("th >> text=ci-nightly");
  });

  test("a device is approved by a press after comparing, and is listed under its machine", async () => {
    const asked = await startDevice("laptop-ana");
    await page.goto(asked["verification_uri_complete"] ?? "");
    await page.waitForSelector("dd >> text=laptop-ana");
    expect(await page.textContent(".shown-code")).toBe(asked["user_code"]);
    const approve = page.locator("text=Approve as ana@example.org");
    expect(await focused()).not.toContain("Approve");
    await page.keyboard.press("Enter");
    expect(await page.locator("text=Done.").count()).toBe(0);
    await approve.click();
    await page.waitForSelector("text=Done. Go back to laptop-ana.");
    const minted = await post("/api/device/token", {
      grant_type: "urn:ietf:params:oauth:grant-type:device_code",
      client_id: "rewrite-service-mcp",
      device_code: asked["device_code"],
    });
    secrets.push(minted["access_token"] ?? "none");
    expect(await usageStatus(minted["access_token"])).toBe(200);
    await page.goto(`${service.url}/account`);
    await page.waitForSelector("#devices li >> text=laptop-ana");
  });

  test("a pasted code fills every box; a used, a denied and a wrong one say so", async () => {
    const { user_code: denied = "" } = await startDevice("tower");
    await page.goto(`${service.url}/device`);
    await page.waitForSelector(".code-boxes input");
    await page.evaluate((code) => {
      const data = new DataTransfer();
      data.setData("text", ` ${code.toLowerCase()} `);
      document
        .querySelector(".code-boxes input")
        ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }, denied);
    await page.waitForSelector("dd >> text=tower");
    await page.click("text=Deny");
    await page.waitForSelector("text=Denied. The device didn’t get a key.");
    await page.goto(`${service.url}/device?user_code=${denied}`);
    await page.waitForSelector("[role=alert] >> text=This code was denied.");
    await page.goto(`${service.url}/device`);
    await page.click(".code-boxes input");
    await page.keyboard.type("bbbbcccc");
    await page.waitForSelector("[role=alert] >> text=That code isn't waiting for approval.");
    await page.keyboard.press("Backspace");
    expect(await page.locator(".code-boxes input").last().inputValue()).toBe("");
  });

  test("the key of a device that was approved by mistake is revoked from the same page", async () => {
    const asked = await startDevice("stranger");
    await page.goto(asked["verification_uri_complete"] ?? "");
    await page.click("text=Approve as");
    await page.click("text=Revoke its key");
    await page.waitForSelector("text=Revoked.");
    const poll = await post("/api/device/token", { device_code: asked["device_code"] ?? "" });
    expect(poll["error"]).toBe("access_denied");
  });

  test("revoking the key of a live device asks for its name, and then stops it at once", async () => {
    await page.goto(`${service.url}/account`);
    await page.click("[aria-label='Revoke laptop-ana']");
    const revoke = page.locator("dialog button[type=submit]");
    expect(await revoke.isDisabled()).toBe(true);
    expect(await page.innerText("dialog")).toContain(
      "Programs that use this key on laptop-ana will stop working immediately",
    );
    await page.fill("dialog input", "laptop-ana");
    await revoke.click();
    await expect.poll(() => usageStatus(secrets[1])).toBe(401);
    await page.waitForSelector("#devices .empty");
  });

  test("signing a device out stops its key too", async () => {
    const asked = await startDevice("tablet");
    await page.goto(asked["verification_uri_complete"] ?? "");
    await page.click("text=Approve as");
    await page.click("text=Your devices");
    await page.click("[aria-label='Sign out tablet']");
    await page.click("dialog .button-danger");
    await page.waitForSelector("#devices .empty");
    const poll = await post("/api/device/token", { device_code: asked["device_code"] ?? "" });
    expect(poll["error"]).toBe("access_denied");
  });

  test("at five keys the button names the least recently used first", async () => {
    for (const name of ["two", "three", "four", "five"]) {
      await page.click("#keys >> text=New key");
      await page.fill("dialog input", name);
      await page.click("dialog button[type=submit]");
      await page.click("text=Done");
      await page.waitForSelector(`th >> text=${name}`);
    }
    expect(await usageStatus(secrets[0])).toBe(200);
    await page.click("#keys >> text=New key");
    await page.waitForSelector("dialog >> text=Five keys is the limit.");
    expect(await page.innerText("dialog li:first-child")).toContain("never used");
    await page.click("dialog [aria-label='Revoke ci-nightly']");
    await page.click("dialog button[type=submit]");
    await expect.poll(() => usageStatus(secrets[0])).toBe(401);
  });

  test("usage shows as bars, as a table and as the server's own JSON", async () => {
    await page.evaluate(() =>
      fetch("/api/humanize", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text: "pls move teh review to friday", register: "email" }),
      }).then((answer) => answer.text()),
    );
    await page.reload();
    await page.waitForSelector("#usage .bars rect");
    await page.click('#usage label:has-text("Table")');
    expect(await page.innerText("#usage tbody tr")).toMatch(/\d+ \p{Lu}\p{Ll}+\s+1\s+1/u);
    await page.click('#usage label:has-text("Key")');
    expect(await page.innerText("#usage thead")).toContain("Web app");
    await page.click('#usage label:has-text("JSON")');
    const json = JSON.parse(await page.innerText("#usage pre")) as { items: object[] };
    expect(json.items).toMatchObject([{ register: "email", units: 1, rewrites: 1 }]);
  });

  test("another session is listed, and ended", async () => {
    const other = await fetch(`${service.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: service.url, "user-agent": "Firefox/150 Linux" },
      body: JSON.stringify({ email: "ana@example.org", password: PASSWORD }),
    });
    const cookie = (other.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const status = (): Promise<number> =>
      fetch(`${service.url}/api/usage`, { headers: { cookie } }).then((answer) => answer.status);
    expect(await status()).toBe(200);
    await page.reload();
    await page.locator("#access li", { hasText: "Firefox on Linux" }).locator("button").click();
    await expect.poll(status).toBe(401);
    await page.waitForSelector("#access >> text=this browser");
  });

  test("the ways to sign in are listed, and the only one cannot be taken away", async () => {
    await page.waitForSelector("#access >> text=Email and password");
    expect(await page.locator("#access [aria-label^=Disconnect]").count()).toBe(0);
  });

  test("a new password needs the one before, and works from then on", async () => {
    await page.click("text=Change password");
    await page.fill("dialog [name=current]", "not this password");
    await page.fill("dialog [name=new]", NEW_PASSWORD);
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("dialog .field-error");
    await page.fill("dialog [name=current]", PASSWORD);
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("text=Password changed.");
    await page.click("dialog >> text=Close");
  });

  test("a passkey signs in by itself, and after the password comes the code of the app", async () => {
    await signInByPasskeyAndCode(page, `${service.url}/signin?to=/account`, NEW_PASSWORD);
  });

  test("what is stored is one table, and all of it can be had as a file", async () => {
    expect(await page.locator("#privacy tbody tr").count()).toBeGreaterThan(8);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Export everything")]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
  });

  test("the operator's pages are for operators: search, grant with a reason, health, and no secret", async () => {
    const operator = ["user", "create", "--email", "op@example.org", "--password", PASSWORD, "--admin"];
    const made = admin(operator, { DATA_DIR: service.dataDir });
    expect(made.status).toBe(0);
    await page.goto(`${service.url}/admin`);
    await page.waitForSelector("text=This page is for admins.");
    await page.click("button.menu-button");
    await page.click(".menu >> text=Sign out");
    await page.waitForSelector("header >> text=Sign in");
    await page.goto(`${service.url}/signin?to=/admin`);
    await page.fill("input[name=email]", "op@example.org");
    await page.fill("input[name=password]", PASSWORD);
    await page.click("button[type=submit]");
    await page.waitForURL("**/admin");
    await page.fill("input[type=search]", "ana@");
    // Rows move while a search comes in, and a press that began on one may end on another.
    await page.waitForSelector("[role=status] >> text=/^1 /");
    await page.click("th >> text=ana@example.org");
    await page.fill("[name=amount]", "250");
    await page
      .locator("form", { has: page.locator("[name=amount]") })
      .locator("[name=reason]")
      .fill("lost a day");
    await page.click("button >> text=Grant credits");
    await page.waitForSelector("text=250 granted; the balance is 250.");
    await page.waitForSelector("#grants >> text=lost a day");
    await page.goto(`${service.url}/admin/health`);
    await page.waitForSelector("text=Everything is working.");
    await page.goto(`${service.url}/admin/config`);
    await page.waitForSelector("code >> text=APP_URL");
    await page.goto(`${service.url}/admin/audit`);
    await page.waitForSelector("td >> text=credits.grant");
  });

  test("everything is deleted only when the address is typed and the password is right", async () => {
    await page.goto(`${service.url}/account`);
    await page.click("#delete button");
    const button = page.locator("dialog button[type=submit]");
    await page.fill("dialog input[type=password]", PASSWORD);
    expect(await button.isDisabled()).toBe(true);
    await page.fill("dialog input:not([type=password])", "op@example.org");
    await page.fill("dialog input[type=password]", "not this password");
    await button.click();
    await page.waitForSelector("dialog .field-error");
    await page.fill("dialog input[type=password]", PASSWORD);
    await button.click();
    await page.click("dialog button >> text=Go to Write");
    await page.waitForSelector("header >> text=Sign in");
  });

  test("no key is in the service's log", () => {
    for (const secret of secrets) expect(service.output()).not.toContain(secret);
  });
});
