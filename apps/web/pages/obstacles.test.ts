import { describe, expect, test, vi } from "vitest";
import { signedIn, site, usage } from "./open-page.ts";
import { DRAFT, REWRITTEN, asked, draftText, open, openAt, page, run, write, onePageEach } from "./writing.ts";

onePageEach();

describe("when something stands in the way", () => {
  const notice = (): string => page.html(".write-notice");

  test("offline nothing is asked for", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    dispatchEvent(new Event("offline"));
    await page.says("You’re offline");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    expect(page.button("Rewrite Ctrl ↵").disabled).toBe(true);
    run();
    Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
    dispatchEvent(new Event("online"));
    await expect.poll(notice).toBe("");
    expect(asked()).toEqual([]);
    run();
    await page.says(/Accept (all|and|\d)/);
    expect(asked().length).toBe(1);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("a rate limit counts down on the button, and then a rewrite works again", async () => {
    await open({ "POST /api/humanize": { failing: "rate_limited", retryAfterS: 600 } });
    run();
    await page.says(/Ready in \d+ s/);
    await page.says("You’re going too fast");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    run();
    expect(asked().length).toBe(1);
    vi.setSystemTime(Date.now() + 300_000);
    await page.says(/Ready in (300|299) s/);
    vi.setSystemTime(Date.now() + 300_000);
    await expect.poll(() => page.text()).not.toContain("Ready in");
    page.answers["POST /api/humanize"] = { says: [REWRITTEN] };
    run();
    await page.says(/Accept (all|and|\d)/);
    expect(asked().length).toBe(2);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("where other rewrites are running, another try is one press, and what was said goes with it", async () => {
    const message = "2 rewrites are already running. Wait for one to finish.";
    await open({ "POST /api/humanize": { failing: "rate_limited", message } });
    run();
    await page.says(message);
    page.answers["POST /api/humanize"] = { says: [REWRITTEN] };
    page.press("Try again");
    await page.says(/Done\. \d/);
    expect(asked().length).toBe(2);
    expect(notice()).toBe("");
  });

  test.each([
    ["quota_exhausted", {}, "Check and Compare still work."],
    ["anonymous_allowance_used", {}, "You've used today's rewrites."],
    ["plan_required", {}, "Your plan doesn't include this."],
    [
      "provider_unavailable",
      { "GET /api/site": { ...signedIn, account: { ...signedIn.account, admin: true } }, "GET /api/usage": usage },
      "PROVIDER, PROVIDER_BASE_URL",
    ],
    ["sign_in_required", {}, "Sign in to rewrite on this server"],
  ])("%s is said above the panes", async (failing, answers, sentence) => {
    await open({ ...answers, "POST /api/humanize": { failing } });
    run();
    await expect.poll(() => document.querySelector(".write-notice")?.textContent ?? "").toContain(sentence);
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    expect(await draftText()).toBe(DRAFT);
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test.each([
    ["provider_unavailable", "The model isn’t available right now", false],
    ["anonymous_allowance_used", "You've used today's rewrites.", true],
  ])("%s was said of a draft; whether it stays with the next one: %s, %s", async (failing, sentence, stays) => {
    await open({ "POST /api/humanize": { failing } });
    run();
    await page.says(sentence);
    await write("Another draft.");
    await page.says("2 words");
    await page.settled();
    expect(page.text().includes(sentence)).toBe(stays);
  });

  test.each(["rate_limited", "anonymous_allowance_used", "quota_exhausted"])(
    "%s leaves the result as it is, with its facts, through leaving the page",
    async (failing) => {
      await open({ "POST /api/humanize": { says: [REWRITTEN] } });
      run();
      await page.says(/Accept (all|and|\d)/);
      page.key("ArrowDown", {}, document.body);
      document.querySelector<HTMLButtonElement>(".thumbs button")?.click();
      await expect.poll(() => document.querySelectorAll("[data-decision=accepted]").length).toBeGreaterThan(0);
      const shown = await page.settled(".result");
      const facts = page.html(".fact-rows");
      page.answers["POST /api/humanize"] = { failing, retryAfterS: 600 };
      run();
      await expect.poll(notice).not.toBe("");
      await page.settled();
      expect(page.html(".result")).toBe(shown);
      expect(page.html(".fact-rows")).toBe(facts);
      await page.close();
      await openAt("/");
      await expect.poll(() => document.querySelectorAll("[data-decision=accepted]").length).toBeGreaterThan(0);
    },
  );

  test("an allowance that is used up is said before the press", async () => {
    const used = { ...usage, allowance: { ...usage.allowance, used: 40 }, credits: { balance: 0 } };
    await open({ "GET /api/site": signedIn, "GET /api/usage": used });
    await page.says("Check and Compare still work.");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("without an account on a server that needs one, the sign-in is one press away", async () => {
    await open({ "GET /api/site": { ...site, anonymous: false, withoutAccount: null } });
    await page.says("Sign in to rewrite on this server");
    expect(page.button("Rewrite Ctrl ↵").disabled).toBe(true);
    document.querySelector<HTMLAnchorElement>(".write-notice a")?.click();
    await expect.poll(page.path).toBe("/signin");
  });

  test("a draft that is too long is worked on part by part", async () => {
    const long = Array.from(
      { length: 60 },
      (_, at) => `Paragraph ${at}: the importer reads each block of the file once.`,
    ).join("\n\n");
    await open({ "POST /api/humanize": { says: ["Shorter."] } }, long);
    await page.says("The limit is 2,000");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    page.press("Split by paragraph");
    await page.says("Working on the first");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    run();
    await page.says("Facts missing");
    // A part grows with what is typed in it.
    const end = (): number => Number(/Working on the first ([\d,]+)/.exec(page.text())?.[1]?.replace(",", ""));
    const [editor, before] = [await page.editor(), end()];
    const outside = (): string => document.querySelector(".cm-outside")?.textContent ?? "";
    expect(before).toBeGreaterThan(1_000);
    const beyond = outside();
    expect(beyond).toMatch(/^Paragraph \d+: the importer/);
    editor.dispatch({ changes: { from: before, insert: "Also." }, userEvent: "input.type" });
    expect(outside()).toBe(beyond);
    editor.dispatch({ changes: { from: before, to: before + 5 }, userEvent: "delete" });
    expect(outside()).toBe(beyond);
    page.press("Next part");
    await page.says(/Working on the (?:next|last) /);
    run();
    await expect.poll(() => asked().length).toBe(2);
    const parts = asked().map(({ text }) => String(text));
    expect(parts.every((part) => part.length <= 2_000 && long.includes(part.trim()))).toBe(true);
    expect(long).toBe(`${parts[0]?.trim()}\n\n${long.slice(long.indexOf(parts[1]?.trim() ?? "none"))}`);
    page.press("Whole draft");
    await page.says("The limit is 2,000");
  });

  test("a draft that uses more than one rewrite says how many, and one that cannot be rewritten does not", async () => {
    const answers = { "GET /api/site": signedIn, "GET /api/usage": usage };
    await open(answers, "We ship. ".repeat(444));
    expect(document.querySelector(".goes-to")?.textContent).not.toContain("Uses");
    await write("We ship. ".repeat(445));
    await page.says("Uses 2 rewrites.");
    await write("We ship. ".repeat(900));
    await page.says("Uses 3 rewrites.");
    await write("We ship. ".repeat(2_300));
    await page.says("The limit is 20,000");
    expect(document.querySelector(".goes-to")?.textContent).not.toContain("Uses");
  });

  test("a session that has ended is renewed over the page, and the rewrite goes on", async () => {
    await open({
      "GET /api/site": signedIn,
      "GET /api/usage": usage,
      "POST /api/humanize": { says: [REWRITTEN], paidBy: "anonymous" },
      "POST /api/auth/sign-in/email": { failing: "invalid_key", message: "Wrong password." },
    });
    await page.says("31 rewrites left today");
    run();
    await page.says("Your session has ended");
    expect(await page.settled("dialog")).toMatchSnapshot();
    page.type("Password", "wrong");
    page.press("Sign in and continue");
    await page.says("Wrong password.");
    page.answers["POST /api/auth/sign-in/email"] = {};
    page.answers["POST /api/humanize"] = { says: [REWRITTEN], paidBy: "allowance" };
    page.type("Password", "four calm grey herons");
    page.press("Sign in and continue");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    await expect.poll(() => asked().length).toBe(2);
    expect(await draftText()).toBe(DRAFT);
    expect(page.changes).toContain(
      'POST /api/auth/sign-in/email {"email":"ana@example.org","password":"four calm grey herons"}',
    );
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("the dialog of a session that has ended can be put off", async () => {
    await open({
      "GET /api/site": signedIn,
      "GET /api/usage": usage,
      "POST /api/humanize": { failing: "sign_in_required" },
    });
    await page.says("31 rewrites left today");
    run();
    await page.says("Your session has ended");
    const before = page.requests.filter((line) => line === "GET /api/site").length;
    page.press("Not now");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    // Whose session it is now is asked anew.
    await expect.poll(() => page.requests.filter((line) => line === "GET /api/site").length).toBeGreaterThan(before);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });
});

test("a private message is not made public without a question, asked once for each text", async () => {
  await open(
    { "POST /api/humanize": { says: ["Dear Ana, thank you."] } },
    "Dear Ana,\n\nthank you for your help with my mother.",
  );
  page.field("LinkedIn").click();
  run();
  await page.says("This reads like a private message");
  expect(asked()).toEqual([]);
  // The focus goes to the choice; after Escape it is where it was.
  page.press("Choose another kind of message");
  await expect.poll(() => page.text()).not.toContain("Anyone could read this");
  await expect.poll(() => (document.activeElement as HTMLInputElement).name).toBe("register");
  expect(asked()).toEqual([]);
  const focused = (): string => {
    document.querySelector<HTMLElement>(".cm-content")?.focus();
    return document.activeElement?.className ?? "";
  };
  await expect.poll(focused).toContain("cm-content");
  run();
  await page.says("LinkedIn is public");
  document.querySelector<HTMLElement>("dialog button")?.focus();
  document.querySelector("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  await expect.poll(() => document.activeElement?.className).toContain("cm-content");
  run();
  await page.says("LinkedIn is public");
  page.press("Rewrite it anyway");
  await expect.poll(asked).toHaveLength(1);
  await page.says("Done. 1 fact kept");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});
