import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { startSmtpStandIn } from "../apps/server/src/testing/smtp-stand-in.ts";
import { sendJson, startStandIn } from "../apps/server/src/testing/http-stand-in.ts";
import { chromiumPath, openContext } from "./browser.ts";
import { startService, type RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const EMAIL = "ana@example.org";
const PASSWORD = "four calm grey herons";
const KEY = "sk-or-v1-canary-0a1b2c3d";

describe.skipIf(chromium === null)("Mail and a connected account, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  let page: Page;
  let smtp: Awaited<ReturnType<typeof startSmtpStandIn>>;
  let openRouter: Awaited<ReturnType<typeof startStandIn>>;

  test.beforeAll(async ({ sharedBrowser }) => {
    smtp = await startSmtpStandIn();
    // OpenRouter's page at once says yes, and its exchange gives a key.
    openRouter = await startStandIn(({ path, query }, response) => {
      if (path === "/auth") {
        const back = new URL(query.get("callback_url") ?? "");
        back.searchParams.set("code", "code-1");
        response.writeHead(302, { location: back.href }).end();
      } else sendJson(response, 200, { key: KEY });
    });
    service = await startService({
      SMTP_URL: smtp.url,
      CONNECTION_HOSTS: openRouter.host,
      OPENROUTER_BASE_URL: openRouter.url,
    });
    browser = await openContext(sharedBrowser);
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await smtp?.close();
    await openRouter?.close();
  });

  const linkOfMail = async (): Promise<string> => {
    await expect.poll(() => smtp.mails.length).toBeGreaterThan(0);
    const link = /http:\/\/\S+token=\S+/.exec(smtp.mails.shift()?.text ?? "")?.[0];
    if (link === undefined) throw new Error("the mail has no link");
    return link;
  };

  test("an address is confirmed by a press on the page of its mail, and then one signs in", async () => {
    await page.goto(`${service.url}/signin`);
    await page.click("text=New here? Create an account");
    await page.fill("input[name=email]", EMAIL);
    await page.click("button[type=submit]");
    await page.goto(await linkOfMail());
    await page.fill("input[name=password]", PASSWORD);
    await page.click("button >> text=Confirm");
    await page.waitForSelector("text=Your email address is confirmed");
    await page.click("text=Sign in");
    await page.fill("input[name=email]", EMAIL);
    await page.fill("input[name=password]", PASSWORD);
    await page.click("button[type=submit]");
    await page.waitForURL((url) => url.pathname !== "/signin");
  });

  test("an OpenRouter account is connected by signing in there, and its key is not on the page", async () => {
    await page.goto(`${service.url}/account`);
    await page.click("#connections >> text=Connect an account");
    await page.selectOption("dialog select", "openrouter");
    await page.click("text=Sign in with OpenRouter");
    await page.waitForSelector("#connections li >> text=…2c3d");
    expect(new URL(page.url()).search).toBe("");
    expect(await page.content()).not.toContain(KEY);
  });

  test("nothing of it is in the service's log", () => {
    for (const secret of [KEY, EMAIL, PASSWORD, "code-1"]) expect(service.output()).not.toContain(secret);
  });
});
