import { EditorView } from "@codemirror/view";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepVersion } from "../src/versions/history-store.ts";
import { keepHistory } from "../src/versions/left-version.ts";
import { forget } from "./forget.ts";
import { openPage, signedIn, site, usage, type Page } from "./open-page.ts";

let page: Page;
beforeEach(forget);
afterEach(() => page.close());

/** Types into a field of the page as soon as it is there, before an editor can take its place, and selects some of it. */
const typesAtOnce = (selector: string, text: string, [start, end]: [number, number]) => {
  let typed = false;
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLTextAreaElement>(selector);
    if (field === null || typed) return;
    typed = !field.hidden;
    observer.disconnect();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
    field.setSelectionRange(start, end);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return { typed: () => typed };
};

/** All that a place says from now on until it is asked for. */
const toldBy = (place: string): (() => string[]) => {
  const told = new Set<string>();
  const watch = new MutationObserver(() => told.add(document.querySelector(place)?.textContent ?? ""));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    return [...told];
  };
};

describe("Compare", () => {
  const write = async (side: "before" | "after", text: string): Promise<void> => {
    const place = `.compare-${side} .draft-rich:not([hidden]) .cm-editor`;
    await expect.poll(() => document.querySelector(place)).not.toBe(null);
    const editor = EditorView.findFromDOM(document.querySelector<HTMLElement>(place) as HTMLElement);
    editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  };
  const marked = (side: "before" | "after", kind: string): string[] =>
    [...document.querySelectorAll(`.compare-${side} .cm-${kind}`)].map((one) => one.textContent ?? "");

  test("two texts are compared in this browser: said once, and marked in both", async () => {
    page = await openPage("/compare");
    await page.says("Try an example");
    const said = toldBy(".compare-empty");
    await write("before", "We shipped 14 fixes on Monday. Ana owns the rollout. Please do not page Bo at 15:00.");
    // What is only worth a look is not said in the colour of what is certain.
    await write("after", "We shipped 15 fixes on Monday. Only Ana owns the rollout. Please do not page Bo at 15:00.");
    await expect
      .poll(() => document.querySelector(".summary h2")?.firstChild?.textContent)
      .toBe("Facts or meaning changed in 1 place");
    await expect.poll(() => document.querySelector(".summary h2 span")?.textContent).toBe(", 1 more to check");
    await write("after", "We shipped 15 fixes on Monday. Ana owns the rollout. Please page Bo at 15:00.");
    expect(said()).toContain("Comparing…");
    await page.says("Facts or meaning changed in 2 places");
    await page.says("“not” was dropped. “do not page”");
    expect(await page.settled()).toMatchSnapshot();
    await expect
      .poll(() => [marked("before", "wrong"), marked("after", "wrong")])
      .toEqual([["14 fixes", "not"], ["15 fixes"]]);
    page.press("Changed“14” became “15”.");
    await expect.poll(() => document.querySelectorAll(".cm-content .picked").length).toBe(2);
    await write("after", "We shipped 14 fixes on Monday. Ana owns the rollout. Please don't page Bo at 15:00.");
    await page.says("No changed figure, date or name found");
    await expect.poll(() => [marked("before", "differs"), marked("after", "differs")]).toEqual([["do not"], ["don't"]]);
    page.press("Swap");
    await expect.poll(() => marked("before", "differs")).toEqual(["don't"]);
    page.press("Clear");
    await page.says("Try an example");
    expect(page.requests.filter((line) => line !== "GET /api/site")).toEqual([]);
    expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
  });

  test("texts without facts have no count of facts, and are called by their own names", async () => {
    page = await openPage("/compare");
    await write("before", "Please do not open the valve.");
    await write("after", "Please open the valve.");
    await page.says("Facts or meaning changed in 1 place");
    await page.says("No numbers, dates, links or names found.");
    expect(document.querySelector(".compare .tally")?.textContent).toBe("0/11 missing");
    expect(document.querySelector(".compare .fact-rows li")?.textContent).toBe("notmissing");
    expect(page.html(".compare .ledger")).not.toContain("draft");
  });

  test("what became of a part of a fact is told once, of the whole, and two facts that swapped places too, counted as listed", async () => {
    page = await openPage("/compare");
    await write("before", "The shop is open 10-4. Ana pays 20 euros and Bo pays 30 euros.");
    await write("after", "The shop is open 11-4. Ana pays 30 euros and Bo pays 20 euros.");
    await page.says("Facts or meaning changed in 2 places");
    await expect.poll(() => document.querySelector(".compare .tally")?.textContent).toBe("2/53 changed");
    const told = [...document.querySelectorAll(".summary li span")].map((one) => one.textContent);
    expect(told).toEqual(["“20 euros” and “30 euros” swapped places.", "“10-4” became “11-4”."]);
    const facts = [...document.querySelectorAll(".fact-rows .fact-text")].map((one) => one.textContent);
    expect(facts).toEqual(["10-4 → 11-4", "20 euros → 30 euros", "30 euros → 20 euros", "Ana", "Bo"]);
  });

  test("a day of another week is listed with both weeks, a link breaks behind its marks, and a reason is in curly marks", async () => {
    page = await openPage("/compare");
    await write("before", "Do not pay before next Friday, see https://wiki.acme.example/checkout/rollout for it.");
    await write("after", "Do pay before Friday, see https://wiki.acme.example/checkout/rollout for it.");
    const facts = (): string[] =>
      [...document.querySelectorAll<HTMLElement>(".fact-rows li")].map(
        (one) => one.querySelector(".fact-text")?.innerHTML ?? "",
      );
    await expect.poll(facts).toContain("next Friday → Friday");
    expect(facts()).toContain("wiki.<wbr>acme.<wbr>example/<wbr>checkout/<wbr>rollout");
    const said = [...document.querySelectorAll(".fact-rows button")].map((one) => one.getAttribute("title"));
    expect(said).toContain("“next Friday” became “Friday”.");
    expect(said).toContain("“not” was dropped.");
  });

  test("of another language it says what is not compared", async () => {
    page = await openPage("/compare");
    await write("before", "אל תפתחו את השסתום לפני 14:00. צריך לבדוק 310 יחידות.");
    await write("after", "השסתום ייפתח לפני 14:00. נבדוק 310 יחידות.");
    await page.says("No changed number found");
    await page.says("Names, wording and some dates aren’t checked in this language.");
  });

  test("an example is one press away, a fact is marked in both texts until it is let go, and long lists open", async () => {
    page = await openPage("/compare");
    page.press("Try an example");
    await page.says("Facts or meaning changed in 3 places");
    await expect.poll(() => document.querySelectorAll(".compare .fact-rows li").length).toBeGreaterThan(3);
    expect(await page.settled(".ledger")).toMatchSnapshot();
    const fact = (text: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(".fact-rows button")].find((one) =>
        one.textContent?.includes(text),
      );
    const picked = (): (string | null)[] =>
      [...document.querySelectorAll(".cm-content .picked")].map((one) => one.textContent);
    fact("2.3%")?.click();
    await expect.poll(picked).toEqual(["2.3%", "2.3%"]);
    expect(fact("2.3%")?.getAttribute("aria-pressed")).toBe("true");
    fact("2.3%")?.click();
    await expect.poll(picked).toEqual([]);
    fact("2.3%")?.click();
    await expect.poll(picked).toHaveLength(2);
    page.press("Swap");
    await expect.poll(picked).toEqual([]);
    const many = Array.from({ length: 13 }, (_, at) => `Row ${at + 100} costs $${at + 200}.`).join(" ");
    await write("before", many);
    await write("after", many.replaceAll("$2", "$3"));
    await page.says("Facts or meaning changed in 13 places");
    const changes = (): number => document.querySelectorAll(".summary li").length;
    expect(changes()).toBe(10);
    page.press("Show 3 more");
    await expect.poll(changes).toBe(13);
    expect(page.text()).not.toContain("Show 3 more");
    expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
  });

  test("what is typed before the editor has come is in it", async () => {
    const early = typesAtOnce("#after", "Ring Bo at 5pm.", [5, 7]);
    page = await openPage("/compare");
    expect(early.typed()).toBe(true);
    const place = ".compare-after .draft-rich:not([hidden]) .cm-editor";
    await expect.poll(() => document.querySelector(place)).not.toBe(null);
    const editor = EditorView.findFromDOM(document.querySelector<HTMLElement>(place) as HTMLElement);
    expect(editor?.state.doc.toString()).toBe("Ring Bo at 5pm.");
    expect(editor?.state.selection.main).toMatchObject({ from: 5, to: 7 });
    expect(editor?.contentDOM.contains(document.activeElement)).toBe(true);
    expect(page.html(".compare-after")).toContain("4 words");
    expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
  });

  test("both texts stay through a reload and another page, until they are cleared", async () => {
    const texts = (): string[] =>
      ["before", "after"].map((side) => document.querySelector(`.compare-${side} .cm-content`)?.textContent ?? "");
    page = await openPage("/compare");
    await write("before", "We shipped 14 fixes.");
    await write("after", "We shipped 15 fixes.");
    await page.says("Facts or meaning changed in 1 place");
    await page.close();
    page = await openPage("/compare");
    await expect.poll(texts).toEqual(["We shipped 14 fixes.", "We shipped 15 fixes."]);
    await page.says("Facts or meaning changed in 1 place");
    page.press("Help");
    await expect.poll(() => document.querySelector(".compare")).toBe(null);
    page.press("Compare");
    await expect.poll(texts).toEqual(["We shipped 14 fixes.", "We shipped 15 fixes."]);
    page.press("Clear");
    await page.says("Try an example");
    await page.close();
    page = await openPage("/compare");
    await page.says("Try an example");
  });

  test("the headline counts what the list of facts calls missing", async () => {
    page = await openPage("/compare");
    await write("before", "Der Bericht ist am 3/4. fertig, also tomorrow.");
    await write("after", "Der Bericht ist am 4/3. fertig.");
    await expect.poll(() => document.querySelector(".tally-trouble")).not.toBe(null);
    expect(document.querySelector(".summary h2")?.textContent).toMatch(/^Facts or meaning changed in \d/);
  });

  test("where something else is worth a look, the count of facts says so too", async () => {
    page = await openPage("/compare");
    await write("before", "הפגישה ב-1 בדצמבר ב-10:00.");
    await write("after", "הפגישה ב-1 בנובמבר ב-10:00.");
    await page.says("1 place to check");
    await expect.poll(() => document.querySelector(".tally")?.textContent).toMatch(/kept, 1 to check$/);
  });

  test("notes are compared as notes, and many facts are shown in part until more are asked for", async () => {
    page = await openPage("/compare");
    await write("before", "- 3 fixes\n- Monday");
    await write("after", "We shipped 3 fixes on Monday, and Bo was glad about all of them.");
    await page.says("2/2");
    const plain = page.html(".summary");
    page.field("The original is a set of notes").click();
    await expect.poll(() => page.html(".summary")).not.toBe(plain);
    const text = Array.from({ length: 60 }, (_, at) => `Row ${at + 100} costs $${at + 200}.`).join(" ");
    await write("before", text);
    await write("after", text.replace("$200", "$999"));
    await page.says(/Show \d+ more/);
    const rows = (): number => document.querySelectorAll(".fact-rows li").length;
    const shown = rows();
    [...document.querySelectorAll<HTMLButtonElement>(".ledger button")]
      .find((one) => /Show \d+ more/.test(one.textContent ?? ""))
      ?.click();
    await expect.poll(rows).toBeGreaterThan(shown);
  });
});

