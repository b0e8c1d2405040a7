import { errorReply, INVALID_REQUEST } from "./message.ts";
import { createPeer } from "./peer.ts";
import type { Features } from "./methods.ts";

/** Longest line that is read, in characters; a longer one is dropped and answered with an error. */
const LINE_CHARACTERS_MAX = 32_000_000;
/** How long what is running may take once the client has closed its side. */
const LAST_WORDS_MS = 2_000;

export interface Streams {
  input: NodeJS.ReadStream;
  output: NodeJS.WriteStream;
  exit: (code: number) => void;
}

/** Cuts chunks of text into lines. `null` is a line that was too long to keep. */
export const lineSplitter = (take: (line: string | null) => void, charactersMax: number = LINE_CHARACTERS_MAX) => {
  let parts: string[] = [];
  let length = 0;
  const add = (piece: string): void => {
    length += piece.length;
    if (length <= charactersMax) parts.push(piece);
    else parts = [];
  };
  const end = (): void => {
    const line = length > charactersMax ? null : parts.join("").trim();
    parts = [];
    length = 0;
    if (line !== "") take(line);
  };
  return {
    push: (chunk: string): void => {
      let from = 0;
      for (let at = chunk.indexOf("\n"); at >= 0; at = chunk.indexOf("\n", from)) {
        add(chunk.slice(from, at));
        end();
        from = at + 1;
      }
      if (from < chunk.length) add(chunk.slice(from));
    },
    end,
  };
};

/** Serves one client over stdin and stdout until it closes stdin. Nothing but messages is written to stdout. */
export const serveStdio = (features: Features, { input, output, exit }: Streams): void => {
  const send = (message: object): void => void output.write(`${JSON.stringify(message)}\n`);
  const peer = createPeer(features, send);
  let pending = 0;
  let closed = false;
  const leave = (): void => void output.write("", () => exit(0));
  const settle = (): void => {
    pending -= 1;
    if (closed && pending === 0) leave();
  };
  const lines = lineSplitter((line) => {
    if (line === null) {
      send(errorReply(null, INVALID_REQUEST, "The line is too long."));
      return;
    }
    pending += 1;
    peer.receive(line).then(settle, settle);
  });
  const close = (): void => {
    if (closed) return;
    lines.end();
    closed = true;
    if (pending === 0) leave();
    else
      setTimeout(() => {
        peer.abandon();
        leave();
      }, LAST_WORDS_MS).unref();
  };
  output.on("error", () => exit(0));
  input.setEncoding("utf8");
  input.on("data", (chunk: string) => lines.push(chunk));
  input.on("end", close);
  input.on("error", close);
};
