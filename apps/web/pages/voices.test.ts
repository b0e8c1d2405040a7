import { afterEach, expect, test, vi } from "vitest";
import type { TemplateEntry, VoiceProfile } from "@rewrite-service/contract";
import { openPage, signedIn, usage, type Answers, type Page } from "./open-page.ts";

const voice: VoiceProfile = {
  id: "v1",
  name: "Mine",
  isDefault: true,
  signOff: "Ana",
  keepsSamples: true,
  habits: {
    samples: 3,
    words: 280,
    sentenceWords: { mean: 9.4, deviation: 4 },
    contractions: 0.8,
    punctuation: { "—": 4 },
    openers: [{ id: "opener:so", value: "So", count: 4, evidence: "4 of 20 sentences" }],
    greetings: [{ id: "greeting:hi", value: "Hi", count: 3, evidence: "3 of 3 samples" }],
    signOffs: [],
    favourites: [],
    avoided: [],
  },
};
const other: VoiceProfile = {
  ...voice,
  id: "v2",
  name: "Team",
  isDefault: false,
  signOff: null,
  keepsSamples: false,
  habits: { ...voice.habits, samples: 1, words: 400, openers: [], greetings: [], contractions: null, punctuation: {} },
};
const template: TemplateEntry = {
  id: "t1",
  name: "Weekly",
  instructions: "Start with the decision.",
  register: "email",
};
const answers: Answers = {
  "GET /api/site": signedIn,
  "GET /api/usage": usage,
  "GET /api/voices": { items: [voice, other] },
  "GET /api/voices/v1": voice,
  "GET /api/voices/v2": other,
  "GET /api/templates": { items: [template, { ...template, id: "t2", name: "Short", register: null }] },
};

let page: Page;
afterEach(() => page.close());
const noDialog = (): Promise<void> => expect.poll(() => document.querySelector("dialog")).toBe(null);

