import { afterEach, expect, test, vi } from "vitest";
import type { AdminUser, AdminUserDetails, AuditList } from "@rewrite-service/contract";
import { openPage, signedIn, usage, type Answers, type Page } from "./open-page.ts";

const user: AdminUser = {
  id: "u1",
  email: "bo@example.org",
  plan: "free",
  admin: false,
  createdAt: "2026-11-01T10:00:00Z",
  service: false,
  disabledAt: null,
};
const { email: _email, ...counted } = usage;
const details: AdminUserDetails = {
  user,
  usage: counted,
  keys: 3,
  grants: [
    { at: "2026-11-20T09:30:00Z", kind: "grant", amount: 1_000, reason: "welcome", by: "ana@example.org" },
    { at: "2026-11-21T09:30:00Z", kind: "clawback", amount: -10, reason: null, by: null },
  ],
};
const plans = {
  items: ["anonymous", "free", "pro"].map((name, at) => ({
    name,
    allowance: 40 * (at + 1),
    period: at === 2 ? "month" : "day",
    tiers: ["standard", "fast"].slice(0, at),
    templates: at === 2,
    textCharacters: 20_000,
    streams: 2,
    perMinute: 1_200,
    allDay: at === 0 ? 5_000 : null,
  })),
};
const audit: AuditList = {
  items: [
    {
      id: "a1",
      at: "2026-11-22T08:15:00Z",
      actor: "ana@example.org",
      key: "lists",
      action: "user.plan",
      subject: { id: "u1", email: "bo@example.org" },
      detail: "free to pro",
    },
    {
      id: "a2",
      at: "2026-11-21T08:15:00Z",
      actor: null,
      key: null,
      action: "user.delete",
      subject: { id: "u2", email: null },
      detail: null,
    },
    {
      id: "a3",
      at: "2026-11-20T08:15:00Z",
      actor: null,
      key: null,
      action: "invite.create",
      subject: null,
      detail: null,
    },
  ],
  next: "a3",
};
const answers: Answers = {
  "GET /api/site": { ...signedIn, account: { ...signedIn.account, admin: true } },
  "GET /api/usage": usage,
  "GET /api/admin/users": {
    items: [
      { ...user, id: "u2", email: "root@example.org", admin: true },
      { ...user, id: "u3", email: "off@example.org", disabledAt: "2026-11-02T00:00:00Z" },
    ],
    next: "u3",
    total: 3,
  },
  "GET /api/admin/users?after=u3": { items: [user], next: null, total: 3 },
  "GET /api/admin/users/u1": details,
  "GET /api/admin/invitations": {
    items: [
      { id: "i1", email: "cy@example.org", createdAt: "2026-11-20T10:00:00Z", expiresAt: "2026-12-04T10:00:00Z" },
      { id: "i2", email: null, createdAt: "2026-11-19T10:00:00Z", expiresAt: "2026-12-03T10:00:00Z" },
    ],
    next: null,
  },
  "GET /api/admin/plans": plans,
  "GET /api/admin/health": {
    ok: false,
    version: "0.1.0",
    startedAt: "2026-11-22T10:00:00Z",
    database: "sqlite",
    openStreams: 2,
    limits: "memory",
    findings: [
      { check: "balances", ok: true, detail: null },
      { check: "holds", ok: false, detail: "3 overdue" },
    ],
  },
  "GET /api/admin/config": {
    items: [
      { name: "PORT", group: "Server", value: "8787", isSet: false, isSecret: false, meaning: "Where it listens." },
      { name: "SECRET", group: "Server", value: null, isSet: true, isSecret: true, meaning: "Seals." },
      { name: "SMTP_URL", group: "Mail out", value: "smtp://x", isSet: true, isSecret: false, meaning: "Sends." },
    ],
  },
  "GET /api/admin/audit": audit,
  "GET /api/admin/audit?after=a3": { items: [{ ...audit.items[0], id: "a4", at: "2026-11-01T08:15:00Z" }], next: null },
};

