import { expect, test } from "vitest";
import { withModel } from "./open-page.ts";
import {
  CAREFUL,
  REWRITTEN,
  asked,
  change,
  choose,
  clean,
  content,
  copied,
  decided,
  inResult,
  marked,
  open,
  page,
  press,
  rewritten,
  run,
  view,
  onePageEach,
} from "./reviewing.ts";

onePageEach();

const box = (): HTMLTextAreaElement | null => document.querySelector(".change-editor textarea");
const edit = async (): Promise<string | undefined> => {
  inResult("Edit");
  await expect.poll(box).not.toBe(null);
  return box()?.value;
};
const unchanged = (part: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(".unchanged")].find((one) =>
    one.textContent?.includes(part),
  ) as HTMLElement;
const title = (): string | null | undefined => document.querySelector(".result-pane .dock h3")?.textContent;
const button = (name: string, within: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );

test("Edit opens the whole sentence around a change; its changes need no decision then, and one undo takes it back", async () => {
  await rewritten();
  await choose("utilise");
  expect(await edit()).toBe("We use the new queue to smooth peaks.");
  page.type("Your wording", "The new queue helps.");
  inResult("Save");
  await expect.poll(() => decided("edited")).toEqual(["The new queue helps."]);
  // They stand for themselves, as whatever was chosen does.
  expect(marked()).toContain("Tuesday]. The new queue helps.");
  expect(document.querySelectorAll("[data-decision=open]").length).toBe(4);
  await expect.poll(clean).toBe(CAREFUL.replace("We use the new queue to smooth peaks.", "The new queue helps."));
  inResult("Undo");
  await expect.poll(() => document.querySelectorAll("[data-decision=open]").length).toBe(6);
  await expect.poll(clean).toBe(CAREFUL);
});

test("Edit of a change that is held back begins from the words that stand meanwhile, and asks nothing once they are kept", async () => {
  const own = "With our finance lead, we decided not to renew the contract (ref. CL-2207) when it ends on 31 January.";
  await open(
    { says: [`Thank you. ${own.replace("not ", "")} We’d look again.`] },
    {},
    `Thank you. ${own} We would look again.`,
  );
  await page.says(/Done\. \d/);
  await expect.poll(title).toBe("“Not” removed");
  expect(await edit()).toBe(own);
  const mended = own.replace("lead", "director");
  page.type("Your wording", mended);
  inResult("Save");
  await expect.poll(() => decided("edited")).toEqual([mended]);
  await expect.poll(clean).toContain(mended);
  expect(document.querySelector(".result-pane .outcome")?.textContent).toBe("");
});

test("an edit that changes a fact says which, beside the sentence", async () => {
  await rewritten();
  await choose("utilise");
  await edit();
  page.type("Your wording", "We use the new queue from 9 August.");
  inResult("Save");
  await choose("9 August");
  await expect.poll(title).toBe("Edited");
  await expect
    .poll(() => document.querySelector(".result-pane .dock .reasons")?.textContent)
    .toContain("“9 August” is not in the draft.");
});