describe("Check", () => {
  const rows = (): string[] => [...document.querySelectorAll(".finding-row")].map((row) => row.textContent ?? "");
  const write = async (text: string): Promise<void> => {
    const editor = await page.editor();
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  };

  test("underlines and lists what it finds, says how the text reads, and sends nothing", async () => {
    page = await openPage("/check");
    await page.says("Try an example");
    await page.editor();
    expect(await page.settled()).toMatchSnapshot();
    const read = toldBy(".verdict-says");
    page.press("Try an example");
    await page.says("AI-sounding phrases");
    await page.says("Fix 2 typos");
    await page.says(/Like AI|Could be either/);
    expect(read()).toContain("Reading…");
    expect(await page.settled(".check-rail")).toMatchSnapshot();
    expect([".cm-tell", ".cm-typo"].map((kind) => document.querySelectorAll(kind).length > 0)).toEqual([true, true]);
    page.press("Next finding");
    await expect.poll(() => document.querySelector(".finding-card")).not.toBe(null);
    await write(
      "Wir treffen uns am Montag um drei und sprechen über den Haushalt, die Reise und den Umzug in das neue Haus.",
    );
    await page.says("Can’t tell: English only");
    await write("Ana met Bo at nine.");
    await page.says("No AI-sounding phrases or common typos found.");
    await page.says("under 60 words");
    expect(document.querySelector<HTMLElement>(".verdict")?.dataset["quiet"]).toBe("true");
    expect(page.requests.filter((line) => line !== "GET /api/site")).toEqual([]);
    // The text is there again after a reload.
    await expect.poll(() => localStorage.getItem("checked-text")).toBe("Ana met Bo at nine.");
    await page.close();
    page = await openPage("/check");
    expect((await page.editor()).state.doc.toString()).toBe("Ana met Bo at nine.");
  });

  test("is cleared at one press, and the text brought back at another", async () => {
    page = await openPage("/check");
    await write("Ana met Bo at nine.");
    await page.says("5 words");
    page.press("Clear");
    await page.says("Try an example");
    expect((await page.editor()).state.doc.toString()).toBe("");
    page.press("Undo");
    await page.says("5 words");
    expect((await page.editor()).state.doc.toString()).toBe("Ana met Bo at nine.");
    expect(page.html(".check header")).not.toContain("Undo");
  });

  test("opens a card from the row, the text and F8, and each mends its place", async () => {
    page = await openPage("/check");
    await write("We leverage a transformative, seamless queue. Teh file is hear. We wont wait untill noon.");
    await expect.poll(rows).toContain("wont won't");
    page.press("wont won't");
    await expect.poll(() => document.querySelector(".cm-typo-open")?.textContent).toBe("wont");
    page.press("Use “won't”");
    await expect.poll(async () => (await page.editor()).state.doc.toString()).toContain("We won't wait untill");
    // F8 goes by what was found in the text as it is now.
    await expect.poll(() => ["untill until", "wont won't"].map((row) => rows().includes(row))).toEqual([true, false]);
    page.key("F8", {}, document.body);
    await expect.poll(() => document.querySelector(".finding-card")?.textContent).toContain("untill");
    page.press("Never flag this");
    await expect.poll(rows).not.toContain("untill until");
    await page.says("Never flagged in this browser");
    page.press("Fix the typo");
    await expect.poll(async () => (await page.editor()).state.doc.toString()).toContain("The file");
    expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
  });

  test("the text is copied, and a browser that does not let it says so", async () => {
    const copied: string[] = [];
    let refuses = false;
    const writeText = async (text: string): Promise<void> => {
      if (refuses) throw new Error("refused");
      copied.push(text);
    };
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    page = await openPage("/check");
    await page.editor();
    expect([page.button("Copy").disabled, page.button("Fix in Write").disabled]).toEqual([true, true]);
    await write("Ana met Bo at nine.");
    await page.says("5 words");
    page.press("Copy");
    await page.says("Copied");
    expect(copied).toEqual(["Ana met Bo at nine."]);
    refuses = true;
    await write("Ana met Bo at ten.");
    await expect.poll(() => page.html("footer")).not.toContain("Copied");
    page.press("Copy");
    await page.says("Your browser didn’t allow copying. Select the text and copy it.");
    // Nothing kept, nothing carried over.
    await write("");
    await expect.poll(() => localStorage.getItem("checked-text")).toBe(null);
    expect(page.button("Copy").disabled).toBe(true);
    expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
  });

  test("the way through the findings goes both ways, and a card closes", async () => {
    page = await openPage("/check");
    await write("We unlock value with a seamless queue. It is very nice, and a transformative journey for all of us.");
    await expect.poll(rows).toHaveLength(3);
    expect(await page.outline(".check-rail")).toMatchSnapshot();
    const card = (): string | undefined => document.querySelector(".finding-card b")?.textContent;
    page.press("Next finding");
    await expect.poll(card).toBe("unlock");
    page.press("Next finding");
    await expect.poll(card).toBe("seamless");
    page.press("Previous finding");
    await expect.poll(card).toBe("unlock");
    page.press("Previous finding");
    await expect.poll(card).toBe("transformative");
    page.key("F8", { shiftKey: true }, document.body);
    await expect.poll(card).toBe("seamless");
    page.press("Close");
    await expect.poll(() => document.querySelector(".finding-card")).toBe(null);
    expect(document.querySelectorAll(".cm-tell").length).toBe(3);
    expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
  });

  test("a card without a fix of its own, and the whole text, go on in Write, beside the draft that is kept there", async () => {
    page = await openPage("/");
    (await page.editor()).dispatch({ changes: { from: 0, insert: "A draft of mine." } });
    await page.says("words");
    page.press("Check");
    await expect.poll(() => document.querySelector(".check .draft-rich:not([hidden]) .cm-content")).not.toBe(null);
    await write("It is not just a tool but a journey.");
    await expect.poll(rows).toHaveLength(1);
    document.querySelector<HTMLButtonElement>("button.finding-row")?.click();
    await expect
      .poll(() => document.querySelector(".finding-card")?.textContent)
      .toContain("Say only the second half.");
    document.querySelector<HTMLButtonElement>(".finding-card .button")?.click();
    await expect.poll(page.path).toBe("/");
    await expect
      .poll(async () => (await page.editor()).state.doc.toString())
      .toBe("It is not just a tool but a journey.");
    await page.says("You have another draft");
  });
});

