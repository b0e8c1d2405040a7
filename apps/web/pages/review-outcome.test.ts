import { expect, test, describe } from "vitest";
import { readHistory } from "../src/versions/history-store.ts";
import { withModel } from "./open-page.ts";
import {
  CAREFUL,
  DRAFT,
  NOTES,
  REWRITTEN,
  choose,
  clean,
  content,
  copied,
  decided,
  draftText,
  inResult,
  next,
  open,
  openAt,
  page,
  pieces,
  press,
  rewritten,
  run,
  view,
  onePageEach,
} from "./reviewing.ts";

onePageEach();

const copyButtons = (): string[] =>
  [...document.querySelectorAll(".foot-end .joined button")].map((one) => one.textContent?.trim() ?? "");

test("the facts are one stop of the Tab key, and arrow keys go through them", async () => {
  await rewritten();
  const rows = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".fact-rows button")];
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  const stops = (): number[] => rows().flatMap(({ tabIndex }, at) => (tabIndex === 0 ? [at] : []));
  expect(stops()).toEqual([0]);
  rows()[0]?.focus();
  await press("ArrowDown", "ArrowDown");
  expect(document.activeElement).toBe(rows()[2]);
  await press("End", "ArrowUp");
  expect(document.activeElement).toBe(rows().at(-2));
  await press("Home", "ArrowUp");
  expect(document.activeElement).toBe(rows()[0]);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("accept all takes what is safe, copies it, leaves each fact to the writer by name, and is one undo; an answer copies nothing", async () => {
  await rewritten();
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await page.says("Copied, with 4 changes accepted. 2 parts are still as you wrote them.");
  expect(copied.at(-1)).toEqual({
    "text/plain": CAREFUL,
  });
  await expect.poll(() => page.html(".reasons")).toContain("Tuesday");
  expect(await page.settled(".result-pane .dock")).toMatchSnapshot();
  inResult("Accept");
  await expect.poll(() => page.html(".reasons")).toContain("Lisbon");
  await page.says("The text has changed since you copied it.");
  inResult("Reject");
  await expect.poll(() => decided("asked")).toEqual([]);
  await page.settled();
  expect(copied.length).toBe(1);
  await page.says("The text has changed since you copied it.");
  inResult("Copy");
  await expect
    .poll(() => copied.at(-1)?.["text/plain"])
    .toBe(REWRITTEN.replace(" The rollback has an owner in Lisbon.", ""));
  await page.says("Copied.");
  expect(page.text()).not.toContain("since you copied it");
  page.key("z", { ctrlKey: true }, document.body);
  await expect.poll(() => decided("open").length).toBe(6);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("one button copies: with what is open, or once all is decided", async () => {
  await rewritten();
  expect(copyButtons()).toEqual(["Copy"]);
  inResult("Copy");
  await page.says("Copied, with 4 changes accepted.");
  expect(copyButtons()).toEqual(["Copy"]);
  inResult("Reject all changes");
  await page.says("All changes reviewed");
  // The draft need not be replaced with itself.
  expect(page.text()).not.toContain("Copy the result, or replace");
  expect(copyButtons()).toEqual(["Copy"]);
  inResult("Copy");
  await expect.poll(() => copied.at(-1)).toEqual({ "text/plain": DRAFT });
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("while changes wait for the writer, the filled button leads to them, and beside one it decides about it", async () => {
  await rewritten();
  const filled = (): (string | null)[] =>
    [...document.querySelectorAll(".result-pane button.button-primary")].map(({ textContent }) => textContent);
  // The first of them is in focus from the start, so there is nowhere to lead to.
  expect(filled()).toEqual(["Reject"]);
  await choose("utilise");
  expect(filled()).toEqual(["Review 2 changes"]);
  inResult("Review 2 changes");
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toContain("Fact missing");
  expect(copied).toEqual([]);
  expect(filled()).toEqual(["Reject"]);
  inResult("Reject");
  await expect.poll(filled).toEqual(["Review 1 change"]);
  inResult("Review 1 change");
  await expect.poll(() => document.activeElement?.textContent).toContain("Lisbon");
  expect(filled()).toEqual(["Reject"]);
  view("clean");
  await expect.poll(filled).toEqual(["Review 1 change"]);
  inResult("Review 1 change");
  await expect.poll(filled).toEqual(["Reject"]);
  inResult("Reject");
  await expect.poll(filled).toEqual(["Accept all 4 and copy"]);
});

test("what the model added falls out of the safe copy, and what it left out comes back as it was written", async () => {
  const draft = "so basically teh vent is open since noon, Olga looks after it. pls ring Bo about teh lift befor 5pm.";
  await open({ says: ["The vent has been open since noon. Olga from the Harbour crew looks after it.\n"] }, {}, draft);
  await page.says(/stays until you decide|until you accept/);
  await page.says(/Done\. \d/);
  await page.settled();
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await page.says(/Copied, with/);
  await expect
    .poll(() => copied.at(-1)?.["text/plain"])
    .toBe("The vent has been open since noon. Olga looks after it. pls ring Bo about teh lift befor 5pm.");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("where the browser does not allow copying, that is said and nothing counts as copied", async () => {
  await rewritten();
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error("refused")) },
  });
  inResult("Reject all changes");
  await page.says("All changes reviewed");
  inResult("Copy");
  await expect.poll(() => page.html(".result-pane")).toMatch(/copy/i);
  expect(await page.settled(".outcome")).toMatchSnapshot();
  expect(page.text()).not.toContain("Turn on history?");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("what comes into the draft is what would be copied, says what it left as it was, and is one undo away", async () => {
  await rewritten();
  inResult("Replace my draft");
  await expect.poll(draftText).toBe(CAREFUL);
  await page.says("Your draft was replaced. 2 parts are still as you wrote them. Undo brings your old draft back.");
  inResult("Undo");
  await expect.poll(draftText).toBe(DRAFT);
  await expect.poll(() => decided("open").length).toBe(6);
  page.key("z", { ctrlKey: true, shiftKey: true }, document.body);
  await expect.poll(draftText).toBe(CAREFUL);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("an answer about a part that stayed comes into the draft that was replaced, and one undo takes all of it back", async () => {
  await rewritten();
  inResult("Replace my draft");
  await page.says("2 parts are still as you wrote them.");
  await expect.poll(() => page.html(".reasons")).toContain("Tuesday");
  inResult("Accept");
  await expect.poll(draftText).toBe(CAREFUL.replace(" on Tuesday", ""));
  await expect.poll(() => page.html(".reasons")).toContain("Lisbon");
  inResult("Reject");
  await page.says("Your draft was replaced. Undo brings your old draft back.");
  expect(await draftText()).toBe(CAREFUL.replace(" on Tuesday", ""));
  expect(copied).toEqual([]);
  inResult("Undo");
  await expect.poll(draftText).toBe(DRAFT);
  await expect.poll(() => decided("open").length).toBe(6);
});

test("where all that changed waits for a decision, the draft stays, and that is said", async () => {
  const draft = "The vent is open since noon, and Olga looks after it. Ring Bo about the lift before 5pm.";
  await open({ says: ["The vent is open since noon, and Olga looks after it."] }, {}, draft);
  await page.says(/stays until you decide|until you accept/);
  inResult("Replace my draft");
  await page.says("Your draft wasn’t replaced. Decide on the remaining changes first.");
  expect(await draftText()).toBe(draft);
});

test("after all was accepted and copied, the first change too shows its card, and the way to it is a button", async () => {
  const draft = "just a note, u can pay the invoice befor Friday and it is realy late.";
  await open({ says: ["Just a note, you can pay the invoice before Friday and it is really late."] }, {}, draft);
  await page.says("Accept all 4 and copy");
  page.press("Accept all 4 and copy");
  await page.says("Copied, with 4 changes accepted.");
  const card = (): string => document.querySelector(".result-pane .dock-acts")?.textContent ?? "";
  expect(card()).toBe("");
  document.querySelector<HTMLElement>("[data-change]")?.click();
  await expect.poll(card).toContain("Edit");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  // What was said of the copy is not said of what is done next.
  expect(document.querySelector(".outcome")?.textContent).toBe("");
  inResult("Cancel");
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await page.says("Copied.");
  inResult("Reject all changes");
  await page.says("All changes reviewed");
  inResult("Show the changes");
  await expect.poll(card).toContain("Edit");
});

test("whichever undo takes it back, the result is as it was before: no decision is lost, and it can be put there again", async () => {
  await rewritten();
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await page.says("2 parts are still as you wrote them.");
  const replace = (): number =>
    [...document.querySelectorAll(".foot-end button")].filter((one) => one.textContent === "Replace my draft").length;
  for (const left of [1, 0]) {
    inResult("Reject");
    await expect.poll(() => decided("asked").length).toBe(left);
  }
  await expect.poll(replace).toBe(1);
  const accepted = decided("accepted");
  expect(accepted.length).toBeGreaterThan(0);
  const undos = [
    () => inResult("Undo"),
    () => page.key("z", { ctrlKey: true }, document.body),
    () => page.key("z", { ctrlKey: true }, content()),
  ];
  for (const undo of undos) {
    inResult("Replace my draft");
    await expect.poll(draftText).not.toBe(DRAFT);
    await page.says("Your draft was replaced.");
    // The page looks at the draft in a pause of the writing.
    await expect.poll(() => document.querySelector(".draft-column .count")?.textContent).not.toBe("29 words");
    expect(replace()).toBe(0);
    undo();
    await expect.poll(draftText).toBe(DRAFT);
    await expect.poll(replace).toBe(1);
    expect(page.text()).not.toContain("Your draft was replaced.");
    expect(decided("accepted")).toEqual(accepted);
  }
  // The next one takes back what came before it.
  inResult("Undo");
  await expect.poll(() => decided("accepted").length).toBe(0);
});

test("without its changes, and beside the draft, the text is the one that copying copies", async () => {
  await rewritten();
  expect(await clean()).toBe(CAREFUL);
  view("compare");
  const side = (): string =>
    [...document.querySelectorAll(".diff td:last-child")].map(({ textContent }) => textContent).join(" ");
  await expect.poll(side).toContain("310 ms on Tuesday.");
  expect(side()).not.toContain("Lisbon");
  view("clean");
  await expect.poll(() => document.querySelector(".clean .fact")?.textContent).toBe("p95");
  inResult("Copy");
  await expect.poll(() => copied.at(-1)?.["text/plain"]).toBe(CAREFUL);
  expect(document.querySelector(".clean")?.textContent).toBe(CAREFUL);
});

test("without its changes, and beside the draft, what is said of the text is of the one on screen, and its facts are found there", async () => {
  const draft =
    "Thank you for the plan. We decided not to renew the lease when it ends on 31 January. We would look again at £2,150.";
  const says =
    "Thanks for the plan. We decided to renew the lease when it ends on 31 January. We’d gladly look again at £2,150.";
  await open({ says: pieces(says) }, {}, draft);
  await page.says(/until you accept/);
  const troubles = (): number => document.querySelectorAll(".fact-rows [data-state=lost]").length;
  const count = (): string => document.querySelector(".result-pane .count")?.textContent ?? "";
  await expect.poll(troubles).toBe(1);
  await expect.poll(count).toContain("22 words");
  const seen = { clean: ".clean", compare: ".diff td:last-child" };
  for (const [name, place] of Object.entries(seen)) {
    view(name);
    await expect.poll(() => document.querySelector(place)).not.toBe(null);
    await expect.poll(troubles).toBe(0);
    expect(document.querySelector(".tally")?.textContent).not.toContain("meaning");
    expect(count()).toContain("23 words");
    expect(page.html(".result-pane").split("needs your decision").length).toBe(2);
    const row = [...document.querySelectorAll<HTMLElement>(".fact-rows button")].find((one) =>
      one.textContent?.includes("31 January"),
    );
    row?.click();
    const marked = (): (string | null)[] =>
      [...document.querySelectorAll(`${place} .picked`)].map(({ textContent }) => textContent);
    await expect.poll(marked).toEqual(["31 January"]);
    row?.click();
    await expect.poll(marked).toEqual([]);
  }
  view("review");
  await expect.poll(troubles).toBe(1);
});

test("a fact that is picked is marked in the draft and in the result", async () => {
  await rewritten();
  await expect.poll(() => document.querySelectorAll(".fact-rows li").length).toBeGreaterThan(3);
  const fact = (text: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(".fact-rows li button")].find((one) =>
      one.textContent?.includes(text),
    );
  fact("840 ms")?.click();
  await expect.poll(() => document.querySelector(".cm-content .picked")?.textContent).toBe("840 ms");
  expect(document.querySelector(".result mark")?.textContent).toBe("840 ms");
  view("clean");
  await expect.poll(() => document.querySelector(".clean mark")?.textContent).toBe("840 ms");
  fact("840 ms")?.click();
  await expect.poll(() => document.querySelector(".cm-content .picked")).toBe(null);
  view("review");
  fact("Tuesday")?.click();
  await expect.poll(() => document.querySelector(".cm-content .picked")?.textContent).toBe("Tuesday");
  await expect.poll(() => document.querySelector(".review mark")?.textContent).toBe("Tuesday");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  // Whoever goes on to a change is done with the fact.
  await choose("utilise");
  await expect.poll(() => document.querySelector(".picked")).toBe(null);
});

test("a point of notes that was left out is struck through, counted beside the facts, and comes back", async () => {
  const notes = "- hall booked for 9 May\n- Petr talks to them\n- bring the projector";
  await openAt("/", {
    "GET /api/site": withModel,
    "POST /api/humanize": { says: ["The hall is booked for 9 May. Somebody should bring the projector."] },
  });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, insert: notes } });
  await page.says(/[1-9]\d* words/);
  document.querySelector<HTMLInputElement>("input[name=mode][value=expand]")?.click();
  await page.says("Turn into a message Ctrl");
  run();
  await page.says("1 sentence left out");
  await expect.poll(() => document.querySelector(".change[data-status=left-out] del")?.textContent).toContain("Petr");
  await expect.poll(() => page.html(".result-pane .dock")).toContain("Left out");
  inResult("Put it back");
  await expect
    .poll(clean)
    .toBe("The hall is booked for 9 May.\n- Petr talks to them\nSomebody should bring the projector.");
  expect(page.text()).not.toContain("1 sentence left out");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a point without facts that was left out leaves their count as it is, and the tab of a narrow page tells of it", async () => {
  await openAt("/", {
    "GET /api/site": withModel,
    "POST /api/humanize": { says: ["The hall is booked for 9 May. Somebody should bring the projector."] },
  });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, insert: "- hall booked for 9 May\n- bring the projector\n- no speeches" } });
  await page.says(/[1-9]\d* words/);
  document.querySelector<HTMLInputElement>("input[name=mode][value=expand]")?.click();
  await page.says("Turn into a message Ctrl");
  run();
  await page.says("1 sentence left out");
  expect(document.querySelector(".tally")?.className).toBe("tally");
  expect(document.querySelector(".tally")?.textContent).toContain("all kept");
  const tab = (): string | null => document.querySelector(".pane-tabs .left-out")?.getAttribute("aria-label") ?? null;
  expect(tab()).toBe("1 sentence left out");
  inResult("Put it back");
  await expect.poll(tab).toBe(null);
});

