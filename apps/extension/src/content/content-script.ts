// Runs in a page once the person starts a rewrite there. It keeps what it took here and talks to the extension alone.
import { take } from "../field/capture.ts";
import type { Target } from "../field/field.ts";
import { undo } from "../field/undo.ts";
import { pause, write } from "../field/write.ts";
import type { Found, Outcome, ToContent } from "../messages.ts";

interface Kept {
  captureId: string;
  text: string;
  target: Target;
  /** The field before and after the last writing; `original` is the text replaced, or "". */
  done: { before: Target; after: Target; original: string } | null;
}

const FOCUS_MAX_MS = 120_000;
const STEP_MS = 100;
/** A press of the mouse gives the focus first, and ends a moment later. */
const PRESS_MS = 300;

/** Waits until the person is in the page. False where they do not come, or it is no longer `wanted`. */
const pageFocus = async (wanted: () => boolean): Promise<boolean> => {
  for (let waitedMs = 0; waitedMs < FOCUS_MAX_MS && wanted(); waitedMs += STEP_MS) {
    if (document.hasFocus()) {
      await pause(PRESS_MS);
      return wanted();
    }
    await pause(STEP_MS);
  }
  return false;
};

const listen = (): void => {
  let kept: Kept | null = null;
  let last: ToContent | null = null;

  const capture = (): Found => {
    const { text, target, hindrance } = take(document);
    if (target === null) return { captureId: null, text, hindrance };
    kept = { captureId: crypto.randomUUID(), text, target, done: null };
    return { captureId: kept.captureId, text, hindrance };
  };

  const writeText = async (message: Extract<ToContent, { type: "write" }>): Promise<Outcome> => {
    const { captureId, text, place, anyway } = message;
    const own = kept;
    if (own?.captureId !== captureId) return "gone";
    last = message;
    // A newer message takes the place of one that waits.
    if (message.whenFocused && !(await pageFocus(() => last === message))) return "unfocused";
    const { outcome, change } = await write(own.target, text, place, anyway);
    if (change !== null) {
      const { before, after } = change;
      own.done = { before, after, original: place === "below" ? "" : own.text };
      // What is written next, another wording say, takes the place of this one.
      own.target = place === "below" ? { ...before, content: after.content } : after;
    }
    return outcome;
  };

  const takeBack = async (captureId: string): Promise<Outcome> => {
    if (kept?.captureId !== captureId || kept.done === null) return "gone";
    const own = kept;
    const { before, after, original } = kept.done;
    const outcome = await undo(after, before.content, original);
    if (outcome === "written") [own.target, own.done] = [before, null];
    return outcome;
  };

  chrome.runtime.onMessage.addListener((message: ToContent, _sender, answer: (value: Found | Outcome) => void) => {
    if (message.type === "capture") answer(capture());
    else void (message.type === "write" ? writeText(message) : takeBack(message.captureId)).then(answer);
    return true;
  });
};

// The file is put into a page again at every start, and listens once.
const page = globalThis as { rewriteServiceListens?: boolean };
if (page.rewriteServiceListens !== true) {
  page.rewriteServiceListens = true;
  listen();
}
