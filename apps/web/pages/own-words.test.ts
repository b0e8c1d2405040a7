import { expect, test } from "vitest";
import { withModel } from "./open-page.ts";
import {
  CAREFUL,
  REWRITTEN,
  choose,
  clean,
  decided,
  inResult,
  open,
  page,
  press,
  rewritten,
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
  expect(document.querySelectorAll("[data-decision=open]").length).toBe(4);
  await expect.poll(clean).toBe(CAREFUL.replace("We use the new queue to smooth peaks.", "The new queue helps."));
  inResult("Undo");
  await expect.poll(() => document.querySelectorAll("[data-decision=open]").length).toBe(6);
  await expect.poll(clean).toBe(CAREFUL);
});

test("a sentence that the model left alone is pressed and edited, and other versions of it are asked for", async () => {
  await open({ says: [REWRITTEN] }, { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await expect.poll(() => unchanged("Ana reviews")).not.toBe(undefined);
  unchanged("Ana reviews").click();
  await expect.poll(title).toBe("Unchanged");
  expect(button("Accept", ".result-pane .dock")).toBe(undefined);
  expect(document.querySelector(".margin-marks")).toBe(null);
  expect(button("Other versions uses 1 rewrite", ".result-pane .dock")).not.toBe(undefined);
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

test("the left and right keys go to words that are unchanged too, the up and down keys only to changes", async () => {
  await rewritten();
  await choose("utilise");
  document.querySelector<HTMLElement>("[data-current=true]")?.focus();
  await press("ArrowLeft");
  await expect.poll(() => document.activeElement?.textContent).toBe("We");
  await expect.poll(title).toBe("Unchanged");
  await press("e");
  await expect.poll(() => box()?.value).toBe("We use the new queue to smooth peaks.");
  page.key("Escape", {}, box());
  await expect.poll(() => document.activeElement?.textContent).toBe("We");
  await press("a", "ArrowDown");
  await expect.poll(() => document.activeElement?.textContent).toContain("utilise");
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

test("a decided change says what was decided, and its decision can be changed with the mouse, also where words went", async () => {
  await rewritten();
  const pressed = (within: string) =>
    ["Accept", "Reject"].map((name) => button(name, within)?.getAttribute("aria-pressed"));
  await choose("utilise");
  for (const within of [".margin-marks", ".thumbs"]) expect(pressed(within)).toEqual(["false", "false"]);
  button("Accept", ".margin-marks")?.click();
  await expect.poll(() => decided("accepted")).toEqual(["use"]);
  expect(document.querySelector("[data-decision=accepted] .decided")?.getAttribute("title")).toBe("Accepted");
  await choose("use");
  await expect.poll(() => pressed(".margin-marks")).toEqual(["true", "false"]);
  expect(pressed(".thumbs")).toEqual(["true", "false"]);
  button("Reject", ".margin-marks")?.click();
  await expect.poll(() => decided("rejected")).toEqual(["utilise"]);
  expect(decided("accepted")).toEqual([]);
  await choose("in order");
  button("Accept", ".margin-marks")?.click();
  await expect.poll(() => decided("accepted")).toEqual([""]);
  document.querySelector<HTMLElement>("[data-decision=accepted]")?.click();
  await expect.poll(() => pressed(".thumbs")).toEqual(["true", "false"]);
  button("Reject", ".thumbs")?.click();
  await expect.poll(() => decided("rejected")).toEqual(["utilise", "in order"]);
});