test("of notes nothing is copied before what is missing is decided, and a note that is kept stays a line", async () => {
  const notes = "- hall booked for 9 May\n- Ines brings the projector\n- ask Petr about chairs (40)";
  await openAt("/", {
    "GET /api/site": withModel,
    "POST /api/humanize": {
      says: ["The hall is booked for 9 May. Ines brings the projector. Somebody should ask about the 40 chairs."],
    },
  });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, insert: notes } });
  await page.says(/[1-9]\d* words/);
  document.querySelector<HTMLInputElement>("input[name=mode][value=expand]")?.click();
  await page.says("Turn into a message Ctrl");
  run();
  await expect.poll(() => page.html(".result-pane .dock")).toContain("“Petr” is missing.");
  const acts = [...document.querySelectorAll(".foot-end button")].map((one) => one.textContent?.trim());
  expect(acts).toEqual(["Copy"]);
  // It is a text with one sentence to decide about, and no list of what became of each note.
  expect(document.querySelector(".review")?.textContent).toContain("The hall is booked for 9 May. Ines brings");
  expect(document.querySelectorAll(".change").length).toBe(1);
  view("clean");
  await page.says("1 change needs your decision");
  expect(page.html(".result-pane .dock")).not.toContain("button");
  view("review");
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await page.says("Decide on the remaining change, then copy.");
  expect(copied).toEqual([]);
  await page.settled(".result-pane");
  inResult("Copy");
  // What is missing is said above, beside the change.
  await page.says("You haven’t reviewed this change. Copy anyway?");
  expect(await page.settled(".result-pane footer")).toMatchSnapshot();
  inResult("Cancel");
  await expect.poll(() => page.text()).not.toContain("Copy anyway?");
  inResult("Copy");
  await page.says("Copy anyway?");
  inResult("Copy anyway");
  await page.says("Copied with 1 change you haven’t reviewed. “Petr” is missing.");
  expect(copied.length).toBe(1);
  expect(document.querySelectorAll(".change").length).toBe(1);
  inResult("Reject");
  await expect
    .poll(clean)
    .toBe("The hall is booked for 9 May. Ines brings the projector.\n- ask Petr about chairs (40)");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a rewrite is not called machine-written beside its facts, where nothing could be done about it", async () => {
  const long = Array.from(
    { length: 12 },
    (_, at) => `On day ${at + 1} we moved the importer to the new queue, and nobody noticed a thing.`,
  ).join(" ");
  await open({ says: pieces(long.replaceAll("nobody noticed", "no one saw")) }, {}, long);
  await page.says(/Done\. \d/);
  await page.settled();
  expect(document.querySelector(".reads")).toBe(null);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a text that is no shorter than its draft though it was asked to be is said to be so, beside it", async () => {
  const draft = "The lift is broken today. Please ring the plumber.";
  const says = "The lift has been broken all day today. Please ring the plumber.";
  await open({ says: [says] }, { "GET /api/site": withModel }, draft);
  await page.says(/Done\. \d/);
  expect(page.text()).not.toContain("You asked for");
  page.type("Length", "shorter");
  await page.says("You’ve changed the length.");
  run();
  await page.says("You asked for a shorter text. This one has 12 words; your draft has 9.");
});

