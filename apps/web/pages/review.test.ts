import { keptOutLine, notesBlock, stoppedMessage } from "@rewrite-service/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forget, openPage, signedIn, usage, withModel, type Answers, type Page, type Played } from "./open-page.ts";

const DRAFT = `Hi team,

The p95 went from 840 ms to 310 ms on Tuesday. We utilise the new queue in order to smooth peaks.

Ana reviews PR 90210 by 5pm.`;
const REWRITTEN = `The p95 fell from 840 ms to 310 ms. We use the new queue to smooth peaks.

Ana reviews PR 90210 by 5pm. The rollback has an owner in Lisbon.`;
const NOTES = "\n\nNOTES:\n- Tuesday is not in this text.";
const pieces = (text: string): string[] => text.match(/[^]{1,9}/g) ?? [];

let page: Page;
const copied: Record<string, string>[] = [];
beforeEach(async () => {
  await forget();
  copied.length = 0;
  const item = async (entry: ClipboardItem): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(entry.types.map(async (type) => [type, await (await entry.getType(type)).text()])),
    );
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      writeText: async (text: string) => void copied.push({ "text/plain": text }),
      write: async ([entry]: ClipboardItem[]) => void copied.push(await item(entry as ClipboardItem)),
    },
  });
});
afterEach(() => page.close());

const draftText = async (): Promise<string> => (await page.editor()).state.doc.toString();
const content = (): Element | null => document.querySelector(".cm-content");
const run = (): void => page.key("Enter", { ctrlKey: true }, content());
const open = async (says: Played | (() => unknown), answers: Answers = {}, draft = DRAFT): Promise<void> => {
  page = await openPage("/", { "POST /api/humanize": says, ...answers });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: draft } });
  await page.says(/[1-9]\d* words/);
  run();
};
const rewritten = async (text = REWRITTEN): Promise<void> => {
  await open({ says: [...pieces(text), ...pieces(NOTES)] });
  await page.says(/Accept the other \d and copy/);
  await page.says(/Done\. \d/);
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  await page.settled();
};
const view = (name: string): void =>
  document.querySelector<HTMLInputElement>(`input[name=result-view][value=${name}]`)?.click();
const clean = async (): Promise<string> => {
  view("clean");
  await expect.poll(() => document.querySelector(".clean")).not.toBe(null);
  const text = document.querySelector(".clean")?.textContent ?? "";
  view("review");
  await expect.poll(() => document.querySelector(".review")).not.toBe(null);
  return text;
};
/** The text of the review, with what goes and what comes in brackets. */
const marked = (): string => {
  const copy = document.querySelector(".review")?.cloneNode(true) as HTMLElement;
  for (const gone of copy.querySelectorAll(".margin-marks")) gone.remove();
  for (const one of copy.querySelectorAll("del")) one.textContent = `[${one.textContent}]`;
  for (const one of copy.querySelectorAll("ins")) one.textContent = `{${one.textContent}}`;
  return copy.textContent ?? "";
};
const change = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("[data-change]")].find((one) =>
    one.textContent?.includes(text),
  ) as HTMLElement;
