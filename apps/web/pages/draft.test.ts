import { describe, expect, test } from "vitest";
import { forget } from "./forget.ts";
import { signedIn, site, usage } from "./open-page.ts";
import {
  DRAFT,
  REWRITTEN,
  asked,
  clearDraft,
  draftText,
  open,
  openAt,
  page,
  protectButton,
  protectSelection,
  saved,
  run,
  write,
  onePageEach,
} from "./writing.ts";

onePageEach();

test.each([
  ["/", "#draft"],
  ["/check", "#checked"],
  ["/compare", "#before"],
])("on %s, what is put into the text in one go while its editor opens is the text", async (path, id) => {
  const pasted = new MutationObserver(() => {
    const field = document.querySelector<HTMLTextAreaElement>(id);
    if (field === null || document.querySelector(".cm-content") === null) return;
    pasted.disconnect();
    // The editor is there, and the field is still what is shown.
    expect(field.hidden).toBe(false);
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, DRAFT);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  pasted.observe(document, { childList: true, subtree: true });
  await openAt(path);
  await expect.poll(draftText).toBe(DRAFT);
  await page.says("19 words");
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
    await page.says("No AI-sounding phrases or common typos found");
    await page.close();
    await open();
    await page.says("Never flagged in this browser");
    expect(await page.settled(".tell-list")).toMatchSnapshot();
    document.querySelector<HTMLButtonElement>(".tell-list .chip button")?.click();
    await expect.poll(tells).toBeGreaterThan(0);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of many the list shows some, and says how many more there are", async () => {
    const roomy = { ...site, withoutAccount: { allowance: 3, used: 0, textCharacters: 20_000 } };
    await open({ "GET /api/site": roomy }, Array.from({ length: 120 }, () => "I hope this finds you well.").join("\n"));
    await expect.poll(list).toMatch(/\d+ more\. Press F8 to step through them all\./);
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
    await page.says("No AI-sounding phrases or common typos found");
    expect(tells()).toBe(0);
    expect(await page.settled(".protect")).toMatchSnapshot();
    // Nothing is selected any more: a selection looks like what is kept.
    expect(editor.state.selection.main.empty).toBe(true);
    // The full stop at its end is not protected.
    page.press(`Stop protecting “${DRAFT.slice(0, -1)}”`);
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

test("what is doubtful stays marked while the other typos are mended, until another draft is begun", async () => {
  const text = "Hi team, i got it. Your welcome to join.";
  await open({}, text);
  const typos = (): (string | null)[] => [...document.querySelectorAll(".cm-typo")].map((one) => one.textContent);
  await expect.poll(typos).toEqual(["i", "Your"]);
  const at = text.indexOf("i got");
  (await page.editor()).dispatch({ changes: { from: at, to: at + 1, insert: "I" } });
  await page.says("1 typo");
  expect(typos()).toEqual(["Your"]);
  await write("Your welcome to bring a friend at noon.");
  await page.says("No AI-sounding phrases or common typos found");
  expect(typos()).toEqual([]);
});

test("the facts that are announced are those that the list counts, protected words among them", async () => {
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  const at = DRAFT.indexOf("team");
  (await page.editor()).dispatch({ selection: { anchor: at, head: at + 4 } });
  await protectSelection();
  run();
  await expect.poll(() => document.querySelector(".tally")?.textContent).toMatch(/^5\/5/);
  await page.says("Done. 5 facts kept.");
});

test("a kept selection goes among the always-protected words, where somebody is signed in", async () => {
  const TERMS = "PUT /api/terms";
  const select = async (): Promise<void> => {
    await page.says("Protect these words");
    (await page.editor()).dispatch({ selection: { anchor: 0, head: 7 } });
    await protectSelection();
    await expect.poll(() => document.querySelectorAll(".chip").length).toBe(1);
  };
  await open({}, "Hi team, see you at noon.");
  await select();
  expect(page.html(".chips")).not.toContain("Always protect");
  await page.close();
  await forget();
  const account = { "GET /api/site": signedIn, "GET /api/usage": usage, "GET /api/terms": { terms: ["Kestrel"] } };
  await open(
    { ...account, "GET /api/voices": { items: [] }, [TERMS]: (list: unknown) => list },
    "Hi team, see you at noon.",
  );
  await select();
  await expect.poll(() => page.html(".chips")).toContain("Always protect");
  page.button("Always protect “Hi team”").focus();
  page.press("Always protect “Hi team”");
  await page.says("always protected");
  // The button that was pressed is gone.
  expect(document.activeElement?.textContent).toBe("Hi team");
  await expect.poll(() => page.changes).toContain(`${TERMS} {"terms":["Kestrel","Hi team"]}`);
  expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
});

test("words that are always kept are marked in the draft wherever it says them, and not in other words", async () => {
  // It may be read again once it is changed.
  let kept: unknown = { terms: ["Kestrel", "Kestrel Desk", "Bo"] };
  await openAt("/", {
    "GET /api/site": signedIn,
    "GET /api/usage": usage,
    "GET /api/voices": { items: [] },
    "GET /api/terms": () => kept,
    "PUT /api/terms": (list: unknown) => (kept = list),
  });
  await write("Kestrel Desk is up, Kestrels are not. Ask Bo, or Kestrel's team.");
  const marked = (): string[] => [...document.querySelectorAll(".cm-protected")].map((one) => one.textContent ?? "");
  await expect.poll(marked).toEqual(["Kestrel Desk", "Bo", "Kestrel"]);
  expect(document.querySelector(".cm-protected")?.getAttribute("title")).toBe("One of your always-protected words");
  await write("Bo is in.");
  await expect.poll(marked).toEqual(["Bo"]);
  // Each has its place under the draft, from where it goes off the list.
  await expect.poll(() => page.html(".chips")).toContain("Stop always protecting “Bo”");
  expect(document.querySelectorAll(".chip").length).toBe(1);
  page.press("Stop always protecting “Bo”");
  await expect.poll(() => page.changes).toContain('PUT /api/terms {"terms":["Kestrel","Kestrel Desk"]}');
  // In this draft it is protected still, so that the press can be taken back.
  await expect.poll(() => page.html(".chips")).toContain("Always protect “Bo”");
  expect(marked()).toEqual(["Bo"]);
  page.press("Always protect “Bo”");
  await expect.poll(() => page.changes.at(-1)).toBe('PUT /api/terms {"terms":["Kestrel","Kestrel Desk","Bo"]}');
  await expect.poll(() => page.html(".chips")).toContain("Stop always protecting “Bo”");
  page.press("Stop always protecting “Bo”");
  await expect.poll(() => page.html(".chips")).toContain("Stop protecting “Bo”");
  page.press("Stop protecting “Bo”");
  await expect.poll(marked).toEqual([]);
});

test("another draft has no result yet, which is said, and the first one comes back with its own", async () => {
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  run();
  await page.says(/Done\. \d/);
  await write("Could you review the contract with the printer? It ends in June.");
  await expect.poll(() => document.querySelector(".result-actions")).toBe(null);
  await page.says("Result removed.");
  await write(DRAFT);
  await expect.poll(() => document.querySelector(".result-actions")).not.toBe(null);
  expect(asked().length).toBe(1);
});

test("the result that went with its draft is a press away, with that draft as it was", async () => {
  const other = "Could you review the contract with the printer? It ends in June.";
  const GONE = "Result removed.";
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  run();
  await page.says(/Done\. \d/);
  const edited = DRAFT.replace("Hi team", "Hello team");
  await write(edited);
  await page.says("You’ve changed the draft. Rewrite to update this.");
  await write(other);
  await page.says(GONE);
  page.press("Bring it back");
  await expect.poll(() => document.querySelector(".result-actions")).not.toBe(null);
  expect(await draftText()).toBe(edited);
  expect(page.text()).not.toContain(GONE);
  await write(other);
  // A draft that is only emptied is brought back from its own place.
  await page.says(GONE);
  await write("");
  await page.says("No draft handy?");
  expect(page.text()).not.toContain(GONE);
});

test("the newer draft is kept beside the result that comes back in its place, through a reload, and one undo away", async () => {
  const newer = "Could you review the contract with the printer? It ends in June.";
  const third = "Kim asks whether Monday suits everyone for the dentist.";
  const ANOTHER = "You have another draft kept in this browser.";
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  run();
  await page.says(/Done\. \d/);
  await write(newer);
  await page.says("Result removed.");
  page.press("Bring it back");
  await page.says(ANOTHER);
  await expect.poll(() => document.querySelector(".result-actions")).not.toBe(null);
  document.querySelector<HTMLButtonElement>(".result-pane [aria-label=Undo]")?.click();
  await expect.poll(draftText).toBe(newer);
  await expect.poll(() => page.text()).not.toContain(ANOTHER);
  await page.says("Result removed.");
  page.press("Bring it back");
  await expect.poll(draftText).toBe(DRAFT);
  await page.says(ANOTHER);
  await saved("other", newer);
  // A third one takes the place of neither.
  await write(third);
  await page.says("Result removed.");
  page.press("Bring it back");
  await expect.poll(draftText).toBe(DRAFT);
  await saved("other", `${newer}\\n\\n${third}`);
  await saved("draft", DRAFT);
  await page.close();
  await openAt("/");
  await page.says(ANOTHER);
  await page.editor();
  page.press("Open it");
  await expect.poll(draftText).toBe(`${newer}\n\n${third}`);
});

test("a draft that another tab puts in its place says so, and goes back with its result", async () => {
  const newer = "Could you review the contract with the printer? It ends in June.";
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  run();
  await page.says(/Done\. \d/);
  await saved("draft", DRAFT);
  const kept = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("drafts", 1);
    opening.addEventListener("success", () => resolve(opening.result));
  });
  kept.transaction(["current"], "readwrite").objectStore("current").put(newer, "draft");
  kept.close();
  const channel = new BroadcastChannel("draft");
  channel.postMessage("saved");
  await page.says("This draft was changed in another tab.");
  await page.says("Result removed.");
  channel.close();
  page.press("Bring mine back");
  await expect.poll(() => document.querySelector(".result-actions")).not.toBe(null);
  expect(await draftText()).toBe(DRAFT);
  await saved("other", newer);
});

test("a text that comes from Check leaves the draft and its result a press away", async () => {
  await open({ "POST /api/humanize": { says: [REWRITTEN] } });
  run();
  await page.says(/Done\. \d/);
  page.press("Check");
  await expect.poll(() => document.querySelector(".check")).not.toBe(null);
  await write("Could you review the contract with the printer? It ends in June.");
  await expect.poll(() => page.button("Fix in Write").disabled).toBe(false);
  page.press("Fix in Write");
  await page.says("You have another draft kept in this browser.");
  await expect.poll(() => document.querySelector(".check")).toBe(null);
  await page.editor();
  page.press("Open it");
  await expect.poll(draftText).toBe(DRAFT);
  await expect.poll(() => document.querySelector(".result-actions")).not.toBe(null);
});

test("a draft is called clean only once it was checked", async () => {
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(document.querySelector(".protect h3")?.textContent ?? ""));
  watch.observe(document, { childList: true, characterData: true, subtree: true });
  await open();
  await expect.poll(() => document.querySelector(".protect h3")?.textContent).toBe("1 AI-sounding phrase");
  watch.disconnect();
  expect([...seen].filter((text) => text.includes("No AI-sounding"))).toEqual([]);
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

describe("the draft is kept on this device", () => {
  const protectedNow = (): string[] =>
    [...document.querySelectorAll(".cm-protected")].map((one) => one.textContent ?? "");

  test("with its protected words, through a reload, the last line of a page and another page", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    const protect = async (kept: string): Promise<void> => {
      const editor = await page.editor();
      const start = editor.state.doc.toString().indexOf(kept);
      await page.says("Protect these words");
      editor.dispatch({ selection: { anchor: start, head: start + kept.length } });
      await protectSelection();
    };
    await protect("840 ms");
    await saved("protected", "start");
    await page.close();
    await openAt("/", { "POST /api/humanize": { says: [REWRITTEN] } });
    await expect.poll(protectedNow).toEqual(["840 ms"]);
    await protect("Tuesday");
    dispatchEvent(new Event("pagehide"));
    await page.close();
    await openAt("/", { "POST /api/humanize": { says: [REWRITTEN] } });
    await expect.poll(protectedNow).toEqual(["840 ms", "Tuesday"]);
    await protect("Hi team");
    page.press("Help");
    await expect.poll(() => document.querySelector(".cm-content")).toBe(null);
    page.press("Write");
    await expect.poll(protectedNow).toEqual(["Hi team", "840 ms", "Tuesday"]);
    run();
    await expect.poll(() => asked()[0]?.["protectedSpans"]).toEqual(["Hi team", "840 ms", "Tuesday"]);
    await clearDraft();
    await expect.poll(protectedNow).toEqual([]);
    page.press("Help");
    await expect.poll(() => document.querySelector(".cm-content")).toBe(null);
    page.press("Write");
    await page.says("Bring my draft back");
    await page.editor();
    page.press("Bring my draft back");
    await expect.poll(protectedNow).toEqual(["Hi team", "840 ms", "Tuesday"]);
  });

  test("through a reload", async () => {
    await open();
    await saved("draft", DRAFT);
    await page.close();
    await openAt("/");
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
    await openAt("/");
    await expect.poll(draftText).toBe(`Now: ${DRAFT}`);
    await expect.poll(() => JSON.stringify(localStorage)).not.toContain("finds you well");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("with the text of another tab, where both were changed", async () => {
    await open();
    await saved("draft", DRAFT);
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
    // The other one waits for the next visit too.
    await saved("draft", "Of this tab.");
    await saved("other", "Of another tab.");
    await page.close();
    await openAt("/");
    await page.says("You have another draft");
    await expect.poll(draftText).toBe("Of this tab.");
    page.press("Delete it");
    await expect.poll(() => document.querySelector(".news")).toBe(null);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("and a tab at rest follows another", async () => {
    await open();
    await saved("draft", DRAFT);
    const kept = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("drafts", 1);
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const channel = new BroadcastChannel("draft");
    const saveElsewhere = (text: string): void => {
      kept.transaction(["current"], "readwrite").objectStore("current").put(text, "draft");
      channel.postMessage("saved");
    };
    // It was cleared there, and here it is still wanted.
    saveElsewhere("");
    await page.says("This draft was cleared in another tab. You still have it here.");
    saveElsewhere(DRAFT);
    await expect.poll(() => document.querySelector(".news")).toBe(null);
    saveElsewhere(DRAFT.replace("Tuesday", "Monday"));
    await page.says("This draft was changed in another tab");
    expect(await draftText()).toBe(DRAFT.replace("Tuesday", "Monday"));
    page.press("Bring mine back");
    await expect.poll(draftText).toBe(DRAFT);
    await expect.poll(() => document.querySelector(".news")).toBe(null);
    await saved("draft", "Tuesday");
    saveElsewhere(DRAFT.replace("Tuesday", "Monday"));
    await page.says("This draft was changed in another tab");
    page.press("Hide this");
    await expect.poll(() => document.querySelector(".news")).toBe(null);
    (await page.editor()).contentDOM.dispatchEvent(
      new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }),
    );
    await expect.poll(draftText).toBe(DRAFT);
    await saved("draft", "Tuesday");
    // Another draft does not take the place of this one without a word.
    saveElsewhere("Of another tab.");
    await page.says("This draft was changed in another tab");
    kept.close();
    channel.close();
    expect(await draftText()).toBe("Of another tab.");
    await saved("other", DRAFT);
    page.press("Bring mine back");
    await expect.poll(draftText).toBe(DRAFT);
    await page.says("You have another draft");
    page.press("Open it");
    await expect.poll(draftText).toBe("Of another tab.");
    page.press("Hide this");
    await expect.poll(() => document.querySelector(".news")).toBe(null);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });
});
