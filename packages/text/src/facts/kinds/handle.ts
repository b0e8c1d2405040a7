import { fact, factOf, matchAt, type FactMatch, type FactFamily } from "../fact.ts";

const HANDLE = /@[A-Za-z_][\w.-]{0,63}(?:\/[\w.-]{1,63})?/y;
const CHANNEL = /#[A-Za-z_][\w-]{0,80}/y;
const NUMBERED = /#\d{1,9}(?![\w])/y;

const tagAt = (kind: "handle" | "channel", pattern: RegExp, text: string, at: number): FactMatch | null => {
  const written = matchAt(pattern, text, at)?.[0].replace(/[.-]+$/, "");
  return written === undefined ? null : fact(kind, at, at + written.length, written.toLowerCase());
};

/** @name, and @scope/name. */
export const handleAt = (text: string, at: number): FactMatch | null => tagAt("handle", HANDLE, text, at);

/** #channel, and #123 as a ticket. */
export const channelAt = (text: string, at: number): FactMatch | null => {
  const numbered = factOf("ticket", NUMBERED, text, at);
  return numbered === null ? tagAt("channel", CHANNEL, text, at) : { ...numbered, amount: numbered.value.slice(1) };
};

export const handles: FactFamily = { name: "handle", kinds: { handle: "hard", channel: "hard" } };
