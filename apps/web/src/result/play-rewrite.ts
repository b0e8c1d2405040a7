import { ServiceError, type HumanizeRequest, type Service } from "@rewrite-service/contract";
import { flushSync } from "react-dom";
import { FRAME_MS, TYPING_MS, watchKeys } from "../browser/recent-keys.ts";
import type { RewriteAction } from "./rewrite-state.ts";

// Somebody who types meanwhile looks at the draft, and needs the processor for it.
const PAUSE_MS_TYPING = 100;

/**
 * Plays one stream into `dispatch`: deltas at most once a frame, joined, and less often while somebody types; the frame
 * that draws a key waits for none. A stream that breaks off after it has begun is a lost connection; a failure before that
 * is the service's answer.
 */
export const playRewrite = async (
  service: Service,
  request: HumanizeRequest,
  signal: AbortSignal,
  dispatch: (action: RewriteAction) => void,
): Promise<void> => {
  let joined = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let isWaiting = false;
  let isPutOff = false;
  let drawnAtMs = Number.NEGATIVE_INFINITY;
  const keys = watchKeys();
  let begun = false;
  let requestId: string | null = null;
  const flush = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    isWaiting = false;
    drawnAtMs = performance.now();
    if (joined !== "") dispatch({ type: "event", event: { type: "delta", text: joined }, requestId });
    joined = "";
  };
  const onFrame = (): void => {
    isPutOff = !isPutOff && keys.within(FRAME_MS);
    if (isPutOff) frame = requestAnimationFrame(onFrame);
    else flush();
  };
  const waitToDraw = (): void => {
    isWaiting = true;
    const restMs = keys.within(TYPING_MS) ? drawnAtMs + PAUSE_MS_TYPING - performance.now() : 0;
    if (restMs > 0) timer = setTimeout(waitToDraw, restMs);
    else frame = requestAnimationFrame(onFrame);
  };
  // No frame comes to a page that is left, which keeps what is drawn.
  const onLeave = (): void => flushSync(flush);
  addEventListener("pagehide", onLeave, { capture: true });
  dispatch({ type: "start", at: performance.now() });
  try {
    const events = service.humanize(request, { signal, onRequestId: (id) => (requestId = id) });
    for await (const event of events) {
      begun = true;
      if (event.type === "delta") {
        joined += event.text;
        if (!isWaiting) waitToDraw();
      } else {
        flush();
        dispatch({ type: "event", event, requestId });
      }
    }
  } catch (error) {
    if (signal.aborted) return;
    flush();
    dispatch(error instanceof ServiceError && !begun ? { type: "fail", error } : { type: "drop" });
  } finally {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    removeEventListener("pagehide", onLeave, { capture: true });
    keys.close();
  }
};