test("voices are listed, one is made the default, and one deleted", async () => {
  page = await openPage("/voices", { ...answers, "PATCH /api/voices/v2": other, "DELETE /api/voices/v1": undefined });
  await page.says("Team");
  expect(document.querySelector('main a[href="/templates"]')?.textContent).toBe("Templates");
  expect(await page.settled()).toMatchSnapshot();
  page.press("Make this my default");
  await expect.poll(() => page.changes).toEqual(['PATCH /api/voices/v2 {"isDefault":true}']);
  document.querySelectorAll<HTMLButtonElement>(".card .button-quiet")[0]?.click();
  await page.says("Delete “Mine”?");
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.press("Delete voice");
  await noDialog();
  expect(page.changes[1]).toBe("DELETE /api/voices/v1");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("without a voice the page says how to make one, and a failure is said", async () => {
  page = await openPage("/voices", { ...answers, "GET /api/voices": { items: [] } });
  await page.says("No voices yet.");
  expect(await page.settled()).toMatchSnapshot();
  await page.close();
  page = await openPage("/voices", { ...answers, "GET /api/voices": { failing: "internal" } });
  await page.says("Something went wrong on the server. Try again.");
});

test("a voice is measured from samples before anything is sent", async () => {
  page = await openPage("/voices/new", {
    ...answers,
    "GET /api/voices": { items: [] },
    "POST /api/voices": { ...voice, id: "v1" },
  });
  await page.says("Paste a sample and your habits will appear here.");
  expect(await page.settled()).toMatchSnapshot();
  page.submit();
  await page.says("Name the voice.");
  page.type("Name", " Mine ");
  await expect.poll(page.text).not.toContain("Name the voice.");
  page.submit();
  await page.says("Paste at least one sample.");
  const sample =
    "Hi Bo,\n\nSo we ship it on Friday. So it's done. I don't think it's late — it's fine.\n\nCheers,\nAna";
  page.type("Sample 1", sample);
  await expect.poll(page.text).not.toContain("Paste at least one sample.");
  await page.says("Under 300 words, so this is only a rough picture.");
  expect(await page.settled("section.beside")).toMatchSnapshot();
  document.querySelector<HTMLButtonElement>(".habit button")?.click();
  await page.says("Removed");
  page.press("Add sample");
  await expect.poll(() => document.querySelectorAll(".sample").length).toBe(2);
  expect(await page.settled(".samples")).toMatchSnapshot();
  page.press("Remove sample 2");
  await expect.poll(() => document.querySelectorAll(".sample").length).toBe(1);
  page.field("Keep the samples on this server").click();
  page.field("Make this my default").click();
  page.type("Sign-off", " Ana ");
  page.submit();
  await expect.poll(() => page.changes.length).toBe(1);
  const sent = JSON.parse(page.changes[0]?.slice("POST /api/voices ".length) ?? "") as Record<string, unknown>;
  expect(sent).toMatchObject({ name: "Mine", samples: [sample], signOff: "Ana", isDefault: false, keepSamples: true });
  expect((sent["removed"] as string[]).length).toBe(1);
  await expect.poll(page.path).toBe("/voices/v1");
  await page.says("Voice saved. Rewrites will use it from now on.");
});

test("a sample that is several messages is split at its blank lines", async () => {
  page = await openPage("/voices/new", answers);
  await page.says("Paste a sample");
  page.type("Sample 1", "Please ring Bo today.\n\nWe ship it on Friday.\n\n\nThe lift is shut.");
  await page.says("Is each of these 3 paragraphs a message of its own? Then split them.");
  // It stands under what was pasted, and looks like something to press.
  expect(document.querySelector(".sample .bar")?.textContent).toBe("");
  expect(page.button("Split into 3 samples").className).toContain("button-plain");
  page.press("Split into 3 samples");
  await expect.poll(() => document.querySelectorAll(".sample").length).toBe(3);
  expect([1, 2, 3].map((at) => page.field(`Sample ${at}`).value)).toEqual([
    "Please ring Bo today.",
    "We ship it on Friday.",
    "The lift is shut.",
  ]);
  expect(page.text()).not.toContain("Split");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a pasted text with lines of hyphens makes a sample of each part, up to the limit", async () => {
  page = await openPage("/voices/new", answers);
  await page.says("Paste a sample");
  const paste = (text: string): void => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    document.querySelector(".sample textarea")?.dispatchEvent(event);
  };
  paste("only one");
  paste(Array.from({ length: 25 }, (_, at) => `Sample number ${at}.`).join("\n---\n"));
  await page.says("You can add up to 20 samples. Remove some.");
  expect(document.querySelectorAll(".sample").length).toBe(20);
  expect(page.field("Sample 20").value).toBe("Sample number 19.");
  page.type("Sample 1", "x".repeat(100_001));
  page.type("Name", "Long");
  page.submit();
  await page.says("Together the samples are longer than 100,000 characters.");
  expect(page.changes).toEqual([]);
});

test("a voice is renamed, loses a habit, is measured again and deleted", async () => {
  page = await openPage("/voices/v1", {
    ...answers,
    "PATCH /api/voices/v1": voice,
    "PUT /api/voices/v1": { failing: "internal" },
    "DELETE /api/voices/v1": undefined,
  });
  await page.says("4 of 20 sentences");
  await page.says(
    "Samples kept, encrypted. To remove them, use new samples without keeping those, or delete the voice.",
  );
  expect(await page.settled()).toMatchSnapshot();
  page.type("Name", " Work ");
  page.type("Sign-off", " ");
  page.press("Save voice");
  await page.says("Saved.");
  page.press("Remove: Starts sentences with So");
  await expect.poll(() => page.changes.length).toBe(2);
  page.press("Use new samples");
  await expect.poll(() => document.querySelector(".sample")).not.toBe(null);
  page.type("Sample 1", "So we go.");
  document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')[1]?.click();
  await page.says("Something went wrong on the server. Try again.");
  page.answers["PUT /api/voices/v1"] = voice;
  document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')[1]?.click();
  await expect.poll(() => document.querySelector(".sample")).toBe(null);
  expect(page.button("Use new samples").parentElement?.querySelector("[role=status]")?.textContent).toBe("Saved.");
  document.querySelector<HTMLButtonElement>(".page-head .button-quiet")?.click();
  await page.says("Delete “Mine”?");
  page.press("Delete voice");
  await expect.poll(page.path).toBe("/voices");
  expect(page.changes).toEqual([
    'PATCH /api/voices/v1 {"name":"Work","signOff":null,"isDefault":true}',
    'PATCH /api/voices/v1 {"removed":["opener:so"]}',
    ...[1, 2].map(
      () =>
        'PUT /api/voices/v1 {"name":"Mine","samples":["So we go."],"signOff":"Ana","isDefault":true,"keepSamples":true}',
    ),
    "DELETE /api/voices/v1",
  ]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a voice that is not there, and one in which nothing stands out", async () => {
  page = await openPage("/voices/v9", answers);
  await page.says("Not found. Check the address or the ID.");
  expect(await page.settled()).toMatchSnapshot();
  await page.close();
  page = await openPage("/voices/v2", answers);
  await page.says("Team");
  await expect.poll(() => document.querySelector("section.beside")).not.toBe(null);
  expect(await page.settled()).toMatchSnapshot();
});

test("templates are written, changed, deleted and explained", async () => {
  page = await openPage("/templates", {
    ...answers,
    "POST /api/templates": template,
    "PUT /api/templates/t1": { failing: "internal" },
    "DELETE /api/templates/t2": undefined,
  });
  await page.says("Weekly");
  expect(await page.settled()).toMatchSnapshot();
  page.press("New template");
  await page.says("For example: start with the decision");
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.type("Name", " Daily ");
  page.type("Kind of message", "slack");
  page.type("Instructions", " Be brief. ");
  page.press("Save template");
  await noDialog();
  page.press("Edit Weekly");
  await page.says("Edit “Weekly”");
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.type("Kind of message", "any");
  page.press("Save template");
  await page.says("Something went wrong on the server. Try again.");
  page.press("Cancel");
  await noDialog();
  page.press("Delete Short");
  await page.says("Delete “Short”?");
  expect(await page.settled("dialog")).toMatchSnapshot();
  page.press("Delete");
  await noDialog();
  expect(page.changes).toEqual([
    'POST /api/templates {"name":"Daily","instructions":"Be brief.","register":"slack"}',
    'PUT /api/templates/t1 {"name":"Weekly","instructions":"Start with the decision.","register":null}',
    "DELETE /api/templates/t2",
  ]);
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("templates are imported from a file, one after another until one is refused", async () => {
  let made = 0;
  page = await openPage("/templates", {
    ...answers,
    "POST /api/templates": () => (made++ < 2 ? template : { failing: "internal" }),
  });
  await page.says("Weekly");
  const choose = (text: string): void => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
    Object.defineProperty(input, "files", { configurable: true, value: [new File([text], "t.json")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  choose("no JSON");
  await page.says("This file isn’t a list of templates.");
  expect(page.changes).toEqual([]);
  choose(JSON.stringify({ items: [template, template] }));
  await page.says("2 templates imported.");
  expect(page.text()).not.toContain("This file is not a list");
  choose(JSON.stringify([template]));
  await page.says(/Nothing was imported\. Something .+/);
  choose("x".repeat(256 * 1024 + 1));
  await page.says("This file isn’t a list of templates.");
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("templates are exported as a file", async () => {
  page = await openPage("/templates", answers);
  await page.says("Weekly");
  const saved: [string, Blob][] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return "blob:1";
  };
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, blobs.at(-1) as Blob]);
  });
  page.press("Export JSON");
  click.mockRestore();
  const [[name, blob] = ["", new Blob()]] = saved;
  expect([name, blob.type]).toEqual(["rewrite-service-templates.json", "application/json"]);
  expect(JSON.parse(await blob.text())).toEqual({
    items: [
      { name: "Weekly", instructions: "Start with the decision.", register: "email" },
      { name: "Short", instructions: "Start with the decision.", register: null },
    ],
  });
  expect(await page.outline("main, dialog")).toMatchSnapshot("in the end");
});

test("a plan without templates keeps what is there and says why nothing can be added", async () => {
  page = await openPage("/templates", {
    ...answers,
    "GET /api/site": { ...signedIn, account: { ...signedIn.account, templates: false } },
  });
  await page.says("Weekly");
  expect(await page.settled()).toMatchSnapshot();
  await page.close();
  page = await openPage("/templates", { ...answers, "GET /api/templates": { items: [] } });
  await page.says("No templates yet.");
  expect(page.text()).not.toContain("Export JSON");
});
