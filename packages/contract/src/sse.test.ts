import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { HumanizeEvent } from "./humanize.ts";
import { encodeEvent, EventDecoder, HEARTBEAT } from "./sse.ts";

const usage: HumanizeEvent = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 0,
  outputTokens: 12,
  requests: 1,
  fundingSource: "credits",
  creditsUsed: 1,
  creditBalance: 9,
};
const recording: HumanizeEvent[] = [
  { type: "delta", text: "Grüße, “Zoë” 😀\n\nNew paragraph\r\nand\u2028more" },
  { type: "delta", text: "" },
  { type: "delta", text: "data: not a field\n\nNOTES:\n- one" },
  usage,
  { type: "done" },
];
// The library's own unit for any code point lists them all first, for seconds.
const point = fc.nat(0x10f7ff).map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
const wire = recording.map(encodeEvent).join(HEARTBEAT);
const bytes = new TextEncoder().encode(wire);

const decodeBytes = (pieces: readonly Uint8Array[]): HumanizeEvent[] => {
  const utf8 = new TextDecoder();
  const decoder = new EventDecoder();
  return pieces.flatMap((piece) => decoder.push(utf8.decode(piece, { stream: true })));
};

describe("an event on the wire", () => {
  test("is one data line and a blank line", () => {
    for (const event of recording) expect(encodeEvent(event)).toMatch(/^data: [^\n]*\n\n$/);
    expect(HEARTBEAT).toMatch(/^: ?\n\n$/);
  });

  test("comes back the same when the recording is cut at any byte", () => {
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(decodeBytes([bytes.slice(0, at), bytes.slice(at)])).toEqual(recording);
    }
  });

  test("comes back the same when every byte arrives alone", () => {
    expect(decodeBytes([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(recording);
  });

  test("comes back the same for any text and any cuts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: point }), { maxLength: 5 }),
        fc.array(fc.nat(400), { maxLength: 5 }),
        (texts, cuts) => {
          const events = texts.map((text): HumanizeEvent => ({ type: "delta", text }));
          const whole = events.map(encodeEvent).join("");
          const edges = [0, ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b), whole.length];
          const decoder = new EventDecoder();
          const seen = edges.slice(1).flatMap((end, index) => decoder.push(whole.slice(edges[index], end)));
          expect(seen).toEqual(events);
        },
      ),
    );
  });
});

describe("the decoder", () => {
  test("takes CRLF, comments, other fields, no space after the colon and data over several lines", () => {
    const decoder = new EventDecoder();
    expect(decoder.push(': hi\r\n\r\nevent: x\r\nid: 1\r\ndata:{"type":\r\ndata: "done"}\r\n\r\n')).toEqual([
      { type: "done" },
    ]);
  });

  test("gives nothing for a block that has not ended", () => {
    expect(new EventDecoder().push('data: {"type":"done"}\n')).toEqual([]);
  });

  test("throws at a block that is no JSON", () => {
    expect(() => new EventDecoder().push("data: {\n\n")).toThrow(SyntaxError);
  });
});
