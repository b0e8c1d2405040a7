// A model provider as a process of its own, on loopback, for tests and measurements. It speaks OpenAI's dialect at
// /v1/chat/completions and Anthropic's at /v1/messages, and answers with the draft that it finds in the prompt. A mark
// in the draft, `fault-<name>` or `fault-<name>-<id>`, orders a fault. `GET /closed` lists the calls that were closed before they
// were answered: the id and the time in milliseconds since 1970.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

interface AnswerFrames {
  text(piece: string): string;
  end: string;
  error: string;
}

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const event = (type: string, members: object): string => `event: ${type}\n${data({ type, ...members })}`;

const openai: AnswerFrames = {
  text: (piece) => data({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] }),
  end: `${data({ choices: [{ delta: {}, finish_reason: "stop" }] })}${data({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 7 } })}data: [DONE]\n\n`,
  error: data({ error: { message: "words of the provider", type: "server_error" } }),
};
const anthropic: AnswerFrames = {
  text: (piece) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text: piece } }),
  end: `${event("message_start", { message: { usage: { input_tokens: 11, output_tokens: 1 } } })}${event("message_delta", { delta: { stop_reason: "end_turn" }, usage: { output_tokens: 7 } })}${event("message_stop", {})}`,
  error: event("error", { error: { type: "api_error", message: "words of the provider" } }),
};

const closed: { id: string; at: number }[] = [];

const draftOf = (body: string): string => {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const material = messages.map(({ content }) => content).find((content) => /<(draft|notes)>\n/.test(content)) ?? "";
  return /<(draft|notes)>\n([\s\S]*)\n<\/\1>/.exec(material)?.[2] ?? "";
};

const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,9}/g) ?? [];
/** As many deltas as a model sends: about one for each word or mark. */
const deltasOf = (text: string): string[] => text.match(/[\s\S]{1,5}/g) ?? [];
/** A rewrite that leaves out every figure of its draft. */
const withoutFigures = (text: string): string => text.replace(/\S*\d\S*/g, "some");

const answer = async (request: IncomingMessage, response: ServerResponse, body: string): Promise<void> => {
  const draft = draftOf(body);
  const [, fault = "", id = ""] = /fault-([a-z]+)(?:-([a-z]+))?/.exec(draft) ?? [];
  const dialect = request.url === "/v1/messages" ? anthropic : openai;
  const frames = piecesOf(draft).map((piece) => dialect.text(piece));
  const told = (text: string): string[] => [...deltasOf(text).map((delta) => dialect.text(delta)), dialect.end];
  response.on("close", () => {
    if (!response.writableFinished) closed.push({ id, at: Date.now() });
  });
  const begin = (): ServerResponse => response.writeHead(200, { "content-type": "text/event-stream" });
  const play: Record<string, () => unknown> = {
    ratelimit: () =>
      response.writeHead(429, { "retry-after": "7" }).end('{"error":{"message":"words of the provider"}}'),
    broken: () => response.writeHead(500).end('{"error":{"message":"words of the provider"}}'),
    refused: () => response.writeHead(401).end('{"error":{"message":"words of the provider"}}'),
    html: () => response.writeHead(200, { "content-type": "text/html" }).end("<h1>words of the provider</h1>"),
    empty: () => begin().end(),
    onlyend: () => begin().end(dialect.end),
    noend: () => begin().end(frames.join("")),
    errorframe: () => begin().end(frames[0] + dialect.error),
    reset: () => response.destroy(),
    drop: () => begin().write(frames.slice(0, 2).join(""), () => setTimeout(() => response.destroy(), 20)),
    silent: () => undefined,
    stall: () => begin().write(frames.slice(0, 2).join("")),
    wordy: () => begin().end(dialect.text("some words of an answer ").repeat(100) + dialect.end),
    paced: () =>
      trickle(begin(), [...Array.from({ length: 40 }, () => dialect.text("some words of an answer ")), dialect.end], 5),
    kept: () => begin().end(told(draft).join("")),
    lost: () => begin().end(told(withoutFigures(draft)).join("")),
    keptpaced: () => trickle(begin(), told(draft), 10),
    lostpaced: () => trickle(begin(), told(withoutFigures(draft)), 10),
    long: () => trickle(begin(), [...Array.from({ length: 200 }, () => dialect.text("some words ")), dialect.end], 20),
    slow: () => trickle(begin(), [...frames, dialect.end], 25),
    held: () =>
      trickle(
        begin(),
        Array.from({ length: 1_000 }, () => dialect.text("some words of an answer ")),
        2_000,
      ),
    cut: () => bytewise(begin(), frames.join("") + dialect.end),
    invent: () => begin().end(dialect.text("It costs $99,000 by 4 May 2031. ") + frames.join("") + dialect.end),
    dropspans: () => begin().end(dialect.text("Please look at this.") + dialect.end),
  };
  await (play[fault] ?? (() => begin().end(frames.join("") + dialect.end)))();
};

const trickle = async (response: ServerResponse, pieces: readonly string[], everyMs: number): Promise<void> => {
  for (const piece of pieces) {
    if (response.destroyed) return;
    response.write(piece);
    await sleep(everyMs);
  }
  response.end();
};

/** One byte in each packet, so that every character and every placeholder is cut somewhere. */
const bytewise = async (response: ServerResponse, text: string): Promise<void> => {
  for (const byte of Buffer.from(text)) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await new Promise(setImmediate);
  }
  response.end();
};

const server = createServer((request, response) => {
  if (request.method === "GET") {
    response.end(JSON.stringify(closed));
    return;
  }
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    void answer(request, response, Buffer.concat(pieces).toString());
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address !== null ? address.port : 0}\n`);
});
