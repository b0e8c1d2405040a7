import { rewrite } from "@rewrite-service/text";
import { expect, test, describe } from "vitest";
import { readHistory } from "../src/versions/history-store.ts";
import { keepHistory } from "../src/versions/left-version.ts";
import { loadResult } from "../src/result/result-store.ts";
import { signedIn, site, usage, withModel } from "./open-page.ts";
import {
  DRAFT,
  REWRITTEN,
  asked,
  clearDraft,
  draftText,
  notes,
  open,
  openAt,
  page,
  run,
  saved,
  write,
  onePageEach,
} from "./writing.ts";

onePageEach();

test("an empty page offers examples, and one of them sets the text and what is done with it", async () => {
  await openAt("/");
  await page.editor();
  await page.says("3 rewrites a day, no account needed");
  await page.says("Your result will appear here.");
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

test("a draft that is plainly notes is offered to be taken as some, where a model makes a message of them", async () => {
  const notes = "winter fair\n- sat 12 dec\n- have 9 of 14 slots\n- reply by mon 7th";
  await open({ "GET /api/site": withModel }, notes);
  await page.says("These look like notes. Turn them into a message?");
  page.press("Hide this");
  await expect.poll(() => document.querySelector(".news")).toBe(null);
  await write("");
  await page.settled();
  await write(notes);
  await page.says("These look like notes.");
  page.press("Switch to Notes");
  await page.says("Turn into a message");
  expect(document.querySelector(".news")).toBe(null);
  expect(await draftText()).toBe(notes);
  await page.close();
  await open({}, notes);
  expect(page.text()).not.toContain("These look like notes.");
});

test("that a draft looks like notes is said beside another draft that is kept", async () => {
  const notes = "winter fair\n- sat 12 dec\n- have 9 of 14 slots\n- reply by mon 7th";
  await open({ "GET /api/site": withModel }, notes);
  await saved("draft", "winter fair");
  const kept = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("drafts", 1);
    opening.addEventListener("success", () => resolve(opening.result));
  });
  kept.transaction(["current"], "readwrite").objectStore("current").put("Of another day.", "other");
  kept.close();
  await page.close();
  await openAt("/", { "GET /api/site": withModel });
  await page.says("You have another draft");
  await page.says("These look like notes.");
});

