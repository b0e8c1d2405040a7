import { capitalised } from "../../document/case.ts";
import { nameIn, signsWithThanks, type Message } from "../../document/message.ts";
import { addressed } from "./opening.ts";
import { withLead } from "./order.ts";
import { inPieces } from "./pieces.ts";
import type { SentenceReader } from "./sentence-reader.ts";
import type { Shape } from "./shape.ts";

/** A register's frame: the shapes that suit it, the usual one first, and how the parts stand. */
export interface Frame {
  shapes: readonly [Shape, ...Shape[]];
  /** Whether thanks of a sign-off that goes are said, where no letter stays. */
  thanks?: boolean;
  /** Whether a greeting and a sign-off stay. Elsewhere a person who is greeted is addressed in the first line. */
  letter: boolean;
  /** What parts the pieces of one paragraph. */
  gap: "\n" | "\n\n";
}

/** Puts the parts of a draft in the order and shape of a register. It moves and joins; it writes nothing of its own. */
export const shaped = (
  { subject, greeting, blocks, signOff }: Message,
  frame: Frame,
  shape: Shape,
  read: SentenceReader,
): string => {
  const body = withLead(
    blocks.map((block, at) => {
      const parted = read.parted(block);
      return at === 0 && greeting !== "" && parted !== block ? read.parted(capitalised(block)) : parted;
    }),
    shape,
    read,
  ).map((block) => (typeof block === "string" ? block : inPieces(block, shape, frame.gap, read)));
  if (frame.letter) {
    return joinParts([subject, greeting, ...body, signOff]);
  }
  const name = nameIn(greeting).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (name !== "" && body[0] !== undefined) body[0] = addressed(name, body[0]);
  // A subject without a figure says what the first lines say.
  const title = /\d/.test(subject) ? subject.replace(/^[^:]*:\s*/, "") : "";
  return joinParts([
    title,
    ...(body.length === 0 ? [greeting] : body),
    frame.thanks === true && signsWithThanks(signOff) ? "Thanks!" : "",
  ]);
};

/** The parts that are there, with a blank line between them. */
const joinParts = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");
