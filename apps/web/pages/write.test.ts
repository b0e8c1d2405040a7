import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rewrite } from "@rewrite-service/text";
import { forget, openPage, signedIn, site, usage, type Answers, type Page } from "./open-page.ts";

const DRAFT = "Hi team, I hope this finds you well. The p95 went from 840 ms to 310 ms on Tuesday.";
/** For a few colleagues, as nobody would post it. */
const PRIVATE = "Hi all, can one of you cover my shift on Sunday? I have to see the dentist. Thanks, Ruben";
const REWRITTEN = "Hi team, the p95 fell from 840 ms to 310 ms on Tuesday.";

let page: Page;
beforeEach(forget);
afterEach(() => page.close());

const draftText = async (): Promise<string> => (await page.editor()).state.doc.toString();
const write = async (text: string): Promise<void> => {
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, userEvent: "input.type" });
};
const open = async (answers: Answers = {}, text = DRAFT): Promise<void> => {
  page = await openPage("/", answers);
  await write(text);
  await page.says("words");
};
const protectButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>(".protect .dock-acts button")].find((one) =>
    one.textContent?.startsWith("Protect"),
  );
/** Presses what can be pressed only once something is selected. */
const protectSelection = async (): Promise<void> => {
  await expect.poll(() => protectButton()?.disabled).toBe(false);
  protectButton()?.click();
};
const notes = (): HTMLInputElement => document.querySelector("input[name=mode][value=expand]") as HTMLInputElement;
const run = (): void => page.key("Enter", { ctrlKey: true }, document.querySelector(".cm-content"));
const asked = (): Record<string, unknown>[] =>
  page.changes
    .filter((line) => line.startsWith("POST /api/humanize "))
    .map((line) => JSON.parse(line.slice("POST /api/humanize ".length)) as Record<string, unknown>);

