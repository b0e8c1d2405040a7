import { readsAsPrivate } from "../document/letter.ts";
import { nameIn, readMessage } from "../document/message.ts";
import type { RegisterId } from "../registers/register.ts";
import { PATTERNS } from "./pattern-table.ts";
import { quoted } from "./remarks.ts";

const SHOWN_MAX = 3;

const isForFew = (text: string): boolean =>
  readsAsPrivate(text) || PATTERNS().warnings.forFew.some((pattern) => pattern.test(text));

const registerWarnings = (text: string, register: RegisterId): string[] => {
  if (register === "linkedin" && isForFew(text)) return ["This reads like a private message. Do you want to post it?"];
  if (register === "slack" && /^(?:Subject:|Dear\b)/.test(text))
    return ["This reads like a letter, not a chat message."];
  if (register !== "skip_level") return [];
  const { chat, forOne, group } = PATTERNS().warnings;
  const said = [...new Set(text.match(chat)?.map((word) => quoted(word.toLowerCase())))];
  const name = nameIn(readMessage(text).greeting) || (forOne.exec(text)?.[1] ?? "");
  const reader = group.test(text) ? "a group" : name;
  return [
    ...(said.length === 0 ? [] : [`${said.slice(0, SHOWN_MAX).join(", ")}: does that suit a senior reader?`]),
    ...(reader === "" ? [] : [`This is addressed to ${reader}. Is that the senior reader you mean?`]),
  ];
};

/** What the writer should see before sending a text, a sentence each. Nothing is changed for it. */
export const warningsOn = (text: string, register: RegisterId, isNotes: boolean): string[] => {
  const { aside, addressed } = PATTERNS().warnings;
  const lines = text.split("\n").filter((line) => aside.test(line) || (isNotes && addressed.test(line)));
  const asides = lines
    .slice(0, SHOWN_MAX)
    .map((line) => line.trim().replace(/^[-*•+–]\s+/, ""))
    .map((line) => `${quoted(line)} looks like a note about the message. Remove it before you send.`);
  return [...asides, ...registerWarnings(text, register)];
};
