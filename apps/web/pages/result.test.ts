import { rewrite } from "@rewrite-service/text";
import { describe, expect, test } from "vitest";
import { site } from "./open-page.ts";
import { DRAFT, REWRITTEN, asked, draftText, open, openAt, page, run, write } from "./writing.ts";

/** For a few colleagues, as nobody would post it. */
const PRIVATE = "Hi all, can one of you cover my shift on Sunday? I have to see the dentist. Thanks, Ruben";

describe("a result", () => {
  test("stays with its draft through a reload, and goes with it", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await page.close();
    await openAt("/");
    await page.says(/Accept (all|and|the other|\d)/);
    await expect.poll(draftText).toBe(DRAFT);
    // A narrow page shows the result again.
    await expect.poll(() => document.querySelector("main")?.dataset["shown"]).toBe("result");
    expect(asked()).toEqual([]);
    await write("Could you review the contract with the printer? It ends in June.");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
    await expect.poll(() => document.querySelector(".fact-rows")?.textContent).not.toContain("840 ms");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of an earlier draft or of other choices says so, and Rewrite is the next step", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    await page.says(/Slack · \d+ words/);
    const filled = (): string[] =>
      [...document.querySelectorAll(".desk button.button-primary")].map((one) => one.textContent ?? "");
    expect(filled()).toEqual([expect.stringContaining("Accept")]);
    page.key("2", { altKey: true, code: "Digit2" }, document.querySelector(".cm-content"));
    await page.says("This is the Slack version. Rewrite to get the one for E-mail.");
    page.key("1", { altKey: true, code: "Digit1" }, document.querySelector(".cm-content"));
    await expect.poll(() => document.querySelector(".outdated")).toBe(null);
    await write(`${DRAFT} Also Lena is out.`);
    await page.says("You’ve changed the draft. Rewrite to update this.");
    await page.says("in this result");
    expect(new Set(filled().map((label) => label.split(" ")[0]))).toEqual(new Set(["Rewrite"]));
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("goes with a draft that is cleared, and both come back", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    document.querySelector<HTMLButtonElement>(".draft-column > header .button")?.click();
    await page.says("No draft handy?");
    expect(await draftText()).toBe("");
    page.press("Bring my draft back");
    await page.says(/Accept (all|and|the other|\d)/);
    expect(await draftText()).toBe(DRAFT);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of an earlier draft is read against the draft as it is now: what is new is still to come", async () => {
    await open({ "POST /api/humanize": { says: [REWRITTEN] } });
    run();
    await page.says("Done. ");
    const before = document.querySelectorAll(".fact-rows li").length;
    await write(`${DRAFT} The lift costs 70 euros.`);
    await expect
      .poll(() => document.querySelector(".fact-rows [data-state=pending]")?.textContent)
      .toContain("70 euros");
    expect(document.querySelectorAll(".fact-rows li").length).toBe(before + 1);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("for the public that reads as private is asked about over the text", async () => {
    const isPrivate = rewrite({ text: PRIVATE, register: "linkedin", mode: "rewrite" }).notes;
    await open(
      { "POST /api/humanize": { says: [`${PRIVATE}\n\nNOTES:\n${isPrivate.map((one) => `- ${one}`).join("\n")}`] } },
      PRIVATE,
    );
    run();
    await expect.poll(() => page.html(".outdated")).toContain("This reads like a private message.");
    expect(page.html(".notes")).not.toContain("private message");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("is not asked for without a draft, and the page says what is missing", async () => {
    await openAt("/");
    await page.editor();
    run();
    await page.says("There’s nothing to rewrite yet. Paste or type a draft first.");
    expect(asked()).toEqual([]);
    await write("Now there is.");
    await expect.poll(() => page.text()).not.toContain("There’s nothing to rewrite yet.");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("of another language is not asked for where the engine writes, and the page says why", async () => {
    const german =
      "Wir haben die Tabelle nicht mehr geändert, weil der Test am 14. März um 15:30 Uhr noch nicht fertig war und niemand da ist.";
    await open({}, german);
    // Before the check has come that far too.
    run();
    await page.says("This looks like German");
    await page.says("Without an AI model, only English can be rewritten.");
    expect(page.button("Rewrite Ctrl ↵").disabled).toBe(true);
    run();
    expect(asked()).toEqual([]);
    // What it states is read all the same.
    await expect.poll(() => page.html(".ledger")).toContain("15:30");
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });

  test("has the length that was asked for, where a model writes", async () => {
    const model = { provider: "openai", standard: "a-model", fast: "a-model" };
    await open({ "GET /api/site": { ...site, model }, "POST /api/humanize": { says: [REWRITTEN] } });
    await page.says("Sent to a-model at OpenAI. We don’t store it.");
    await page.says("Same length");
    page.type("Length", "shorter");
    run();
    await page.says(/Accept (all|and|the other|\d)/);
    expect(asked()).toEqual([{ text: DRAFT, register: "slack", mode: "rewrite", length: "shorter" }]);
    expect(await page.outline(".draft-column, .ledger, .result-pane")).toMatchSnapshot("in the end");
  });
});