test("the help page", async () => {
  page = await openPage("/help");
  await page.says("Keyboard shortcuts");
  expect(await page.settled()).toMatchSnapshot();
  // Only what is done one after the other is numbered.
  expect(document.querySelectorAll("#guide-rewrite + ol, #guide-voice + ol").length).toBe(2);
  expect(document.querySelectorAll("#guide-notes + ul, #guide-programs + ul, #guide-likelihood + ul").length).toBe(3);
});

test("a page that cannot be drawn says so, and is opened anew once the server answers", async () => {
  page = await openPage("/help");
  await page.says("Keyboard shortcuts");
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const groupBy = vi.spyOn(Map, "groupBy").mockImplementation(() => {
    throw new Error("cannot be drawn");
  });
  keepHistory(true);
  await keepVersion({ draft: "a", result: "b", register: "slack", mode: "rewrite" });
  page.press("History");
  await page.says("This page couldn’t load");
  for (const spy of [groupBy, complain]) spy.mockRestore();
  expect(await page.settled()).toMatchSnapshot();
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  page.answers["HEAD /history"] = { failing: "internal" };
  page.press("Try again");
  await page.says("Still can’t reach the server.");
  expect(reload).not.toHaveBeenCalled();
  page.answers["HEAD /history"] = {};
  page.press("Try again");
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  reload.mockRestore();
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("the theme is kept on this device", async () => {
  page = await openPage("/help");
  await page.says("Keyboard shortcuts");
  page.type("Theme", "dark");
  await expect.poll(() => document.documentElement.dataset["theme"]).toBe("dark");
  await page.close();
  page = await openPage("/help");
  await expect.poll(() => page.field("Theme").value).toBe("dark");
  page.type("Theme", "system");
  await expect.poll(() => document.documentElement.dataset["theme"]).toBe(undefined);
  expect(localStorage.getItem("theme")).toBe(null);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("the account's menu leads to its pages, and signs out", async () => {
  page = await openPage("/help", {
    "GET /api/site": { ...signedIn, billing: false, account: { ...signedIn.account, admin: true, templates: false } },
    "GET /api/usage": usage,
    "POST /api/auth/sign-out": {},
  });
  await expect.poll(() => document.querySelector("#account-menu")).not.toBe(null);
  expect(await page.settled("header")).toMatchSnapshot();
  // A plan without templates leads nowhere there.
  expect(page.html("#account-menu")).not.toContain('href="/templates"');
  page.answers["GET /api/site"] = site;
  page.press("Sign out");
  await expect.poll(page.path).toBe("/");
  await expect.poll(() => document.querySelector("#account-menu")).toBe(null);
  // What was written stays on the device; whoever shares that is told so.
  expect(page.text()).not.toContain("Signed out.");
  (await page.editor()).dispatch({ changes: { from: 0, insert: "A draft of mine." } });
  await page.says("Signed out. Your draft is still in this browser.");
  page.press("Clear it");
  await expect.poll(async () => (await page.editor()).state.doc.toString()).toBe("");
  await expect.poll(page.text).not.toContain("Signed out.");
  expect(page.changes).toEqual(["POST /api/auth/sign-out {}"]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("of an account that signed out nothing is asked for, whatever page it was on", async () => {
  const voices = { "GET /api/voices": { items: [] }, "GET /api/terms": { terms: [] } };
  const account = { "GET /api/site": signedIn, "GET /api/usage": usage, ...voices };
  page = await openPage("/voices", { ...account, "POST /api/auth/sign-out": {} });
  await page.says("No voices yet.");
  const asked = page.requests.length;
  page.answers["GET /api/site"] = site;
  page.press("Sign out");
  await expect.poll(page.path).toBe("/");
  await page.editor();
  await page.settled();
  expect(page.requests.slice(asked).filter((line) => /api\/(?!site|auth)/.test(line))).toEqual([]);
});