test("a text is copied plain, as Markdown and rich", async () => {
  await open({ says: ["See **the board** at [example](https://example.org/a).", NOTES] });
  await page.says("Facts affected");
  const copyAs = async (format: string): Promise<void> => {
    page.type("Copy as", format);
    await page.says(/Copied/);
  };
  while (decided("open").length > 0) {
    inResult("Accept");
    await next();
  }
  inResult("Copy");
  await expect.poll(() => copied.at(-1)).toEqual({ "text/plain": "See the board at example (https://example.org/a)." });
  await copyAs("markdown");
  await expect
    .poll(() => copied.at(-1))
    .toEqual({ "text/plain": "See **the board** at [example](https://example.org/a)." });
  await copyAs("rich");
  await expect.poll(() => copied.at(-1)?.["text/html"]).not.toBe(undefined);
  expect(copied.at(-1)).toMatchSnapshot();
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a meaning that surely changed is no all-clear beside facts that are all kept", async () => {
  const draft = "The p95 went up from 840 ms to 910 ms on Tuesday. Please do not touch the old queue.";
  await open({ says: pieces(draft.replace("do not touch", "touch")) }, {}, draft);
  await page.says("Done. 4 facts kept, 1 change in meaning.");
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  const tab = (): HTMLElement | null => document.querySelector(".pane-tabs .choice-count");
  await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("4/51 missing");
  expect(document.querySelector(".tally-trouble")).not.toBe(null);
  expect([tab()?.textContent, tab()?.dataset["bad"]]).toEqual(["4/5", "true"]);
  inResult("Reject all changes");
  await page.says("Done. 4 facts kept.");
  // What was put back is counted as before: the total does not move.
  await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("5/5all kept");
  expect([tab()?.textContent, tab()?.dataset["bad"]]).toEqual(["5/5", "false"]);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a “not” that may be gone is listed beside a missing fact, and what is there again is not called missing", async () => {
  const rest = "Anna has the list of servers and will send it round on Friday.";
  const draft = `The launch at the Leeds office costs £4,500. We are not ready to move it yet, so please hold off until the tests are done. ${rest}`;
  const says = `The launch at the office is near. We are ready to start, so hold on until the checks end. ${rest}`;
  await open({ says: [...pieces(says), "\n\nNOTES:\n- Missing from the rewrite: £4,500; Leeds."] }, {}, draft);
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("2/42 missing, 1 to check");
  const rows = [...document.querySelectorAll(".fact-rows li")].map(({ textContent }) => textContent);
  expect(rows.slice(0, 3)).toEqual(["Leedsmissing", "£4,500missing", "notto check"]);
  const notes = (): string[] => [...document.querySelectorAll(".notes li")].map(({ textContent }) => textContent ?? "");
  expect(notes()).toEqual(["Missing from the rewrite: £4,500; Leeds."]);
  await choose("Leeds");
  inResult("Reject");
  await expect.poll(notes).toEqual([]);
  await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("3/41 missing, 1 to check");
  inResult("Reject all changes");
  await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("4/4all kept");
});