test("a draft of white space alone is an empty one", async () => {
  await openAt("/");
  await page.editor();
  await page.says("No draft handy?");
  await write(" \n ");
  const hint = (): string | null | undefined => document.querySelector(".cm-content")?.getAttribute("data-blank");
  await expect.poll(hint).toBe("Paste a draft or notes, or start typing.");
  await page.says("No draft handy?");
  run();
  await page.says("There’s nothing to rewrite yet.");
  await write(" \n a");
  await page.says("1 word");
  expect([hint(), await draftText()]).toEqual([null, " \n a"]);
  // Asked for before the page shows that nothing is left.
  await write(" ");
  run();
  await page.says("No draft handy?");
  await page.settled();
  expect(page.text()).toContain("There’s nothing to rewrite yet.");
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

test("what is left is counted again after a rewrite that failed, and after one that was stopped", async () => {
  let used = 0;
  await open({
    "GET /api/site": () => ({ ...site, withoutAccount: { ...site.withoutAccount, used } }),
    "POST /api/humanize": () => {
      used += 1;
      return { says: ["Hi team, the p95 "], ends: { error: "Something went wrong." } };
    },
  });
  await page.says("3 rewrites a day, no account needed");
  run();
  await page.says("2 rewrites left today");
  page.answers["POST /api/humanize"] = () => {
    used += 1;
    return { says: ["Hi team, the p95 ", new Promise(() => undefined)] };
  };
  run();
  await page.says("Rewriting");
  await expect.poll(() => document.querySelector(".result")?.textContent).toContain("the p95");
  page.key("Escape", {}, document.querySelector(".cm-content"));
  await page.says("1 rewrite left today");
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
  // From the top bar too, where the focus is after coming from another page.
  page.key("3", { altKey: true, code: "Digit3" }, page.button("Help"));
  await expect.poll(() => document.querySelector<HTMLInputElement>("input[value=skip_level]")?.checked).toBe(true);
  notes().click();
  await page.says("Tidy the notes");
  await page.says("your notes are tidied, not turned into a message");
  expect(await page.settled(".controls")).toMatchSnapshot();
  run();
  // Of written-out notes every word has changed: what is left to decide is only what they say and the result does not.
  await page.says("This point isn’t in the result.");
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
  await openAt("/", answers);
  await page.says("Mine (default)");
  await expect.poll(() => document.querySelector<HTMLInputElement>("input[value=skip_level]")?.checked).toBe(true);
  expect(page.field("Voice").value).toBe("v2");
  page.type("Voice", "neutral");
  expect(page.html(".controls")).toContain('<option value="neutral">Neutral voice</option>');
  run();
  await expect.poll(() => asked()[0]?.["voiceProfileId"]).toBe("neutral");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("Escape leads from the result back to the draft, and small buttons undo and redo what was typed", async () => {
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  run();
  await page.says(/Accept (all|and|\d)/);
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

test("the view follows the end of a text that comes only while the reader is there", async () => {
  const sizes = {
    scrollHeight: {
      configurable: true,
      get: (): number => 10 * (document.querySelector(".result")?.textContent.length ?? 0),
    },
    clientHeight: { configurable: true, get: (): number => 100 },
  };
  const before = Object.keys(sizes).map(
    (name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)] as const,
  );
  Object.defineProperties(Element.prototype, sizes);
  const [second, third] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const never = new Promise(() => undefined);
  await open({
    "POST /api/humanize": {
      says: ["One sentence of the text. ", second.promise, "The second one. ", third.promise, "The third one. ", never],
    },
  });
  run();
  const box = (): HTMLElement => document.querySelector(".result[data-phase=streaming]") as HTMLElement;
  await expect.poll(() => document.querySelector(".result")?.textContent).toContain("One sentence");
  await expect.poll(() => box().scrollTop).toBe(box().scrollHeight);
  second.resolve();
  await expect.poll(() => box().textContent).toContain("The second one.");
  expect(box().scrollTop).toBe(box().scrollHeight);
  // The reader goes up to read.
  box().scrollTop = 0;
  third.resolve();
  await expect.poll(() => box().textContent).toContain("The third one.");
  expect(box().scrollTop).toBe(0);
  for (const [name, descriptor] of before)
    if (descriptor !== undefined) Object.defineProperty(Element.prototype, name, descriptor);
});

test("keys walk between the panes and list themselves", async () => {
  await open();
  const inPane = (selector: string): Promise<void> =>
    expect.poll(() => document.activeElement?.closest(selector) != null).toBe(true);
  (await page.editor()).focus();
  // The link past the facts names no key, for F6 leads to them.
  expect(document.querySelector(".draft-column .skip")?.textContent).toBe("Skip to the result");
  page.key("F6", {}, document.querySelector(".cm-content"));
  await inPane(".ledger");
  page.key("F6");
  await inPane(".result-pane");
  await expect.poll(() => document.querySelector("main")?.dataset["shown"]).toBe("result");
  page.key("F6");
  await inPane(".controls");
  page.key("F6", { shiftKey: true });
  await inPane(".result-pane");
  page.key("/", { ctrlKey: true });
  await page.says("go to the next or previous pane");
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.press("Close");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  document.querySelector<HTMLInputElement>("input[name=pane][value=draft]")?.click();
  await expect.poll(() => document.querySelector("main")?.dataset["shown"]).toBe("draft");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("an address without a page has a way on, and each page a title of its own", async () => {
  await openAt("/nowhere");
  await page.says("Page not found");
  await expect.poll(() => document.title).toBe("Page not found · Rewrite Service");
  page.press("Back to Write");
  await expect.poll(() => document.title).toBe("Write · Rewrite Service");
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

/** For a few colleagues, as nobody would post it. */
const PRIVATE = "Hi all, can one of you cover my shift on Sunday? I have to see the dentist. Thanks, Ruben";

test("the key that rewrites does so wherever the focus is, and not behind a dialog", async () => {
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  page.key("Enter", { ctrlKey: true }, document.body);
  dialog.remove();
  await page.settled();
  expect(asked().length).toBe(0);
  page.key("Enter", { ctrlKey: true }, document.body);
  await expect.poll(() => asked().length).toBe(1);
});

describe("a result", () => {
  test("stays with its draft through a reload, and goes with it", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says(/Accept (all|and|\d)/);
    await saved("draft", DRAFT);
    await expect.poll(async () => (await loadResult())?.text).toBe(REWRITTEN);
    await page.close();
    await openAt("/");
    await page.says(/Accept (all|and|\d)/);
    await expect.poll(draftText).toBe(DRAFT);
    // A narrow page shows the result again.
    await expect.poll(() => document.querySelector("main")?.dataset["shown"]).toBe("result");
    expect(asked()).toEqual([]);
    await write("Could you review the contract with the printer? It ends in June.");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
    await expect.poll(() => document.querySelector(".fact-rows")?.textContent).not.toContain("840 ms");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of an earlier draft or of other choices says so, and Rewrite is the next step", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says(/Accept (all|and|\d)/);
    await page.says(/Slack · \d+ words/);
    const filled = (): string[] =>
      [...document.querySelectorAll(".desk button.button-primary")].map((one) => one.textContent ?? "");
    expect(filled()).toEqual([expect.stringContaining("Accept")]);
    page.key("2", { altKey: true, code: "Digit2" }, document.querySelector(".cm-content"));
    await page.says("This is the Slack version. Rewrite to get the one for Email.");
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
    await page.says(/Accept (all|and|\d)/);
    document.querySelector<HTMLButtonElement>(".draft-column > header .button")?.click();
    await page.says("No draft handy?");
    expect(await draftText()).toBe("");
    await expect.poll(() => document.activeElement?.className).toContain("cm-content");
    page.press("Bring my draft back");
    await page.says(/Accept (all|and|\d)/);
    expect(await draftText()).toBe(DRAFT);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of another draft is not brought back by undo, nor kept as new in the history", async () => {
    const [other, later] = [
      "Could you review the contract with Leo? It ends in June.",
      "It ends in June. Please review it.",
    ];
    let at = 0;
    await open({ "POST /api/humanize": () => ({ says: [[REWRITTEN, other, later][at++] ?? ""] }) });
    const clean = (): string | null | undefined => {
      document.querySelector<HTMLInputElement>("input[name=result-view][value=clean]")?.click();
      return document.querySelector(".clean")?.textContent;
    };
    const undo = (): HTMLButtonElement | null => document.querySelector(".result-pane [aria-label^=Undo]");
    const rewrite = async (text: string, result: string): Promise<void> => {
      await write(text);
      await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
      run();
      await expect.poll(clean).toBe(result);
    };
    await rewrite(DRAFT, REWRITTEN);
    await rewrite(other.replace("Leo", "the printer"), other);
    run();
    await expect.poll(clean).toBe(later);
    keepHistory(true);
    undo()?.click();
    await expect.poll(clean).toBe(other);
    expect(undo()?.disabled).toBe(true);
    expect((await readHistory()).map(({ result }) => result)).not.toContain(other);
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
    await openAt("/");
    await page.editor();
    run();
    await page.says("There’s nothing to rewrite yet. Paste or type a draft first.");
    expect(asked()).toEqual([]);
    await write("Now there is.");
    await expect.poll(() => page.text()).not.toContain("There’s nothing to rewrite yet.");
    // Nobody has asked again.
    await clearDraft();
    await page.says("No draft handy?");
    await page.settled();
    expect(page.text()).not.toContain("There’s nothing to rewrite yet.");
    await write("Now there is.");
    await page.says("3 words");
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
    await page.says("Your draft goes to OpenAI (a-model). We don’t store it.");
    await page.says("Same length");
    page.type("Length", "shorter");
    run();
    await page.says(/Accept (all|and|\d)/);
    expect(asked()).toEqual([{ text: DRAFT, register: "slack", mode: "rewrite", length: "shorter" }]);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("leads back to its length by undo, and on by redo", async () => {
    const model = { provider: "openai", standard: "a-model", fast: "a-model" };
    await open({ "GET /api/site": { ...site, model }, "POST /api/humanize": { says: [REWRITTEN] } });
    await page.says("Same length");
    run();
    await page.says(/Accept (all|and|\d)/);
    page.type("Length", "shorter");
    page.answers["POST /api/humanize"] = { says: [REWRITTEN.replace("Hi team, the", "The")] };
    run();
    await expect.poll(() => document.querySelector(".review")?.textContent).toContain("The p95");
    const length = (): string => page.field("Length").value;
    expect(length()).toBe("shorter");
    page.press("Undo this rewrite");
    await expect.poll(length).toBe("same");
    expect(page.text()).not.toContain("Same length version");
    page.key("y", { ctrlKey: true }, document.body);
    await expect.poll(length).toBe("shorter");
  });
});
