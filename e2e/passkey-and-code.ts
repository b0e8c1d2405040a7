import type { Page } from "playwright-core";
import { expect } from "vitest";
import { codeFor } from "../apps/server/src/testing/authenticators.ts";

/**
 * On the account page of an account: adds a passkey of Chromium's own authenticator and turns two-step sign-in on, then
 * signs in by each. `signInAddress` leads back to the account page.
 */
export const signInByPasskeyAndCode = async (
  page: Page,
  signInAddress: string,
  email: string,
  password: string,
): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const authenticator = { protocol: "ctap2", transport: "internal", hasResidentKey: true } as const;
  const options = { ...authenticator, hasUserVerification: true, isUserVerified: true };
  await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
  await page.click("#access >> text=Add a passkey");
  await page.fill("dialog [name=name]", "Ana’s laptop");
  await page.fill("dialog [name=password]", password);
  await page.click("dialog button[type=submit]");
  await page.waitForSelector("#access li >> text=Ana’s laptop");

  await page.click("#access >> text=Turn on");
  await page.fill("dialog [name=password]", password);
  await page.click("dialog button[type=submit]");
  const uri = (await page.getAttribute("dialog a", "href")) ?? "";
  await page.fill("dialog [name=code]", codeFor(uri));
  await page.click("dialog button[type=submit]");
  expect((await page.innerText("dialog output")).split("\n")).toHaveLength(10);
  await page.click("text=I’ve saved them");
  await page.waitForSelector("text=On. You’ll need a code as well as your password.");

  const leave = async (): Promise<void> => {
    await page.click("main >> text=Sign out");
    await page.waitForSelector("header >> text=Sign in");
    await page.goto(signInAddress);
  };
  await leave();
  await page.click("text=Use a passkey");
  await page.waitForSelector("#access li >> text=Ana’s laptop");
  await leave();
  await page.fill("input[name=email]", email);
  await page.fill("input[name=password]", password);
  await page.click("button[type=submit]");
  await page.fill("input[name=code]", codeFor(uri, 1));
  await page.click("button[type=submit]");
  await page.waitForSelector("#access li >> text=Ana’s laptop");
};