test("a result that is the draft says so, and offers no check of two texts that are the same", async () => {
  await open({ says: [DRAFT] }, { "GET /api/site": withModel });
  await page.says("No changes. The result is the same as your draft.");
  await page.settled();
  expect(document.querySelector(".meaning")).toBe(null);
  expect(page.html(".result-pane")).not.toContain("Check the meaning");
  expect(page.text()).not.toContain("Does it still mean the same thing?");
  const editor = await page.editor();
  editor.dispatch({ changes: { from: editor.state.doc.length, insert: " Bo reviews the rest." } });
  await page.says("You’ve changed the draft.");
  expect(page.text()).not.toContain("No changes.");
});

test("the check of the meaning is closed by its button, by Esc and by choosing a change", async () => {
  await open({ says: pieces(REWRITTEN) }, { "GET /api/site": withModel });
  await page.says(/stays until you decide|until you accept/);
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  const panel = (): Element | null => document.querySelector(".meaning");
  const ask = async (): Promise<void> => {
    inResult("Check the meaning uses 1 rewrite");
    await expect.poll(panel).not.toBe(null);
  };
  await ask();
  page.press("Close the meaning check");
  await expect.poll(panel).toBe(null);
  expect(document.querySelector(".thumbs")).not.toBe(null);
  await ask();
  page.key("Escape", {}, document.body);
  await expect.poll(panel).toBe(null);
  await ask();
  document.querySelector<HTMLElement>("[data-change][data-current=true]")?.click();
  await expect.poll(panel).toBe(null);
  expect(document.querySelector(".thumbs")).not.toBe(null);
});

