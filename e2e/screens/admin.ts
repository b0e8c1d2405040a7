import { ask } from "./account.ts";
import type { Screen, Stage } from "./screen.ts";

const part = (name: string, ready: string): Screen => ({
  name: `admin-${name}`,
  open: async (stage) => {
    await stage.signInAsOperator();
    await stage.page.goto(`${stage.url}/admin/${name}`);
    await stage.page.waitForSelector(ready);
  },
});

/** An account with credits, as the operator finds it. */
const granted = async (stage: Stage): Promise<string> => {
  const { page, url } = stage;
  const email = await stage.signInAsOperator();
  const answer = await page.context().request.get(`${url}/api/admin/users?search=${encodeURIComponent(email)}`);
  const { items } = (await answer.json()) as { items: [{ id: string }] };
  await ask(page.context(), url, "POST", `/api/admin/users/${items[0].id}/grants`, {
    amount: 250,
    reason: "The importer was down for a day, and several drafts had to be sent twice",
  });
  return items[0].id;
};

/** The operator's pages, and what anybody else sees there. */
export const adminScreens: readonly Screen[] = [
  {
    name: "admin-denied",
    open: async (stage) => {
      await stage.signIn("free");
      await stage.page.goto(`${stage.url}/admin`);
      await stage.page.waitForSelector("text=This page is for admins.");
    },
  },
  part("users", "tbody tr"),
  {
    name: "admin-user",
    open: async (stage) => {
      const id = await granted(stage);
      await stage.page.goto(`${stage.url}/admin/users/${id}`);
      await stage.page.waitForSelector("#grants table");
    },
  },
  {
    name: "admin-invitations",
    open: async (stage) => {
      await stage.signInAsOperator();
      await stage.page.goto(`${stage.url}/admin/invitations`);
      await stage.page.fill("textarea", "bo@elsewhere.example, cy@elsewhere.example");
      await stage.page.click("button[type=submit]");
      await stage.page.waitForSelector("#invite table");
      await stage.page.waitForSelector("#open tbody tr");
    },
  },
  part("plans", "tbody tr"),
  part("health", "tbody tr"),
  part("config", "code >> text=APP_URL"),
  {
    name: "admin-audit",
    open: async (stage) => {
      await granted(stage);
      await stage.page.goto(`${stage.url}/admin/audit`);
      await stage.page.waitForSelector("td >> text=credits.grant");
    },
  },
];
