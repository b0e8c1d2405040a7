import { type Reading, matchAt } from "./fact.ts";

const HANDLE = /@[A-Za-z_][\w.-]{0,63}(?:\/[\w.-]{1,63})?/y;
const CHANNEL = /#[A-Za-z_][\w-]{0,80}/y;
const NUMBERED = /#\d{1,9}(?![\w])/y;
const TAIL = /[.-]+$/;

/** @name, and @scope/name. */
export const handleAt = (text: string, at: number): Reading | null => {
  const match = matchAt(HANDLE, text, at);
  if (match === null) return null;
  const written = match[0].replace(TAIL, "");
  return { kind: "handle", value: written.toLowerCase(), start: at, end: at + written.length };
};

/** #channel, and #123 as a ticket. */
export const channelAt = (text: string, at: number): Reading | null => {
  const numbered = matchAt(NUMBERED, text, at);
  if (numbered !== null)
    return {
      kind: "ticket",
      value: numbered[0],
      start: at,
      end: at + numbered[0].length,
      amount: numbered[0].slice(1),
    };
  const match = matchAt(CHANNEL, text, at);
  if (match === null) return null;
  const written = match[0].replace(TAIL, "");
  return { kind: "channel", value: written.toLowerCase(), start: at, end: at + written.length };
};