/** A rewrite of which the first sentence is being edited so that `wording` stands for "before". */
const editBefore = async (wording: string): Promise<void> => {
  const draft = "Bo, pls pay the invoice befor Friday. It is realy late, and u know its number.";
  const says = "Bo, please pay the invoice before Friday. It is really late, and you know its number.";
  await open({ says: [says] }, {}, draft);
  await page.says("Accept all 4 and copy");
  await choose("before");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.type("Your wording", `Bo, pay the invoice ${wording} Friday.`);
};

test("a figure in an own edit is said before copying, and the other changes are accepted", async () => {
  await editBefore("after 45 days, by");
  inResult("Save");
  await page.says("Your edit: “45 days” is not in the draft.");
  page.press("Accept all 2 and copy");
  await page.says("“45 days” is not in the draft. Copy anyway?");
  expect(copied).toEqual([]);
  page.press("Copy anyway");
  await expect
    .poll(() => copied.at(-1)?.["text/plain"])
    .toBe("Bo, pay the invoice after 45 days, by Friday. It is really late, and you know its number.");
});

test("an own edit that turns the meaning round is said, marked and listed as a figure is", async () => {
  const draft = "hi team, we will not deploy on Friday. It is realy late.";
  await open({ says: ["Hi team, we will not deploy on Friday. It is really late."] }, {}, draft);
  await page.says(/Accept .*and copy/);
  await choose("Hi");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.type("Your wording", "Hi team, we will deploy on Friday.");
  inResult("Save");
  await page.says("Your edit: “not” was dropped.");
  const markedAs = (kind: string): string =>
    [...document.querySelectorAll(`.review .${kind}`)]
      .map(({ textContent }) => textContent)
      .join("")
      .replace(/ +/g, " ")
      .trim();
  expect(markedAs("risk")).toBe("Hi team, we will deploy on Friday.");
  const row = document.querySelector<HTMLElement>(".fact-rows li[data-state=lost] button");
  expect(row?.textContent).toBe("notmissing");
  row?.click();
  await expect.poll(() => markedAs("picked")).toContain("we will deploy");
  page.press("Accept and copy");
  await page.says("“not” was dropped. Copy anyway?");
  expect(copied).toEqual([]);
  page.press("Copy anyway");
  await expect.poll(() => copied.at(-1)?.["text/plain"]).toBe("Hi team, we will deploy on Friday. It is really late.");
});

