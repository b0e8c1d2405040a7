import { afterEach, describe, expect, test, vi } from "vitest";
import type { ApiKeyEntry, BillingReport, Connection, ConnectionList, UsageDays } from "@rewrite-service/contract";
import { openPage, signedIn, site, usage, type Answers, type Page } from "./open-page.ts";

const key: ApiKeyEntry = {
  id: "k1",
  name: "editor",
  hint: "ab12",
  madeBy: "web",
  machine: null,
  createdAt: "2026-11-01T10:00:00Z",
  lastUsedAt: "2026-11-22T11:30:00Z",
  lastClient: "zed",
  expiresAt: null,
  scope: "rewrite",
};
const laptop: ApiKeyEntry = {
  ...key,
  id: "k2",
  name: "laptop",
  madeBy: "device",
  machine: "laptop-ana",
  createdAt: "2026-11-02T10:00:00Z",
  lastUsedAt: "2026-11-20T10:00:00Z",
  lastClient: "node",
};
const waiting: ApiKeyEntry = {
  ...laptop,
  id: "k3",
  name: "phone",
  hint: null,
  machine: "",
  lastUsedAt: null,
  lastClient: null,
};

const days: UsageDays = {
  from: "2026-11-01",
  to: "2026-11-10",
  items: [
    { day: "2026-11-02", register: "email", keyId: null, keyName: null, client: "web", units: 4, rewrites: 2 },
    { day: "2026-11-02", register: "slack", keyId: "k1", keyName: "editor", client: null, units: 1, rewrites: 1 },
    { day: "2026-11-09", register: "old", keyId: "k9", keyName: null, client: "zed", units: 2, rewrites: 2 },
  ],
};

const billing: BillingReport = {
  items: [
    { id: "pro", name: "Pro", kind: "plan", plan: "pro" },
    { id: "team", name: "Team", kind: "plan", plan: "team" },
    { id: "c100", name: "100 credits", kind: "credits", plan: null },
  ],
  subscription: null,
  portal: false,
} as unknown as BillingReport;

const connection: Connection = {
  id: "c1",
  provider: "openai",
  name: "Mine",
  host: "api.openai.com",
  model: "gpt",
  hint: "9xyz",
  selected: false,
  createdAt: "2026-11-20T12:00:00Z",
};
const connections: ConnectionList = {
  items: [connection, { ...connection, id: "c2", name: "Other", selected: true }],
  selected: "c2",
  providers: [
    { id: "openai", name: "OpenAI", host: "api.openai.com", model: "gpt", byKey: true, bySignIn: false },
    { id: "openrouter", name: "OpenRouter", host: "openrouter.ai", model: "auto", byKey: true, bySignIn: true },
    { id: "openai-compatible", name: "Another", host: null, model: null, byKey: true, bySignIn: false },
  ],
  hosts: ["llm.example.org"],
};

const sessions = [
  { token: "s1", createdAt: "2026-11-22T11:00:00Z", userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
  { token: "s2", createdAt: "2026-11-21T12:00:00Z", userAgent: "Mozilla/5.0 (Macintosh; Mac OS X) Safari/600" },
  { token: "s3", createdAt: "2026-11-19T12:00:00Z", userAgent: null },
];

const answers: Answers = {
  "GET /api/site": signedIn,
  "GET /api/usage": usage,
  "GET /api/usage/days": days,
  "GET /api/keys": { items: [key, laptop, waiting] },
  "GET /api/billing": billing,
  "GET /api/connections": connections,
  "GET /api/terms": { terms: ["Kestrel", "no later than"] },
  "GET /api/account/sign-ins": {
    items: [
      { provider: "password", since: "2026-11-01T12:00:00Z" },
      { provider: "github", since: "2026-11-21T12:00:00Z" },
      { provider: "gitlab", since: "2026-11-21T12:00:00Z" },
    ],
  },
  "GET /api/account/passkeys": { items: [] },
  "GET /api/account/two-step": { on: false, hasPassword: true },
  "GET /api/auth/list-sessions": sessions,
  "GET /api/auth/get-session": { session: sessions[0] },
};

let page: Page;
afterEach(() => page.close());
const open = async (changed: Answers = {}, path = "/account"): Promise<void> => {
  page = await openPage(path, { ...answers, ...changed });
  await page.says("Firefox on Linux");
  await page.says("Two-step sign-in");
  await page.says("api.openai.com");
  await page.says("laptop-ana");
};
const changed = (): Promise<void> => expect.poll(() => page.changes.length).toBeGreaterThan(0);

test("the whole page", async () => {
  await open();
  await page.says("Buy 100 credits");
  await page.says("GitHub");
  await page.says("No passkeys yet.");
  expect(await page.settled()).toMatchSnapshot();
  await page.says(/31 of 40/);
  await expect.poll(() => document.querySelector("#account-menu")).not.toBe(null);
  expect(await page.settled("header")).toMatchSnapshot();
  expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
    "in the end",
  );
});

