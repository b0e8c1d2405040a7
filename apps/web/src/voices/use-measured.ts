import { useEffect, useRef, useState } from "react";
import type { ShownHabits } from "./voices.ts";

const AFTER_MS = 250;

/** Habits of the samples, measured in a worker of this browser a moment after the last change; null while there is nothing. */
export const useMeasured = (samples: readonly string[]): ShownHabits | null => {
  const [habits, setHabits] = useState<ShownHabits | null>(null);
  const worker = useRef<Worker | null>(null);
  const joined = samples.join("\u0000");

  useEffect(() => {
    const written = joined.split("\u0000").filter((sample) => sample.trim() !== "");
    if (written.length === 0) {
      setHabits(null);
      return undefined;
    }
    const timer = setTimeout(() => {
      if (worker.current === null) {
        worker.current = new Worker(new URL("./measure.worker.ts", import.meta.url), { type: "module" });
        worker.current.addEventListener("message", ({ data }: MessageEvent<ShownHabits>) => setHabits(data));
      }
      worker.current.postMessage(written);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [joined]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return habits;
};
