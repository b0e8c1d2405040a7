import { readRows } from "./read-rows.ts";

/** At most so many whole machine-written texts of a JSONL file, evenly spread over it. */
export const machineDrafts = (path: string, most: number): string[] => {
  const rows = readRows<{ text: string; label: number; slice: string }>(path).filter(
    ({ label, slice }) => label === 1 && slice === "full",
  );
  const step = Math.max(1, Math.floor(rows.length / most));
  return rows
    .filter((_, index) => index % step === 0)
    .slice(0, most)
    .map(({ text }) => text);
};