test("a sentence that the model left alone is pressed and edited, and other versions of it are asked for", async () => {
  await open({ says: [REWRITTEN] }, { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await expect.poll(() => unchanged("Ana reviews")).not.toBe(undefined);
  unchanged("Ana reviews").click();
  await expect.poll(title).toBe("Unchanged");
  expect(button("Accept", ".result-pane .dock")).toBe(undefined);
  expect(document.querySelector(".thumbs")).toBe(null);
  expect(button("Another wording uses 1 rewrite", ".result-pane .dock")).not.toBe(undefined);
  expect(await edit()).toBe("Ana reviews PR 90210 by 5pm.");
  page.type("Your wording", "Ana looks at PR 90210 by 5pm.");
  inResult("Save");
  await expect.poll(() => decided("edited")).toEqual(["Ana looks at PR 90210 by 5pm."]);
  // Nothing in it can be accepted, and the writer is still there.
  await expect.poll(title).toBe("Edited");
  expect(button("Accept", ".result-pane .dock")).toBe(undefined);
  await expect.poll(clean).toBe(CAREFUL.replace("reviews PR", "looks at PR"));
  inResult("Undo");
  await expect.poll(title).toBe("Unchanged");
  await expect.poll(clean).toBe(CAREFUL);
});

const OWN = "The new queue helps. Ring me on 0161 496 0000.";
const WITH_OWN = CAREFUL.replace("We use the new queue to smooth peaks.", OWN);
/** Types in the editor of the sentence around a change, and saves nothing. */
const typeOwn = async (part = "utilise"): Promise<void> => {
  await choose(part);
  await edit();
  page.type("Your wording", OWN);
};

test.each<[string, () => unknown]>([
  ["goes to another sentence", () => unchanged("Ana reviews").click()],
  ["goes to another change", () => choose("Lisbon")],
  ["goes on with a key", () => page.key("F8", {}, box())],
  ["goes back with a key", () => page.key("F8", { shiftKey: true }, box())],
  ["looks at another view", () => view("clean")],
  ["pastes another text", () => content()?.dispatchEvent(new Event("paste", { bubbles: true }))],
])("what was typed is kept, as one step, when the writer %s", async (_, leave) => {
  await rewritten();
  await typeOwn();
  await leave();
  await expect.poll(box).toBe(null);
  await expect.poll(clean).toBe(WITH_OWN);
  inResult("Undo");
  await expect.poll(clean).toBe(CAREFUL);
  inResult("Redo");
  await expect.poll(clean).toBe(WITH_OWN);
});

test("the keys of the next change go on from the sentence that was typed in, not from the first one", async () => {
  await rewritten();
  await typeOwn();
  page.key("F8", {}, box());
  await expect.poll(() => document.activeElement?.textContent).toContain("Lisbon");
});

test("what was typed is copied, whatever is pressed to copy, and stays where it was typed", async () => {
  await rewritten();
  await typeOwn();
  inResult("Copy");
  await expect.poll(() => copied.length).toBe(0);
  await page.says("“0161 496 0000” is not in the draft. Copy anyway?");
  inResult("Copy anyway");
  await expect.poll(() => copied.at(-1)?.["text/plain"]).toBe(WITH_OWN);
  await expect.poll(box).toBe(null);
  // What waited for the writer is decided by the edit, and so another button has the place of the one that is pressed.
  await page.close();
  await rewritten(REWRITTEN.replace(" The rollback has an owner in Lisbon.", ""));
  await choose("on Tuesday");
  await edit();
  page.type("Your wording", "On Tuesday the p95 went from 840 ms to 310 ms.");
  inResult("Copy");
  await expect.poll(() => copied.at(-1)?.["text/plain"]).toContain("On Tuesday the p95 went from 840 ms to 310 ms.");
});

test("a rewrite that is started meanwhile keeps what was typed one undo away", async () => {
  await rewritten();
  await typeOwn();
  const before = asked().length;
  run();
  await expect.poll(() => asked().length).toBe(before + 1);
  await page.says(/Done\. \d/);
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  await expect.poll(clean).toBe(CAREFUL);
  inResult("Undo this rewrite");
  await expect.poll(clean).toBe(WITH_OWN);
});

test.each([
  ["Cancel", () => inResult("Cancel")],
  ["Escape", () => page.key("Escape", {}, box())],
  ["Escape on a button beside it", () => page.key("Escape", {}, button("Save", ".change-editor"))],
])("%s leaves the sentence as it was, and Undo brings what was typed back", async (_, leave) => {
  await rewritten();
  await typeOwn();
  leave();
  await expect.poll(box).toBe(null);
  await page.says("Your edit was dropped. Undo brings it back.");
  expect(await clean()).toBe(CAREFUL);
  inResult("Undo");
  await expect.poll(clean).toBe(WITH_OWN);
  // The sentence is still the one in focus.
  expect(document.querySelector<HTMLElement>("[data-current=true]")?.dataset["decision"]).toBe("edited");
  expect(decided("edited")).toEqual([OWN]);
});

test("an edit begins at the end of its sentence, and where nothing was typed it ends without a word", async () => {
  await rewritten();
  await choose("utilise");
  const text = (await edit()) ?? "";
  await expect.poll(() => document.activeElement).toBe(box());
  expect([box()?.selectionStart, box()?.selectionEnd]).toEqual([text.length, text.length]);
  page.key("Escape", {}, box());
  await expect.poll(box).toBe(null);
  await page.settled();
  expect(page.text()).not.toContain("Your edit was dropped.");
});

test("the browser asks before a page is left in which something was typed, and only then", async () => {
  const isAsked = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await rewritten();
  await choose("utilise");
  await edit();
  expect(isAsked()).toBe(false);
  page.type("Your wording", OWN);
  expect(isAsked()).toBe(true);
  inResult("Save");
  await expect.poll(box).toBe(null);
  expect(isAsked()).toBe(false);
});

test("the left and right keys go to the sentences beside, unchanged or not, the up and down keys only to changes", async () => {
  await rewritten();
  await choose("utilise");
  document.querySelector<HTMLElement>("[data-current=true]")?.focus();
  await press("ArrowLeft");
  await expect.poll(() => document.activeElement?.textContent).toContain("fell");
  await press("ArrowRight");
  await expect.poll(() => document.activeElement?.textContent).toContain("utilise");
  await press("ArrowRight");
  await expect.poll(() => document.activeElement?.textContent).toBe("Ana reviews PR 90210 by 5pm.");
  await expect.poll(title).toBe("Unchanged");
  await press("e");
  await expect.poll(() => box()?.value).toBe("Ana reviews PR 90210 by 5pm.");
  page.key("Escape", {}, box());
  await expect.poll(() => document.activeElement?.textContent).toBe("Ana reviews PR 90210 by 5pm.");
  await press("a", "ArrowUp");
  await expect.poll(() => document.activeElement?.textContent).toContain("in order");
  expect(decided("accepted")).toEqual([]);
});

test("words that are selected with the mouse stay selected, and their sentence is not pressed", async () => {
  await rewritten();
  const was = title();
  getSelection()?.selectAllChildren(unchanged("Ana reviews"));
  unchanged("Ana reviews").click();
  await page.settled();
  expect(title()).toBe(was);
  expect(getSelection()?.toString()).toContain("Ana reviews");
  getSelection()?.removeAllRanges();
});

test.each([".thumbs", ".verdicts"])(
  "a decided change says what was decided, and its decision can be changed with the mouse, also where words went, in %s",
  async (where) => {
    await rewritten();
    const pressed = (within: string) =>
      ["Accept", "Reject"].map((name) => button(name, within)?.getAttribute("aria-pressed"));
    await choose("utilise");
    // At the change itself its marks stand before its words, for the one in focus alone.
    expect(change("utilise").firstElementChild?.className).toBe("verdicts");
    expect(document.querySelectorAll(".verdicts").length).toBe(1);
    expect(pressed(where)).toEqual(["false", "false"]);
    button("Accept", where)?.click();
    await expect.poll(() => decided("accepted")).toEqual(["use"]);
    expect(document.querySelector("[data-decision=accepted] .decided")?.getAttribute("title")).toBe("Accepted");
    await choose("use");
    await expect.poll(() => pressed(where)).toEqual(["true", "false"]);
    button("Reject", where)?.click();
    await expect.poll(() => decided("rejected")).toEqual(["utilise"]);
    expect(decided("accepted")).toEqual([]);
    await choose("in order");
    button("Accept", where)?.click();
    await expect.poll(() => decided("accepted")).toEqual([""]);
    document.querySelector<HTMLElement>("[data-decision=accepted]")?.click();
    await expect.poll(() => pressed(where)).toEqual(["true", "false"]);
    button("Reject", where)?.click();
    await expect.poll(() => decided("rejected")).toEqual(["utilise", "in order"]);
  },
);