/** What a person does comes after what came of the last thing is on the page. */
const next = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const choose = async (text: string): Promise<void> => {
  await expect.poll(() => change(text)).not.toBe(undefined);
  change(text).click();
  await expect.poll(() => change(text).dataset["current"]).toBe("true");
};
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    page.key(key);
    await next();
  }
};
const inResult = (name: string): void =>
  [...document.querySelectorAll<HTMLButtonElement>(".result-pane button")]
    .find((one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim() === name)
    ?.click();
const decided = (kind: string): string[] =>
  [...document.querySelectorAll(`[data-decision=${kind}]`)].map((one) => one.textContent ?? "");
const asked = (): Record<string, unknown>[] =>
  page.changes.map((line) => JSON.parse(line.slice(line.indexOf("{"))) as Record<string, unknown>);

test("the review is one text with every change in it, beside the facts and the notes", async () => {
  await rewritten();
  await expect.poll(() => document.querySelectorAll(".fact-rows li").length).toBeGreaterThan(3);
  expect(marked()).toBe(
    "[Hi team,]\n\nThe p95 [went] {fell} from 840 ms to 310 ms [on Tuesday]. We [utilise] {use} the new queue [in order] to smooth peaks.\n\nAna reviews PR 90210 by 5pm. {The rollback has an owner in Lisbon.}",
  );
  expect(await page.settled(".result-pane")).toMatchSnapshot();
  expect(await page.settled(".ledger")).toMatchSnapshot();
  expect(await clean()).toBe(REWRITTEN);
  view("compare");
  await expect.poll(() => document.querySelectorAll(".diff tbody tr").length).toBe(5);
  expect(await page.settled(".result")).toMatchSnapshot();
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

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

test("the way from the draft to the change is one stop, and arrow keys go on from there", async () => {
  await rewritten();
  const current = (): string | undefined =>
    document.querySelector<HTMLElement>("[data-current=true]")?.dataset["change"];
  document.querySelector<HTMLElement>(".draft-column .skip")?.click();
  const first = current();
  expect((document.activeElement as HTMLElement).dataset["change"]).toBe(first);
  await press("ArrowDown");
  await expect.poll(current).not.toBe(first);
  await expect.poll(() => (document.activeElement as HTMLElement).dataset["change"]).toBe(current());
  await press("ArrowLeft");
  await expect.poll(current).toBe(first);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("what surely changed a fact is red, and what may have changed the meaning is not", async () => {
  const draft = "The queue has 14 jobs. I think the crew is on its way.";
  await open({ says: ["The queue has 15 jobs. The crew is on its way."] }, {}, draft);
  await page.says(/Done\. \d/);
  const risk = (): string | undefined => document.querySelector<HTMLElement>(".result-pane .dock")?.dataset["risk"];
  await choose("15");
  await expect.poll(risk).toBe("certain");
  expect(change("15").querySelector(".risk")?.textContent).toBe("14");
  expect(document.querySelector(".fact-rows [data-state=changed] .fact-text")?.textContent).toBe("14 jobs → 15 jobs");
  await choose("I think");
  await expect.poll(risk).toBe("possible");
  expect(change("I think").querySelector(".risk")).toBe(null);
  expect(change("I think").querySelector(".doubt")?.textContent).toContain("think");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("an undo takes the focus back to the change that it is about", async () => {
  await rewritten();
  const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset["change"];
  const decide = async (key: string, modifiers = {}): Promise<string | undefined> => {
    const from = focused();
    page.key(key, modifiers);
    await expect.poll(focused).not.toBe(from);
    return from;
  };
  document.querySelector<HTMLElement>("[data-change][data-current=true]")?.focus();
  await decide("a");
  const rejected = await decide("r");
  expect(rejected).toBeDefined();
  await decide("z", { ctrlKey: true });
  expect(focused()).toBe(rejected);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a change is rejected, edited and accepted, and each is one undo", async () => {
  await rewritten();
  await choose("utilise");
  document.querySelector<HTMLButtonElement>(".margin-marks [data-act=reject]")?.click();
  // The edit beside it in the same sentence is another decision.
  expect(await clean()).toContain("310 ms. We utilise the new queue to smooth peaks.");
  await choose("utilise");
  await expect.poll(() => page.html(".result-pane .dock h3")).toContain("Rejected");
  expect(page.html(".result-pane .dock")).not.toContain("shorter");
  await choose("Lisbon");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.type("Your wording", " Bo owns the rollback. ");
  page.key("Enter", { ctrlKey: true }, document.querySelector(".change-editor textarea"));
  await expect.poll(() => decided("edited")).toEqual(["Bo owns the rollback."]);
  expect(await clean()).toMatch(/5pm\. Bo owns the rollback\.$/);
  inResult("Undo");
  await next();
  inResult("Undo");
  await expect.poll(clean).toBe(REWRITTEN);
  inResult("Redo");
  await expect.poll(clean).toContain("utilise");
  inResult("Reject all changes");
  await expect.poll(clean).toBe(DRAFT);
  await page.says("All changes reviewed");
  expect(await page.settled(".result-pane footer")).toMatchSnapshot();
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("keys walk from anywhere but the draft, accept, keep and edit, and the card says why", async () => {
  await rewritten();
  document.querySelector<HTMLElement>(".result-pane")?.focus();
  // What touches a fact is the change that the review opens with.
  await expect.poll(() => page.html(".reasons")).toContain("is missing");
  // From the pane around it the first press leads to that change, and the next one on.
  page.key("F8", {}, document.querySelector(".result-pane"));
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("Change 3 of 6: Fact lost");
  page.key("F8", { shiftKey: true });
  await page.says("2 of 6");
  await next();
  page.key("F8");
  await expect.poll(() => page.html(".reasons")).toContain("is missing");
  expect(await page.settled(".result-pane .dock")).toMatchSnapshot();
  const at = (): string | null | undefined => document.activeElement?.getAttribute("data-change");
  await expect.poll(at).not.toBe(undefined);
  await press("r");
  await expect.poll(() => decided("rejected").join()).toContain("on Tuesday");
  await press("a");
  await expect.poll(() => decided("accepted").join()).toContain("use");
  await press("e");
  await expect.poll(() => document.querySelector(".change-editor textarea")).not.toBe(null);
  page.key("a", {}, document.querySelector(".change-editor textarea"));
  expect(decided("accepted").length).toBe(1);
  page.key("Escape", {}, document.querySelector(".change-editor textarea"));
  await expect.poll(() => document.querySelector(".change-editor")).toBe(null);
  const current = (): string | null | undefined =>
    document.querySelector("[data-current=true]")?.getAttribute("data-change");
  const here = current();
  page.key("F8", { shiftKey: true });
  await expect.poll(current).not.toBe(here);
  page.key("F8");
  await expect.poll(current).toBe(here);
  page.key("r", { ctrlKey: true });
  expect(decided("rejected").length).toBe(1);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("accept all takes what is safe, copies it, leaves each fact to the writer by name, and is one undo", async () => {
  await rewritten();
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await page.says("Copied, with 4 changes accepted. 2 parts are still as you wrote them.");
  expect(copied.at(-1)).toEqual({
    "text/plain":
      "The p95 fell from 840 ms to 310 ms on Tuesday. We use the new queue to smooth peaks.\n\nAna reviews PR 90210 by 5pm.",
  });
  await expect.poll(() => page.html(".reasons")).toContain("Tuesday");
  expect(await page.settled(".result-pane .dock")).toMatchSnapshot();
  inResult("Accept");
  await expect.poll(() => page.html(".reasons")).toContain("Lisbon");
  inResult("Reject");
  await expect
    .poll(() => copied.at(-1)?.["text/plain"])
    .toBe(REWRITTEN.replace(" The rollback has an owner in Lisbon.", ""));
  await page.says("Copied.");
  page.key("z", { ctrlKey: true }, document.body);
  await expect.poll(() => decided("open").length).toBe(6);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

const copyButtons = (): string[] =>
  [...document.querySelectorAll(".foot-end .joined button")].map((one) => one.textContent?.trim() ?? "");

test("one button copies: with what is open, or once all is decided", async () => {
  await rewritten();
  expect(copyButtons()).toEqual(["Accept the other 4 and copy"]);
  inResult("Accept the other 4 and copy");
  await page.says("Copied, with 4 changes accepted.");
  expect(copyButtons()).toEqual(["Copy"]);
  inResult("Reject all changes");
  await page.says("All changes reviewed");
  expect(copyButtons()).toEqual(["Copy"]);
  inResult("Copy");
  await expect.poll(() => copied.at(-1)).toEqual({ "text/plain": DRAFT });
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("what the model added falls out of the safe copy, and what it left out comes back as it was written", async () => {
  const draft = "so basically teh vent is open since noon, Olga looks after it. pls ring Bo about teh lift befor 5pm.";
  await open({ says: ["The vent has been open since noon. Olga from the Harbour crew looks after it.\n"] }, {}, draft);
  await page.says(/Accept the other \d and copy/);
  await page.says(/Done\. \d/);
  await page.settled();
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await page.says(/Copied, with/);
  await expect
    .poll(() => copied.at(-1)?.["text/plain"])
    .toBe("The vent has been open since noon. Olga looks after it. pls ring Bo about teh lift befor 5pm.");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a sentence that moved is the one that is marked, and goes back by itself", async () => {
  const [stays, moves] = [
    "The importer reads every file in the folder twice a day and writes one line for each.",
    "Please do not start it by hand.",
  ];
  await open({ says: [`${moves} ${stays}`] }, {}, `${stays} ${moves}`);
  await page.says("Moved up");
  expect(document.querySelectorAll(".change").length).toBe(1);
  expect(document.querySelector(".moved-from")?.textContent).toBe("was here");
  inResult("Reject");
  expect(await clean()).toBe(`${stays} ${moves}`);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("the card of a change leads to its neighbours, and is accepted, edited and left by its own buttons", async () => {
  await rewritten();
  const place = (): string | null | undefined =>
    document.querySelector(".result-pane .dock-end")?.firstChild?.textContent;
  // The review opens with what touches a fact.
  await expect.poll(place).toBe("3 of 6");
  inResult("Next change");
  await expect.poll(place).toBe("4 of 6");
  inResult("Previous change");
  await expect.poll(place).toBe("3 of 6");
  inResult("Previous change");
  await expect.poll(place).toBe("2 of 6");
  await choose("Lisbon");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  expect(document.activeElement).toBe(document.querySelector(".change-editor textarea"));
  page.type("Your wording", "Never taken over.");
  inResult("Cancel");
  await expect.poll(() => document.querySelector(".change-editor")).toBe(null);
  expect(await clean()).toBe(REWRITTEN);
  await choose("Lisbon");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.type("Your wording", " Bo owns it. ");
  inResult("Save");
  await expect.poll(() => decided("edited")).toEqual(["Bo owns it."]);
  // Another change closes an editor that is open.
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  await choose("utilise");
  await expect.poll(() => document.querySelector(".change-editor")).toBe(null);
  inResult("Accept");
  await expect.poll(() => decided("accepted").length).toBe(1);
  // The end of the review: from there the steps go on around all changes.
  inResult("Reject all changes");
  await page.says("All changes reviewed");
  page.key("F8", {}, document.querySelector(".result-pane"));
  await expect.poll(place).toMatch(/of 6$/);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("from another view the writer is led back to what is open", async () => {
  await rewritten();
  view("clean");
  await expect.poll(() => document.querySelector(".clean")).not.toBe(null);
  expect(await page.settled(".result-pane .dock")).toMatchSnapshot();
  inResult("Review the changes");
  await expect.poll(() => (document.activeElement as HTMLElement | null)?.dataset["change"]).not.toBe(undefined);
  expect(document.querySelector(".review")).not.toBe(null);
  inResult("Side by side");
  await expect.poll(() => document.querySelector(".diff")).not.toBe(null);
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

test("other versions are stopped while they come, and a reader of the old text goes on with it", async () => {
  let at = 0;
  const answers: Played[] = [{ says: [REWRITTEN] }, { says: ["Half a ", new Promise(() => undefined)] }];
  await open(() => answers[Math.min(at++, 1)], { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await page.says("Other versions");
  inResult("Other versions uses 1 rewrite");
  await expect.poll(() => document.querySelector(".version-option")?.textContent).not.toBe(undefined);
  const stop = () =>
    [...document.querySelectorAll<HTMLButtonElement>(".versions button")].find(
      ({ textContent }) => textContent === "Stop",
    );
  await expect.poll(stop).not.toBe(undefined);
  stop()?.click();
  await expect.poll(stop).toBe(undefined);
  expect(await page.settled(".versions")).toMatchSnapshot();
  inResult("Close versions");
  await expect.poll(() => document.querySelector(".versions")).toBe(null);
  expect(await clean()).toBe(REWRITTEN);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("putting the result into the draft is one undo away", async () => {
  await rewritten();
  inResult("Replace my draft");
  expect(await draftText()).toBe(REWRITTEN);
  await page.says("Your draft was replaced.");
  inResult("Undo");
  await expect.poll(draftText).toBe(DRAFT);
  page.key("z", { ctrlKey: true, shiftKey: true }, document.body);
  await expect.poll(draftText).toBe(REWRITTEN);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
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
});

test("other versions of a sentence come in its place; one of them, or a whole one, becomes the result", async () => {
  const ways = ["Now we use the queue.", "Today the queue is in use.", "The new queue smooths peaks."];
  const said = ways.map((way) => REWRITTEN.replace("We use the new queue to smooth peaks.", way));
  let at = -1;
  const answer = (): Played => ({ says: pieces(at++ < 0 ? REWRITTEN : (said[at - 1] as string)) });
  await open(answer, { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await choose("utilise");
  const anotherComes = async (at: number): Promise<void> => {
    inResult("Another version uses 1 rewrite");
    await expect.poll(() => document.querySelector(`.version-option:nth-child(${at}) .take`)).not.toBe(null);
  };
  inResult("Other versions uses 1 rewrite");
  await expect.poll(() => document.querySelector(".version-option .take")?.textContent).toBe(ways[0]);
  // The first alone was asked for.
  expect(asked().length).toBe(2);
  await anotherComes(2);
  await anotherComes(3);
  await expect.poll(() => document.querySelector(".version-option:nth-child(3) .take")?.textContent).toBe(ways[2]);
  await expect.poll(() => document.querySelectorAll(".likelihoods dd").length).toBe(2);
  expect(await page.settled(".versions")).toMatchSnapshot();
  expect(
    asked()
      .slice(1)
      .map(({ mode, previousRewrite }) => [mode, previousRewrite]),
  ).toEqual([
    ["vary", REWRITTEN],
    ["vary", said[0]],
    ["vary", said[1]],
  ]);
  inResult(`Use: ${ways[2]}`);
  await expect.poll(clean).toBe(said[2]);
  inResult("Use the whole version 1");
  await expect.poll(clean).toBe(said[0]);
  inResult("Undo");
  await expect.poll(clean).toContain(ways[2]);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("without a model, which alone has other versions and judges meaning, neither is offered", async () => {
  await rewritten();
  expect(document.querySelector(".meaning")).toBe(null);
  expect(page.text()).not.toContain("Check the meaning");
  expect(page.text()).not.toContain("Other versions");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("where there is no other version, that is said, and no further one is asked for", async () => {
  await open({ says: [REWRITTEN] }, { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  inResult("Other versions uses 1 rewrite");
  await page.says("The model has no other version. This request didn’t count.");
  expect(page.text()).not.toContain("Another version");
  expect(asked().length).toBe(2);
  expect(document.querySelectorAll(".version-option").length).toBe(0);
  page.key("Escape", {}, document.body);
  await expect.poll(() => document.querySelector(".versions")).toBe(null);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a version that was there before is no new one, and ends the asking", async () => {
  const other = REWRITTEN.replace("We use the new queue", "The new queue is in use");
  let at = 0;
  await open(() => ({ says: [[REWRITTEN, other, REWRITTEN][Math.min(at++, 2)] as string] }), {
    "GET /api/site": withModel,
  });
  await page.says(/Done\. \d/);
  await choose("utilise");
  inResult("Other versions uses 1 rewrite");
  await page.says("Another version");
  inResult("Another version uses 1 rewrite");
  await page.says("The model repeated itself. This request used one rewrite.");
  expect(document.querySelectorAll(".version-option").length).toBe(1);
  expect(page.text()).not.toContain("Another version");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a point of notes that was left out is struck through, counted beside the facts, and comes back", async () => {
  const notes = "- hall booked for 9 May\n- Petr talks to them\n- bring the projector";
  page = await openPage("/", {
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
  inResult("Reject");
  await expect
    .poll(clean)
    .toBe("The hall is booked for 9 May.\n- Petr talks to them\nSomebody should bring the projector.");
  expect(page.text()).not.toContain("1 sentence left out");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("of notes nothing is copied before what is missing is decided, and a note that is kept stays a line", async () => {
  const notes = "- hall booked for 9 May\n- Ines brings the projector\n- ask Petr about chairs (40)";
  page = await openPage("/", {
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
  await page.says(/Accept the other \d/);
  await expect.poll(() => page.html(".result-pane .dock")).toContain("“Petr” is missing.");
  const accept = [...document.querySelectorAll(".foot-end .button-primary")].map((one) => one.textContent?.trim());
  expect(accept).toEqual(["Accept the other 2"]);
  inResult("Accept the other 2");
  await page.says("2 changes accepted. One is left to decide, then copy.");
  expect(copied).toEqual([]);
  await page.settled(".result-pane");
  inResult("Copy");
  await page.says("“Petr” is missing. Copy it as it is?");
  expect(await page.settled(".result-pane footer")).toMatchSnapshot();
  inResult("Cancel");
  await expect.poll(() => page.text()).not.toContain("Copy it as it is?");
  inResult("Copy");
  await page.says("Copy it as it is?");
  inResult("Copy everything");
  await page.says("Copied with 1 change you haven’t reviewed. “Petr” is missing.");
  expect(copied.length).toBe(1);
  expect(decided("accepted").length).toBe(2);
  inResult("Reject");
  await expect
    .poll(clean)
    .toBe("The hall is booked for 9 May. Ines brings the projector.\n- ask Petr about chairs (40)");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("versions of an expansion say that the text is notes, and one that fails says why", async () => {
  let at = 0;
  const answers = [{ says: [REWRITTEN] }, { says: ["One way."] }, { failing: "quota_exhausted", message: "Used up." }];
  page = await openPage("/", {
    "GET /api/site": withModel,
    "POST /api/humanize": () => answers[Math.min(at++, 2)],
  });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, insert: DRAFT } });
  await page.says(/[1-9]\d* words/);
  document.querySelector<HTMLInputElement>("input[name=mode][value=expand]")?.click();
  await page.says("Turn into a message Ctrl");
  run();
  await page.says(/Done\. \d/);
  inResult("Other versions uses 1 rewrite");
  await page.says("Another version");
  inResult("Another version uses 1 rewrite");
  await page.says("Used up.");
  expect(
    asked()
      .slice(0, 3)
      .map(({ mode, fromNotes }) => [mode, fromNotes]),
  ).toEqual([
    ["expand", undefined],
    ["vary", true],
    ["vary", true],
  ]);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

describe("closer to one's voice", () => {
  const bag = { grams: { the: 0.5, he_: 0.5 }, words: { the: 0.7, we: 0.3 }, layout: { lines: 1 } };
  const habits = {
    samples: 2,
    words: 400,
    sentenceWords: { mean: 8, deviation: 3 },
    contractions: 0.8,
    punctuation: { "—": 4 },
    openers: [],
    greetings: [],
    signOffs: [],
    favourites: [{ id: "favourite:queue", value: "queue", count: 9, evidence: "9 times" }],
    avoided: [],
    profile: bag,
  };

  test("the distance before and after is shown, with the habits that moved", async () => {
    const voice = { id: "v1", name: "Mine", isDefault: true, signOff: null, keepsSamples: false, habits };
    let at = 0;
    const answers = [REWRITTEN, "We don't wait: the queue smooths it. The queue's new."];
    await open(() => ({ says: [answers[Math.min(at++, 1)]], paidBy: "allowance" }), {
      "GET /api/site": signedIn,
      "GET /api/usage": usage,
      "GET /api/voices": { items: [voice] },
      "GET /api/voices/v1": voice,
    });
    await page.says(/Done\. \d/);
    inResult("Closer to my voice uses 1 rewrite");
    await page.says("Closer to your voice");
    expect(await page.settled(".closeness")).toMatchSnapshot();
    expect(asked()[1]).toMatchObject({ mode: "closer", previousRewrite: REWRITTEN });
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });
});

test("the likelihood of a long draft stands beside that of its rewrite", async () => {
  const long = Array.from(
    { length: 12 },
    (_, at) => `On day ${at + 1} we moved the importer to the new queue, and nobody noticed a thing.`,
  ).join(" ");
  await open({ says: pieces(long.replaceAll("nobody noticed", "no one saw")) }, {}, long);
  await page.says(/Done\. \d/);
  await page.says("A guess from style, not proof.");
  await expect.poll(() => document.querySelectorAll(".likelihoods dd").length).toBe(2);
  expect(await page.settled(".reads")).toMatchSnapshot();
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
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
  await page.says("Done. 4 facts kept, 1 meaning change.");
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  const tab = (): HTMLElement | null => document.querySelector(".pane-tabs .choice-count");
  await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("4/4kept, 1 meaning change");
  expect(document.querySelector(".tally-trouble")).not.toBe(null);
  expect([tab()?.textContent, tab()?.dataset["bad"]]).toEqual(["4/4 !", "true"]);
  inResult("Reject all changes");
  await page.says("Done. 4 facts kept.");
  await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("4/4all kept");
  expect([tab()?.textContent, tab()?.dataset["bad"]]).toEqual(["4/4", "false"]);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

describe("a rewrite that ends early", () => {
  test("is stopped with Esc, and kept or discarded", async () => {
    await open({ says: [...pieces("The p95 fell from 840 ms to 310 ms. Ana re"), new Promise(() => undefined)] });
    await expect.poll(() => document.querySelector(".result")?.textContent).toContain("Ana");
    expect(await page.settled(".run-buttons")).toMatchSnapshot();
    await page.says("Rewriting.");
    page.key("Escape", {}, content());
    await page.says("This counted toward your limit; trying again counts too.");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    const states = (): string[] =>
      [...document.querySelectorAll<HTMLElement>(".fact-rows li")].map((row) => row.dataset["state"] ?? "");
    expect(new Set(states())).toEqual(new Set(["kept", "pending"]));
    expect(document.querySelector(".result")?.textContent).toMatch(/Ana re Stopped here$/);
    inResult("Keep the finished part");
    await expect.poll(() => document.querySelector(".change")).not.toBe(null);
    // The button that was pressed is gone.
    expect(document.activeElement?.id).toBe("result");
    // What was not rewritten stays in the writer's own words.
    const rest = "We utilise the new queue in order to smooth peaks.\n\nAna reviews PR 90210 by 5pm.";
    await expect.poll(clean).toBe(`The p95 fell from 840 ms to 310 ms. ${rest}`);
    expect(document.querySelector(".unwritten")?.textContent).toBe(rest);
    // Rewrite is the next step all the same.
    await page.says(/Unfinished\. \d facts kept, 1 missing\./);
    await page.says("Unfinished: the rest is still as you wrote it.");
    expect(document.querySelectorAll(".result-actions .button-primary").length).toBe(0);
    expect(document.querySelector(".run-buttons .button-primary")?.textContent).toContain("Rewrite");
    inResult("Discard this result");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("is stopped before its first full sentence, and there is nothing to keep", async () => {
    await open({ says: ["The p95 fell from 840 ms", new Promise(() => undefined)] });
    await expect.poll(() => document.querySelector(".result")?.textContent).toContain("840 ms");
    await page.says("Checking the next words…");
    page.key("Escape", {}, content());
    await page.says("There’s no full sentence to keep.");
    expect(page.html(".early-end")).not.toContain("Keep");
    expect(document.querySelector(".result .held")).toBe(null);
    await page.says("Stopped here");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("from notes keeps its whole sentences, and behind them the notes that it did not come to", async () => {
    const rest = ["- Mia sends final numbers by Friday", "- from Jonas"];
    const notes = [rest[1], "- kickoff call moved to Thu 14:00", "- budget is 12,400 EUR", rest[0]].join("\n");
    page = await openPage("/", {
      "POST /api/humanize": {
        says: ["Hi all,\n\nThe kickoff call moved to Thu 14:00. The budget is 12,400 EUR. It rose by "],
        ends: { error: stoppedMessage({ kind: "invented", written: "7%", near: null }) },
      },
    });
    const editor = await page.editor();
    editor.dispatch({ changes: { from: 0, insert: notes } });
    document.querySelector<HTMLInputElement>("input[name=mode][value=expand]")?.click();
    await page.says(/[1-9]\d* words/);
    run();
    await page.says("Stopped: 7% isn’t in your draft.");
    inResult("Keep the finished part");
    await page.says("Unfinished: the rest is still as you wrote it.");
    const whole = `Hi all,\n\nThe kickoff call moved to Thu 14:00. The budget is 12,400 EUR.\n\n${rest[1]}\n${rest[0]}`;
    await expect.poll(clean).toBe(whole);
    expect(document.querySelector(".unwritten")?.textContent).toBe(`${rest[1]}\n${rest[0]}`);
    expect([...document.querySelectorAll(".review del")].map(({ textContent }) => textContent).join()).not.toContain(
      "Mia",
    );
    expect(page.text()).not.toContain("left out");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("by a reload says so and what it cost, and is asked for again", async () => {
    await open({ says: ["The p95 fell from 840 ms to 310 ms. Ana ", new Promise(() => undefined)] });
    await expect.poll(() => document.querySelector(".result")?.textContent).toContain("Ana");
    dispatchEvent(new Event("pagehide"));
    await page.close();
    page = await openPage("/", { "POST /api/humanize": { says: pieces(REWRITTEN) } });
    await page.says("Rewrite interrupted after 10 words");
    await page.says("This counted toward your limit");
    expect(document.querySelector("main")?.dataset["shown"]).toBe("result");
    await page.says("Keep the finished part");
    inResult("Rewrite again");
    await page.says(/Done\. \d/);
    expect(asked().at(-1)?.["text"]).toBe(DRAFT);
    await page.close();
    // Once answered it is not said again.
    page = await openPage("/");
    await page.says(/Done\. \d/);
    expect(page.text()).not.toContain("interrupted");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("by a lost connection says after how many words, and is retried", async () => {
    const broken = {
      says: [...pieces("One two three four five. "), new Promise((resolve) => setTimeout(resolve, 300))],
      ends: "cut",
    };
    await open(broken as Played);
    await page.says("Connection lost after 5 words");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    page.answers["POST /api/humanize"] = { failing: "provider_unavailable" };
    inResult("Try again");
    await page.says("The model isn’t available right now");
    expect(document.querySelector(".result")?.textContent).toContain("One two three four five.");
    // A server that is gone is not its model.
    page.answers["POST /api/humanize"] = { says: [], ends: "cut" };
    inResult("Try again");
    await page.says("Can’t reach the server");
    page.answers["POST /api/humanize"] = { says: pieces(REWRITTEN) };
    inResult("Try again");
    await page.says(/Done\. \d/);
    expect(await clean()).toBe(REWRITTEN);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("by an error says what happened, before the stream and in it, and leaves the draft alone", async () => {
    await open({ says: ["Half of it. And "], ends: { error: "The model did not give a usable answer." } });
    await page.says("The model stopped after 4 words");
    await page.says("This didn’t count toward your limit.");
    // Nothing was caught here: the mark of the gate would say so.
    expect(document.querySelector(".result .held")).toBe(null);
    await page.says("Cut off here");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    const before = asked().length;
    page.answers["POST /api/humanize"] = { failing: "provider_error" };
    inResult("Try again");
    await page.says("The model returned an error");
    expect(page.html(".early-end")).toContain("from your previous try");
    expect(asked().length).toBe(before + 1);
    expect(await draftText()).toBe(DRAFT);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("before its first word leaves the last result on screen and says so; its undo brings the example back", async () => {
    await open({ says: pieces(REWRITTEN) });
    await page.says(/Done\. \d/);
    page.answers["POST /api/humanize"] = { failing: "provider_error" };
    page.key("Enter", { ctrlKey: true }, content());
    await page.says("The model returned an error. Below is your previous result");
    expect(await clean()).toBe(REWRITTEN);
    // A fragment waits beside it: the way back names where it goes, and no undo works unseen.
    page.answers["POST /api/humanize"] = { says: ["Half of it. And "], ends: { error: "Failed." } };
    inResult("Try again");
    await page.says("The model stopped after 4 words");
    expect(document.querySelector<HTMLButtonElement>(".result-pane [aria-label=Undo]")?.disabled).toBe(true);
    inResult("Back to my previous result");
    await expect.poll(() => document.querySelector(".change")).not.toBe(null);
    expect(page.text()).not.toContain("Below is your previous result");
    inResult("Undo");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
    await page.says("Result removed.");
    inResult("Bring it back");
    await expect.poll(() => document.querySelector(".change")).not.toBe(null);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("by the gate names what the model wrote and what the draft says, and is no crash", async () => {
    const message = stoppedMessage({ kind: "invented", written: "290 ms", near: "310 ms" });
    await open({ says: ["The p95 went from 840 ms to "], ends: { error: message } });
    await page.says("Stopped: the model wrote 290 ms; your draft says 310 ms.");
    await expect.poll(() => document.querySelector(".fact-rows [data-state=stopped]")?.textContent).toContain("310 ms");
    expect(document.querySelectorAll(".fact-rows [data-state=lost]").length).toBe(0);
    expect(await page.settled(".result-pane")).toMatchSnapshot();
    // A figure that the text has given already is not the one that was meant.
    const other = stoppedMessage({ kind: "invented", written: "81%", near: "840 ms" });
    page.answers["POST /api/humanize"] = { says: ["The p95 went from 840 ms to "], ends: { error: other } };
    inResult("Try again");
    await page.says("Stopped: 81% isn’t in your draft.");
    // Nothing whole came of it.
    expect(page.text()).not.toContain("Keep the finished part");
    // The text stays with what stopped it when the next try brings none.
    page.answers["POST /api/humanize"] = { failing: "provider_error" };
    inResult("Try again");
    await page.says("The text above is from your previous try, stopped at “81%”.");
    expect(document.querySelector(".result .held")).not.toBe(null);
    expect(page.text().split("Your draft is unchanged.").length).toBe(2);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("by the gate at its end names all that the whole text does not say, and can be reviewed", async () => {
    const message = stoppedMessage({ kind: "left-out", missing: "PR 90210" });
    await open({ says: pieces("The p95 went from 840 ms to 310 ms. Ana reviews by 5pm."), ends: { error: message } });
    await page.says("2 facts are missing");
    await page.says("Something is missing");
    expect(page.html(".early-end")).toContain("PR 90210, Tuesday.");
    expect(page.html(".ledger")).not.toContain("so far");
    expect(document.querySelector(".result .held")).toBe(null);
    inResult("Review it anyway");
    await page.says("Done. 5 facts kept, 2 missing.");
    // Words that are no fact were none of those to keep, so they are none of those that were kept.
    const words = stoppedMessage({ kind: "left-out", missing: "utilise" });
    page.answers["POST /api/humanize"] = { says: pieces(DRAFT.replace("utilise", "use")), ends: { error: words } };
    run();
    await page.says("Missing: “utilise”");
    await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("7/71 missing");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("and one that the gate repaired says what was kept out", async () => {
    await open({ says: ["The p95 fell.", notesBlock([keptOutLine("a figure")])] });
    await page.says("One invented fact was kept out.");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("says that it starts, once that takes a while", async () => {
    await open({ says: [new Promise(() => undefined)] });
    const pressedMs = performance.now();
    await page.says("Starting…");
    expect(performance.now() - pressedMs).toBeGreaterThan(295);
    document.querySelector<HTMLButtonElement>(".run-buttons .button")?.click();
    await page.says("No result");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    inResult("Discard");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });
});

describe("the history on this device", () => {
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
    await page.close();
    await rewritten(REWRITTEN.replace("Lisbon", "Porto"));
    inResult("Reject all changes");
    await page.says("All changes reviewed");
    inResult("Copy");
    await page.says("Copied.");
    expect(document.querySelector(".history-question")).toBe(null);
    await page.close();
    page = await openPage("/history");
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
    page = await openPage("/history");
    await page.says("Keeps up to 50 rewrites");
    expect(await page.settled()).toMatchSnapshot();
    page.press("Turn on");
    await page.says("Nothing yet. Your next finished rewrite");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });
});
