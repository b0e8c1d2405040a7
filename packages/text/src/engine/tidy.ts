import type { RegisterId } from "../registers/register.ts";
import { openDraft, type Draft } from "./draft.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { shaped } from "./frames/frame.ts";
import { frames } from "./frames/index.ts";
import { keepsFacts, type Reader } from "./fact-check.ts";
import { readMessage, runsOnFromGreeting } from "../document/message.ts";
import { transforms } from "./transforms/index.ts";

const ROUNDS_MAX = 8;

const proposed = (draft: Draft): Edit[] => {
  const edits: Edit[] = [];
  for (const transform of transforms) for (const edit of transform.edits(draft)) edits.push(edit);
  return edits;
};

/** Of the edits, those after which every fact is kept; they are halved until the ones that break it are alone. */
const keeping = (text: string, edits: readonly Edit[], reader: Reader): readonly Edit[] => {
  const next = applyEdits(text, edits, reader(text).guards());
  if (next.trim() !== "" && keepsFacts(reader, text, next)) return edits;
  if (edits.length < 2) return [];
  const half = edits.length >> 1;
  const kept = [...keeping(text, edits.slice(0, half), reader), ...keeping(text, edits.slice(half), reader)];
  return keepsFacts(reader, text, applyEdits(text, kept, reader(text).guards())) ? kept : [];
};

/** One round of the transforms; `careful` checks that it keeps the facts. */
const edited = (draft: Draft, reader: Reader, careful: boolean): string => {
  const { text } = draft;
  const edits = proposed(draft);
  if (edits.length === 0) return text;
  edits.sort((a, b) => a.start - b.start || b.end - a.end);
  const next = applyEdits(text, careful ? keeping(text, edits, reader) : edits, reader(text).guardsNear(edits));
  return next.trim() === "" ? text : next.trim();
};

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a;

/** Whether two texts differ in spaces and line breaks alone. */
const sameButForSpace = (one: string, other: string): boolean => {
  let at = 0;
  for (let place = 0; place < one.length; place += 1) {
    const unit = one.charCodeAt(place);
    if (isSpace(unit)) continue;
    while (isSpace(other.charCodeAt(at))) at += 1;
    if (other.charCodeAt(at) !== unit) return false;
    at += 1;
  }
  return other.slice(at).trim() === "";
};

/** A text in which nothing could be edited, and a number that stands for the tells it holds. */
interface Idle {
  text: string;
  tells: number;
}

/** A number that another set of tells hardly has: of how many, how long, of which rules. */
const sumOf = ({ tells }: Draft): number =>
  tells.reduce((sum, { rule, start, end }) => sum + 1000 + 37 * (end - start) + rule.length, 0);

/** Whether a new line break may open a place for an edit: bold that comes to stand alone, words after a greeting. */
const dependsOnLines = (text: string): boolean => text.includes("**") || runsOnFromGreeting(text);

/**
 * A text after the transforms and then `shape`, again and again until nothing changes. Where a round had nothing to edit
 * and the shape only moved sentences, the transforms are asked again only if tells came or went with the move.
 */
const settled = (
  text: string,
  register: RegisterId,
  reader: Reader,
  careful: boolean,
  shape: (now: string) => string,
): string => {
  let now = text;
  let idle = null as Idle | null;
  for (let count = 0; count < ROUNDS_MAX; count += 1) {
    let tidied = now;
    if (idle === null || !sameButForSpace(idle.text, now)) {
      const draft = openDraft(now, register);
      if (sumOf(draft) !== idle?.tells) tidied = edited(draft, reader, careful);
      idle = tidied === now && !dependsOnLines(now) ? { text: now, tells: sumOf(draft) } : null;
    }
    const next = shape(tidied);
    if (next === now) break;
    now = next;
  }
  return now;
};

/** What `make` makes of a text in one go where that keeps the facts, else with each step checked. */
const checked = (text: string, reader: Reader, make: (careful: boolean) => string): string => {
  const quick = make(false);
  if (quick === text || (quick !== "" && keepsFacts(reader, text, quick))) return quick;
  const careful = make(true);
  return keepsFacts(reader, text, careful) ? careful : text;
};

/** A text after the transforms. What would lose or add a fact is left out. */
export const tidy = (text: string, register: RegisterId, reader: Reader): string =>
  checked(text, reader, (careful) => settled(text, register, reader, careful, (now) => now));

const framed = (text: string, register: RegisterId, reader: Reader, careful: boolean): string => {
  const frame = frames[register];
  const usual = shaped(readMessage(text), frame, frame.shapes[0], reader.sentences);
  if (usual === text || usual === "") return text;
  return !careful || keepsFacts(reader, text, usual) ? usual : text;
};

/** The rewrite of a draft; doing it again changes nothing. */
export const rewriteDraft = (text: string, register: RegisterId, reader: Reader): string => {
  const draft = text.trim();
  return checked(draft, reader, (careful) =>
    settled(draft, register, reader, careful, (now) => framed(now, register, reader, careful)),
  );
};
