import { afterEach, beforeEach, expect, test } from "vitest";
import { forget } from "./forget.ts";
import { openPage, signedIn, usage, withModel, type Answers, type Page } from "./open-page.ts";

const DRAFT = "The vent is open since noon, Olga looks after it. Please ring Bo about the lift.";
const REWRITTEN = "The vent has been open since noon. Olga looks after it. Please ring Bo about the lift.";
const VERIFY = "POST /api/verify";
const used = { inputTokens: 1, outputTokens: 1, requests: 1, creditsUsed: 0, creditBalance: 0 };
const report = {
  verified: true,
  findings: [] as object[],
  withdrawn: [] as object[],
  usage: { type: "usage", plan: "pro", modelTier: "standard", fundingSource: "allowance", ...used },
};

let page: Page;
beforeEach(forget);
afterEach(() => page.close());

const dock = (): HTMLElement | null => document.querySelector(".meaning");
const written = async (answers: Answers, draft = DRAFT): Promise<void> => {
  page = await openPage("/", {
    "GET /api/site": { ...signedIn, model: withModel.model },
    "GET /api/usage": usage,
    "GET /api/voices": { items: [] },
    "POST /api/humanize": { says: [REWRITTEN], paidBy: "allowance" },
    ...answers,
  });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, insert: draft } });
  await page.says(/[1-9]\d* words/);
  page.key("Enter", { ctrlKey: true }, document.querySelector(".cm-content"));
  await page.says(/Done\. \d/);
  await page.says("Check the meaning");
};
const rewritten = async (answers: Answers): Promise<void> => {
  await written(answers);
  page.press("Check the meaning uses 1 rewrite");
  await expect.poll(dock).not.toBe(null);
};
const press = (name: string): void =>
  [...(dock()?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === name)?.click();
const inResult = (name: string): void =>
  [...document.querySelectorAll<HTMLButtonElement>(".result-pane button")]
    .find(({ textContent }) => textContent === name)
    ?.click();
const usageReads = (): number => page.requests.filter((line) => line === "GET /api/usage").length;

test("a model is asked about both texts once somebody says so, and its findings are quoted", async () => {
  await rewritten({ [VERIFY]: { failing: "provider_unavailable", message: "The model does not answer." } });
  await page.says("The model does not answer.");
  expect(dock()?.querySelector("[role=alert]")).not.toBe(null);
  expect(page.changes.at(-1)).toBe(
    `${VERIFY} ${JSON.stringify({ before: DRAFT, after: REWRITTEN, fromNotes: false })}`,
  );
  const before = usageReads();
  page.answers[VERIFY] = { ...report, verified: false };
  press("Check again");
  await page.says("Couldn’t check");
  expect(dock()?.querySelector("[role=alert]")).toBe(null);
  expect(await page.settled(".meaning")).toMatchSnapshot();
  // What did not count changes nothing of what is left.
  expect(usageReads()).toBe(before);
  const findings = [
    { type: "certainty", before: "Olga looks after it.", after: "", why: "It is missing." },
    { type: "added", before: "", after: "has been open", why: "" },
  ];
  page.answers[VERIFY] = { ...report, findings, withdrawn: [{ side: "before", start: 0, end: 8 }] };
  press("Check again");
  await page.says("2 changes in meaning found");
  // Green is for what is well.
  expect(dock()?.querySelector(".dot-brand")).toBe(null);
  expect(await page.settled(".meaning")).toMatchSnapshot();
  expect(usageReads()).toBe(before + 1);
});

test("a check is called off, and one of a text that changes says nothing of the other", async () => {
  // It never answers.
  await rewritten({ [VERIFY]: { says: [new Promise(() => undefined)] } });
  await page.says("Reading both texts…");
  expect(dock()?.getAttribute("aria-busy")).toBe("true");
  press("Cancel");
  await page.says("Does it still mean the same thing?");
  expect(dock()?.getAttribute("aria-busy")).toBe("false");
  // What became of the call that was called off is no failure.
  await page.outline(".meaning");
  expect(dock()?.querySelector("[role=alert]")).toBe(null);
  expect(await page.settled(".meaning")).toMatchSnapshot();
  page.answers[VERIFY] = report;
  press("Check the meaning");
  await page.says("No change in meaning found");
  expect(await page.settled(".meaning")).toMatchSnapshot();
  page.press("Reject all changes");
  await expect.poll(() => dock()?.textContent ?? "").not.toContain("No change in meaning found");
});

test("it is not asked for while other versions are open, because it would take the place of one that is still written", async () => {
  await written({ [VERIFY]: report });
  page.answers["POST /api/humanize"] = { says: [REWRITTEN.replace("ring", "call")], paidBy: "allowance" };
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  document.querySelector<HTMLElement>(".change")?.click();
  await page.says("Another version");
  inResult("Another wording uses 1 rewrite");
  await expect.poll(() => document.querySelector(".versions")).not.toBe(null);
  await page.says("Check the meaning close the other versions first");
  expect(page.button("Check the meaning close the other versions first").disabled).toBe(true);
  page.press("Close versions");
  await page.says("Check the meaning uses 1 rewrite");
  page.press("Check the meaning uses 1 rewrite");
  await page.says("No change in meaning found");
});

test("what a finding says of a change that waits for the writer is not said of the result, and no check is sold after copying", async () => {
  const findings = [{ type: "negation", before: "decided not to renew", after: "decided to renew", why: "" }];
  await written(
    {
      [VERIFY]: { ...report, findings },
      "POST /api/humanize": { says: ["We decided to renew the lease. The room is free at 5pm."], paidBy: "allowance" },
    },
    "We decided not to renew the lease. teh room is free at 5pm.",
  );
  page.press("Check the meaning uses 1 rewrite");
  await page.says("1 change in meaning found");
  expect([...document.querySelectorAll(".meaning-card dt")].map(({ textContent }) => textContent)).toEqual([
    "Your draft",
    "In the rewrite (held back)",
  ]);
  inResult("Copy");
  await page.says("Copied");
  expect(dock()).toBe(null);
});

const NOT = "We decided not to renew the lease. The room is free at 5pm, and Bo might have the key.";
const FOUND = [
  { type: "negation", before: "decided not to renew", after: "decided to renew", why: "" },
  { type: "certainty", before: "might have the key", after: "has the key", why: "" },
];
const judged = async (findings: object[]): Promise<void> => {
  await written(
    {
      [VERIFY]: { ...report, findings },
      "POST /api/humanize": {
        says: ["We decided to renew the lease. The room is free at 5pm, and Bo has the key."],
        paidBy: "allowance",
      },
    },
    NOT,
  );
  page.press("Check the meaning uses 1 rewrite");
  await page.says(/changes? in meaning found/);
};
const current = (): string => document.querySelector(".change[data-current=true]")?.textContent ?? "";
const pressed = (): (string | null)[] =>
  [...(dock()?.querySelectorAll("[aria-pressed=true]") ?? [])].map(({ textContent }) => textContent);

test("a finding leads to its change and decides about it, and an answer that is there is not sold again", async () => {
  await judged(FOUND.slice(0, 1));
  expect(await page.settled(".meaning-card")).toMatchSnapshot();
  press("Go to it");
  await expect.poll(dock).toBe(null);
  expect(current()).toBe("not");
  page.press("Check the meaning");
  await page.says("1 change in meaning found");
  expect(page.requests.filter((line) => line === VERIFY)).toHaveLength(1);
  press("Keep mine");
  await expect.poll(dock).toBe(null);
  await expect.poll(() => document.querySelector(".review")?.textContent).toContain("decided not to renew");
  // Of another text nothing is known.
  await page.says("Check the meaning uses 1 rewrite");
});

test("what was found of other changes stays until it is decided", async () => {
  await judged(FOUND);
  press("Keep mine");
  await page.says("Does it still mean the same thing?");
  expect(pressed()).toEqual(["Keep mine"]);
  [...(dock()?.querySelectorAll("button") ?? [])].findLast(({ textContent }) => textContent === "Accept")?.click();
  await expect.poll(dock).toBe(null);
  await page.says("All changes reviewed");
});