test("from the edit too, one press of the keys accepts the others and copies all", async () => {
  await editBefore("by");
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.querySelector(".change-editor textarea"));
  await expect
    .poll(() => copied.at(-1)?.["text/plain"])
    .toBe("Bo, pay the invoice by Friday. It is really late, and you know its number.");
});

describe("the history on this device", () => {
  const keptOnDevice = async (): Promise<number> => (await readHistory()).length;

  test("is asked for once, keeps finished rewrites, is searched and cleared", async () => {
    await rewritten();
    expect(document.querySelector(".history-question")).toBe(null);
    inResult("Reject all changes");
    await page.says("All changes reviewed");
    inResult("Copy");
    await page.says("Turn on history?");
    expect(await page.settled(".history-question")).toMatchSnapshot();
    // One place says what was done and asks; nothing lies between it and the buttons.
    expect(document.querySelector(".dock .history-question")).not.toBe(null);
    expect(document.querySelector(".result-pane .dock h3")?.textContent).toBe("Copied.");
    expect(document.querySelector(".outcome")).toBe(null);
    page.press("Turn on");
    await expect.poll(() => document.querySelector(".history-question")).toBe(null);
    await expect.poll(keptOnDevice).toBe(1);
    await page.close();
    await rewritten(REWRITTEN.replace("Lisbon", "Porto"));
    inResult("Reject all changes");
    await page.says("All changes reviewed");
    inResult("Copy");
    await page.says("Copied.");
    expect(document.querySelector(".history-question")).toBe(null);
    await expect.poll(keptOnDevice).toBe(2);
    await page.close();
    await openAt("/history");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(2);
    expect(await page.settled()).toMatchSnapshot();
    page.type("Search drafts and rewrites", "LISBON");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(1);
    page.type("Search drafts and rewrites", "zebra");
    await page.says("Nothing contains “zebra”.");
    page.type("Search drafts and rewrites", "");
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(2);
    document.querySelector<HTMLButtonElement>(".version .button")?.click();
    await expect.poll(() => copied.at(-1)).toEqual({ "text/plain": REWRITTEN.replace("Lisbon", "Porto") });
    document.querySelector<HTMLButtonElement>(".version .button-quiet")?.click();
    await expect.poll(() => document.querySelectorAll(".version").length).toBe(1);
    page.press("Clear all");
    await page.says("Nothing yet. Your next finished rewrite");
    page.press("Turn off");
    await page.says("Turn on history?");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("is not kept after a no", async () => {
    await rewritten();
    inResult("Reject all changes");
    await page.says("All changes reviewed");
    inResult("Copy");
    await page.says("Turn on history?");
    page.press("No, thanks");
    await expect.poll(() => document.querySelector(".history-question")).toBe(null);
    await page.close();
    await openAt("/history");
    await page.says("Keeps up to 50 rewrites");
    expect(await page.settled()).toMatchSnapshot();
    page.press("Turn on");
    await page.says("Nothing yet. Your next finished rewrite");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });
});
