// What is done to the draft after its rewrite, and what the page says of the rewrite then.
import { stoppedMessage } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { loadResult } from "../src/result/result-store.ts";
import { saved } from "./writing.ts";
import {
  CAREFUL,
  DRAFT,
  choose,
  content,
  copied,
  decided,
  draftText,
  inResult,
  onePageEach,
  open,
  openAt,
  page,
  pieces,
  rewritten,
  run,
} from "./reviewing.ts";
import { signedIn, usage, type Answers } from "./open-page.ts";

onePageEach();

const HASTY = "hi all, teh release moves to Thursday 16:00. pls dont deploy before then.";
const NEAT = "Hi all, the release moves to Thursday 16:00. Please don’t deploy before then.";
const select = async (kept: string): Promise<void> => {
  await page.says("Protect these words");
  (await page.editor()).dispatch({
    selection: { anchor: HASTY.indexOf(kept), head: HASTY.indexOf(kept) + kept.length },
  });
};
/** Presses what can be pressed only once something is selected. */
const protectSelection = async (): Promise<void> => {
  const button = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>(".protect .dock-acts button")].find((one) =>
      one.textContent?.startsWith("Protect"),
    );
  await expect.poll(() => button()?.disabled).toBe(false);
  button()?.click();
};
const said = (): string => document.querySelector(".outdated")?.textContent ?? "";
const PROTECTED = "You’ve protected words. Rewrite to update this.";

test("words that are protected after a rewrite outdate it, and a change to them is not accepted with the rest", async () => {
  await open({ says: [NEAT] }, {}, HASTY);
  await page.says(/Accept all \d/);
  await select("Thursday");
  await protectSelection();
  await select("pls");
  expect(said()).toBe("");
  await protectSelection();
  await expect.poll(said).toContain(PROTECTED);
  await page.says("1 change needs your decision");
  page.key("Enter", { ctrlKey: true, shiftKey: true }, document.body);
  await expect.poll(() => copied.length).toBe(1);
  expect(copied[0]?.["text/plain"]).toMatch(/^Hi all, the release .* pls d/);
  await page.says("your protected words “pls” are changed.");
  // With the writer's own words in it there is nothing to update.
  await expect.poll(said).toBe("");
  page.press("Stop protecting “pls”");
  await expect.poll(() => page.html(".result-pane")).not.toContain("our protected words");
});

test("words that are put among those to always protect outdate it too", async () => {
  const account = { "GET /api/site": signedIn, "GET /api/usage": usage, "GET /api/voices": { items: [] } };
  let kept: unknown = { terms: ["Thursday"] };
  const terms = { "GET /api/terms": () => kept, "PUT /api/terms": (list: unknown) => (kept = list) };
  await open({ says: [NEAT], paidBy: "allowance" }, { ...account, ...terms }, HASTY);
  await page.says(/Accept all \d/);
  await select("pls");
  await protectSelection();
  await expect.poll(() => page.html(".chips")).toContain("Always protect");
  page.press("Always protect “pls”");
  await page.says("always protected");
  // Protected in this draft no more, they are still on the list, which their place says.
  await select("pls");
  await protectSelection();
  await page.settled();
  expect(page.html(".chips")).toContain("Stop always protecting “pls”");
  expect(said()).toContain(PROTECTED);
});

/** A draft whose rewrite the gate stops without protected words. */
const openStopped = async (draft: string, missing: string, text: string, answers: Answers = {}): Promise<void> => {
  const ends = { error: stoppedMessage({ kind: "left-out", missing }) };
  await openAt("/", { "POST /api/humanize": { says: pieces(text), ends }, ...answers });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: draft } });
  await page.says(/[1-9]\d* words/);
};
const reviewAnyway = async (): Promise<void> => {
  run();
  await page.says("Review it anyway");
  inResult("Review it anyway");
  await page.says("1 change needs your decision: it won’t be made until you accept it.");
};

