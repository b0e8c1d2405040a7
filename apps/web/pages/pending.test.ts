// What a page shows while the server has not answered yet.
import { afterEach, beforeEach, expect, test } from "vitest";
import { forget } from "./forget.ts";
import { openPage, signedIn, usage, type Page } from "./open-page.ts";

const never = { says: [new Promise(() => undefined)] };
const LISTS = ["voices", "voices/v1", "templates", "usage/days", "keys", "billing", "connections", "terms"];
const OTHERS = ["account/sign-ins", "account/passkeys", "account/two-step", "auth/list-sessions", "auth/get-session"];
const ADMIN = ["users", "invitations", "plans", "health", "config", "audit"].map((part) => `admin/${part}`);
const unanswered = Object.fromEntries(
  [...LISTS, ...OTHERS, ...ADMIN].map((path) => [`GET /api/${path}`, never] as const),
);
const admin = { ...signedIn, account: { ...signedIn.account, admin: true } };

let page: Page;
beforeEach(forget);
afterEach(() => page.close());

test.each(["/signin", "/signup", "/account", "/device", "/voices", "/templates", "/admin", "/forgot-password"])(
  "%s before it knows whose page it is",
  async (path) => {
    page = await openPage(path, { "GET /api/site": never });
    await expect.poll(() => document.querySelector("main")?.getAttribute("aria-busy")).toBe("true");
    expect(page.outlineNow("main")).toMatchSnapshot();
  },
);

test.each<[path: string, last: string]>([
  // Of a part that is loaded by itself, and in a worker only once.
  ["/account", "can’t use passkeys"],
  ["/voices", "New voice"],
  ["/voices/new", "All voices"],
  ["/voices/v1", "All voices"],
  ["/templates", "Import JSON"],
  ...ADMIN.map((path) => [`/${path.replace("/users", "")}`, "Configuration"] as [string, string]),
])("%s before its lists have come", async (path, last) => {
  page = await openPage(path, { "GET /api/site": admin, "GET /api/usage": usage, ...unanswered });
  await expect.poll(() => document.querySelector("main")?.textContent).toContain(last);
  expect(page.outlineNow("main")).toMatchSnapshot();
});
