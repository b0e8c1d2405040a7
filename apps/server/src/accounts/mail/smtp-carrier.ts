import { createTransport } from "nodemailer";
import type { Carrier } from "./postbox.ts";
import type { SmtpAddress } from "../../config/smtp-address.ts";

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

const PASSING = new Set(["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ECONNREFUSED", "ECONNRESET"]);

/** A way to the mail server; nothing is sent by making it. */
export const transportTo = ({ host, port, secure, startTls, user }: SmtpAddress) =>
  createTransport({
    host,
    port,
    secure,
    requireTLS: startTls,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user === null ? {} : { auth: { user: user.name, pass: user.password } }),
  });

/** Sends by SMTP, one connection for each letter: there are few. Letters name no files and no addresses to fetch. */
export const smtpCarrier = (address: SmtpAddress, from: string): Carrier => {
  const transport = transportTo(address);
  return {
    send: async ({ to, subject, text }) => {
      const headers = { "auto-submitted": "auto-generated" };
      await transport.sendMail({ from, to: { name: "", address: to }, subject, text, headers });
    },
    again: (error) => {
      const { code, responseCode } = (error instanceof Error ? error : {}) as { code?: string; responseCode?: number };
      if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
      return PASSING.has(code ?? "");
    },
    close: () => transport.close(),
  };
};