test("protected words that a stopped rewrite is reviewed without wait for the writer, and are missing until then", async () => {
  await openStopped(HASTY, "pls", NEAT);
  await select("pls");
  await protectSelection();
  await reviewAnyway();
  await page.says("Your protected words “pls” are changed.");
  await page.says("Protected but missing: “pls”.");
  // They were protected before, so another rewrite is not the next step.
  expect(said()).toBe("");
  inResult("Copy");
  await page.says("1 part is still as you wrote it.");
  expect(copied[0]?.["text/plain"]).toMatch(/^Hi all, the release .* pls d/);
  // With the writer's wording nothing is missing any more.
  await page.says("Your protected words are unchanged.");
});

test("a protected phrase that the model drops can be given up in place, and the text is reviewed without it", async () => {
  await openStopped(HASTY, "pls", NEAT);
  await select("pls");
  await protectSelection();
  run();
  await page.says("You protected “pls”.");
  inResult("Stop protecting it");
  await page.says(/Accept all \d/);
  expect(document.querySelector(".chip")).toBe(null);
  expect(page.text()).not.toContain("our protected words");
});

test("so can one that the account always keeps, which every session shows and says", async () => {
  const account = { "GET /api/site": signedIn, "GET /api/usage": usage, "GET /api/voices": { items: [] } };
  // It may be read again once it is changed.
  let kept: unknown = { terms: ["Kestrel", "pls"] };
  const terms = { "GET /api/terms": () => kept, "PUT /api/terms": (list: unknown) => (kept = list) };
  await openStopped(HASTY, "pls", NEAT, { ...account, ...terms });
  await expect.poll(() => document.querySelector(".chips")?.textContent).toBe("plsalways protected×");
  run();
  await page.says("“pls” is one of your always-protected words.");
  inResult("Take it off the list");
  await page.says(/Accept all \d/);
  await expect.poll(() => page.changes).toContain('PUT /api/terms {"terms":["Kestrel"]}');
  await expect.poll(() => document.querySelector(".chip")).toBe(null);
  await page.says("Select words that must not change");
});

test("of several protected words that a rewrite left out, the notice names all", async () => {
  await openStopped(HASTY, "pls", NEAT);
  for (const kept of ["teh", "pls"]) {
    await select(kept);
    await protectSelection();
    await expect.poll(() => page.html(".chips")).toContain(`Stop protecting “${kept}”`);
  }
  run();
  await page.says("2 facts or protected words are missing");
  expect(document.querySelector(".gate-named")?.textContent).toBe("pls, teh.");
  await expect.poll(() => document.querySelector(".tally-trouble")?.textContent).toContain("2 missing");
});

test("so do those that the account always keeps, also where nothing is in their place", async () => {
  const account = { "GET /api/site": signedIn, "GET /api/usage": usage, "GET /api/voices": { items: [] } };
  const cut = DRAFT.replace("utilise the new", "");
  await openStopped(DRAFT, "utilise", cut, { ...account, "GET /api/terms": { terms: ["utilise"] } });
  await expect.poll(() => document.querySelector(".cm-protected")?.textContent).toBe("utilise");
  await reviewAnyway();
  await page.says("Your protected words “utilise” are missing.");
  expect(said()).toBe("");
});

