import { expect, test } from "vitest";
import {
  CAREFUL,
  DRAFT,
  REWRITTEN,
  change,
  choose,
  clean,
  decided,
  inResult,
  marked,
  next,
  open,
  pieces,
  page,
  press,
  rewritten,
  run,
  view,
  onePageEach,
} from "./reviewing.ts";

onePageEach();

test("the review is one text with every change in it, beside the facts and the notes", async () => {
  await rewritten();
  await expect.poll(() => document.querySelectorAll(".fact-rows li").length).toBeGreaterThan(3);
  expect(marked()).toBe(
    "[Hi team,]\n\nThe p95 [went] {fell} from 840 ms to 310 ms [on Tuesday]. We [utilise] {use} the new queue [in order] to smooth peaks.\n\nAna reviews PR 90210 by 5pm. {The rollback has an owner in Lisbon.}",
  );
  expect(await page.settled(".result-pane")).toMatchSnapshot();
  expect(await page.settled(".ledger")).toMatchSnapshot();
  expect(await clean()).toBe(CAREFUL);
  view("compare");
  await expect.poll(() => document.querySelectorAll(".diff tbody tr").length).toBe(4);
  expect(await page.settled(".result")).toMatchSnapshot();
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
  await press("ArrowUp");
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

test("what the writer adds in an edit is marked in the text as it is listed", async () => {
  await open({ says: ["Could you review it by Thursday?"] }, {}, "can you pls review by Thursday?");
  await page.says(/Done\. \d/);
  const marks = (): (string | null)[] =>
    [...document.querySelectorAll(".result :is(.risk, .fact)")].map((one) => `${one.className} ${one.textContent}`);
  await choose("you");
  await page.settled();
  expect(marks()).toEqual(["fact Thursday"]);
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.type("Your wording", "Could you review 5 of them by Thursday?");
  inResult("Save");
  await expect.poll(marks).toEqual(["risk 5", "fact Thursday"]);
  view("clean");
  await expect.poll(() => document.querySelector(".clean")).not.toBe(null);
  expect(marks()).toEqual(["risk 5", "fact Thursday"]);
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

test("undo takes back decisions and stops at the rewrite, by its key and by its button", async () => {
  await rewritten();
  const undo = async (): Promise<void> => {
    page.key("z", { ctrlKey: true }, document.body);
    await next();
  };
  await choose("utilise");
  document.querySelector<HTMLButtonElement>(".thumbs button")?.click();
  await expect.poll(() => decided("accepted").length).toBe(1);
  await undo();
  await expect.poll(() => decided("accepted").length).toBe(0);
  for (let times = 0; times < 3; times += 1) await undo();
  expect(document.querySelectorAll(".change").length).toBeGreaterThan(0);
  const button = (): HTMLButtonElement | null => document.querySelector(".result-pane [aria-label^=Undo]");
  expect([button()?.title, button()?.disabled]).toEqual(["Undo", true]);
  page.key("y", { ctrlKey: true }, document.body);
  await expect.poll(() => decided("accepted").length).toBe(1);
  inResult("Undo");
  await expect.poll(() => button()?.disabled).toBe(true);
  expect(document.querySelectorAll(".change").length).toBeGreaterThan(0);
});

test("after another rewrite undo says that it leads to the one before", async () => {
  await rewritten();
  page.answers["POST /api/humanize"] = { says: [REWRITTEN.replace("Lisbon", "Porto")] };
  run();
  await expect.poll(() => document.querySelector(".review")?.textContent).toContain("Porto");
  inResult("Undo this rewrite");
  await expect.poll(() => document.querySelector(".review")?.textContent).toContain("Lisbon");
  expect(document.querySelector<HTMLButtonElement>(".result-pane [aria-label=Undo]")?.disabled).toBe(true);
});

test("the focus stays in the pane where a result goes or comes back with the button that was pressed", async () => {
  await rewritten();
  const pressWithFocus = (name: string): void => {
    [...document.querySelectorAll<HTMLButtonElement>(".result-pane button")]
      .find((one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim() === name)
      ?.focus();
    inResult(name);
  };
  pressWithFocus("Discard this result");
  await expect.poll(() => document.querySelector(".review")).toBe(null);
  expect(document.activeElement?.id).toBe("result");
  pressWithFocus("Undo");
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  expect(document.activeElement?.id).toBe("result");
});

test("a change is rejected, edited and accepted, and each is one undo", async () => {
  await rewritten();
  await choose("utilise");
  document.querySelector<HTMLButtonElement>(".thumbs button:last-child")?.click();
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
  await expect.poll(clean).toBe(CAREFUL);
  inResult("Redo");
  await expect.poll(clean).toContain("utilise");
  inResult("Reject all changes");
  await expect.poll(clean).toBe(DRAFT);
  await page.says("All changes reviewed");
  expect(await page.settled(".result-pane footer")).toMatchSnapshot();
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("from the draft of a fresh result, F8 leads to its changes; once the draft is another, to what was found in it", async () => {
  await rewritten();
  await expect.poll(() => page.html(".reasons")).toContain("is missing");
  page.key("F8", {}, document.querySelector(".cm-content"));
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("Change 3 of 6: Fact missing");
  expect(document.querySelector(".tell-card")).toBe(null);
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, insert: "I hope this email finds you well. " } });
  await page.says("You’ve changed the draft");
  await expect.poll(() => document.querySelector(".cm-tell")).not.toBe(null);
  page.key("F8", {}, document.querySelector(".cm-content"));
  await expect.poll(() => document.querySelector(".tell-card")).not.toBe(null);
});

test("keys walk from anywhere but the draft, accept, keep and edit, and the card says why", async () => {
  await rewritten();
  document.querySelector<HTMLElement>(".result-pane")?.focus();
  // What touches a fact is the change that the review opens with.
  await expect.poll(() => page.html(".reasons")).toContain("is missing");
  // From the pane around it the first press leads to that change, and the next one on.
  page.key("F8", {}, document.querySelector(".result-pane"));
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("Change 3 of 6: Fact missing");
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
  expect(await clean()).toBe(CAREFUL);
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
  await expect
    .poll(() => document.querySelector(".result-pane .outcome")?.textContent)
    .toBe("2 changes affect facts: your wording stays until you decide.");
  expect(document.querySelector(".result-pane .dock")).toBe(null);
  inResult("Review 2 changes");
  await expect.poll(() => (document.activeElement as HTMLElement | null)?.dataset["change"]).not.toBe(undefined);
  expect(document.querySelector(".review")).not.toBe(null);
  inResult("Side by side");
  await expect.poll(() => document.querySelector(".diff")).not.toBe(null);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("side by side, what became of a fact is marked as it is in review", async () => {
  const draft = "We moved 14 shops in May. We utilise the queue.";
  await open({ says: ["We moved 15 shops in May. We use the queue."] }, {}, draft);
  await page.says(/until you/);
  await choose("15");
  inResult("Accept");
  await expect.poll(() => decided("accepted").length).toBe(1);
  view("compare");
  const marks = (): (string | null)[] =>
    [...document.querySelectorAll(".diff :is(del, ins, .risk)")].map((one) => `${one.className} ${one.textContent}`);
  await expect.poll(marks).toEqual(["risk 14 shops", "risk 15 shops", " utilise", " use"]);
});

test("a result that is mostly new is read clean first, with the draft's words one press away", async () => {
  const notes = "rota for the winter fair\n- sat 12 dec, 10-4, St Agnes hall\n- have 9 of 14 slots filled";
  const mail =
    "Hi all,\n\nThe winter fair is on Saturday, 12 December, from 10 to 4 in St Agnes hall. We have filled 9 of the 14 places on the rota for the volunteers so far.";
  await open({ says: pieces(mail) }, {}, notes);
  await page.says(/Done\. /);
  await expect.poll(() => document.querySelector<HTMLInputElement>("input[value=clean]")?.checked).toBe(true);
  await expect.poll(() => document.querySelector(".clean")?.textContent).toContain("winter fair");
  view("review");
  await expect.poll(() => document.querySelector(".review del")).not.toBe(null);
  expect(document.querySelector(".moved")).toBe(null);
});

test("corrections are accepted together in one step, and the rest is left to be read", async () => {
  const draft = "i have seen teh list, its fine. we utilise the queue. dont ring bo at 5pm, its late.";
  await open(
    { says: ["I have seen the list; it's fine. We use the queue. Don't ring Bo at 5pm, it's late."] },
    {},
    draft,
  );
  await page.says(/Done\. \d/);
  await choose("I");
  await page.says(/Accept all 6 corrections/);
  inResult("Accept all 6 corrections");
  await expect.poll(() => document.querySelectorAll(".change[data-decision=open]").length).toBe(1);
  await expect.poll(() => document.querySelector("[data-current=true]")?.textContent).toContain("use");
  expect(page.text()).not.toMatch(/Accept all \d corrections/);
  inResult("Undo");
  await expect.poll(() => document.querySelectorAll(".change[data-decision=accepted]").length).toBe(0);
  // Where they are all that is open, the next step accepts them.
  await choose("use");
  inResult("Accept");
  await choose("I");
  await page.says("Accept all 6 and copy");
  expect(page.text()).not.toMatch(/Accept all \d corrections/);
});
