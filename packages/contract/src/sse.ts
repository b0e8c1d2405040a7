import type { HumanizeEvent } from "./humanize.ts";

/** One event as it goes over the wire: a single `data:` line, because JSON holds no raw line break, and a blank line. */
export const encodeEvent = (event: HumanizeEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/** A line that clients ignore; it keeps the connection alive. */
export const HEARTBEAT = ": \n\n";

/** Turns text, cut anywhere, back into events. Bytes must be decoded by a streaming `TextDecoder` first. */
export class EventDecoder {
  #line = "";
  #data: string[] = [];

  /** Events completed by this piece. Throws a SyntaxError when a `data:` block is not JSON. */
  push(piece: string): HumanizeEvent[] {
    const events: HumanizeEvent[] = [];
    const lines = (this.#line + piece).split("\n");
    this.#line = lines.pop() as string;
    for (const raw of lines) {
      const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
      if (line === "") {
        if (this.#data.length > 0) events.push(JSON.parse(this.#data.join("\n")) as HumanizeEvent);
        this.#data = [];
      } else if (line.startsWith("data:")) {
        this.#data.push(line.slice(line[5] === " " ? 6 : 5));
      }
    }
    return events;
  }
}