test("the part that the address names is scrolled to once it is there", async () => {
  const seen: string[] = [];
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    seen.push(this.id);
  });
  await open({}, "/account#terms");
  await expect.poll(() => seen).toEqual(["terms"]);
  scroll.mockRestore();
});

test("an account that has nothing yet", async () => {
  page = await openPage("/account", {
    ...answers,
    "GET /api/usage/days": { ...days, items: [] },
    "GET /api/keys": { items: [] },
    "GET /api/connections": { items: [], selected: null, providers: [], hosts: [] },
    "GET /api/terms": { terms: [] },
    "GET /api/site": { ...signedIn, billing: false },
    "GET /api/auth/list-sessions": sessions.slice(0, 1),
    "GET /api/account/sign-ins": { items: [] },
    "GET /api/account/two-step": { on: false, hasPassword: false },
  });
  await page.says("No keys yet.");
  await page.says("The admin of this server has turned off connected accounts.");
  await page.says("No devices yet.");
  await page.says("No words yet.");
  await page.says("Your account has no password");
  await page.says("Nothing yet. Finished rewrites");
  await page.says("Firefox on Linux");
  expect(await page.settled()).toMatchSnapshot();
  expect(page.requests).not.toContain("GET /api/billing");
  document.querySelector<HTMLElement>("#delete button")?.click();
  await page.says("No password? Leave this empty.");
  page.press("Cancel");
  expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
    "in the end",
  );
});

test("what cannot be read is said in its place", async () => {
  const failing = { failing: "internal" };
  page = await openPage("/account", {
    ...answers,
    "GET /api/usage/days": failing,
    "GET /api/keys": failing,
    "GET /api/connections": failing,
    "GET /api/terms": failing,
    "GET /api/billing": failing,
    "GET /api/auth/list-sessions": failing,
    "GET /api/account/passkeys": failing,
    "GET /api/account/two-step": failing,
  });
  await expect.poll(() => document.querySelectorAll("[role=alert]").length).toBe(8);
  expect(await page.settled()).toMatchSnapshot();
  expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
    "in the end",
  );
});

