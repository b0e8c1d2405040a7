import type { BrowserContext } from "playwright-core";
import { like, next, type Screen, type Stage } from "./screen.ts";
import { PASSWORD } from "./stage.ts";

const LONG = "ci-drafts-of-the-quarterly-planning-team!";

/** Asks the service as the signed-in profile. */
export const ask = async (context: BrowserContext, url: string, method: string, path: string, data: object) => {
  const answer = await context.request.fetch(url + path, { method, data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
};

const makeKeys = async ({ page, url }: Stage, names: readonly string[]): Promise<void> => {
  for (const name of names) await ask(page.context(), url, "POST", "/api/keys", { name });
};

const rewrite = async ({ page, url, model }: Stage, register: string): Promise<void> => {
  model.say("The review is on Friday now.");
  const data = { text: "pls move teh review to friday", register };
  const answer = await page.context().request.post(`${url}/api/humanize`, { data, headers: { origin: url } });
  if (!(await answer.text()).includes('"done"')) throw new Error("no rewrite was made");
};

/** Starts a device's sign-in; returns the address that it shows. */
export const startDevice = async (url: string, machine: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${url}/api/device/code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_id: "rewrite-service-mcp", machine }),
  });
  return (await answer.json()) as Record<string, string>;
};

const openAccount = async ({ page, url }: Stage): Promise<void> => {
  await page.goto(`${url}/account`);
  await page.waitForSelector("#keys .empty, #keys table");
  await page.waitForSelector("#usage .empty, #usage .bars");
  await page.waitForSelector("#access .rows li");
};

const empty: Screen = {
  name: "account-empty",
  open: async (stage) => {
    await stage.signIn("free");
    await openAccount(stage);
  },
};
const menu: Screen = {
  name: "account-menu",
  over: ".menu",
  from: empty,
  open: async ({ page }) => {
    await page.click("button.menu-button");
    await page.waitForSelector(".menu:popover-open");
  },
};
/** A dialog, after the menu or the dialog that was open is closed. */
const dialog = (name: string, from: Screen, button: string, ready: string): Screen => ({
  name,
  from,
  open: async ({ page }) => {
    await page.keyboard.press("Escape");
    await page.click(button);
    await page.waitForSelector(ready);
  },
});
const deleting = dialog("account-delete", menu, "#delete button", "dialog input[type=password]");
const connecting = dialog("account-connect", deleting, "text=Connect an account", "dialog select");
const askedPassword = dialog("two-step-key", connecting, "#access >> text=Turn on", "dialog input");
const twoStepKey: Screen = {
  ...askedPassword,
  open: async (stage) => {
    await askedPassword.open(stage);
    await stage.page.fill("dialog input", PASSWORD);
    await stage.page.click("dialog button[type=submit]");
    await stage.page.waitForSelector("dialog svg");
  },
};
const newKey = dialog("key-shown-once", twoStepKey, "#keys >> text=New key", "dialog input");
const shownOnce: Screen = {
  ...newKey,
  open: async (stage) => {
    await newKey.open(stage);
    await stage.page.fill("dialog input", "ci-drafts");
    await stage.page.click("dialog button[type=submit]");
    await stage.page.waitForSelector("dialog output");
  },
};
/** Everything that an account can hold, with as many keys as there may be. */
const full: Screen = {
  name: "account",
  open: async (stage) => {
    await stage.signIn("pro");
    await makeKeys(stage, [LONG, "laptop", "three", "four"]);
    const { user_code: code } = await startDevice(stage.url, "laptop-ana-with-a-name-of-forty-characters");
    await ask(stage.page.context(), stage.url, "POST", "/api/device/approval", {
      user_code: code ?? "",
      action: "approve",
    });
    for (const register of ["slack", "slack", "email", "linkedin"]) await rewrite(stage, register);
    await ask(stage.page.context(), stage.url, "POST", "/api/connections", {
      provider: "openai",
      key: "sk-not-a-real-key-1234",
      name: "Own account for long drafts",
    });
    await ask(stage.page.context(), stage.url, "PUT", "/api/terms", {
      terms: ["Kestrel Desk", "no later than", `${LONG} and every name that reaches the hundred`],
    });
    await openAccount(stage);
    await stage.page.waitForSelector("#connections .rows li");
    await stage.page.waitForSelector("#usage .bars rect");
    await stage.page.waitForSelector("#terms li");
  },
};
const renaming = like("account-connect", dialog("key-rename", full, `[aria-label='Rename ${LONG}']`, "dialog input"));
const revoking = like(
  "account-delete",
  dialog("key-revoke", renaming, `[aria-label='Revoke ${LONG}']`, "dialog button[type=submit]"),
);
const keysFull = dialog("keys-full", revoking, "#keys >> text=New key", "dialog >> text=Five keys is the limit.");
const usageTable = next("usage-table", keysFull, async ({ page }) => {
  await page.keyboard.press("Escape");
  await page.click('#usage label:has-text("Table")');
  await page.waitForSelector("#usage table");
});
const device: Screen = {
  name: "device",
  open: async (stage) => {
    await stage.signIn("free");
    const { verification_uri_complete: address } = await startDevice(stage.url, "laptop-ana");
    await stage.page.goto(address ?? "");
    await stage.page.waitForSelector("dl");
  },
};
const deviceDone = like(
  "device",
  next("device-done", device, async ({ page }) => {
    await page.click("text=Approve as");
    await page.waitForSelector("text=Done. Go back to laptop-ana.");
  }),
);
const deviceWrong = next("device-wrong", deviceDone, async ({ page, url }) => {
  await page.goto(`${url}/device?user_code=BBBBBBBB`);
  await page.waitForSelector("[role=alert]");
});

/** The account page and its dialogs. */
export const accountScreens: readonly Screen[] = [
  empty,
  menu,
  deleting,
  connecting,
  twoStepKey,
  shownOnce,
  device,
  deviceDone,
  deviceWrong,
  {
    name: "account-signed-out",
    open: async ({ page, url }) => {
      await page.goto(`${url}/account`);
      await page.waitForSelector("main .button-primary");
    },
  },
  full,
  renaming,
  revoking,
  keysFull,
  usageTable,
];
