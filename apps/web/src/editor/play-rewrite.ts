import { ServiceError, type HumanizeRequest, type Service } from "@rewrite-service/contract";
import { FRAME_MS, watchKeys } from "../recent-keys.ts";
import type { RewriteAction } from "./rewrite-state.ts";

/**
 * Plays one stream into `dispatch`: deltas at most once a frame, joined; the frame that draws a key waits for none. A stream that breaks off after it has begun is a
 * lost connection; a failure before that is the service's answer.
 */
export const playRewrite = async (
  service: Service,
  request: HumanizeRequest,
  signal: AbortSignal,
  dispatch: (action: RewriteAction) => void,
): Promise<void> => {
  let joined = "";
  let frame = 0;
  let isPutOff = false;
  const keys = watchKeys();
  let begun = false;
  let requestId: string | null = null;
  const flush = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    if (joined !== "") dispatch({ type: "event", event: { type: "delta", text: joined }, requestId });
    joined = "";
  };
  const onFrame = (): void => {
    isPutOff = !isPutOff && keys.within(FRAME_MS);
    if (isPutOff) frame = requestAnimationFrame(onFrame);
    else flush();
  };
  dispatch({ type: "start", at: performance.now() });
  try {
    const events = service.humanize(request, { signal, onRequestId: (id) => (requestId = id) });
    for await (const event of events) {
      begun = true;
      if (event.type === "delta") {
        joined += event.text;
        if (frame === 0) frame = requestAnimationFrame(onFrame);
      } else {
        flush();
        dispatch({ type: "event", event, requestId });
      }
    }
  } catch (error) {
    if (signal.aborted) {
      cancelAnimationFrame(frame);
      return;
    }
    flush();
    dispatch(error instanceof ServiceError && !begun ? { type: "fail", error } : { type: "drop" });
  } finally {
    keys.close();
  }
};
