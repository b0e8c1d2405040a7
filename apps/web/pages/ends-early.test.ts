import { keptOutLine, notesBlock, stoppedMessage } from "@rewrite-service/contract";
import { describe, expect, test, vi } from "vitest";
import { signedIn, usage, type Played } from "./open-page.ts";
import { loadEarlyEnd } from "../src/result/result-store.ts";
import {
  DRAFT,
  REWRITTEN,
  asked,
  clean,
  content,
  copied,
  draftText,
  inResult,
  open,
  openAt,
  page,
  pieces,
  run,
  onePageEach,
} from "./reviewing.ts";

onePageEach();

describe("a rewrite that ends early", () => {
  test("is stopped with Esc, and kept or discarded", async () => {
    await open({ says: [...pieces("The p95 fell from 840 ms to 310 ms. Ana re"), new Promise(() => undefined)] });
    await expect.poll(() => document.querySelector(".result")?.textContent).toContain("Ana");
    expect(await page.settled(".run-buttons")).toMatchSnapshot();
    await page.says("Rewriting…");
    page.key("Escape", {}, content());
    await page.says("This used a rewrite; trying again uses another.");
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
    await page.says(/Unfinished\. \d facts kept, 1 missing\./);
    // So does the day that is missing, until that is decided.
    await expect.poll(clean).toBe(`The p95 fell from 840 ms to 310 ms on Tuesday. ${rest}`);
    expect(document.querySelector(".unwritten")?.textContent).toBe(rest);
    // Rewrite is the next step all the same.
    await page.says("Unfinished: the rest is still as you wrote it.");
    expect(document.querySelectorAll(".result-actions .button-primary").length).toBe(0);
    expect(document.querySelector(".run-buttons .button-primary")?.textContent).toContain("Rewrite");
    page.key("z", { ctrlKey: true }, document.body);
    await page.says("Keep the finished part");
    expect(document.querySelector(".result")?.textContent).toMatch(/Ana re Stopped here$/);
    inResult("Keep the finished part");
    await expect.poll(() => document.querySelector(".change")).not.toBe(null);
    inResult("Discard this result");
    await expect.poll(() => document.querySelector(".result-empty")).not.toBe(null);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("and what is left to use is asked for at once, and again once the server has surely noticed", async () => {
    await open(
      { says: ["The p95 fell. Ana re", new Promise(() => undefined)] },
      { "GET /api/site": signedIn, "GET /api/usage": usage },
    );
    await expect.poll(() => document.querySelector(".result")?.textContent).toContain("Ana");
    await expect.poll(() => document.querySelector(".left-today")).not.toBe(null);
    const asks = (): number => page.requests.filter((line) => line === "GET /api/usage").length;
    const before = asks();
    page.key("Escape", {}, content());
    await page.says("This used a rewrite; trying again uses another.");
    await expect.poll(asks).toBe(before + 2);
  });

  test("of an e-mail keeps its sentences first, then the rest of the draft in its order, and copies that", async () => {
    const said = "The p95 fell from 840 ms to 310 ms on Tuesday.";
    const subject = "Subject: The queue is faster, and Ana reviews PR 90210\n\nHi all,\n\n";
    await open({ says: [...pieces(`${subject}${said} We use`), new Promise(() => undefined)] });
    await expect.poll(() => document.querySelector(".result")?.textContent).toContain("We use");
    page.key("Escape", {}, content());
    await page.says("This used a rewrite; trying again uses another.");
    inResult("Keep the finished part");
    const rest = "We utilise the new queue in order to smooth peaks.\n\nAna reviews PR 90210 by 5pm.";
    await expect.poll(clean).toBe(`${subject}${said} ${rest}`);
    // What the rest says is not missing.
    await page.says(/Unfinished\. 7 facts kept\./);
    expect(document.querySelector(".unwritten")?.textContent).toBe(rest);
    expect(document.querySelectorAll(".fact-rows [data-state=lost]").length).toBe(0);
    expect([...document.querySelectorAll(".review del")].map(({ textContent }) => textContent).join()).not.toContain(
      "utilise",
    );
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
    await openAt("/", {
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
    await page.says("Stopped: the model wrote 7%, which isn’t in your notes.");
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
    await openAt("/", { "POST /api/humanize": { says: pieces(REWRITTEN) } });
    await page.says("Rewrite interrupted after 10 words");
    await page.says("This used a rewrite");
    await expect.poll(() => document.querySelector("main")?.dataset["shown"]).toBe("result");
    await page.says("Keep the finished part");
    inResult("Rewrite again");
    await page.says(/Done\. \d/);
    expect(asked().at(-1)?.["text"]).toBe(DRAFT);
    await page.close();
    // Once answered it is not said again.
    await openAt("/");
    await page.says(/Done\. \d/);
    expect(page.text()).not.toContain("interrupted");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("by a reload keeps what came and was not drawn yet", async () => {
    let goOn = (): void => undefined;
    const paused = new Promise<void>((resolve) => (goOn = resolve));
    await open({ says: ["The p95 fell ", paused, "from 840 ms to 310 ms. ", new Promise(() => undefined)] });
    await expect.poll(() => document.querySelector(".result")?.textContent).toContain("fell");
    // A page that is left is given no frame.
    vi.stubGlobal("requestAnimationFrame", () => 0);
    goOn();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(document.querySelector(".result")?.textContent).not.toContain("310 ms");
    dispatchEvent(new Event("pagehide"));
    vi.unstubAllGlobals();
    await page.close();
    await openAt("/");
    await page.says("Rewrite interrupted after 9 words");
    await page.says("Keep the finished part");
  });

  test("does not end early where the writer goes to another page of the app and comes back", async () => {
    let goOn = (): void => undefined;
    let end = (): void => undefined;
    const first = new Promise<void>((resolve) => (goOn = resolve));
    const last = new Promise<void>((resolve) => (end = resolve));
    const text = "The p95 fell from 840 ms to 310 ms on Tuesday. Ana reviews PR 90210 by 5pm.";
    await open({ says: [text.slice(0, 20), first, text.slice(20, 60), last, text.slice(60)] });
    await page.says("The p95 fell from 84");
    const go = async (name: string, says: string): Promise<void> => {
      [...document.querySelectorAll<HTMLElement>("header a")].find((one) => one.textContent === name)?.click();
      await page.says(says);
    };
    await go("Help", "Keyboard");
    goOn();
    await go("Write", text.slice(0, 60));
    expect(page.text()).not.toContain("interrupted");
    await go("Help", "Keyboard");
    end();
    await go("Write", "Left out");
    await page.says(/Done\. \d/);
    expect(await clean()).toContain("Ana reviews PR 90210 by 5pm.");
    expect(asked().length).toBe(1);
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
    await expect.poll(clean).toContain("310 ms on Tuesday. We use the new queue to smooth peaks.");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("is asked for again only where there is a network", async () => {
    const later = new Promise((resolve) => setTimeout(resolve, 300));
    await open({ says: [...pieces("One two three four five. "), later], ends: "cut" });
    await page.says("Connection lost after 5 words");
    const isHeld = (): boolean | undefined => document.querySelector<HTMLButtonElement>(".early-end .button")?.disabled;
    expect(isHeld()).toBe(false);
    for (const online of [false, true]) {
      Object.defineProperty(navigator, "onLine", { value: online, configurable: true });
      dispatchEvent(new Event(online ? "online" : "offline"));
      await expect.poll(isHeld).toBe(!online);
    }
  });

  test("by an error says what happened, before the stream and in it, and leaves the draft alone", async () => {
    await open({
      says: ["Half of it. And "],
      ends: { error: "The model didn't give a usable answer. This didn't use a rewrite." },
    });
    await page.says("The rewrite failed after 4 words");
    await page.says("This didn’t use a rewrite.");
    // Nothing was caught here: the mark of the gate would say so.
    expect(document.querySelector(".result .held")).toBe(null);
    await page.says("Cut off here");
    expect(await page.settled(".early-end")).toMatchSnapshot();
    const before = asked().length;
    page.answers["POST /api/humanize"] = { failing: "provider_error" };
    inResult("Try again");
    await page.says("The model returned an error");
    expect(page.html(".early-end")).toContain("from your previous attempt");
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
    // What affects a fact waits for a decision, and the writer's wording stays until then.
    await expect.poll(clean).toContain("310 ms on Tuesday. We use the new queue to smooth peaks.");
    // A fragment waits beside it: the way back names where it goes, and no undo works unseen.
    page.answers["POST /api/humanize"] = { says: ["Half of it. And "], ends: { error: "Failed." } };
    inResult("Try again");
    await page.says("The rewrite failed after 4 words");
    expect(document.querySelector<HTMLButtonElement>(".result-pane [aria-label=Undo]")?.disabled).toBe(true);
    inResult("Back to my previous result");
    await expect.poll(() => document.querySelector(".change")).not.toBe(null);
    expect(page.text()).not.toContain("Below is your previous result");
    expect(document.querySelector<HTMLButtonElement>(".result-pane [aria-label=Undo]")?.disabled).toBe(true);
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
    await page.says("Stopped: the model wrote 81%, which isn’t in your draft.");
    // Nothing whole came of it.
    expect(page.text()).not.toContain("Keep the finished part");
    // The text stays with what stopped it when the next try brings none.
    page.answers["POST /api/humanize"] = { failing: "provider_error" };
    inResult("Try again");
    await page.says("The text above is from your previous attempt, which stopped at “81%”.");
    expect(document.querySelector(".result .held")).not.toBe(null);
    expect(page.text().split("Your draft hasn’t changed.").length).toBe(2);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("by the gate outlives a reload, until it is answered or its draft is emptied", async () => {
    const message = stoppedMessage({ kind: "invented", written: "290 ms", near: "310 ms" });
    await open({ says: ["Ana reviews PR 90210 by 5pm. The p95 went from 840 ms to "], ends: { error: message } });
    await page.says("Keep the finished part");
    await page.close();
    await openAt("/");
    await page.says("Stopped: the model wrote 290 ms; your draft says 310 ms.");
    expect(document.querySelector(".result")?.textContent).toContain("from 840 ms to");
    await expect.poll(draftText).toBe(DRAFT);
    // Nobody empties a draft in the moment in which the page comes.
    await page.settled();
    const editor = await page.editor();
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: "" } });
    await expect.poll(() => loadEarlyEnd()).toBe(null);
    await page.says("No draft handy?");
    // Without a draft there is nothing to rewrite.
    expect(page.text()).not.toContain("You’ve changed the draft.");
    editor.dispatch({ changes: { from: 0, insert: DRAFT } });
    await expect.poll(async () => (await loadEarlyEnd())?.source.text).toBe(DRAFT);
    inResult("Keep the finished part");
    await page.says("Unfinished: the rest is still as you wrote it.");
    await expect.poll(() => loadEarlyEnd()).toBe(null);
    await page.close();
    await openAt("/");
    await page.says("Unfinished: the rest is still as you wrote it.");
    expect(page.text()).not.toContain("290 ms");
  });

  test("and whose draft is changed then says so, lists the new facts and is not asked for again as it was", async () => {
    const message = stoppedMessage({ kind: "invented", written: "290 ms", near: "310 ms" });
    await open({ says: ["The p95 went from 840 ms to "], ends: { error: message } });
    await page.says("Stopped: the model wrote 290 ms");
    const editor = await page.editor();
    editor.dispatch({ changes: { from: editor.state.doc.length, insert: " Bring 77 forms." } });
    await page.says("You’ve changed the draft. Rewrite to update this.");
    expect(document.querySelector(".early-end")?.textContent).not.toContain("Try again");
    await expect.poll(() => document.querySelector(".fact-rows")?.textContent).toContain("77");
    editor.dispatch({ changes: { from: DRAFT.length, to: editor.state.doc.length } });
    await page.says("Try again");
    expect(page.text()).not.toContain("You’ve changed the draft.");
  });

  test("says of a draft that is changed meanwhile that it is another, before it has ended", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await open({ says: ["The p95 went from 840 ms to ", promise, "310 ms."] });
    await page.says("The p95 went from 840 ms to ");
    const editor = await page.editor();
    expect(page.text()).not.toContain("You’ve changed the draft.");
    editor.dispatch({ changes: { from: editor.state.doc.length, insert: " Bring 77 forms." } });
    await page.says("You’ve changed the draft. Rewrite to update this.");
    expect(page.text()).not.toContain("Done.");
    resolve();
    await page.says(/Done\. \d/);
  });

  test("and whose draft is changed says no more that it is not, and goes with that draft where another is begun", async () => {
    await open({ says: [...pieces("The p95 fell from 840 ms to 310 ms. Ana re"), new Promise(() => undefined)] });
    await page.says("fell from 840 ms to 310 ms. Ana re");
    page.key("Escape", {}, content());
    const unchanged = "Your draft hasn’t changed.";
    await page.says(unchanged);
    const editor = await page.editor();
    const write = (insert: string): void =>
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert } });
    write(`${DRAFT} Bring 77 forms.`);
    await page.says("You’ve changed the draft. Rewrite to update this.");
    await expect.poll(() => page.text()).not.toContain(unchanged);
    write("");
    write("Kim asks whether Monday suits everyone for the dentist.");
    await page.says("Result removed.");
    expect(document.querySelector(".early-end")).toBe(null);
    expect(document.querySelector(".result-pane")?.textContent).not.toContain("Ana re");
    inResult("Bring it back");
    await page.says("Keep the finished part");
    expect(document.querySelector(".result-pane")?.textContent).toContain("Ana re");
    expect(await draftText()).toContain("Bring 77 forms.");
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
    await expect.poll(() => document.querySelector(".tally")?.textContent).toBe("7/81 missing");
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
    // They may be there with other capitals, and then that is said.
    page.answers["POST /api/humanize"] = { says: pieces(DRAFT.replace("utilise", "Utilise")), ends: { error: words } };
    run();
    await page.says("The result has “Utilise”. Protected words keep their capitals.");
    page.answers["POST /api/humanize"] = { says: pieces(DRAFT), ends: { error: words } };
    run();
    await expect.poll(() => page.text()).not.toContain("keep their capitals");
    await page.says("Missing: “utilise”");
  });

  test("and one that the gate repaired says so in one line below its text, and the first change is under review", async () => {
    await open({
      says: ["The p95 fell and it took. Thank you.", notesBlock([keptOutLine("a figure", "and it took")])],
    });
    const said = "One invented figure was kept out.";
    await expect.poll(() => document.querySelector(".result .notes")?.textContent ?? "").toContain(said);
    // Said once, beside nothing that asks for an answer, and the mark is behind the words before it.
    expect(page.text().split(said)).toHaveLength(2);
    await expect.poll(() => document.querySelector(".result-pane .dock [data-best]")).not.toBe(null);
    expect(document.querySelector(".dock-gate")).toBe(null);
    expect(page.text()).not.toContain("that is not in your text");
    const behind = (): string => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".review") as Element);
      range.setEndAfter(document.querySelector(".gap") as Element);
      return range.toString();
    };
    await expect.poll(() => document.querySelectorAll(".gap").length).toBe(1);
    expect(behind()).toMatch(/and it took$/);
    expect(await page.outline(".result-pane")).toMatchSnapshot("in the end");
  });

  test("and what is said of the place is a note of its own, which leads to its words and stands beside no change", async () => {
    const draft = "ok so p95 on search went from roughly 180 to 290 ms after the deploy. Bo knows.";
    const line = keptOutLine("a figure", "went from roughly 180 to");
    await open({ says: [draft.replace("ok", "OK"), notesBlock([line])] }, {}, draft);
    const docks = (): string[] => [...document.querySelectorAll(".result-pane .dock")].map((one) => one.textContent);
    const note = "Kept out of the rewrite. The model wrote something that isn’t in your draft";
    await expect.poll(docks).toEqual([expect.stringContaining("Capital letters")]);
    await page.says("One invented figure was kept out.");
    expect(page.text()).not.toContain(note);
    expect([...document.querySelectorAll(".reasons li")].map((one) => one.textContent?.trim())).toEqual([
      "“ok” → “OK”.",
    ]);
    inResult("Read the sentence");
    await expect.poll(docks).toEqual([expect.stringContaining(note), expect.stringContaining("Unchanged")]);
    expect(document.querySelector(".review [data-current=true]")?.textContent).toContain("180 to 290 ms");
    expect(document.querySelector(".result-pane .dock button")?.closest(".dock")?.textContent).not.toContain(note);
  });

  test("and one of notes in which only that was repaired marks the place, and asks nothing before it is copied", async () => {
    const says = "The hall is booked for 9 May and it took long. Ines brings the projector.";
    await openAt("/", {
      "POST /api/humanize": { says: [says, notesBlock([keptOutLine("a figure", "and it took")])] },
    });
    const editor = await page.editor();
    editor.dispatch({ changes: { from: 0, insert: "- hall booked for 9 May\n- Ines brings the projector" } });
    document.querySelector<HTMLInputElement>("input[name=mode][value=expand]")?.click();
    await page.says(/[1-9]\d* words/);
    run();
    await page.says("One invented figure was kept out.");
    // There is nothing to review: it is a text, read under that name.
    const tabs = (): (string | null)[] =>
      [...document.querySelectorAll("[name=result-view]")].map((one) => one.closest("label")?.textContent ?? null);
    expect(tabs()).toEqual(["Clean", "Side by side"]);
    await expect.poll(() => document.querySelectorAll(".gap").length).toBe(1);
    expect(document.querySelector(".review")?.textContent).toBe(says);
    // Pressed, the sentence says why.
    document.querySelector<HTMLElement>(".gap")?.click();
    await page.says(
      "The model wrote something that isn’t in your notes after “and it took”, then rewrote the passage without it. Read this sentence.",
    );
    expect(document.querySelector(".dock[data-risk]")).toBe(null);
    inResult("Side by side");
    await expect.poll(() => document.querySelector(".diff thead")?.textContent).toBe("Your notesThe result");
    inResult("Copy");
    await page.says("Copied.");
    expect(copied).toEqual([expect.objectContaining({ "text/plain": says })]);
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
