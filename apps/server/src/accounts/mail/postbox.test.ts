import { afterAll, beforeEach, expect, test } from "vitest";
import { createMails } from "./mails.ts";
import { createPostbox } from "./postbox.ts";
import { smtpAddress, type SmtpAddress } from "../../config/smtp-address.ts";
import { smtpCarrier } from "./smtp-carrier.ts";
import { startSmtpStandIn } from "../../testing/smtp-stand-in.ts";

const server = await startSmtpStandIn();
afterAll(() => server.close());
beforeEach(() => {
  server.mails.length = 0;
  server.refuse.length = 0;
});

const unlimited = { ask: () => Promise.resolve(), whenFree: (_: string, post: () => void) => post() };

const setUp = (address = smtpAddress(server.url) as SmtpAddress) => {
  const lines: unknown[] = [];
  const note = (line: unknown): void => void lines.push(line);
  const carrier = smtpCarrier(address, "Rewrite Service <no-reply@example.org>");
  const postbox = createPostbox({ carrier, log: { warn: note, error: note }, pausesMs: [5, 5] });
  const mails = createMails({ postbox, allowance: unlimited, appUrl: new URL("https://rewrite.example") });
  return { postbox, mails, lines };
};

test("a mail arrives with its link whole, whatever is in a name", async () => {
  const { postbox, mails } = setUp();
  const token = "a".repeat(300);
  mails.resetPassword("ada@example.org", token);
  mails.keyMade("ada@example.org", { name: "Büro\r\nBcc: evil@example.org", machine: null });
  await postbox.empty();
  expect(server.mails).toMatchObject([
    { to: "ada@example.org", subject: "Set a new password" },
    { to: "ada@example.org", subject: "A new API key was created" },
  ]);
  expect(server.mails[0]?.text).toContain(`https://rewrite.example/reset-password?token=${token}\n`);
  expect(server.mails[1]?.text).toContain('"Büro Bcc: evil@example.org"');
});

test("a server that is busy is tried again, one that refuses is not, and the log names no address", async () => {
  const { postbox, mails, lines } = setUp();
  server.refuse.push("451 busy, ada@example.org", "550 no such person ada@example.org");
  mails.passwordChanged("ada@example.org");
  await postbox.empty();
  expect(server.mails).toEqual([]);
  expect(lines).toEqual([
    { reason: "EENVELOPE 451", again: true },
    { reason: "EENVELOPE 550", again: false },
  ]);
  server.refuse.push("451 busy");
  mails.passwordChanged("ada@example.org");
  await postbox.empty();
  expect(server.mails).toHaveLength(1);
  server.refuse.push("500 what?");
  mails.passwordChanged("ada@example.org");
  await postbox.empty();
  expect(server.mails).toHaveLength(1);
});

test("a server that is not there is given up after three tries, and closing waits no longer than its limit", async () => {
  const { postbox, mails, lines } = setUp({ ...(smtpAddress(server.url) as SmtpAddress), port: 1 });
  mails.passwordChanged("ada@example.org");
  await postbox.empty();
  expect(lines).toHaveLength(3);
  await postbox.close(1_000);
});

test("a relay without encryption is refused unless it is on this machine or the operator says so", async () => {
  const here = smtpAddress(server.url) as SmtpAddress;
  const { postbox, mails, lines } = setUp({ ...here, startTls: true });
  mails.passwordChanged("ada@example.org");
  await postbox.empty();
  expect(server.mails).toEqual([]);
  expect(lines).toHaveLength(1);
});

test.each([
  ["smtp://mail.example", { host: "mail.example", port: 587, secure: false, startTls: true, user: null }],
  ["smtp://10.0.0.9:25?tls=off", { host: "10.0.0.9", port: 25, secure: false, startTls: false, user: null }],
  ["smtp://localhost:2525", { host: "localhost", port: 2525, secure: false, startTls: false, user: null }],
  [
    "smtps://a%40b:p%2Fw@mail.example",
    { host: "mail.example", port: 465, secure: true, startTls: false, user: { name: "a@b", password: "p/w" } },
  ],
  ["https://mail.example", null],
  ["mail.example:25", null],
])("%s", (text, address) => expect(smtpAddress(text)).toEqual(address));
