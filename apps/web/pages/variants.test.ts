import { describe, expect, test } from "vitest";
import { loadResult } from "../src/result/result-store.ts";
import { signedIn, usage, withModel, type Played } from "./open-page.ts";
import {
  CAREFUL,
  DRAFT,
  REWRITTEN,
  asked,
  choose,
  clean,
  decided,
  inResult,
  open,
  openAt,
  page,
  pieces,
  rewritten,
  run,
  onePageEach,
} from "./reviewing.ts";

onePageEach();

/** Asks for one more version, once the last one is there. */
const oneMore = async (): Promise<void> => {
  const button = () =>
    [...document.querySelectorAll<HTMLButtonElement>(".versions button")].find(({ textContent }) =>
      textContent.startsWith("One more version"),
    );
  await expect.poll(() => button()?.disabled).toBe(false);
  button()?.click();
};

/** Asks for others beside the sentence in focus; where it has none, in the menu. */
const vary = (): void => {
  const [one] = [...document.querySelectorAll<HTMLButtonElement>(".result-pane button")].filter(({ textContent }) =>
    /^Another (?:wording|version) uses 1 rewrite$/.test(textContent),
  );
  one?.click();
};

/** What is copied of a version with another sentence, once it is known what waits for the writer. */
const careful = (way = ""): string => CAREFUL.replace("We use the new queue to smooth peaks.", way);

