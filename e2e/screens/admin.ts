import { ask } from "./account.ts";
import { follow, next, type Screen, type Stage } from "./screen.ts";
import { OPERATOR } from "./stage.ts";

/** Another of the operator's pages. */
const part = (name: string, from: Screen, link: string, ready: string): Screen =>
  next(`admin-${name}`, from, async ({ page }) => {
    await follow(page, link);
    await page.waitForSelector(`[aria-current=page] >> text=${link}`);
    await page.waitForSelector(ready);
  });

/** Gives the operator's own account credits. */
const grant = async ({ page, url }: Stage, email: string): Promise<void> => {
  const answer = await page.context().request.get(`${url}/api/admin/users?search=${encodeURIComponent(email)}`);
  const { items } = (await answer.json()) as { items: [{ id: string }] };
  await ask(page.context(), url, "POST", `/api/admin/users/${items[0].id}/grants`, {
    amount: 250,
    reason: "The importer was down for a day, and several drafts had to be sent twice",
  });
};

const users: Screen = {
  name: "admin-users",
  open: async (stage) => {
    await grant(stage, await stage.signInAsOperator());
    await stage.page.goto(`${stage.url}/admin/users`);
    await stage.page.waitForSelector("tbody tr");
  },
};
const user = next("admin-user", users, async ({ page }) => {
  await follow(page, OPERATOR);
  await page.waitForSelector("#grants table");
});
const plans = part("plans", user, "Plans", "tbody tr >> text=single");
const health = part("health", plans, "Health", "tbody tr");
const config = part("config", health, "Configuration", "code >> text=APP_URL");
const audit = part("audit", config, "Audit log", "td >> text=credits.grant");

/** The operator's pages, and what anybody else sees there. */
export const adminScreens: readonly Screen[] = [
  {
    name: "admin-denied",
    like: "account-signed-out",
    open: async (stage) => {
      await stage.signIn("free");
      await stage.page.goto(`${stage.url}/admin`);
      await stage.page.waitForSelector("text=This page is for admins.");
    },
  },
  users,
  user,
  plans,
  health,
  config,
  audit,
  next("admin-invitations", audit, async ({ page }) => {
    await follow(page, "Invitations");
    await page.fill("textarea", "bo@elsewhere.example, cy@elsewhere.example");
    await page.click("button[type=submit]");
    await page.waitForSelector("#invite table");
    await page.waitForSelector("#open tbody tr");
  }),
];
