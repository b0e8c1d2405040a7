import { useEffect, useRef, useState } from "react";
import { lastingWorker, type LastingWorker } from "../browser/lasting-worker.ts";
import type { ShownHabits } from "./voices.ts";

const AFTER_MS = 250;

/** Habits of the samples, measured in a worker of this browser a moment after the last change; null while there is nothing. */
export const useMeasured = (samples: readonly string[]): ShownHabits | null => {
  const [habits, setHabits] = useState<ShownHabits | null>(null);
  const worker = useRef<LastingWorker<string[]> | null>(null);
  const joined = samples.join("\u0000");

  useEffect(() => {
    const written = joined.split("\u0000").filter((sample) => sample.trim() !== "");
    if (written.length === 0) {
      setHabits(null);
      return undefined;
    }
    const timer = setTimeout(() => {
      worker.current ??= lastingWorker<string[], ShownHabits>(
        () => new Worker(new URL("./measure.worker.ts", import.meta.url), { type: "module" }),
        setHabits,
      );
      worker.current.ask(written);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [joined]);

  useEffect(
    () => () => {
      worker.current?.close();
      worker.current = null;
    },
    [],
  );
  return habits;
};
