// The panel in a document without a browser: its page, its script, and a browser and a worker that the test plays.
import { readFileSync } from "node:fs";
import type { VerifyReport } from "@rewrite-service/contract";
import { meaningWords, OWN_MODEL, reviewWords, tellsWords } from "@rewrite-service/review";
import { expect, test, vi } from "vitest";
import { answerTells, type TellsQuestion } from "./tells.ts";

const DRAFT = "Friday is the day on which we will ship, thanks to the team. Ana tells sales.";
const SHIP = "We will ship on Friday, which is a testament to the team.";
const RESULT = `${SHIP} Ana tells sales.`;

interface PlayedPort {
  posted: { type: string; request?: unknown }[];
  left: boolean;
  say: (message: object) => void;
}

/** What of `chrome` the panel uses; the ports that it opens are in `ports`, by name the last. */
const playChrome = () => {
  const ports: Record<string, PlayedPort> = {};
  const event = { addListener: () => undefined };
  const kept = { capture: null, draft: DRAFT, source: DRAFT, raw: RESULT, fromNotes: false, register: "email" };
  const memory = { ...kept, whole: true, decisions: {}, meaning: null };
  const connect = ({ name }: { name: string }) => {
    let listener: (message: object) => void = () => undefined;
    const port: PlayedPort = { posted: [], left: false, say: (message) => listener(message) };
    ports[name] = port;
    return {
      onMessage: { addListener: (one: typeof listener) => (listener = one) },
      onDisconnect: event,
      postMessage: (message: PlayedPort["posted"][number]) => void port.posted.push(message),
      disconnect: () => (port.left = true),
    };
  };
  vi.stubGlobal("chrome", {
    windows: { getCurrent: () => Promise.resolve({ id: 1 }), WINDOW_ID_NONE: -1 },
    storage: {
      local: { get: () => Promise.resolve({ key: null }), onChanged: event },
      managed: { get: () => Promise.resolve({}) },
      session: {
        get: (name: string) => Promise.resolve(name === "panel-1" ? { [name]: memory } : {}),
        set: () => Promise.resolve(),
        onChanged: event,
      },
    },
    runtime: { connect },
  });
  return ports;
};

/** The worker of the tells, in the same thread. */
class PlayedWorker extends EventTarget {
  postMessage(question: TellsQuestion): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: answerTells(question) })));
  }
}

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const says = (id: string): string => byId(id).textContent;
const items = (id: string): string[] => [...byId(id).querySelectorAll("li")].map(({ textContent }) => textContent);
const press = (id: string): void => byId(id).click();
const key = (id: string, name: string, ctrlKey = false): boolean =>
  byId(id).dispatchEvent(new KeyboardEvent("keydown", { key: name, ctrlKey, bubbles: true, cancelable: true }));

test("the panel names why a change was made, lets its sentence be edited, and asks a model about the meaning", async () => {
  const ports = playChrome();
  vi.stubGlobal("Worker", PlayedWorker);
  const page = readFileSync("apps/extension/pages/panel.html", "utf8");
  document.body.innerHTML = (/<body>([\s\S]*)<\/body>/.exec(page)?.[1] ?? "").trim();
  await import("./panel.ts");
  await expect.poll(() => document.documentElement.dataset["ready"]).toBe("");

  // Tells: counted in the text as it is, named at the change that brought them.
  await expect.poll(() => says("tells-count")).toBe(tellsWords.title(1, 0));
  expect(items("tells-list")[0]).toContain("“a testament to”");
  press("change-accept");
  expect(items("change-reasons").join(" ")).toContain("AI-sounding phrase");

  // Edit: Escape leaves the sentence, Ctrl+Enter saves it and starts nothing.
  const words = byId("change-words") as HTMLTextAreaElement;
  press("change-edit");
  expect([words.value, byId("change-acts").hidden, document.activeElement]).toEqual([SHIP, true, words]);
  words.value = "We wait.";
  key("change-words", "Escape");
  expect([byId("change-editor").hidden, says("result")]).toEqual([true, RESULT]);
  key("result", "e");
  words.value = " We hope to ship on Monday. ";
  key("change-words", "Enter", true);
  expect([says("result"), says("change-title")]).toEqual([
    "We hope to ship on Monday. Ana tells sales.",
    reviewWords.decided.edited,
  ]);
  expect(items("facts-list")[0]).toBe("≠ Friday changed");
  expect([items("change-reasons"), Object.keys(ports)]).toEqual([[], []]);
  await expect.poll(() => byId("tells").hidden).toBe(true);
  expect(says("tells-none")).toBe(tellsWords.none);

  // Meaning: the price is said before the press, and nothing is sent before it.
  expect(says("meaning-lead")).toBe(meaningWords.lead(OWN_MODEL));
  press("meaning-check");
  const after = "We hope to ship on Monday. Ana tells sales.";
  expect(ports["verify"]?.posted).toEqual([{ type: "start", request: { before: DRAFT, after, fromNotes: false } }]);
  expect(says("meaning-title")).toBe(meaningWords.checking);
  press("meaning-cancel");
  expect([ports["verify"]?.left, says("meaning-check")]).toEqual([true, meaningWords.check]);
  press("meaning-check");
  const failure = {
    code: "provider_unavailable",
    message: "No model is set up here.",
    requestId: "r1",
    retryAfterS: 9,
  };
  ports["verify"]?.say({ type: "failed", failure });
  expect(says("meaning-failure")).toBe("No model is set up here. Try again in 9 s. Error reference: r1");
  press("meaning-check");
  const finding = { type: "time", before: "on Friday", after: "on Monday", why: "Another day." };
  const report = { verified: true, findings: [finding], withdrawn: [] } as unknown as VerifyReport;
  ports["verify"]?.say({ type: "report", report });
  expect([says("meaning-title"), byId("meaning-check").hidden]).toEqual([meaningWords.found(1), true]);
  expect([...document.querySelectorAll("#meaning-list dd")].map(({ textContent }) => textContent)).toEqual([
    "on Friday",
    "on Monday",
  ]);
  // Beside the sentence that says it, and gone with it.
  expect(items("change-reasons")).toEqual([`${meaningWords.types.time}. Another day.`]);
  expect(document.querySelector('[data-meaning="true"]')?.getAttribute("aria-label")).toContain("Time");
  press("change-reject");
  expect([items("meaning-list"), says("meaning-lead")]).toEqual([[], meaningWords.lead(OWN_MODEL)]);
});