test("protected words stay protected in a draft that the result replaces, and undo brings back the old draft with its own", async () => {
  await openStopped(HASTY, "", NEAT, { "POST /api/humanize": { says: [NEAT] } });
  const chips = (): string[] => [...document.querySelectorAll(".chip")].map(({ textContent }) => textContent ?? "");
  const marked = (): string[] =>
    [...document.querySelectorAll(".cm-protected")].map(({ textContent }) => textContent ?? "");
  for (const [at, kept] of ["16:00", "Thursday"].entries()) {
    await select(kept);
    await protectSelection();
    await expect.poll(chips).toHaveLength(at + 1);
  }
  run();
  await page.says("Your protected words are unchanged.");
  await page.says(/Accept all \d/);
  await select("pls");
  await protectSelection();
  await expect.poll(chips).toHaveLength(3);
  inResult("Accept all 3 and copy");
  inResult("Replace my draft");
  await expect.poll(draftText).toMatch(/^Hi all/);
  expect(marked()).toEqual(["Thursday", "16:00", "pls"]);
  await page.settled();
  expect(chips()).toHaveLength(3);
  page.key("z", { ctrlKey: true }, content());
  await expect.poll(draftText).toBe(HASTY);
  expect(marked()).toEqual(["Thursday", "16:00", "pls"]);
  await expect.poll(chips).toHaveLength(3);
  page.key("y", { ctrlKey: true }, content());
  await expect.poll(draftText).toMatch(/^Hi all/);
  expect(marked()).toEqual(["Thursday", "16:00", "pls"]);
  await page.says("Your protected words are unchanged.");
  page.press("Stop protecting “Thursday”");
  await expect.poll(() => page.text()).not.toContain("Your protected words are unchanged.");
});

test("a draft that was replaced by the result is no edit, whatever is decided afterwards", async () => {
  await rewritten();
  inResult("Replace my draft");
  await expect.poll(draftText).toBe(CAREFUL);
  await page.settled();
  const facts = page.html(".ledger");
  document.querySelector<HTMLElement>("[data-decision=accepted]")?.click();
  await expect
    .poll(() => document.querySelector("[data-decision=accepted]")?.getAttribute("data-current"))
    .toBe("true");
  inResult("Reject");
  await expect.poll(() => decided("rejected").length).toBe(1);
  await page.settled();
  expect(await draftText()).toBe(CAREFUL);
  expect(said()).toBe("");
  expect(page.html(".ledger")).toBe(facts);
});

test("after a reload, a draft that was replaced is compared with nothing before it, and the one before is another draft", async () => {
  await rewritten();
  await choose("Lisbon");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.type("Your wording", "Also bring 7 pallets.");
  inResult("Save");
  await page.says("Your edit: “7” is not in the draft.");
  // Nor does the way to the text look as if all was well.
  expect(document.querySelector(".joined-harm")).not.toBe(null);
  inResult("Replace my draft");
  await expect.poll(draftText).toContain("Also bring 7 pallets.");
  const taken = await draftText();
  await page.says("Undo brings your old draft back.");
  await saved("draft", "7 pallets");
  await expect.poll(async () => (await loadResult())?.taken).toBe(taken);
  await page.close();
  await openAt("/");
  await page.says("You have another draft");
  expect(await draftText()).toBe(taken);
  await expect.poll(() => document.querySelector(".fact-rows")?.textContent).toContain("7 pallets");
  expect(page.text()).not.toContain("Your edit:");
  expect(page.text()).not.toContain("Replace my draft");
  page.press("Open it");
  await expect.poll(draftText).toBe(DRAFT);
  await page.says("Open it");
  page.press("Open it");
  await expect.poll(draftText).toBe(taken);
});

test("after a reload the result comes as it was left, with no other text and no example before it", async () => {
  await rewritten();
  await choose("utilise");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.type("Your wording", "The new queue helps.");
  inResult("Save");
  await expect.poll(async () => Object.keys((await loadResult())?.decisions ?? {}).length).toBeGreaterThan(0);
  await page.close();
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(document.querySelector(".result-pane")?.textContent ?? ""));
  watch.observe(document, { childList: true, characterData: true, subtree: true });
  await openAt("/");
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  await expect.poll(() => [...seen].at(-1)).toContain("The new queue helps.");
  watch.disconnect();
  expect([...seen].filter((text) => /We use the new queue|will appear here|Before:/.test(text))).toEqual([]);
  // What was decided before is still one undo away.
  inResult("Undo");
  await expect.poll(() => document.querySelector(".review")?.textContent).toContain("the new queue in order");
  inResult("Redo");
  await expect.poll(() => document.querySelector(".review")?.textContent).toContain("The new queue helps.");
});
