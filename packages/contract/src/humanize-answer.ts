import * as z from "zod/mini";
import { UsageEvent } from "./usage.ts";

/** A rewrite in one piece: its text without the block of notes, the lines of that block, and what it used. */
export const HumanizeAnswer = z.strictObject({ text: z.string(), notes: z.array(z.string()), usage: UsageEvent });
export type HumanizeAnswer = z.infer<typeof HumanizeAnswer>;
