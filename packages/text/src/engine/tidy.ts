import type { RegisterId } from "../registers/register.ts";
import { openDraft } from "./draft.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { shaped } from "./frames/frame.ts";
import { frames } from "./frames/index.ts";
import { keepsLedger, type Reader } from "./ledger.ts";
import { readMessage } from "./message.ts";
import { transforms } from "./transforms/index.ts";

const ROUNDS_MAX = 8;

const proposed = (text: string, register: RegisterId): Edit[] => {
  const draft = openDraft(text, register);
  return transforms.flatMap((transform) => transform.edits(draft));
};

/** Of the edits, those after which the ledger still holds; they are halved until the ones that break it are alone. */
const keeping = (text: string, edits: readonly Edit[], reader: Reader): readonly Edit[] => {
  const next = applyEdits(text, edits, reader(text).guards);
  if (next.trim() !== "" && keepsLedger(reader, text, next)) return edits;
  if (edits.length < 2) return [];
  const half = edits.length >> 1;
  const kept = [...keeping(text, edits.slice(0, half), reader), ...keeping(text, edits.slice(half), reader)];
  return keepsLedger(reader, text, applyEdits(text, kept, reader(text).guards)) ? kept : [];
};

/** One round of the transforms; `careful` checks it against the ledger. */
const round = (text: string, register: RegisterId, reader: Reader, careful: boolean): string => {
  const edits = proposed(text, register);
  if (edits.length === 0) return text;
  edits.sort((a, b) => a.start - b.start || b.end - a.end);
  const next = applyEdits(text, careful ? keeping(text, edits, reader) : edits, reader(text).guards);
  return next.trim() === "" ? text : next.trim();
};

/** A text after `step`, again and again until nothing changes. */
const settled = (text: string, step: (now: string) => string): string => {
  let now = text;
  for (let count = 0; count < ROUNDS_MAX; count += 1) {
    const next = step(now);
    if (next === now) break;
    now = next;
  }
  return now;
};

/** What `make` makes of a text in one go where that keeps the ledger, else with each step checked. */
const checked = (text: string, reader: Reader, make: (careful: boolean) => string): string => {
  const quick = make(false);
  if (quick === text || (quick !== "" && keepsLedger(reader, text, quick))) return quick;
  const careful = make(true);
  return keepsLedger(reader, text, careful) ? careful : text;
};

/** A text after the transforms. What would lose or add a fact is left out. */
export const tidy = (text: string, register: RegisterId, reader: Reader): string =>
  checked(text, reader, (careful) => settled(text, (now) => round(now, register, reader, careful)));

const framed = (text: string, register: RegisterId, reader: Reader, careful: boolean): string => {
  const frame = frames[register];
  const usual = shaped(readMessage(text), frame, frame.shapes[0]);
  if (usual === text || usual === "") return text;
  return !careful || keepsLedger(reader, text, usual) ? usual : text;
};

/** The rewrite of a draft; doing it again changes nothing. */
export const rewriteDraft = (text: string, register: RegisterId, reader: Reader): string => {
  const draft = text.trim();
  return checked(draft, reader, (careful) =>
    settled(draft, (now) => framed(round(now, register, reader, careful), register, reader, careful)),
  );
};
