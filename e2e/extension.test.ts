import { createHash, generateKeyPairSync, verify } from "node:crypto";
import { readFileSync } from "node:fs";

import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { meaningWords, reviewWords, tellsWords } from "@rewrite-service/review";
import { EXTENSION_ID } from "../apps/extension/src/manifest.ts";
import { servedApp } from "../apps/server/src/testing/test-app.ts";
import { axe, COLOURS, violations } from "./accessibility.ts";
import { extensionChromium, openWithExtension, type ExtensionBrowser } from "./extension/browser.ts";
import { bundledEditors } from "./extension/editors/bundle.ts";
import type { EditorStage } from "./extension/editors/page.ts";
import { pressKey, tellPage } from "./extension/panel.ts";
import { startSites, type Sites } from "./extension/sites.ts";
import { startScriptedService, type ScriptedService } from "./scripted-service.ts";
import { test } from "./stand.ts";

declare const stage: EditorStage;

const chromium = extensionChromium();
const dist = (name: string): Buffer => readFileSync(new URL(`../apps/extension/dist/${name}`, import.meta.url));
const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>${body}`;

const DRAFT = "The move is on 12 May at 16:00. Ana signs 3 forms.";
const REWRITTEN = "We move on 12 May at 16:00. Ana signs 3 forms.";
const NOTES = "\n\nNOTES:\n- The place is not named.";

const HOPE = "We hope to ship on Friday if the load test passes. Ana tells sales.";
const PROMISE = "We will ship on Friday, which is a testament to the team. Ana tells sales.";
const FINDING = {
  type: "certainty",
  before: "We hope to ship",
  after: "We will ship",
  why: "A hope became a promise.",
};
/** What a panel remembers of a rewrite that a model was asked about. */
const FULL = {
  capture: null,
  draft: HOPE,
  source: HOPE,
  fromNotes: false,
  register: "email",
  raw: PROMISE + NOTES,
  whole: true,
  decisions: {},
  meaning: {
    before: HOPE,
    after: PROMISE,
    state: { phase: "done", report: { verified: true, findings: [FINDING], withdrawn: [] } },
  },
};

const paragraphs = ["Alpha one for @Ana. Beta two 🙂. Gamma three.", "Second paragraph."];
const oneLine = "Beta is 2 😀 now.";

const SECRETS = `
  <input type="password" value="hunter2"><input autocomplete="cc-number" value="4111 1111"><input autocomplete="one-time-code" value="123456">
  <input name="cardNumber" value="4111 1111"><input id="otp" value="123456"><input inputmode="numeric" value="123456">
  <input autocomplete="section-a new-password" value="hunter2"><textarea name="api_key">svc_secret</textarea>`;

const TELLING = `<div id="box" style="padding: 12px" contenteditable="true"><p>We leverage a rich tapestry of seamless solutions to delve into the ever-evolving landscape.</p></div>`;

describe("What is packed", () => {
  test("asks for no more than it needs, and each part is small", () => {
    const manifest = JSON.parse(dist("manifest.json").toString()) as Record<string, unknown>;
    expect(manifest["permissions"]).toEqual(["activeTab", "contextMenus", "scripting", "sidePanel", "storage"]);
    expect(manifest["host_permissions"]).toEqual(["http://localhost:8787/*"]);
    expect(manifest["content_scripts"]).toBeUndefined();
    expect(manifest["web_accessible_resources"]).toBeUndefined();
    const kilobytes = (...names: string[]): number =>
      names.reduce((sum, name) => sum + gzipSync(dist(name), { level: 9 }).length, 0) / 1_000;
    expect(kilobytes("content.js", "beside.js")).toBeLessThan(12);
    expect(kilobytes("service-worker.js")).toBeLessThan(15);
    expect(kilobytes("panel.js", "panel.html", "pages.css")).toBeLessThan(90);
    // The rules of the tells, which the panel loads once there is a result.
    expect(kilobytes("tells.js")).toBeLessThan(55);
    // The text library for the underlines, which go only where they were asked for.
    expect(kilobytes("underlines.js")).toBeLessThan(40);
  });

  test("can be signed for browsers that a company manages", async () => {
    const { signCrx, updateManifest } = (await import(new URL("../scripts/build/crx.mjs", import.meta.url).href)) as {
      signCrx: (archive: Buffer, key: string) => { id: string; crx: Buffer };
      updateManifest: (about: Record<"id" | "version" | "address", string>) => string;
    };
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const archive = Buffer.from("an archive");
    const { id, crx } = signCrx(archive, privateKey.export({ type: "pkcs8", format: "pem" }) as string);
    const spki = publicKey.export({ type: "spki", format: "der" });
    const hash = createHash("sha256").update(spki).digest().subarray(0, 16);
    expect(id).toBe(
      hash.toString("hex").replace(/./g, (digit) => "abcdefghijklmnop"[Number.parseInt(digit, 16)] ?? ""),
    );
    // Cr24, 3, the header's length; the header holds the key, the signature and, as its last field, what was signed.
    expect([crx.toString("latin1", 0, 4), crx.readUInt32LE(4)]).toEqual(["Cr24", 3]);
    const header = crx.subarray(12, 12 + crx.readUInt32LE(8));
    expect(crx.subarray(12 + header.length)).toEqual(archive);
    const signedData = header.subarray(-18);
    expect(signedData.subarray(2)).toEqual(hash);
    const keyAt = header.indexOf(spki);
    const signature = header.subarray(keyAt + spki.length + 3, keyAt + spki.length + 3 + 256);
    const signed = Buffer.concat([Buffer.from("CRX3 SignedData\0\x12\0\0\0"), signedData, archive]);
    expect(verify("sha256", signed, publicKey, signature)).toBe(true);
    expect(updateManifest({ id, version: "1.2.3", address: "https://rewrite.example/a.crx" })).toContain(
      `<app appid="${id}">\n    <updatecheck codebase="https://rewrite.example/a.crx" version="1.2.3" />`,
    );
  });
});

describe.skipIf(chromium === null)("The extension in Chromium", () => {
  let browser: ExtensionBrowser;
  let service: ScriptedService;
  let sites: Sites;
  let site: Page;
  let panel: Page;

  const press = (id: string): Promise<void> => panel.locator(`#${id}`).dispatchEvent("click");
  const says = (id: string): Promise<string> => panel.locator(`#${id}`).evaluate((element) => element.textContent);
  /** The rewrite as the panel shows it, without what is struck out. */
  const result = (): Promise<string> =>
    panel.locator("#result").evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const removed of copy.querySelectorAll("del")) removed.remove();
      // Two wordings in one text are parted by spaces of their own.
      return element.querySelector(".change") === null
        ? copy.textContent
        : copy.textContent.trim().replace(/\s+/g, " ");
    });
  const field = (): Promise<string> => site.locator("textarea").inputValue();
  /** Shows a page with one field that holds the draft, selects it all and takes it. */
  const takeDraft = async (path = "/field"): Promise<void> => {
    await site.goto(sites.url(path));
    await panel.locator("#draft").fill("");
    await site.locator("textarea").fill(DRAFT);
    await site.locator("textarea").selectText();
    await pressKey(browser, site);
    await expect.poll(() => panel.locator("#draft").inputValue()).toBe(DRAFT);
  };
  const rewriteTo = async (...answer: Parameters<ScriptedService["play"]>): Promise<void> => {
    service.play(...answer);
    await press("run");
  };
  const rewritten = async (): Promise<void> => {
    await rewriteTo([REWRITTEN]);
    await expect.poll(() => says("status")).toMatch(/^Done/);
  };

  test.beforeAll(async ({ sharedService }) => {
    [service, sites, browser] = await Promise.all([
      startScriptedService(sharedService),
      bundledEditors().then((script) =>
        startSites({
          "/editors": page('<body><script src="/editors.js"></script>'),
          "/editors.js": script,
          "/frame": page("<body>"),
          "/field": page("<textarea></textarea>"),
          "/refusing": page(
            `<textarea></textarea><script>document.querySelector("textarea").addEventListener("paste", (event) => event.preventDefault())</script>`,
          ),
          "/secrets": page(SECRETS),
          "/telling": page(TELLING),
          "/text": page("<p>A sentence of the page.</p>"),
          "/canvas": page('<canvas></canvas><textarea style="width: 1px; height: 1px">keys</textarea>'),
        }),
      ),
      openWithExtension(chromium as string),
    ]);
    site = browser.context.pages()[0] as Page;
    panel = await browser.open("panel.html");
  });

  let asked: string[] | null = null;
  afterAll(async () => {
    if (asked === null) await browser?.close();
    await sites?.stop();
    await service?.stop();
  });

  test("has the id that its key fixes", () => {
    expect(browser.id).toBe(EXTENSION_ID);
  });

  test("signs in by a code that is approved in the web app, and shows the allowance", async () => {
    const account = { email: "ana@example.org", password: "four calm grey herons", name: "Ana" };
    const send = (path: string, body: object, cookie = ""): Promise<Response> =>
      fetch(service.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: service.url, cookie },
        body: JSON.stringify(body),
      });
    const made = await send("/api/auth/sign-up/email", account);
    const [name = "", value = ""] = (made.headers.get("set-cookie") ?? "").split(";")[0]?.split("=") ?? [];
    // The person is signed in to the web app in the same browser; the extension must not use that.
    await browser.context.addCookies([{ name, value: decodeURIComponent(value), url: service.url }]);
    const options = await browser.open("options.html");
    await options.fill("#server", service.url);
    await options.click("#server-form button");
    // Before the address is kept, one would sign in to another server.
    await expect.poll(() => options.textContent("#server-status")).not.toBe("");
    await expect.poll(() => options.textContent("#account")).toContain("You’re not signed in");
    await options.click("#sign-in");
    await options.waitForSelector("#code:not(:empty)");
    const code = (await options.textContent("#code")) ?? "";
    expect(
      (await send("/api/device/approval", { user_code: code, action: "approve" }, `${name}=${value}`)).status,
    ).toBe(200);
    await expect.poll(() => options.textContent("#account")).toBe("Signed in as ana@example.org (Free plan).");
    expect(await options.textContent("#allowance")).toContain("60 of 60 rewrites left today");
    await options.close();
    await expect.poll(() => says("allowance")).toContain("60 of 60 rewrites left today");
  });

  test("sends what the panel shows when Rewrite is pressed, with the key and no cookie, and nothing before", async () => {
    service.seen.length = 0;
    await takeDraft();
    expect(service.seen).toEqual([]);
    expect(await says("source")).toContain("Taken from localhost");
    await rewriteTo([REWRITTEN.slice(0, 10), REWRITTEN.slice(10), NOTES]);
    await expect.poll(() => says("status")).toBe("Done. 4 facts kept.");
    expect(await result()).toBe(REWRITTEN);
    expect(await says("notes")).toBe("The place is not named.");
    expect(service.asked).toEqual([{ text: DRAFT, register: "email", mode: "rewrite" }]);
    const [sent] = service.seen.filter(({ path }) => path === "/api/humanize");
    expect(sent?.headers.cookie).toBeUndefined();
    expect(sent?.headers.authorization).toMatch(/^Bearer svc_/);
    expect(sent?.headers.origin).toBe(`chrome-extension://${EXTENSION_ID}`);
    expect(service.seen.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
    // What stays on the device holds no word of the draft.
    const worker = await browser.worker();
    expect(await worker.evaluate(async () => JSON.stringify(await chrome.storage.local.get()))).not.toContain("Ana");
  });

  test("tells scripts in pages nothing of the account, even its own", async () => {
    const worker = await browser.worker();
    const answers = await worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ url: "http://localhost/*" });
      const ask = async (): Promise<unknown[]> => [
        (await chrome.runtime.sendMessage({ type: "usage" })) ?? "no answer",
        await chrome.storage.local.get().catch(() => "no access"),
        await new Promise((resolve) => {
          chrome.runtime.connect({ name: "rewrite" }).onDisconnect.addListener(() => resolve("closed"));
        }),
      ];
      return (await chrome.scripting.executeScript({ target: { tabId: tab?.id ?? 0 }, func: ask }))[0]?.result;
    });
    expect(answers).toEqual(["no answer", "no access", "closed"]);
  });

  test("puts the rewrite in the place of the selection, and takes it back", async () => {
    await press("replace");
    await expect.poll(field).toBe(REWRITTEN);
    await expect.poll(() => says("page-status")).toContain("brings your text back");
    await press("undo");
    await expect.poll(field).toBe(DRAFT);
    await press("below");
    await expect.poll(field).toBe(`${DRAFT}\n\n${REWRITTEN}`);
    await site.locator("textarea").press("Control+z");
    expect(await field()).toBe(DRAFT);
  });

  test("shows each change in the result, and puts the writer's own words back where they ask for them", async () => {
    await takeDraft();
    await rewriteTo(["We move on 12 May at 16:00. Ana signs forms.", NOTES]);
    await expect.poll(() => says("status")).toBe("Done. 3 facts kept, 1 missing.");
    // What touches a fact comes first.
    expect([await says("changes"), await says("change-title")]).toEqual([
      reviewWords.changes(3, 3),
      reviewWords.risks.lost.fact.one,
    ]);
    await panel.locator('.change[data-current="true"]').press("r");
    await expect.poll(() => says("status")).toBe("Done. 4 facts kept.");
    expect([await result(), await says("changes")]).toEqual([REWRITTEN, reviewWords.changes(3, 2)]);
    // It is still so when the panel was closed meanwhile.
    await panel.reload();
    await panel.waitForSelector("html[data-ready]");
    expect([await result(), await says("status")]).toEqual([REWRITTEN, "Done. 4 facts kept."]);
    await press("change-edit");
    await panel.locator("#change-words").fill("The");
    await panel.locator("#change-words").press("Control+Enter");
    await expect.poll(() => says("changes")).toBe(reviewWords.changes(3, 1));
    expect([await result(), await says("status")]).toEqual([REWRITTEN.replace("We", "The"), "Done. 4 facts kept."]);
    await expect.poll(() => says("tells-none")).toBe(tellsWords.none);
    await press("change-reject");
    await expect.poll(() => says("changes")).toBe(reviewWords.changes(3, 0));
    await press("replace");
    await expect.poll(() => says("page-status")).toContain("brings your text back");
    expect(await field()).toBe(DRAFT);
  });

  test("asks about the meaning when that is pressed, with the key and no cookie, and says where there is no model", async () => {
    const verified = () => service.seen.filter(({ path }) => path === "/api/verify");
    expect(verified()).toEqual([]);
    await press("meaning-check");
    await expect.poll(() => says("meaning-failure")).toContain("No model is set up here to judge meaning.");
    expect(await says("meaning-check")).toBe(meaningWords.again);
    // Once or more: the client asks again where a server says that it is busy.
    for (const { headers } of verified())
      expect([headers.cookie, headers.authorization?.slice(0, 11)]).toEqual([undefined, "Bearer svc_"]);
    expect(verified()).not.toEqual([]);
  });

  test.each([
    { what: "a line", from: "Beta two", to: "🙂.", text: oneLine, not: /^$/ },
    {
      what: "two paragraphs",
      from: "Alpha",
      to: "Second paragraph.",
      text: "Beta is 2.\n\nDelta 😀 stands apart.",
      // In a line, an item or a cell, a second paragraph is something else in every editor; and a textarea is one
      // wherever it is.
      not: /input|list|table|mention|React|Vue|shadow|iframe/,
    },
  ])(
    "writes $what exactly into real editors, leaves the caret behind, and one undo brings the old text back",
    async ({ from, to, text, not }) => {
      const failures: string[] = [];
      await site.goto(sites.url("/editors"));
      const names = await site.evaluate(() => stage.names);
      expect(names.length).toBeGreaterThanOrEqual(25);

      const tryOne = async (name: string): Promise<void> => {
        const shown = [name, paragraphs, from, to] as const;
        const before = await site.evaluate(([name, texts, first, last]) => stage.show(name, texts, first, last), shown);
        const start = before.indexOf(from);
        const selected = before.slice(start, before.indexOf(to) + to.length);
        const expected = before.replace(selected, text);
        const capture = await pressKey(browser, site);
        const told = {
          type: "write",
          captureId: capture.captureId ?? "",
          text,
          place: "instead",
          anyway: false,
          whenFocused: false,
        } as const;
        const outcome = await tellPage(browser, capture, told);
        const after = await site.evaluate(() => stage.text());
        const caret = await site.evaluate(() => stage.beforeCaret());
        if (text === oneLine) await site.keyboard.press("Control+z");
        else await tellPage(browser, capture, { type: "undo", captureId: told.captureId });
        await expect
          .poll(() => site.evaluate(() => stage.text()), { timeout: 2_000 })
          .toBe(before)
          .catch(() => failures.push(`${name}: undo did not restore`));
        if (capture.text.replace(/\s+/g, " ") !== selected.replace(/\s+/g, " "))
          failures.push(`${name}: took ${capture.text}`);
        if (outcome !== "written" || after !== expected)
          failures.push(`${name}: ${outcome}, holds ${JSON.stringify(after)}`);
        if (caret?.endsWith(text.replace(/\s+/g, "")) !== true) failures.push(`${name}: caret after ${caret}`);
      };

      for (const name of names) if (!not.test(name)) await tryOne(name);
      expect(failures).toEqual([]);
    },
  );

  test("takes the whole field where nothing is selected, and selects it, so that one sees what will be replaced", async () => {
    await site.goto(sites.url("/editors"));
    for (const name of ["textarea", "CodeMirror 6", "CKEditor 5", "Lexical", "Trix"]) {
      const shown = [name, paragraphs] as const;
      const before = await site.evaluate(([name, texts]) => stage.show(name, texts, "Beta", "two 🙂."), shown);
      await site.keyboard.press("ArrowRight");
      const { captureId, text, ...capture } = await pressKey(browser, site);
      expect([name, text.replace(/\s+/g, " ")]).toEqual([name, before.replace(/\s+/g, " ")]);
      const told = { type: "write", text: oneLine, place: "instead", anyway: false, whenFocused: false } as const;
      const outcome = await tellPage(browser, { ...capture, captureId, text }, { ...told, captureId: captureId ?? "" });
      expect([name, outcome, await site.evaluate(() => stage.text())]).toEqual([name, "written", oneLine]);
    }
  });

  test("never writes where an editor would put it elsewhere because the person is in the panel", async () => {
    const plain = ["Alpha one. Beta two. Gamma three.", "Second paragraph."];
    const session = await browser.context.newCDPSession(site);
    const focus = (enabled: boolean) => session.send("Emulation.setFocusEmulationEnabled", { enabled });
    const text = (): Promise<string> => site.evaluate(() => stage.text());
    await site.goto(sites.url("/editors"));
    for (const name of ["CodeMirror 6", "CKEditor 5", "Draft.js", "Lexical", "Slate"]) {
      await focus(true);
      const before = await site.evaluate(([name, texts]) => stage.show(name, texts, "Beta", "two."), [
        name,
        plain,
      ] as const);
      const capture = await pressKey(browser, site);
      const message = { type: "write", captureId: capture.captureId ?? "", anyway: false, text: "New." } as const;
      await panel.bringToFront();
      await focus(false);
      // Below is another place than the selection that the editor knows.
      const below = { ...message, place: "below" } as const;
      expect([name, await tellPage(browser, capture, { ...below, whenFocused: false })]).toEqual([name, "unfocused"]);
      expect([name, await text()]).toEqual([name, before]);
      const instead = { ...message, place: "instead", whenFocused: false } as const;
      expect([name, await tellPage(browser, capture, instead)]).toEqual([name, "written"]);
      expect([name, await text()]).toEqual([name, before.replace("Beta two.", "New.")]);
      const waiting = tellPage(browser, capture, { ...below, text: "Newer.", whenFocused: true });
      await focus(true);
      expect([name, await waiting]).toEqual([name, "written"]);
      expect((await text()).replace(/\s+/g, " ")).toContain("Alpha one. New. Newer. Gamma three.");
    }
    // Of a long text this editor draws what is on screen, and what it does not draw must not be lost.
    const long = Array.from({ length: 2_000 }, (_, at) => `Line ${at}.`);
    await site.evaluate((texts) => stage.show("CodeMirror 6", texts, "Line 0", "Line 0."), long);
    await site.keyboard.press("Control+a");
    expect(await pressKey(browser, site)).toMatchObject({ text: "", captureId: null, hindrance: "partly-drawn" });
    await session.detach();
  });

  test("never reads a field for a password, a card or a one-time code", async () => {
    await site.goto(sites.url("/secrets"));
    const fields = await site.locator("input, textarea").all();
    for (const secret of fields) {
      await secret.selectText();
      expect(await pressKey(browser, site)).toMatchObject({ text: "", captureId: null, hindrance: "sensitive" });
    }
    expect(fields.length).toBe(8);
    await expect.poll(() => says("source")).toContain("never read");
    expect(await panel.locator("#draft").inputValue()).not.toContain("hunter2");
  });

  test("offers a text of the page for copying only", async () => {
    await site.goto(sites.url("/text"));
    await site.locator("p").selectText();
    await pressKey(browser, site);
    await expect.poll(() => panel.locator("#draft").inputValue()).toBe("A sentence of the page.");
    await rewritten();
    expect(await panel.locator("#replace").isDisabled()).toBe(true);
    expect(await says("source")).toContain("isn’t in an editable field");
    await press("copy");
    await expect.poll(() => says("page-status")).toMatch(/^Copied/);
  });

  test("pretends nothing where a script cannot write", async () => {
    await site.goto(sites.url("/canvas"));
    await site.locator("textarea").focus();
    expect(await pressKey(browser, site)).toMatchObject({ text: "", captureId: null, hindrance: "canvas" });
    // A context menu in a frame that Chrome does not let the extension into.
    const worker = await browser.worker();
    await worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true });
      const menu = chrome.contextMenus.onClicked as unknown as { dispatch: (info: object, tab: unknown) => void };
      menu.dispatch({ frameId: 4_000, selectionText: "Elsewhere." }, tab);
    });
    await expect.poll(() => panel.locator("#draft").inputValue()).toBe("Elsewhere.");
    expect(await says("source")).toContain("belongs to another site");
  });

  describe("never loses a text", () => {
    const nothingReplaced = async (sentence: string): Promise<void> => {
      await press("replace");
      await expect.poll(() => says("page-status")).toContain(sentence);
      expect(await says("page-status")).toContain("The result has been copied");
      expect(await result()).toBe(REWRITTEN);
    };

    test("when the field was changed meanwhile, and replaces it all the same when asked to", async () => {
      await takeDraft();
      await rewritten();
      await site.locator("textarea").fill(`${DRAFT} And 2 more.`.replace("forms", "papers"));
      await nothingReplaced("The text has changed since you selected");
      expect(await field()).toContain("3 papers. And 2 more.");
      await press("anyway");
      await expect.poll(field).toBe(REWRITTEN);
      await press("undo");
      await expect.poll(field).toContain("3 papers. And 2 more.");
    });

    test("when something else in the field was changed: the selection is found again", async () => {
      await takeDraft();
      await rewritten();
      await site.locator("textarea").fill(`Hello,\n\n${DRAFT}\n\nAna`);
      await press("replace");
      await expect.poll(field).toBe(`Hello,\n\n${REWRITTEN}\n\nAna`);
    });

    test("when the field was removed", async () => {
      await takeDraft();
      await rewritten();
      await site.locator("textarea").evaluate((element) => element.remove());
      await nothingReplaced("The field is gone");
    });

    test("when the page refuses the text", async () => {
      await takeDraft("/refusing");
      await rewritten();
      await nothingReplaced("didn’t accept the result. Your text is unchanged.");
      expect(await field()).toBe(DRAFT);
    });

    test("when the page makes something else of the text: what was there comes back", async () => {
      await takeDraft();
      await rewritten();
      await site.locator("textarea").evaluate((element: HTMLTextAreaElement) => {
        element.addEventListener("input", () => {
          if (element.value.includes("We move")) element.value = element.value.replace("We move", "We");
        });
      });
      await nothingReplaced("didn’t accept the result. Your text is unchanged.");
      expect(await field()).toBe(DRAFT);
    });

    test("when the field takes fewer characters", async () => {
      await takeDraft();
      await rewritten();
      await site.locator("textarea").evaluate((element: HTMLTextAreaElement) => (element.maxLength = 20));
      await nothingReplaced("too long for this field");
      expect(await field()).toBe(DRAFT);
    });

    test("when the page moved on, or its tab was closed", async () => {
      await takeDraft();
      await rewritten();
      await site.goto(sites.url("/text"));
      await nothingReplaced("is no longer open");
    });

    test("when the stream breaks off, fails, or is stopped", async () => {
      await takeDraft();
      const shown = Promise.withResolvers<void>();
      await rewriteTo(["We move ", { until: shown.promise }, { cut: true }]);
      await expect.poll(() => result()).toBe("We move ");
      shown.resolve();
      await expect.poll(() => says("status")).toContain("Connection lost after 2 words. The text so far is kept");
      expect(await result()).toBe("We move ");
      await rewriteTo(["We ", { error: 'Stopped: the model wrote "4"; the draft says "3". Nothing was charged.' }]);
      await expect.poll(() => says("failure")).toContain('the draft says "3"');
      expect(await result()).toBe("We ");
      await rewriteTo({ status: 402, code: "quota_exhausted", message: "Your allowance and credits are used up." });
      await expect.poll(() => says("failure")).toContain("used up. Error reference");
      expect(await result()).toBe("We ");
      const { promise: until, resolve: release } = Promise.withResolvers<void>();
      await rewriteTo(["We move on ", { until }, "12 May."]);
      await expect.poll(() => result()).toBe("We move on ");
      await press("stop");
      await expect.poll(() => says("status")).toContain("You can keep");
      release();
      expect(await result()).toBe("We move on ");
      expect(await panel.locator("#draft").inputValue()).toBe(DRAFT);
      expect(await field()).toBe(DRAFT);
    });

    test("when Chrome ends the worker in the middle of a stream, and the next press wakes it up", async () => {
      await takeDraft();
      const { promise: until, resolve: release } = Promise.withResolvers<void>();
      await rewriteTo(["We move on ", { until }]);
      await expect.poll(() => result()).toBe("We move on ");
      await browser.endWorker();
      await expect
        .poll(() => says("status"))
        .toBe(
          "Connection lost after 3 words. The text so far is kept. This may have used a rewrite, and trying again may use another.",
        );
      release();
      expect(await result()).toBe("We move on ");
      await rewritten();
      await press("replace");
      await expect.poll(field).toBe(REWRITTEN);
    });

    test("when the panel is closed and opened again", async () => {
      await takeDraft();
      await rewritten();
      await panel.reload();
      await panel.waitForSelector("html[data-ready]");
      expect(await result()).toBe(REWRITTEN);
      await press("replace");
      await expect.poll(field).toBe(REWRITTEN);
    });
  });

  const production: string[] = [];
  test("reaches a server that is not on this computer only once its id is named there", async () => {
    const server = {
      appUrl: new URL("https://rewrite.example"),
      loopback: false,
      extraOrigins: [],
      securityContact: null,
    };
    const asProduction = (extensionIds: string[]) => servedApp({ server: { ...server, extensionIds } });
    const [closed, open] = await Promise.all([asProduction([]), asProduction([EXTENSION_ID])]);
    production.push(closed.url, open.url);
    const ask = async (url: string): Promise<string> => {
      await panel.evaluate((server) => chrome.storage.local.set({ server, key: null }), url);
      await panel.locator("#draft").fill(DRAFT);
      await press("run");
      await expect.poll(async () => (await says("status")) + (await says("failure"))).toMatch(/Done|reached/);
      return (await result()) + (await says("failure"));
    };
    try {
      // The extension has no permission of Chrome's for 127.0.0.1, so what counts is what the server answers.
      expect(await ask(closed.url)).toContain("can't be reached");
      expect(await ask(open.url)).toBe("Two words.");
    } finally {
      await Promise.all([closed.close(), open.close()]);
    }
  });

  test("shows its button and underlines only on a site where they were turned on, and sends nothing for them", async () => {
    const highlighted = (): Promise<string[]> =>
      site.evaluate(() =>
        [...(CSS.highlights.get("rewrite-service-tell") ?? [])].map((range) =>
          (range.startContainer as Text).data.slice(range.startOffset, range.endOffset),
        ),
      );
    const buttons = (): Promise<number> => site.locator("rewrite-service-button").count();
    const write = async (): Promise<void> => {
      await site.goto(sites.url("/telling"));
      await site.locator("#box").click();
      await site.keyboard.press("Control+End");
      await site.keyboard.type(" It is.");
    };
    await write();
    expect(await buttons()).toBe(0);
    await pressKey(browser, site);
    await panel.locator("#site-section:not([hidden])").waitFor();
    for (const id of ["site-button", "site-tells"]) {
      await panel.bringToFront();
      await panel.locator(`#${id}`).check();
      await expect.poll(() => says("site-status")).toContain("Reload the page");
    }
    service.seen.length = 0;
    const markup = await site.locator("#box").evaluate((box) => box.innerHTML);
    await write();
    await expect.poll(highlighted).toContain("a rich tapestry");
    expect(await site.locator("#box").evaluate((box) => box.innerHTML)).toBe(markup);
    expect(await buttons()).toBe(1);
    expect(service.seen).toEqual([]);
    // The button is in a closed shadow root: it is pressed where it is drawn, at the corner of the field.
    await panel.locator("#draft").fill("");
    const box = await site.locator("#box").boundingBox();
    if (box === null) throw new Error("no field");
    await site.mouse.click(box.x + box.width - 18, box.y + box.height - 18);
    await expect.poll(() => panel.locator("#draft").inputValue()).toContain("It is.");
    // A press of a person's opens the side panel itself.
    const worker = await browser.worker();
    const contexts = () => worker.evaluate(() => chrome.runtime.getContexts({ contextTypes: ["SIDE_PANEL"] }));
    await expect.poll(async () => (await contexts()).length).toBe(1);
    await panel.bringToFront();
    await panel.locator("#site-paused").check();
    await expect
      .poll(async () => (await browser.worker()).evaluate(() => chrome.scripting.getRegisteredContentScripts()))
      .toEqual([]);
    expect(await pressKey(browser, site)).toMatchObject({ text: "", hindrance: "paused" });
  });

  test("has no axe violation in light and dark, in the panel and in the options", async () => {
    // A panel with everything that it can say of a result, and an open edit.
    await panel.evaluate(async (memory) => {
      const { id } = await chrome.windows.getCurrent();
      await chrome.storage.session.set({ [`panel-${id}`]: memory });
    }, FULL);
    await panel.reload();
    await panel.waitForSelector("html[data-ready]");
    await expect.poll(() => says("tells-count")).toBe(tellsWords.title(1, 0));
    await panel.locator("#tells-count").click();
    await press("change-edit");
    const options = await browser.open("options.html");
    const found: string[] = [];
    for (const [name, shown] of [
      ["panel", panel],
      ["options", options],
    ] as const) {
      await shown.setViewportSize({ width: 360, height: 900 });
      await shown.evaluate(axe);
      for (const colorScheme of ["light", "dark"] as const) {
        await shown.emulateMedia({ colorScheme });
        // Everything else that axe knows is the same in every theme.
        const options = colorScheme === "light" ? "{}" : COLOURS;
        found.push(...(await violations(shown, `${name}, ${colorScheme}`, "html", options)));
      }
      const overflow = await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${name} scrolls sideways`);
    }
    expect(found).toEqual([]);
    await options.locator("#key").fill("no key");
    await options.locator("#key-form button").click();
    await expect.poll(() => options.textContent("#key-status")).toContain("isn’t an API key");
    await options.close();
  });

  test("asked no other server for anything, from its worker or from its pages", async () => {
    asked = await browser.close();
    const servers = new Set(
      asked
        .map((url) => new URL(url))
        .filter(({ protocol }) => protocol !== "chrome-extension:")
        .map(({ host }) => host),
    );
    expect(servers.size).toBe(3);
    expect([...servers]).toEqual(
      expect.arrayContaining([new URL(service.url).host, ...production.map((url) => new URL(url).host)]),
    );
  });
});