test("other versions are stopped while they come, and a reader of the old text goes on with it", async () => {
  let at = 0;
  const answers: Played[] = [
    { says: [REWRITTEN] },
    { says: ["Half a ", new Promise(() => undefined)] },
    { says: [new Promise(() => undefined)] },
    { says: [REWRITTEN.replace("We use", "Now we use")] },
  ];
  await open(() => answers[at++], { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await page.says("Another version");
  vary();
  await expect.poll(() => document.querySelector(".version-option[data-phase=streaming]")).not.toBe(null);
  const stop = () =>
    [...document.querySelectorAll<HTMLButtonElement>(".versions button")].find(
      ({ textContent }) => textContent === "Stop",
    );
  await expect.poll(stop).not.toBe(undefined);
  stop()?.click();
  await expect.poll(stop).toBe(undefined);
  expect(await page.settled(".versions")).toMatchSnapshot();
  // What it used is said as of a result that is stopped.
  await page.says("Stopped. This used a rewrite.");
  inResult("Try again uses 1 rewrite");
  await expect.poll(() => asked().length).toBe(3);
  stop()?.click();
  await page.says("Stopped. This didn’t use a rewrite.");
  inResult("Try again uses 1 rewrite");
  await page.says("Use it");
  expect(page.html(".versions")).not.toContain("Try again");
  inResult("Close versions");
  await expect.poll(() => document.querySelector(".versions")).toBe(null);
  expect(await clean()).toBe(CAREFUL);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("another rewrite says what it uses: one for each 4,000 characters of the draft, none of a connected account", async () => {
  const line = "We utilise the new queue in order to smooth peaks. ";
  const long = line.repeat(101).trim();
  const own = {
    "GET /api/site": { ...withModel, account: signedIn.account },
    "GET /api/usage": usage,
    "GET /api/voices": { items: [] },
  };
  const cost = (): (string | undefined)[] =>
    [...document.querySelectorAll(".result-pane button")]
      .map(({ textContent }) => textContent ?? "")
      .filter((text) => text.startsWith("Another "));
  await open({ says: [long.replace("We utilise", "We use")] }, own, long);
  await page.says(/Done\. |No numbers/);
  await expect.poll(cost).toContain("Another version uses 2 rewrites");
  await page.close();
  const connected = { id: "c1", name: "Mine", selected: true };
  await open({ says: [REWRITTEN] }, { ...own, "GET /api/connections": { items: [connected], selected: "c1" } });
  await page.says(/Done\. \d/);
  await expect.poll(() => new Set(cost())).toEqual(new Set(["Another version "]));
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
    await oneMore();
    await expect.poll(() => document.querySelector(`.version-option:nth-child(${at}) .take`)).not.toBe(null);
  };
  let soldEarly = 0;
  const watch = new MutationObserver(() => {
    const more = [...document.querySelectorAll<HTMLButtonElement>(".versions > .button")].at(-1);
    const isThere = document.querySelector(".version-option:last-child .take") !== null;
    if (more?.textContent.startsWith("One more") === true && !more.disabled && !isThere) soldEarly += 1;
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  vary();
  await expect.poll(() => document.querySelector(".version-option .take")?.textContent).toBe(ways[0]);
  // The first alone was asked for, and another one can be only once that is there.
  expect(asked().length).toBe(2);
  watch.disconnect();
  expect(soldEarly).toBe(0);
  await anotherComes(2);
  await anotherComes(3);
  await expect.poll(() => document.querySelector(".version-option:nth-child(3) .take")?.textContent).toBe(ways[2]);
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
  await expect.poll(clean).toBe(careful(ways[2]));
  // The sentence is still the one in focus.
  expect(document.querySelector<HTMLElement>("[data-current=true]")?.dataset["decision"]).toBe("edited");
  expect(decided("edited")).toEqual([ways[2]]);
  inResult("Read all of version 1");
  await expect.poll(() => document.querySelector("dialog")).not.toBe(null);
  inResult("Use all of version 1");
  await expect.poll(clean).toBe(careful(ways[0]));
  inResult("Undo");
  await expect.poll(clean).toContain(ways[2]);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("the focus goes on where the writer does: to the versions, to the sentence that was chosen, to the new text", async () => {
  const ways = ["Now we use the queue.", "Today the queue is in use."];
  const said = ways.map((way) => REWRITTEN.replace("We use the new queue to smooth peaks.", way));
  let at = 0;
  await open(() => ({ says: [[REWRITTEN, ...said][at++] as string] }), { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await choose("utilise");
  /** As a person presses it, who has come to it first. */
  const pressIn = (part: string, name: string): void => {
    const found = [...document.querySelectorAll<HTMLButtonElement>(`${part} button`)].find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
    );
    found?.focus();
    found?.click();
  };
  const inFocus = (selector: string) => expect.poll(() => document.activeElement?.matches(selector)).toBe(true);
  const told = (): string | undefined => document.querySelector(".versions [role=status]")?.textContent;
  pressIn(".dock", "Another wording uses 1 rewrite");
  await inFocus(".versions");
  await expect.poll(told).toBe("Version 1 is ready.");
  await oneMore();
  await inFocus(".versions");
  await expect.poll(told).toBe("Version 2 is ready.");
  await expect.poll(() => document.querySelectorAll(".take").length).toBe(2);
  pressIn(".versions", `Use: ${ways[1]}`);
  await inFocus("[data-decision=edited][data-current=true]");
  pressIn(".versions", "Read all of version 1");
  await expect.poll(() => document.querySelector("dialog")).not.toBe(null);
  pressIn("dialog", "Close");
  await expect.poll(() => document.activeElement?.textContent).toBe("Read all of version 1");
  pressIn(".versions", "Read all of version 1");
  await expect.poll(() => document.querySelector("dialog")).not.toBe(null);
  pressIn("dialog", "Use all of version 1");
  await inFocus(".result-pane, .result-pane [data-change]");
  await expect.poll(clean).toBe(careful(ways[0]));
  pressIn(".dock-end", "Close versions");
  await inFocus(".result-pane [data-current=true]");
});

test("a version that has no sentence for the change in focus says so, and is read whole, its lines kept, before it is used", async () => {
  const other = "Ana reviews PR 90210 by 5pm.\n\nThe rollback has an owner in Lisbon.";
  let at = 0;
  await open(() => ({ says: pieces(at++ === 0 ? REWRITTEN : other) }), { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await choose("utilise");
  vary();
  await page.says("No other wording for this sentence alone.");
  expect(document.querySelector(".version-option .take")).toBe(null);
  inResult("Read all of version 1");
  await expect.poll(() => document.querySelector("dialog .version-text")?.textContent).toBe(other);
  inResult("Close");
  await expect.poll(() => document.querySelector("dialog")).toBe(null);
  expect(document.querySelector(".versions")).not.toBe(null);
  inResult("Read all of version 1");
  await expect.poll(() => document.querySelector("dialog .version-text")).not.toBe(null);
  inResult("Use all of version 1");
  await expect.poll(clean).not.toContain("We use the new queue");
});

test("another version of the whole text is shown at once, in the place of the change that can still be decided, and is used by one press", async () => {
  const other = careful("Now we use the queue.");
  let at = 0;
  await open(() => ({ says: pieces(at++ === 0 ? REWRITTEN : other) }), { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await choose("utilise");
  const inMenu = [...document.querySelectorAll<HTMLButtonElement>(".more-menu button")];
  inMenu.find(({ textContent }) => textContent?.startsWith("Another version"))?.click();
  await expect.poll(() => document.querySelector(".versions .version-text")?.textContent).toBe(other);
  expect(page.text()).not.toContain("No other wording for this sentence alone.");
  // The words that the text above has not in their place are marked.
  expect([...document.querySelectorAll(".version-text ins")].map(({ textContent }) => textContent)).toEqual([
    "on Tuesday",
    "Now we",
  ]);
  expect(page.text()).toContain("What differs from the text above is marked.");
  expect(document.querySelector(".take")).toBe(null);
  // One dock at a time; what is in focus can be decided meanwhile, edited too, and the version stays.
  expect(document.querySelectorAll(".result-pane .dock").length).toBe(1);
  const atCurrent = (key: string): void => page.key(key, {}, document.querySelector("[data-current=true]"));
  atCurrent("a");
  await expect.poll(() => decided("accepted").length).toBe(1);
  atCurrent("e");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.key("Escape", {}, document.querySelector(".change-editor textarea"));
  await expect.poll(() => document.querySelector(".change-editor")).toBe(null);
  expect(document.querySelector(".versions .version-text")?.textContent).toBe(other);
  // For the sentence in focus they are asked at no cost.
  inResult("This sentence only");
  await expect.poll(() => document.querySelector(".versions .version-text")).toBe(null);
  expect(asked().length).toBe(2);
  inResult("Close versions");
  await expect.poll(() => document.querySelector(".versions")).toBe(null);
  inMenu.find(({ textContent }) => textContent === "Other versions")?.click();
  await expect.poll(() => document.querySelector(".versions .version-text")?.textContent).toBe(other);
  expect(await page.settled(".versions")).toMatchSnapshot();
  inResult("Use it");
  await expect.poll(() => document.querySelector(".versions")).toBe(null);
  await expect.poll(clean).toContain("Now we use the queue.");
  inResult("Undo");
  await expect.poll(clean).not.toContain("Now we use the queue.");
});

test("a whole version that is the draft says so", async () => {
  let at = 0;
  await open(() => ({ says: [at++ === 0 ? REWRITTEN : DRAFT] }), { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  const inMenu = [...document.querySelectorAll<HTMLButtonElement>(".more-menu button")];
  inMenu.find(({ textContent }) => textContent.includes("Another version"))?.click();
  await page.says("Version 1: the same as your draft");
});

test("without a model, which alone has other versions and judges meaning, neither is offered", async () => {
  await rewritten();
  expect(document.querySelector(".meaning")).toBe(null);
  expect(page.text()).not.toContain("Check the meaning");
  expect(page.text()).not.toContain("Another version");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("where there is no other version, that is said, and no further one is asked for", async () => {
  await open({ says: [REWRITTEN] }, { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  vary();
  await page.says("The model has no other version. This didn’t use a rewrite.");
  expect(page.text()).not.toContain("One more version");
  expect(asked().length).toBe(2);
  expect(document.querySelectorAll(".version-option").length).toBe(0);
  page.key("Escape", {}, document.body);
  await expect.poll(() => document.querySelector(".versions")).toBe(null);
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("versions stay with their result, and to see them again costs nothing: after closing, a check of the meaning, a step back, a reload", async () => {
  const other = REWRITTEN.replace("We use the new queue", "The new queue is in use");
  let at = 0;
  await open(() => ({ says: [at++ === 0 ? REWRITTEN : other] }), {
    "GET /api/site": withModel,
    "POST /api/verify": { verified: true, findings: [], withdrawn: [] },
  });
  await page.says(/Done\. \d/);
  const inMenu = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>(".more-menu button")].find(({ textContent }) =>
      textContent.includes("version"),
    );
  const openThem = async (): Promise<void> => {
    await expect.poll(() => inMenu()?.textContent).toBe("Other versions");
    inMenu()?.click();
    await expect.poll(() => document.querySelectorAll(".version-option .version-text").length).toBe(1);
    expect(document.querySelector(".version-text")?.textContent).toBe(other);
  };
  const close = async (): Promise<void> => {
    inResult("Close versions");
    await expect.poll(() => document.querySelector(".versions")).toBe(null);
  };
  inMenu()?.click();
  await page.says("Version 1");
  await oneMore();
  await page.says("The model has no other version. This didn’t use a rewrite.");
  await close();
  await openThem();
  // One more is there to be asked for, and is not asked for by itself.
  await page.says("One more version");
  await close();
  inResult("Check the meaning uses 1 rewrite");
  await expect.poll(() => document.querySelector(".meaning")).not.toBe(null);
  await openThem();
  inResult("Use it");
  await expect.poll(clean).toContain("The new queue is in use");
  // The one that is the result by now is no other one.
  expect(page.html(".more-menu")).not.toContain("Other versions");
  inResult("Undo");
  await openThem();
  await close();
  await expect.poll(async () => (await loadResult())?.source.others?.length).toBe(1);
  await page.close();
  await openAt("/", { "GET /api/site": withModel });
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  await openThem();
  // Two in the first page, and a repeat: no more were asked for.
  expect(asked()).toEqual([]);
  expect(at).toBe(3);
});

test("a version that was there before is no new one, and ends the asking", async () => {
  const other = REWRITTEN.replace("We use the new queue", "The new queue is in use");
  let at = 0;
  await open(() => ({ says: [[REWRITTEN, other, REWRITTEN][Math.min(at++, 2)] as string] }), {
    "GET /api/site": withModel,
  });
  await page.says(/Done\. \d/);
  await choose("utilise");
  vary();
  await oneMore();
  await page.says("The model wrote a version you already have. This used a rewrite.");
  expect(document.querySelectorAll(".version-option").length).toBe(1);
  expect(page.text()).not.toContain("One more version");
  expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
});

test("a version of a sentence that the writer has edited is offered, even where it is the rewrite's own", async () => {
  let at = 0;
  const other = REWRITTEN.replace("The p95 fell", "Now the p95 fell");
  await open(() => ({ says: [[REWRITTEN, other][Math.min(at++, 1)] as string] }), { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await choose("utilise");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  const field = document.querySelector<HTMLTextAreaElement>(".change-editor textarea");
  page.type("Your wording", `${field?.value ?? ""} busily`);
  inResult("Save");
  await expect.poll(clean).toContain("busily");
  await choose("busily");
  vary();
  await expect
    .poll(() => document.querySelector(".version-option .take")?.textContent)
    .toBe("We use the new queue to smooth peaks.");
  expect(page.text()).not.toContain("Same as your current sentence.");
});

test("versions of an expansion say that the text is notes, and one that fails says why", async () => {
  let at = 0;
  const answers = [{ says: [REWRITTEN] }, { says: ["One way."] }, { failing: "quota_exhausted", message: "Used up." }];
  await openAt("/", {
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
  vary();
  await oneMore();
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

test("what the writer's own edit brought in is not laid at the model's door, and what the model did is said as elsewhere", async () => {
  let at = 0;
  const stops = (written: string) => ({
    failing: "rewrite_stopped",
    message: `Stopped: the model wrote "${written}"; the draft says "Tuesday". Nothing was charged.`,
  });
  const answers = [{ says: [REWRITTEN] }, stops("9 August"), stops("Friday")];
  await open(() => answers[at++], { "GET /api/site": withModel });
  await page.says(/Done\. \d/);
  await choose("utilise");
  inResult("Edit");
  await expect.poll(() => document.querySelector(".change-editor")).not.toBe(null);
  page.type("Your wording", "We use the new queue from 9 August.");
  inResult("Save");
  await choose("9 August");
  vary();
  await page.says(
    "Stopped: your edit says “9 August”, which isn’t in your draft. Add it there first. This didn’t use a rewrite.",
  );
  // It would be stopped again.
  expect(page.html(".versions")).not.toContain("Try again");
  inResult("Close versions");
  await expect.poll(() => document.querySelector(".versions")).toBe(null);
  vary();
  await page.says("Stopped: the model wrote “Friday”; your draft says “Tuesday”. This didn’t use a rewrite.");
  expect(page.html(".versions")).toContain("Try again");
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

  /** Rewrites where the account has a voice of these habits; a model writes `next` from then on. */
  const rewriteIn = async (own: object, next: string): Promise<void> => {
    const voice = { id: "v1", name: "Mine", isDefault: true, signOff: null, keepsSamples: false, habits: own };
    let at = 0;
    await open(() => ({ says: [at++ === 0 ? REWRITTEN : next], paidBy: "allowance" }), {
      "GET /api/site": { ...signedIn, model: withModel.model },
      "GET /api/usage": usage,
      "GET /api/voices": { items: [voice] },
      "GET /api/voices/v1": voice,
    });
    await page.says(/Done\. \d/);
    await page.says("Closer to my voice");
  };

  /** Rewrites in a voice of its own, then asks for a text that is closer to it. */
  const askCloser = async (says: () => string): Promise<void> => {
    const voice = { id: "v1", name: "Mine", isDefault: true, signOff: null, keepsSamples: false, habits };
    await open(() => ({ says: [says()], paidBy: "allowance" }), {
      "GET /api/site": signedIn,
      "GET /api/usage": usage,
      "GET /api/voices": { items: [voice] },
      "GET /api/voices/v1": voice,
    });
    await page.says(/Done\. \d/);
    document.querySelector<HTMLButtonElement>(".more")?.focus();
    inResult("Closer to my voice uses 1 rewrite");
  };

  test("the distance before and after is shown, with the habits that moved", async () => {
    let at = 0;
    const answers = [REWRITTEN, "We don't wait: the queue smooths it. The queue's new."];
    await askCloser(() => answers[Math.min(at++, 1)] as string);
    // The button that was pressed went with the text before.
    await expect.poll(() => document.activeElement?.closest(".result-pane") ?? null).not.toBe(null);
    // The distance is shorter, and the one habit that moved went the other way.
    await page.says("No closer to your voice than before");
    expect(await page.settled(".closeness")).toMatchSnapshot();
    expect(asked()[1]).toMatchObject({ mode: "closer", previousRewrite: REWRITTEN });
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("a text that came no closer leaves the result with its decisions, and says what that cost", async () => {
    await askCloser(() => REWRITTEN);
    await page.says("No closer version. This didn’t use a rewrite.");
    expect(document.querySelector(".closeness")).toBe(null);
    inResult("Reject all changes");
    await expect.poll(() => page.text()).not.toContain("No closer version");
    const rejected = await clean();
    inResult("Closer to my voice uses 1 rewrite");
    await page.says("No closer version, only one you already have. This used a rewrite.");
    expect(await clean()).toBe(rejected);
    expect(document.querySelector(".closeness")).toBe(null);
  });

  test("a text of which nothing tells whether it came closer is one to decide about", async () => {
    const { profile: _, ...rest } = habits;
    await rewriteIn(rest, "The queue is new. It smooths it.");
    inResult("Closer to my voice uses 1 rewrite");
    await expect
      .poll(() => document.querySelector(".review [data-change]")?.closest(".review")?.textContent)
      .toContain("It smooths it.");
    expect(document.querySelector(".closeness")).toBe(null);
  });

  test("a text that went the other way gives way to the one before it, and is a press away", async () => {
    const stiff = { ...habits, sentenceWords: { mean: 30, deviation: 3 }, contractions: null, favourites: [] };
    await rewriteIn(stiff, "The queue is new. It is quick. It smooths it. All is well.");
    let isWeighed = false;
    let offered = 0;
    const watch = new MutationObserver(() => {
      const pane = document.querySelector(".result-pane");
      if (pane?.querySelector(".clean, .review")?.textContent.includes("It smooths it.") !== true) return;
      if (pane.textContent.includes("Comparing with your voice…")) isWeighed = true;
      const copies = [...pane.querySelectorAll<HTMLButtonElement>(".foot-end button")];
      if (pane.querySelector("[data-change]") !== null || copies.some(({ disabled }) => !disabled)) offered += 1;
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    inResult("Closer to my voice uses 1 rewrite");
    await page.says("The new version used a rewrite but is further from your voice, so this one stays.");
    watch.disconnect();
    // Until it is known which one stays, nothing can be decided or copied.
    expect([isWeighed, offered]).toEqual([true, 0]);
    await expect.poll(clean).toBe(CAREFUL);
    expect(document.querySelector(".closeness")).toBe(null);
    vary();
    await expect.poll(() => page.html(".versions")).not.toBe("");
    expect(page.text()).not.toContain("is further from your voice");
    inResult("Close versions");
    await page.says("The new version used a rewrite but is further from your voice, so this one stays.");
    page.press("Show the new one");
    await page.says("Further from your voice");
    await expect.poll(() => document.querySelector(".review")?.textContent).toContain("It smooths it.");
    expect(document.querySelector(".closeness dt:not(.visually-hidden)")).toBe(null);
    page.press("Previous version");
    await expect.poll(clean).toBe(CAREFUL);
    expect(document.querySelector(".closeness")).toBe(null);
  });
});
