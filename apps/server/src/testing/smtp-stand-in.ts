import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** A mail as a mail server got it. */
export interface Received {
  to: string;
  subject: string;
  text: string;
}

const decoded = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

const received = (to: string, message: string): Received => {
  const [head = "", ...rest] = message.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n").replace(/^\.\./gm, ".");
  const quoted = /^content-transfer-encoding: quoted-printable/im.test(head);
  const text = (quoted ? decoded(body) : body).replaceAll("\r\n", "\n");
  return { to, subject: /^subject: (.*)$/im.exec(head)?.[1] ?? "", text };
};

/** A small SMTP server on loopback, for tests. `refuse` holds the answers to give to the next recipients instead of 250. */
export const startSmtpStandIn = async () => {
  const mails: Received[] = [];
  const refuse: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let [buffer, to, inData] = ["", "", false];
    socket.on("data", (piece: Buffer) => {
      buffer += piece.toString("latin1");
      for (;;) {
        const end = inData ? buffer.indexOf("\r\n.\r\n") : buffer.indexOf("\r\n");
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          mails.push(received(to, line));
          inData = false;
          say("250 taken");
        } else if (/^EHLO/i.test(line)) say("250 stand-in");
        else if (/^RCPT/i.test(line)) {
          to = /<([^>]*)>/.exec(line)?.[1] ?? "";
          say(refuse.shift() ?? "250 fine");
        } else if (/^STARTTLS/i.test(line)) say("502 not here");
        else if (/^DATA/i.test(line)) {
          inData = true;
          say("354 go on");
        } else if (/^QUIT/i.test(line)) {
          say("221 bye");
          socket.end();
        } else say("250 fine");
      }
    });
    say("220 stand-in");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<unknown> => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { mails, refuse, url: `smtp://127.0.0.1:${port}`, close };
};
