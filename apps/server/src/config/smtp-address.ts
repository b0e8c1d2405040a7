import { isLoopbackHost } from "../runtime/loopback-host.ts";

/** The parsed `SMTP_URL`: `smtp://[user:password@]host[:port]`, or `smtps://…` for TLS from the first byte. */
export interface SmtpAddress {
  host: string;
  port: number;
  secure: boolean;
  /** Whether a plain connection must be turned into an encrypted one before anything is said. */
  startTls: boolean;
  user: { name: string; password: string } | null;
}

const PORT_TLS = 465;
const PORT_PLAIN = 587;

/**
 * STARTTLS is required, but on this machine's own addresses or where `?tls=off` says that the way to the relay is safe
 * without it. @returns null for anything that is no such address.
 */
export const smtpAddress = (text: string): SmtpAddress | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== "smtp:" && url.protocol !== "smtps:") || url.hostname === "") return null;
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    port: url.port === "" ? (secure ? PORT_TLS : PORT_PLAIN) : Number(url.port),
    secure,
    startTls: !secure && !isLoopbackHost(url.hostname) && url.searchParams.get("tls") !== "off",
    user:
      url.username === ""
        ? null
        : { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  };
};
