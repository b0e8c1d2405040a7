import { ServiceError } from "./errors.ts";
import type { HumanizeAnswer } from "./humanize-answer.ts";
import type { HumanizeEvent } from "./humanize.ts";
import { noteLines, splitNotes } from "./notes.ts";
import { failureOfEvent } from "./stopped.ts";
import type { UsageEvent } from "./usage.ts";

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
