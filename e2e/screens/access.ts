import { startDevice } from "./account.ts";
import { like, next, siteWith, writeDraft, type Screen, type Stage } from "./screen.ts";

const at = (name: string, site: object, path: string, then: (stage: Stage) => Promise<unknown>): Screen => ({
  name,
  open: async (stage) => {
    await siteWith(stage.page, site);
    await stage.page.goto(stage.url + path);
    await then(stage);
  },
});

const accountWith = (name: string, site: object, then: (stage: Stage) => Promise<unknown>): Screen => ({
  name,
  open: async (stage) => {
    await stage.signIn("free");
    await siteWith(stage.page, site);
    await then(stage);
  },
});

const forSale = {
  items: [
    { id: "pro", name: "Pro, monthly", kind: "plan", plan: "pro", credits: null },
    { id: "credits-500", name: "500 credits", kind: "credits", plan: null, credits: 500 },
    { id: "credits-5000", name: "5,000 credits for a whole team", kind: "credits", plan: null, credits: 5_000 },
  ],
  subscription: null,
  portal: true,
};

const forgot = like(
  "sign-in",
  at("forgot-password-mail", { mail: true }, "/forgot-password", ({ page }) =>
    page.waitForSelector("input[name=email]"),
  ),
);
const confirming = like(
  "mail-confirm-failed",
  at("mail-confirm", {}, "/verify-email?token=none", ({ page }) => page.waitForSelector("button")),
);

const billing = accountWith("account-billing", { billing: true }, async ({ page, url }) => {
  await page.route("**/api/billing", (route) => route.fulfill({ json: forSale }));
  await page.goto(`${url}/account?billing=done`);
  await page.waitForSelector("#plan button");
  await page.waitForSelector("#access .rows li");
});
const changeEmail = next("account-change-email", billing, async ({ page }) => {
  await page.click("text=Change email");
  await page.waitForSelector("dialog input[type=email]");
});

/** Ways in, and pages that only some servers have. */
export const accessScreens: readonly Screen[] = [
  at("sign-in-providers", { providers: ["github", "google"] }, "/signin", ({ page }) =>
    page.waitForSelector("text=Continue with Google"),
  ),
  at("sign-in-failed", { providers: ["github"] }, "/signin?error=access_denied", ({ page }) =>
    page.waitForSelector("[role=alert]"),
  ),
  like(
    "sign-up",
    at("sign-up-invite", { signUp: "invite" }, "/signin?invite=quiet-otter", ({ page }) =>
      page.waitForSelector("input[name=invite]"),
    ),
  ),
  like(
    "sign-in",
    at("sign-up-closed", { signUp: "closed" }, "/signin", ({ page }) =>
      page.waitForSelector("text=Only the admin can create accounts here."),
    ),
  ),
  like(
    "forgot-password-sent",
    at("sign-up-check-mail", { mail: true }, "/signin", async ({ page }) => {
      await page.route("**/api/auth/sign-up/email", (route) => route.fulfill({ json: { token: null } }));
      await page.click("text=New here? Create an account");
      await page.fill("input[name=email]", "announcements-for-the-whole-organisation@example.org");
      await page.click("button[type=submit]");
      await page.waitForSelector("text=Check your email");
    }),
  ),
  forgot,
  next("forgot-password-sent", forgot, async ({ page }) => {
    await page.route("**/api/auth/request-password-reset", (route) => route.fulfill({ json: { status: true } }));
    await page.fill("input[name=email]", "ana@example.org");
    await page.click("button[type=submit]");
    await page.waitForSelector("text=If an account has this address");
  }),
  billing,
  changeEmail,
  like(
    "account",
    accountWith("account-openrouter-refused", {}, async ({ page, url }) => {
      await page.goto(`${url}/account?connect=openrouter`);
      await page.waitForSelector("#connections [role=alert]");
    }),
  ),
  like(
    "device-wrong",
    accountWith("device-expired", {}, async ({ page, url }) => {
      const { verification_uri_complete: address = "" } = await startDevice(url, "laptop-ana");
      // As after ten minutes.
      const error = { code: "not_found", message: "This code has expired: codes last ten minutes." };
      await page.route("**/api/device/approval?*", (route) =>
        route.fulfill({ status: 404, json: { error, requestId: "0f1e2d3c-0000-4000-8000-123456789abc" } }),
      );
      await page.goto(address);
      await page.waitForSelector("[role=alert]");
    }),
  ),
  confirming,
  next("mail-confirm-failed", confirming, async ({ page }) => {
    await page.click("button");
    await page.waitForLoadState();
  }),
  at("reset-password", {}, "/reset-password?token=none", ({ page }) => page.waitForSelector("input[type=password]")),
  {
    name: "state-connection-lost",
    like: "result-stopped",
    open: async ({ page, url }) => {
      // What comes over a connection that breaks: a part of the answer, and no end.
      const part = { type: "delta", text: "The p95 fell from 840 ms to 310 ms, and Ana " };
      await page.route("**/api/humanize", (route) =>
        route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(part)}\n\n` }),
      );
      await page.goto(url);
      await writeDraft(page, "The p95 went from 840 ms to 310 ms on Tuesday, and Ana signs by 5pm.");
      await page.keyboard.press("Control+Enter");
      await page.waitForSelector("[data-phase=lost]");
      await page.waitForSelector("text=Connection lost after 11 words");
    },
  },
];
