import * as z from "zod/mini";
import { ServiceError } from "./errors.ts";
import type { HumanizeEvent } from "./humanize.ts";
import { noteLines, splitNotes } from "./notes.ts";
import { failureOfEvent } from "./stopped.ts";
import { UsageEvent } from "./usage.ts";

/** A rewrite in one piece: its text without the block of notes, the lines of that block, and what it used. */
export const HumanizeAnswer = z.strictObject({ text: z.string(), notes: z.array(z.string()), usage: UsageEvent });
export type HumanizeAnswer = z.infer<typeof HumanizeAnswer>;

/**
 * All events of a rewrite as one answer.
 *
 * @throws a ServiceError where they end in a failure, or before their end.
 */
export const gatherAnswer = async (events: AsyncIterable<HumanizeEvent>): Promise<HumanizeAnswer> => {
  let whole = "";
  let usage: UsageEvent | null = null;
  for await (const event of events) {
    if (event.type === "delta") whole += event.text;
    else if (event.type === "usage") usage = event;
    else if (event.type === "error") throw failureOfEvent(event.message);
  }
  if (usage === null) throw new ServiceError("provider_error");
  const { text, notes } = splitNotes(whole);
  return { text, notes: noteLines(notes), usage };
};
