import { useCallback, useReducer, useRef } from "react";
import { ServiceError, type HumanizeRequest, type Service } from "@rewrite-service/contract";
import { rewriteReducer, type RewriteState } from "./rewrite-state.ts";

export interface Rewriting {
  state: RewriteState;
  start: (request: HumanizeRequest) => void;
  stop: () => void;
  clear: () => void;
}

/** Runs one rewrite at a time; starting another stops the one before. Deltas reach the screen once a frame. */
export const useRewrite = (service: Service): Rewriting => {
  const [state, dispatch] = useReducer(rewriteReducer, { phase: "idle" });
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    dispatch({ type: "stop" });
  }, []);

  const start = useCallback(
    (request: HumanizeRequest) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      dispatch({ type: "start", at: performance.now() });
      const run = async (): Promise<void> => {
        let joined = "";
        let frame = 0;
        const flush = (): void => {
          frame = 0;
          if (joined !== "") dispatch({ type: "event", event: { type: "delta", text: joined } });
          joined = "";
        };
        try {
          for await (const event of service.humanize(request, { signal: controller.signal })) {
            if (event.type === "delta") {
              joined += event.text;
              if (frame === 0) frame = requestAnimationFrame(flush);
            } else {
              cancelAnimationFrame(frame);
              flush();
              dispatch({ type: "event", event });
            }
          }
        } catch (error) {
          cancelAnimationFrame(frame);
          if (controller.signal.aborted) return;
          flush();
          dispatch(error instanceof ServiceError ? { type: "fail", error } : { type: "drop" });
        } finally {
          if (running.current === controller) running.current = null;
        }
      };
      void run();
    },
    [service],
  );

  const clear = useCallback(() => dispatch({ type: "clear" }), []);
  return { state, start, stop, clear };
};
