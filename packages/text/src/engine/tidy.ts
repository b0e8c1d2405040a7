import type { RegisterId } from "../registers/register.ts";
import { applyEdits } from "./edits.ts";
import { shaped } from "./frames/frame.ts";
import { frames } from "./frames/index.ts";
import { keepsLedger, type Reader } from "./ledger.ts";
import { readMessage } from "./message.ts";
import { transforms } from "./transforms/index.ts";

const ROUNDS_MAX = 5;

/** What the edits of all transforms make of a text; where that breaks the ledger, of each transform by itself. */
const tidyOnce = (text: string, register: RegisterId, reader: Reader): string => {
  const proposed = transforms.map((transform) => transform.edits(text, register));
  const keeps = (next: string): boolean => next.trim() !== "" && keepsLedger(reader, text, next);
  const edits = proposed.flat();
  if (edits.length === 0) return text;
  const together = applyEdits(text, edits, reader(text).guards);
  if (together === text || keeps(together)) return together;
  let now = text;
  for (const transform of transforms) {
    const next = applyEdits(now, transform.edits(now, register), reader(now).guards);
    if (next !== now && keeps(next)) now = next;
  }
  return now;
};

/** Runs the transforms until nothing changes. What would lose or add a fact is left out. */
export const tidy = (text: string, register: RegisterId, reader: Reader): string => {
  let now = text;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = tidyOnce(now, register, reader);
    if (next === now) break;
    now = next;
  }
  return now;
};

const framed = (text: string, register: RegisterId, reader: Reader): string => {
  const frame = frames[register];
  const usual = shaped(readMessage(text), frame, frame.shapes[0]);
  return usual !== text && usual !== "" && keepsLedger(reader, text, usual) ? usual : text;
};

/** The rewrite of a draft; doing it again changes nothing. */
export const rewriteDraft = (text: string, register: RegisterId, reader: Reader): string => {
  let now = text.trim();
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = framed(tidy(now, register, reader), register, reader);
    if (next === now) break;
    now = next;
  }
  return now;
};