test("an empty page offers examples, and one of them sets the text and what is done with it", async () => {
  page = await openPage("/");
  await page.editor();
  await page.says("3 rewrites a day, no account needed");
  await page.says("Your rewrite appears here.");
  expect(await page.settled()).toMatchSnapshot();
  page.press("Raw notes");
  await expect.poll(draftText).toContain("- Dana looks at it tomorrow");
  expect(notes().checked).toBe(true);
  await page.says("25 words");
  await expect.poll(() => page.text()).not.toContain("No draft handy?");
  // A draft that takes the place of the notes is none.
  await write(DRAFT);
  await expect.poll(() => notes().checked).toBe(false);
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("what is left without an account counts down with each rewrite", async () => {
  let used = 0;
  await open({
    "GET /api/site": () => ({ ...site, withoutAccount: { ...site.withoutAccount, used } }),
    "POST /api/humanize": () => ({ says: [`${REWRITTEN}${used++}`] }),
  });
  await page.says("3 rewrites a day, no account needed");
  run();
  await page.says("2 rewrites left today");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

describe("tells", () => {
  const tells = (): number => document.querySelectorAll(".cm-tell").length;
  const list = (): string => page.html(".tell-list");

  test("are underlined and listed, explained, fixed and undone", async () => {
    await open();
    await expect.poll(tells).toBeGreaterThan(0);
    await expect.poll(list).toContain("line 1");
    expect(await page.settled(".tell-list")).toMatchSnapshot();
    page.key("F8", {}, document.querySelector(".cm-content"));
    await expect.poll(() => page.html(".tell-card")).toContain("times as often");
    expect(await page.settled(".tell-card")).toMatchSnapshot();
    page.key("Enter", {}, document.querySelector(".cm-content"));
    await expect.poll(draftText).not.toContain("finds you well");
    await expect.poll(() => document.querySelector(".tell-card")).toBe(null);
    page.key("z", { ctrlKey: true }, document.querySelector(".cm-content"));
    await expect.poll(draftText).toBe(DRAFT);
    await expect.poll(tells).toBeGreaterThan(0);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("are ignored at their place, and shown again", async () => {
    await open();
    await expect.poll(tells).toBeGreaterThan(0);
    page.key("F8", { shiftKey: true }, document.querySelector(".cm-content"));
    await expect.poll(() => document.querySelector(".tell-card")).not.toBe(null);
    page.key("Escape", {}, document.querySelector(".cm-content"));
    await expect.poll(() => document.querySelector(".tell-card")).toBe(null);
    page.key(".", { ctrlKey: true }, document.querySelector(".cm-content"));
    await expect.poll(() => document.querySelector(".tell-card")).not.toBe(null);
    page.press("Ignore");
    await page.says("1 finding ignored here.");
    expect(tells()).toBe(0);
    expect(await page.settled(".tell-list")).toMatchSnapshot();
    page.press("Show again");
    await expect.poll(tells).toBeGreaterThan(0);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of a rule that is muted stay away on this device until it speaks again", async () => {
    await open();
    await expect.poll(list).toContain("line 1");
    document.querySelector<HTMLButtonElement>(".tell-list li button")?.click();
    await expect.poll(() => document.querySelector(".tell-card")).not.toBe(null);
    page.press("Never flag this");
    await page.says("No typos or AI-sounding phrases");
    await page.close();
    await open();
    await page.says("Never flagged on this device");
    expect(await page.settled(".tell-list")).toMatchSnapshot();
    document.querySelector<HTMLButtonElement>(".tell-list .chip button")?.click();
    await expect.poll(tells).toBeGreaterThan(0);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of many the list shows some, and says how many more there are", async () => {
    const roomy = { ...site, withoutAccount: { allowance: 3, used: 0, textCharacters: 20_000 } };
    await open({ "GET /api/site": roomy }, Array.from({ length: 120 }, () => "I hope this finds you well.").join("\n"));
    await expect.poll(list).toMatch(/\d+ more; F8 goes through all of them\./);
    expect(await page.settled(".tell-list")).toMatchSnapshot();
  });

  test("are not looked for in words that are kept, and not fixed where they overlap them", async () => {
    await open();
    await expect.poll(tells).toBeGreaterThan(0);
    const editor = await page.editor();
    await page.says("Protect these words");
    editor.dispatch({ selection: { anchor: 0, head: DRAFT.length } });
    await page.says("Protect these words");
    await protectSelection();
    await expect.poll(() => page.html(".chips")).not.toBe("");
    await page.says("No typos or AI-sounding phrases");
    expect(tells()).toBe(0);
    expect(await page.settled(".protect")).toMatchSnapshot();
    // Nothing is selected any more: a selection looks like what is kept.
    expect(editor.state.selection.main.empty).toBe(true);
    page.press(`Stop protecting “${DRAFT}”`);
    await expect.poll(tells).toBeGreaterThan(0);
    editor.dispatch({ selection: { anchor: 0, head: DRAFT.indexOf("finds") } });
    await protectSelection();
    editor.dispatch({ selection: { anchor: 0 } });
    await expect.poll(tells).toBeGreaterThan(0);
    page.key("F8", {}, document.querySelector(".cm-content"));
    await page.says("You protected these words, so");
    expect(await page.settled(".tell-card")).toMatchSnapshot();
    page.key("Enter", {}, document.querySelector(".cm-content"));
    expect((await draftText()).replaceAll("\n", "")).toBe(DRAFT);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });
});

test("typos are underlined with the phrases, and mended together or switched off word by word", async () => {
  await open({}, "I hope this finds you well. Teh parser wont recieve it untill Monday.");
  await page.says("1 AI-sounding phrase, 4 typos");
  expect([...document.querySelectorAll(".cm-typo")].map((one) => one.textContent)).toEqual([
    "Teh",
    "wont",
    "recieve",
    "untill",
  ]);
  page.press("Fix 4 typos");
  await expect.poll(draftText).toContain("The parser won't receive it until Monday.");
  page.key("z", { ctrlKey: true }, document.querySelector(".cm-content"));
  await expect.poll(draftText).toContain("Teh parser wont");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("a kept selection goes among the words to always keep, where somebody is signed in", async () => {
  const TERMS = "PUT /api/terms";
  const select = async (): Promise<void> => {
    await page.says("Protect these words");
    (await page.editor()).dispatch({ selection: { anchor: 0, head: 7 } });
    await protectSelection();
    await expect.poll(() => document.querySelectorAll(".chip").length).toBe(1);
  };
  await open({}, "Hi team, see you at noon.");
  await select();
  expect(page.html(".chips")).not.toContain("Always keep");
  await page.close();
  await forget();
  const account = { "GET /api/site": signedIn, "GET /api/usage": usage, "GET /api/terms": { terms: ["Kestrel"] } };
  await open(
    { ...account, "GET /api/voices": { items: [] }, [TERMS]: (list: unknown) => list },
    "Hi team, see you at noon.",
  );
  await select();
  await expect.poll(() => page.html(".chips")).toContain("Always keep");
  page.press("Always keep “Hi team” in every rewrite");
  await page.says("always kept");
  await expect.poll(() => page.changes).toContain(`${TERMS} {"terms":["Kestrel","Hi team"]}`);
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("there is nothing to protect before words are selected, and spaces are none", async () => {
  await open();
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: "Ring   Bo at noon." } });
  await expect.poll(() => protectButton()?.disabled).toBe(true);
  editor.dispatch({ selection: { anchor: 4, head: 7 } });
  page.key("'", { ctrlKey: true }, document.querySelector(".cm-content"));
  expect(document.querySelector(".cm-protected")).toBe(null);
  expect(protectButton()?.disabled).toBe(true);
  editor.dispatch({ selection: { anchor: 4, head: 10 } });
  await expect.poll(() => protectButton()?.disabled).toBe(false);
  protectButton()?.click();
  await expect.poll(() => document.querySelector(".cm-protected")?.textContent).toBe("Bo");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("what is protected goes with the rewrite and is checked unit for unit after it", async () => {
  await open({ "POST /api/humanize": { says: [REWRITTEN.replace("310 ms", "0.3 s")] } });
  await page.says("Protect these words");
  for (const kept of ["95", "840 ms", "310 ms"]) {
    const start = DRAFT.indexOf(kept);
    (await page.editor()).dispatch({ selection: { anchor: start, head: start + kept.length } });
    await protectSelection();
  }
  await expect.poll(() => document.querySelectorAll(".chip").length).toBe(3);
  page.press("Stop protecting “95”");
  await expect.poll(() => document.querySelectorAll(".chip").length).toBe(2);
  document.querySelector<HTMLButtonElement>(".chip button")?.click();
  const { main } = (await page.editor()).state.selection;
  expect(DRAFT.slice(main.from, main.to)).toBe("840 ms");
  run();
  await page.says("Protected but missing: “310 ms”.");
  page.answers["POST /api/humanize"] = { says: [REWRITTEN] };
  run();
  await page.says("Your protected words are unchanged.");
  const sent = { text: DRAFT, register: "slack", mode: "rewrite", protectedSpans: ["840 ms", "310 ms"] };
  expect(asked()).toEqual([sent, sent]);
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("choices are made by press and by key, kept on this device, and sent", async () => {
  const answers = {
    "GET /api/site": signedIn,
    "GET /api/usage": usage,
    "GET /api/voices": {
      items: [
        { id: "v1", name: "Mine", isDefault: true },
        { id: "v2", name: "Team", isDefault: false },
      ],
    },
    "GET /api/templates": { items: [{ id: "t1", name: "Weekly" }] },
    "POST /api/humanize": { says: [REWRITTEN], paidBy: "allowance" },
  };
  await open(answers);
  await page.says("Mine (default)");
  await page.says("Weekly");
  page.type("Voice", "v2");
  page.type("Template", "t1");
  page.key("3", { altKey: true, code: "Digit3" }, document.querySelector(".cm-content"));
  await expect.poll(() => document.querySelector<HTMLInputElement>("input[value=skip_level]")?.checked).toBe(true);
  notes().click();
  await page.says("Tidy the notes");
  await page.says("your notes are tidied, not written out");
  expect(await page.settled(".controls")).toMatchSnapshot();
  run();
  await page.says(/Accept (all|and|the other|\d)/);
  // Every word of written-out notes has changed: they are read as clean text first.
  await expect.poll(() => document.querySelector(".clean")?.textContent).toBe(REWRITTEN);
  await page.says("Tidy again");
  expect(asked()[0]).toEqual({
    text: DRAFT,
    register: "skip_level",
    mode: "expand",
    voiceProfileId: "v2",
    templateId: "t1",
  });
  await expect.poll(() => page.requests.filter((line) => line === "GET /api/usage").length).toBe(2);
  await page.close();
  page = await openPage("/", answers);
  await page.says("Mine (default)");
  await expect.poll(() => document.querySelector<HTMLInputElement>("input[value=skip_level]")?.checked).toBe(true);
  expect(page.field("Voice").value).toBe("v2");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("Escape leads from the result back to the draft, and small buttons undo and redo what was typed", async () => {
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  run();
  await page.says(/Accept (all|and|the other|\d)/);
  document.querySelector<HTMLInputElement>("input[name=pane][value=result]")?.click();
  await expect.poll(() => document.querySelector("main")?.dataset["shown"]).toBe("result");
  document.querySelector<HTMLElement>(".result-pane")?.focus();
  page.key("Escape");
  await expect.poll(() => document.querySelector("main")?.dataset["shown"]).toBe("draft");
  const editor = await page.editor();
  await expect.poll(() => editor.contentDOM.contains(document.activeElement)).toBe(true);
  const small = (label: string): void =>
    document.querySelector<HTMLElement>(`.only-narrow [aria-label=${label}]`)?.click();
  small("Undo");
  await expect.poll(draftText).toBe("");
  small("Redo");
  await expect.poll(draftText).toBe(DRAFT);
  // Notes are chosen on a narrow page too.
  document.querySelector<HTMLInputElement>("input[name=mode-narrow][value=expand]")?.click();
  await expect.poll(() => notes().checked).toBe(true);
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("keys walk between the panes and list themselves", async () => {
  await open();
  const inPane = (selector: string): Promise<void> =>
    expect.poll(() => document.activeElement?.closest(selector) != null).toBe(true);
  (await page.editor()).focus();
  page.key("F6", {}, document.querySelector(".cm-content"));
  await inPane(".ledger");
  page.key("F6");
  await inPane(".result-pane");
  expect(document.querySelector("main")?.dataset["shown"]).toBe("result");
  page.key("F6");
  await inPane(".controls");
  page.key("F6", { shiftKey: true });
  await inPane(".result-pane");
  page.key("/", { ctrlKey: true });
  await page.says("next, previous pane");
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.press("Close");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  document.querySelector<HTMLInputElement>("input[name=pane][value=draft]")?.click();
  await expect.poll(() => document.querySelector("main")?.dataset["shown"]).toBe("draft");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

describe("the draft is kept on this device", () => {
  test("through a reload", async () => {
    await open();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await page.close();
    page = await openPage("/");
    await expect.poll(draftText).toBe(DRAFT);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("by the last line of a page that is left", async () => {
    await open();
    const editor = await page.editor();
    // In one turn, so that the usual saving cannot come between.
    editor.dispatch({ changes: { from: 0, insert: "Now: " } });
    dispatchEvent(new Event("pagehide"));
    expect(JSON.stringify(localStorage)).toContain("finds you well");
    await page.close();
    page = await openPage("/");
    await expect.poll(draftText).toBe(`Now: ${DRAFT}`);
    await expect.poll(() => JSON.stringify(localStorage)).not.toContain("finds you well");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("with the text of another tab, where both were changed", async () => {
    await open();
    await new Promise((resolve) => setTimeout(resolve, 700));
    const kept = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("drafts", 1);
      opening.addEventListener("success", () => resolve(opening.result));
    });
    kept.transaction(["current"], "readwrite").objectStore("current").put("Of another tab.", "draft");
    kept.close();
    await write("Of this tab.");
    await page.says("You have another draft");
    expect(await page.settled(".news")).toMatchSnapshot();
    // It takes the place of nothing else that is said of the draft.
    await page.says("Protect these words Ctrl '");
    page.press("Open it");
    await expect.poll(draftText).toBe("Of another tab.");
    page.press("Open it");
    await expect.poll(draftText).toBe("Of this tab.");
    page.press("Delete it");
    await expect.poll(() => document.querySelector(".news")).toBe(null);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("and a tab at rest follows another", async () => {
    await open();
    await new Promise((resolve) => setTimeout(resolve, 700));
    const kept = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("drafts", 1);
      opening.addEventListener("success", () => resolve(opening.result));
    });
    kept.transaction(["current"], "readwrite").objectStore("current").put("Of another tab.", "draft");
    kept.close();
    const channel = new BroadcastChannel("draft");
    channel.postMessage("saved");
    await page.says("This draft was changed in another tab");
    channel.close();
    expect(await draftText()).toBe("Of another tab.");
    page.press("Hide this");
    await expect.poll(() => document.querySelector(".news")).toBe(null);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });
});

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
    await page.says(/Accept (all|and|the other|\d)/);
    expect(asked().length).toBe(1);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("a rate limit counts down on the button, and then a rewrite works again", async () => {
    await open({ "POST /api/humanize": { failing: "rate_limited", retryAfterS: 600 } });
    run();
    await page.says(/Ready in \d+ s/);
    await page.says("You’re going fast");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    run();
    expect(asked().length).toBe(1);
    vi.setSystemTime(Date.now() + 300_000);
    await page.says(/Ready in (300|299) s/);
    vi.setSystemTime(Date.now() + 300_000);
    await expect.poll(() => page.text()).not.toContain("Ready in");
    page.answers["POST /api/humanize"] = { says: [REWRITTEN] };
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    expect(asked().length).toBe(2);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test.each([
    ["quota_exhausted", {}, "Check and Compare still work."],
    ["anonymous_allowance_used", {}, "You've used today's rewrites."],
    ["plan_required", {}, "Your plan does not include this."],
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
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("a draft that is too long is worked on part by part", async () => {
    const long = Array.from(
      { length: 60 },
      (_, at) => `Paragraph ${at}: the importer reads each block of the file once.`,
    ).join("\n\n");
    await open({ "POST /api/humanize": { says: ["Shorter."] } }, long);
    await page.says("one rewrite takes 2,000");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    page.press("Split by paragraph");
    await page.says("Working on characters 1 to");
    expect(await page.settled(".write-notice")).toMatchSnapshot();
    run();
    await page.says("Facts lost");
    // A part grows with what is typed in it.
    const end = (): number => Number(/Working on characters 1 to ([\d,]+)/.exec(page.text())?.[1]?.replace(",", ""));
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
    await page.says(/Working on characters (?!1 )/);
    run();
    await expect.poll(() => asked().length).toBe(2);
    const parts = asked().map(({ text }) => String(text));
    expect(parts.every((part) => part.length <= 2_000 && long.includes(part.trim()))).toBe(true);
    expect(long).toBe(`${parts[0]?.trim()}\n\n${long.slice(long.indexOf(parts[1]?.trim() ?? "none"))}`);
    page.press("Whole draft");
    await page.says("one rewrite takes 2,000");
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
    page.press("Not now");
    await expect.poll(() => document.querySelector("dialog")).toBe(null);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });
});

test("a letter to one person is not made public without a question, asked once for each text", async () => {
  await open(
    { "POST /api/humanize": { says: ["Dear Ana, thank you."] } },
    "Dear Ana,\n\nthank you for your help with my mother.",
  );
  page.field("LinkedIn").click();
  run();
  await page.says("This reads like a letter to one person");
  expect(asked()).toEqual([]);
  page.press("Choose another kind of message");
  await expect.poll(() => page.text()).not.toContain("This reads like a letter");
  expect(asked()).toEqual([]);
  run();
  await page.says("LinkedIn is public");
  page.press("Rewrite it anyway");
  await expect.poll(asked).toHaveLength(1);
  await page.says("Done. 1 fact kept");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

describe("a result", () => {
  test("stays with its draft through a reload, and goes with it", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await page.close();
    page = await openPage("/");
    await page.says(/Accept (all|and|the other|\d)/);
    await expect.poll(draftText).toBe(DRAFT);
    // A narrow page shows the result again.
    expect(document.querySelector("main")?.dataset["shown"]).toBe("result");
    expect(asked()).toEqual([]);
    await write("Could you review the contract with the printer? It ends in June.");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
    await expect.poll(() => document.querySelector(".fact-rows")?.textContent).not.toContain("840 ms");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of an earlier draft or of other choices says so, and Rewrite is the next step", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    await page.says(/Slack · \d+ words/);
    const filled = (): string[] =>
      [...document.querySelectorAll(".desk button.button-primary")].map((one) => one.textContent ?? "");
    expect(filled()).toEqual([expect.stringContaining("Accept")]);
    page.key("2", { altKey: true, code: "Digit2" }, document.querySelector(".cm-content"));
    await page.says("This is the Slack version. Rewrite to get the one for E-mail.");
    page.key("1", { altKey: true, code: "Digit1" }, document.querySelector(".cm-content"));
    await expect.poll(() => document.querySelector(".outdated")).toBe(null);
    await write(`${DRAFT} Also Lena is out.`);
    await page.says("You’ve changed the draft. Rewrite to update this.");
    await page.says("in this result");
    expect(new Set(filled().map((label) => label.split(" ")[0]))).toEqual(new Set(["Rewrite"]));
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("goes with a draft that is cleared, and both come back", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    document.querySelector<HTMLButtonElement>(".draft-column > header .button")?.click();
    await page.says("No draft handy?");
    expect(await draftText()).toBe("");
    page.press("Bring my draft back");
    await page.says(/Accept (all|and|the other|\d)/);
    expect(await draftText()).toBe(DRAFT);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of an earlier draft is read against the draft as it is now: what is new is still to come", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says("Done. ");
    const before = document.querySelectorAll(".fact-rows li").length;
    await write(`${DRAFT} The lift costs 70 euros.`);
    await expect
      .poll(() => document.querySelector(".fact-rows [data-state=pending]")?.textContent)
      .toContain("70 euros");
    expect(document.querySelectorAll(".fact-rows li").length).toBe(before + 1);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("for the public that reads as private is asked about over the text", async () => {
    const isPrivate = rewrite({ text: PRIVATE, register: "linkedin", mode: "rewrite" }).notes;
    await open(
      { "POST /api/humanize": { says: [`${PRIVATE}\n\nNOTES:\n${isPrivate.map((one) => `- ${one}`).join("\n")}`] } },
      PRIVATE,
    );
    run();
    await expect.poll(() => page.html(".outdated")).toContain("This reads like a private message.");
    expect(page.html(".notes")).not.toContain("private message");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("is not asked for without a draft, and the page says what is missing", async () => {
    page = await openPage("/");
    await page.editor();
    run();
    await page.says("There’s nothing to rewrite yet. Paste or type a draft first.");
    expect(asked()).toEqual([]);
    await write("Now there is.");
    await expect.poll(() => page.text()).not.toContain("There’s nothing to rewrite yet.");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of another language is not asked for where the engine writes, and the page says why", async () => {
    const german =
      "Wir haben die Tabelle nicht mehr geändert, weil der Test am 14. März um 15:30 Uhr noch nicht fertig war und niemand da ist.";
    await open({}, german);
    // Before the check has come that far too.
    run();
    await page.says("This looks like German");
    await page.says("Without an AI model, only English can be rewritten.");
    expect(page.button("Rewrite Ctrl ↵").disabled).toBe(true);
    run();
    expect(asked()).toEqual([]);
    // What it states is read all the same.
    await expect.poll(() => page.html(".ledger")).toContain("15:30");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("has the length that was asked for, where a model writes", async () => {
    const model = { provider: "openai", standard: "a-model", fast: "a-model" };
    await open({ "GET /api/site": { ...site, model }, "POST /api/humanize": { says: [REWRITTEN] } });
    await page.says("Sent to a-model at OpenAI. We don’t store it.");
    page.type("Length", "shorter");
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    expect(asked()).toEqual([{ text: DRAFT, register: "slack", mode: "rewrite", length: "shorter" }]);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });
});

test("an address without a page has a way on, and each page a title of its own", async () => {
  page = await openPage("/nowhere");
  await page.says("Page not found");
  await expect.poll(() => document.title).toBe("Page not found · Rewrite Service");
  page.press("Back to Write");
  await expect.poll(() => document.title).toBe("Write · Rewrite Service");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});