describe("usage", () => {
  test.each(["Key", "Program"])("split by %s", async (name) => {
    await open();
    await page.says("Split by");
    page.field(name).click();
    page.field("Table").click();
    await expect.poll(() => page.html(".table-frame")).not.toBe("");
    expect(await page.settled("#usage")).toMatchSnapshot();
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("as JSON", async () => {
    await open();
    page.field("JSON").click();
    await expect.poll(() => document.querySelector("pre.json")?.textContent).toBe(JSON.stringify(days, null, 2));
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });
});

describe("plan", () => {
  const subscribed = (more: object) => ({
    "GET /api/billing": {
      ...billing,
      portal: true,
      subscription: { plan: "pro", status: "active", periodEnd: "2026-12-01T00:00:00Z", cancels: false, ...more },
    },
  });
  test.each([
    [{}, "Pro renews on 1 December."],
    [{ cancels: true }, "Pro ends on 1 December."],
    [{ status: "past_due" }, "Your last payment for Pro didn’t go through. Update your payment details to keep Pro."],
  ])("a subscription with %j", async (more, sentence) => {
    await open(subscribed(more));
    await page.says(sentence);
    expect(await page.settled("#plan")).toMatchSnapshot();
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("buying goes to the payment page, and says when it does not open", async () => {
    await open({
      "POST /api/billing/checkout": { failing: "internal" },
      "POST /api/billing/portal": { failing: "internal" },
      ...subscribed({ periodEnd: null }),
    });
    await page.says("Buy 100 credits");
    page.press("Buy 100 credits");
    await page.says("We couldn’t open the payment page. Something went wrong");
    page.press("Manage payment");
    await expect.poll(() => page.changes.length).toBe(2);
    expect(page.changes).toEqual(['POST /api/billing/checkout {"item":"c100"}', "POST /api/billing/portal {}"]);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("coming back from the payment page takes the answer out of the address", async () => {
    await open({}, "/account?billing=done");
    await page.says("Payment received. Your plan or credits will update here in a moment.");
    expect(page.path()).toBe("/account");
    const reads = page.requests.filter((line) => line === "GET /api/billing").length;
    await expect.poll(() => page.requests.filter((line) => line === "GET /api/billing").length).toBeGreaterThan(reads);
    await page.close();
    await open({}, "/account?billing=cancelled");
    await page.says("You left before paying, so you weren’t charged.");
  });
});

describe("always-protected words", () => {
  const put = (terms: string[]): string => `PUT /api/terms ${JSON.stringify({ terms })}`;
  const shown = (): string[] => [...document.querySelectorAll(".terms li span")].map((one) => one.textContent ?? "");
  const echo = { "PUT /api/terms": (body: unknown) => body };

  test("one is added, one removed, all removed, and each change can be undone", async () => {
    await open(echo);
    await page.says("2 of 200");
    page.type("Word, name or phrase", " Falcon ");
    page.press("Add");
    await page.says("Added “Falcon”.");
    expect(shown()).toEqual(["Kestrel", "no later than", "Falcon"]);
    page.button("Remove no later than").focus();
    page.press("Remove no later than");
    await page.says("Removed “no later than”.");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Falcon");
    page.press("Undo");
    await page.says("Change undone.");
    page.press("Remove all");
    await page.says("Removed 3 entries.");
    expect(page.text()).toContain("No words yet.");
    page.press("Undo");
    await expect.poll(() => page.changes.length).toBe(5);
    const three = ["Kestrel", "no later than", "Falcon"];
    expect(page.changes).toEqual([put(three), put(["Kestrel", "Falcon"]), put(three), put([]), put(three)]);
    expect(shown()).toEqual(three);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("a pasted list is added at once; what cannot be added says why", async () => {
    await open(echo);
    await page.says("2 of 200");
    const paste = (lines: string): void => {
      const event = new Event("paste", { bubbles: true, cancelable: true });
      Object.assign(event, { clipboardData: { getData: () => lines } });
      page.field("Word, name or phrase").dispatchEvent(event);
    };
    paste("Falcon\nKestrel\r\nMerlin\n");
    await page.says("Added 2 entries. 1 was already on the list.");
    page.type("Word, name or phrase", "Merlin");
    page.press("Add");
    await page.says("That’s already on the list.");
    expect(page.text()).not.toContain("Added 2 entries.");
    expect(page.field("Word, name or phrase").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.changes).toEqual([put(["Kestrel", "no later than", "Falcon", "Merlin"])]);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("a change that is not saved is said, and the list is read again", async () => {
    await open({ "PUT /api/terms": { failing: "internal" } });
    await page.says("2 of 200");
    page.press("Remove Kestrel");
    await page.says("Your last change wasn’t saved. Something went wrong on the server. Try again.");
    await expect.poll(shown).toEqual(["Kestrel", "no later than"]);
    expect(page.text()).not.toContain("Undo");
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });
});

describe("keys", () => {
  test("a new key is shown once", async () => {
    await open({ "POST /api/keys": { ...key, key: "svc_secret" } });
    page.press("New key");
    await expect.poll(() => page.html("dialog")).toContain("Name it after where you’ll use it.");
    page.type("Name", " ci ");
    page.press("Create key");
    await page.says("svc_secret");
    expect(await page.settled("dialog")).toMatchSnapshot();
    expect(page.changes).toEqual(['POST /api/keys {"name":"ci"}']);
    document.querySelector("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(page.text()).toContain("svc_secret");
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    page.press("Copy key");
    await page.says("Copied.");
    expect(writeText).toHaveBeenCalledWith("svc_secret");
    writeText.mockRejectedValueOnce(new Error("refused"));
    page.press("Copy key");
    await expect.poll(page.text).not.toContain("Copied.");
    expect(page.html("dialog .field-hint")).toMatchSnapshot();
    page.press("Done");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(page.requests.filter((line) => line === "GET /api/keys").length).toBe(2);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("a refused name is said at its field", async () => {
    await open({ "POST /api/keys": { failing: "key_limit_reached" } });
    page.press("New key");
    await expect.poll(() => document.querySelector("dialog")).not.toBe(null);
    page.type("Name", "ci");
    page.press("Create key");
    await page.says("Five keys is the limit. Revoke one");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.press("Cancel");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("at five keys the one that is missed least comes first", async () => {
    const five = ["2026-11-05", "2026-11-03", "2026-11-04", null, "2026-11-06"].map((day, at) => ({
      ...key,
      id: `f${at}`,
      name: `key ${at}`,
      lastUsedAt: day === null ? null : `${day}T00:00:00Z`,
    }));
    await open({
      "GET /api/keys": { items: [...five.slice(1), { ...laptop, ...five[0], machine: "laptop-ana" }] },
      "DELETE /api/keys/f3": undefined,
    });
    page.press("New key");
    await expect.poll(() => document.querySelector("dialog")).not.toBe(null);
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.press("Revoke key 3");
    await page.says("Revoke “key 3”?");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.submit();
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(page.changes).toEqual(["DELETE /api/keys/f3"]);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("a key in use on a device is revoked once its name is typed", async () => {
    await open({ "DELETE /api/keys/k2": { failing: "internal" } });
    page.press("Revoke laptop");
    await page.says("Type laptop to confirm");
    expect(await page.settled("dialog")).toMatchSnapshot();
    expect(page.button("Revoke").disabled).toBe(true);
    page.type("Type laptop to confirm", "laptop ");
    await expect.poll(() => page.button("Revoke").disabled).toBe(false);
    page.press("Revoke");
    await page.says("Something went wrong on the server. Try again.");
    expect(page.changes).toEqual(["DELETE /api/keys/k2"]);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("a key can be renamed", async () => {
    await open({ "PATCH /api/keys/k1": undefined });
    page.press("Rename editor");
    await page.says("Rename “editor”");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.type("Name", "zed ");
    page.press("Save name");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(page.changes).toEqual(['PATCH /api/keys/k1 {"name":"zed"}']);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });
});

test("signing a device out revokes its keys", async () => {
  await open({ "DELETE /api/keys/k2": undefined });
  page.press("Sign out laptop-ana");
  await page.says("Sign out laptop-ana?");
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.press("Sign out");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  expect(page.changes).toEqual(["DELETE /api/keys/k2"]);
  page.press("Sign out Unnamed device");
  await page.says("Programs that use this key on Unnamed device will stop");
  page.press("Sign out");
  await page.says("Not found. Check the address or the ID.");
  expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
    "in the end",
  );
});

describe("connected accounts", () => {
  test("one is connected by its key", async () => {
    await open({ "POST /api/connections": connection });
    page.press("Connect an account");
    await page.says("Provider key");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.type("Provider key", " sk-12345678 ");
    page.type("Model", "gpt-x");
    page.press("Connect");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(page.changes).toEqual(['POST /api/connections {"provider":"openai","key":"sk-12345678","model":"gpt-x"}']);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("the first provider of the list is chosen at first", async () => {
    const [first, ...others] = connections.providers;
    await open({ "GET /api/connections": { ...connections, providers: [...others, first] } });
    page.press("Connect an account");
    await page.says("Sign in with OpenRouter");
    expect(page.field("Provider").value).toBe("openrouter");
  });

  test("another kind asks for its address, and OpenRouter may be signed in to", async () => {
    await open({ "POST /api/connections/openrouter": { failing: "internal" } });
    page.press("Connect an account");
    await page.says("Provider key");
    page.type("Provider", "openai-compatible");
    await page.says("Allowed hosts: llm.example.org.");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.type("Provider", "openrouter");
    await page.says("Or use a provider key:");
    page.press("Sign in with OpenRouter");
    await changed();
    await expect.poll(() => page.html("dialog")).toContain('role="alert"');
    expect(await page.settled("dialog")).toMatchSnapshot();
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("one is chosen, let go and disconnected", async () => {
    await open({ "PUT /api/connections/selected": {}, "DELETE /api/connections/c1": undefined });
    page.press("Use for rewrites: Mine");
    await expect.poll(() => page.changes.length).toBe(1);
    await expect.poll(() => page.button("Stop using: Other").disabled).toBe(false);
    page.press("Stop using: Other");
    await expect.poll(() => page.changes.length).toBe(2);
    page.press("Disconnect Mine");
    await page.says("Disconnect Mine?");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.press("Disconnect");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(page.changes).toEqual([
      'PUT /api/connections/selected {"id":"c1"}',
      'PUT /api/connections/selected {"id":null}',
      "DELETE /api/connections/c1",
    ]);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("what OpenRouter sent back is used once and leaves the address", async () => {
    await open({ "POST /api/connections/openrouter/finish": connection }, "/account?connect=openrouter&state=a&code=b");
    await changed();
    expect(page.changes).toEqual(['POST /api/connections/openrouter/finish {"state":"a","code":"b"}']);
    expect(`${page.path()}${location.hash}`).toBe("/account#connections");
    await page.close();
    await open({}, "/account?connect=openrouter&error=denied");
    await page.says("OpenRouter didn’t connect the account.");
    expect(page.changes).toEqual([]);
  });
});

describe("access", () => {
  test("a way to sign in is disconnected, and the refusal of the last one is shown", async () => {
    await open({
      "DELETE /api/account/sign-ins/github": { failing: "invalid_request", message: "It is the last way." },
    });
    page.press("Disconnect GitHub");
    await page.says("It is the last way.");
    expect(page.changes).toEqual(["DELETE /api/account/sign-ins/github"]);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("sessions end, one or all others", async () => {
    await open({ "POST /api/auth/revoke-session": {}, "POST /api/auth/revoke-other-sessions": {} });
    document.querySelectorAll<HTMLButtonElement>("#access li button")[2]?.click();
    await expect.poll(() => page.changes.length).toBe(1);
    await expect.poll(() => page.button("Sign out everywhere else").disabled).toBe(false);
    page.press("Sign out everywhere else");
    await expect.poll(() => page.changes.length).toBe(2);
    expect(page.changes).toEqual([
      'POST /api/auth/revoke-session {"token":"s2"}',
      "POST /api/auth/revoke-other-sessions {}",
    ]);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });

  test("a new address waits for the link in its mail, or asks for a new sign-in where none is sent", async () => {
    await open({ "POST /api/account/email": { sent: true } });
    page.press("Change email");
    await page.says("We’ll send a link to the new address.");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.type("New email", " new@example.org ");
    page.press("Change email");
    await page.says("A link is on its way to the new address.");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.press("Close");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    await page.close();
    await open({ "GET /api/site": { ...signedIn, mail: false }, "POST /api/account/email": undefined });
    page.press("Change email");
    await page.says("You’ll be signed out everywhere, including here.");
    page.type("New email", "new@example.org");
    page.type("Current password", "secret");
    page.answers["GET /api/site"] = site;
    page.press("Change email");
    await expect.poll(page.path).toBe("/signin?to=%2Faccount");
    expect(page.changes).toEqual(['POST /api/account/email {"email":"new@example.org","password":"secret"}']);
  });

  test("a new password needs the one before", async () => {
    await open({ "POST /api/auth/change-password": { failing: "invalid_request", message: "Wrong password." } });
    page.press("Change password");
    await page.says("You’ll be signed out everywhere else. API keys keep working.");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.type("Current password", "old password of mine");
    page.type("New password", "new password of mine");
    page.press("Change password");
    await page.says("Wrong password.");
    page.answers["POST /api/auth/change-password"] = {};
    page.press("Change password");
    await page.says("Password changed.");
    expect(await page.settled("dialog")).toMatchSnapshot();
    expect(page.changes[1]).toBe(
      'POST /api/auth/change-password {"currentPassword":"old password of mine","newPassword":"new password of mine"}',
    );
    page.press("Close");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(await page.outline("main [role=alert], main [role=status], main [aria-busy], dialog")).toMatchSnapshot(
      "in the end",
    );
  });
});

test("an account is deleted once its address is typed", async () => {
  await open({ "DELETE /api/account": { failing: "invalid_request", message: "Wrong password." } });
  // The link to the section has the same name as its button.
  const start = (): void => document.querySelector<HTMLElement>("#delete button")?.click();
  start();
  await page.says("Type ana@example.org to confirm");
  expect(await page.settled("dialog")).toMatchSnapshot();
  expect(page.button("Delete account").disabled).toBe(true);
  page.press("Cancel");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  start();
  await page.says("Type ana@example.org to confirm");
  page.type("Type ana@example.org to confirm", " Ana@Example.org");
  page.type("Your password", "secret");
  await expect.poll(() => page.button("Delete account").disabled).toBe(false);
  page.press("Delete account");
  await page.says("Wrong password.");
  page.answers["DELETE /api/account"] = undefined;
  page.press("Delete account");
  await page.says("Your account and everything in it have been deleted.");
  expect(page.changes[1]).toBe('DELETE /api/account {"password":"secret"}');
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.answers["GET /api/site"] = site;
  page.press("Go to Write");
  await expect.poll(page.path).toBe("/");
  // Nobody is signed in any more, and the page knows.
  await page.says("Sign in");
});