let page: Page;
afterEach(() => page.close());
const status = (within: string): string | null | undefined =>
  document.querySelector(`${within} [role=status]`)?.textContent;
const form = (button: string): HTMLFormElement => page.button(button).closest("form") as HTMLFormElement;
const fill = (within: HTMLFormElement, name: string, value: string): void => {
  const field = within.elements.namedItem(name) as HTMLInputElement;
  field.value = value;
};

test("accounts are listed page by page, searched, and opened", async () => {
  page = await openPage("/admin", answers);
  await page.says("off@example.org");
  expect(await page.settled()).toMatchSnapshot();
  page.press("Show more");
  await page.says("bo@example.org");
  expect(page.text()).not.toContain("Show more");
  page.answers["GET /api/admin/users?search=zebra"] = { items: [], next: null, total: 0 };
  page.type("Search", " zebra ");
  await expect.poll(() => page.html(".empty")).not.toBe("");
  expect(await page.settled()).toMatchSnapshot();
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test.each(["invitations", "plans", "health", "config", "audit"])("the part about %s", async (part) => {
  page = await openPage(`/admin/${part}`, answers);
  await expect.poll(() => document.querySelector("main table")).not.toBe(null);
  expect(await page.settled()).toMatchSnapshot();
});

test.each(["users", "invitations", "plans", "health", "config", "audit"])(
  "a failure in the part about %s is said",
  async (part) => {
    page = await openPage(`/admin/${part}`, { ...answers, [`GET /api/admin/${part}`]: { failing: "internal" } });
    await page.says("Something went wrong on the server. Try again.");
    expect(await page.settled()).toMatchSnapshot();
  },
);

test("people are invited by what is typed or in a file, and what was not mailed is shown once", async () => {
  const link = "https://rewrite.example/signin#invite=c0de";
  page = await openPage("/admin/invitations", {
    ...answers,
    "POST /api/admin/invitations": {
      invited: [
        { id: "i3", email: "di@example.org", url: link },
        { id: "i4", email: "ed@example.org", url: null },
      ],
      present: ["bo@example.org"],
    },
    "DELETE /api/admin/invitations/i2": undefined,
  });
  await page.says("cy@example.org");
  page.type("Email addresses", "di@example.org, ed@example.org;bo@example.org");
  page.press("Invite");
  await page.says("Invited 2 people, 1 by email. 1 person already has an account.");
  expect([...document.querySelectorAll("output")].map(({ textContent }) => textContent)).toEqual([link]);
  await expect.poll(() => page.field("Email addresses").value).toBe("");
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const copy = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith("Copy"));
  copy?.click();
  await page.says("Copied");
  expect(writeText).toHaveBeenCalledWith(`di@example.org,${link}`);
  writeText.mockRejectedValueOnce(new Error("refused"));
  copy?.click();
  await page.says("Your browser didn’t allow copying");

  const chooser = document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  const file = new File(["E-mail,Boss\nflo@example.org,bo@example.org\n"], "people.csv");
  Object.defineProperty(chooser, "files", { configurable: true, value: [file] });
  chooser.dispatchEvent(new Event("change", { bubbles: true }));
  await page.says("Only the first column of a CSV file is used");
  page.answers["POST /api/admin/invitations"] = { failing: "invalid_request", message: "No address in line 2." };
  page.press("Invite");
  await page.says("No address in line 2.");
  page.press("Revoke the invitation for anyone with the link");
  await page.says("Revoked.");
  expect(page.changes).toEqual([
    'POST /api/admin/invitations {"list":"di@example.org\\n ed@example.org\\nbo@example.org"}',
    'POST /api/admin/invitations {"list":"E-mail,Boss\\nflo@example.org,bo@example.org\\n"}',
    "DELETE /api/admin/invitations/i2",
  ]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("health is looked at again, and says when all is well", async () => {
  page = await openPage("/admin/health", answers);
  await page.says("Something needs attention.");
  page.answers["GET /api/admin/health"] = { ...(answers["GET /api/admin/health"] as object), ok: true };
  page.press("Check again");
  await page.says("Everything is working.");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("the list of changes goes on", async () => {
  page = await openPage("/admin/audit", answers);
  await page.says("invite.create");
  page.press("Show more");
  await page.says("2026-11-01 08:15");
  await page.close();
  page = await openPage("/admin/audit", { ...answers, "GET /api/admin/audit": { items: [], next: null } });
  await page.says("No changes yet.");
});

test("an account is changed: its plan, its credits, and whether it may be used", async () => {
  page = await openPage("/admin/users/u1", {
    ...answers,
    "PATCH /api/admin/users/u1": { user: { ...user, plan: "pro" } },
    "POST /api/admin/users/u1/grants": { id: "g1", amount: 500, balance: 1_490 },
  });
  await page.says("bo@example.org");
  await expect.poll(() => document.querySelectorAll("main option").length).toBe(2);
  expect(await page.settled()).toMatchSnapshot();
  const plan = form("Save plan");
  expect(page.button("Save plan").disabled).toBe(true);
  page.type("Plan", "pro");
  await expect.poll(() => page.button("Save plan").disabled).toBe(false);
  fill(plan, "reason", " asked ");
  page.press("Save plan");
  await expect.poll(() => status("form")).toBe("Saved.");
  const grant = [...document.querySelectorAll("form")][1] as HTMLFormElement;
  fill(grant, "amount", "500");
  fill(grant, "reason", "sorry");
  grant.querySelector<HTMLButtonElement>("button")?.click();
  await page.says("500 granted; the balance is 1,490.");
  await expect.poll(() => (grant.elements.namedItem("amount") as HTMLInputElement).value).toBe("");
  const off = document.querySelector("#switch form") as HTMLFormElement;
  fill(off, "reason", "abuse");
  off.querySelector<HTMLButtonElement>("button")?.click();
  await expect.poll(() => page.changes.length).toBe(3);
  expect(page.changes).toEqual([
    'PATCH /api/admin/users/u1 {"plan":"pro","reason":"asked"}',
    'POST /api/admin/users/u1/grants {"amount":500,"reason":"sorry"}',
    'PATCH /api/admin/users/u1 {"disabled":true,"reason":"abuse"}',
  ]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
  // A browser would otherwise load the page anew with what was typed in its address.
  for (const one of [plan, grant, off])
    expect(one.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))).toBe(false);
});

test("an account that is off can be put on, and refusals are said", async () => {
  const off = { ...user, disabledAt: "2026-11-02T00:00:00Z", admin: true };
  page = await openPage("/admin/users/u1", {
    ...answers,
    "GET /api/admin/users/u1": { ...details, user: off, grants: [] },
    "PATCH /api/admin/users/u1": { failing: "invalid_request", message: "Not so." },
    "POST /api/admin/users/u1/grants": { failing: "internal" },
  });
  await page.says("bo@example.org");
  await expect.poll(() => document.querySelectorAll("main option").length).toBe(2);
  expect(await page.settled()).toMatchSnapshot();
  const on = document.querySelector("#switch form") as HTMLFormElement;
  fill(on, "reason", "paid");
  on.querySelector<HTMLButtonElement>("button")?.click();
  await page.says("Not so.");
  expect(page.changes).toEqual(['PATCH /api/admin/users/u1 {"disabled":false,"reason":"paid"}']);
  await page.close();
  page = await openPage("/admin/users/u9", answers);
  await page.says("Not found. Check the address or the ID.");
});

test("others learn only that it is not for them", async () => {
  page = await openPage("/admin", { ...answers, "GET /api/site": signedIn });
  expect(await page.settled()).toMatchSnapshot();
  expect(page.requests.filter((line) => line.includes("/admin/"))).toEqual([]);
});
