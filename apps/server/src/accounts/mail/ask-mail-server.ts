import type { SmtpAddress } from "../../config/smtp-address.ts";
import { transportTo } from "./smtp-carrier.ts";

/** Connects, greets, encrypts and signs in, and sends nothing. @returns what went wrong, without the server's words; null when nothing did. */
export const askMailServer = async (address: SmtpAddress): Promise<string | null> => {
  const transport = transportTo(address);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code, responseCode } = (error instanceof Error ? error : {}) as { code?: string; responseCode?: number };
    const answered = responseCode === undefined ? "" : `, it answered ${responseCode}`;
    return `${REASONS[code ?? ""] ?? "it failed"} (${code ?? "unknown"}${answered})`;
  } finally {
    transport.close();
  }
};

const REASONS: Readonly<Record<string, string>> = {
  EAUTH: "it does not take this name and password",
  ETLS: "the connection cannot be encrypted; smtp:// needs STARTTLS, smtps:// TLS from the first byte",
  EDNS: "its name is not known",
  ECONNECTION: "it cannot be reached",
  ECONNREFUSED: "it cannot be reached",
  ESOCKET: "it cannot be reached",
  ETIMEDOUT: "it does not answer",
};
