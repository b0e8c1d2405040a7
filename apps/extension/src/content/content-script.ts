// Runs in a page once the person starts a rewrite there. It keeps what it took here and talks to the extension alone.
import { take } from "../field/capture.ts";
import type { Target } from "../field/field.ts";
import { undo } from "../field/undo.ts";
import { write } from "../field/write.ts";
import type { Found, Outcome, ToContent } from "../messages.ts";

interface Kept {
  captureId: string;
  text: string;
  target: Target;
  /** The field before and after the last writing; `original` is what stood in the place, "" where nothing did. */
  done: { before: Target; after: Target; original: string } | null;
}

const listen = (): void => {
  let kept: Kept | null = null;

  const capture = (): Found => {
    const { text, target, hindrance } = take(document);
    if (target === null) return { captureId: null, text, hindrance };
    kept = { captureId: crypto.randomUUID(), text, target, done: null };
    return { captureId: kept.captureId, text, hindrance };
  };

  const writeText = async ({ captureId, text, place, anyway }: Extract<ToContent, { type: "write" }>) => {
    if (kept?.captureId !== captureId) return "gone" as const;
    const own = kept;
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
