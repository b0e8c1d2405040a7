import { readsAsLetter } from "../document/letter.ts";
import type { RegisterId } from "../registers/register.ts";

const SHOWN_MAX = 3;
const WORDS_MAX = 60;

/** A line that tells an assistant or the writer what to do. */
const ASIDE =
  /^\s*(?:[-*•+–]\s+)?(?:(?:note|message|instructions?|prompt) (?:to|for) (?:the )?(?:ai|self|myself|me|chatgpt|assistant|bot)\b|(?:ai|chatgpt|gpt|claude|copilot|gemini)\s*[:,–—-]|(?:tone|style|audience|format|length|voice)\s*[:=]|(?:please |pls |can you |could you )?(?:make (?:this|it) (?:sound |more |less |a bit )*(?:professional|formal|friendly|polite|short|nice|punchy|casual)|(?:rewrite|rephrase|reword|polish|proofread) (?:this|the (?:text|e-?mail|message|following))\b))/i;
/** In notes also a line that says who it is for. */
const ADDRESSED =
  /^\s*(?:[-*•+–]\s+)?(?:(?:to|for):[ \t]+\S.*|for (?:#|(?:the )?[\p{Lu}]).{0,40}:$|e-?mail to .{2,60})$/iu;
const CHAT = /(?<![\w@#/])(?:lol|omg|lmao|argh+|haha+|hehe+|whatevs|wtf|tbh|imo|ngl|smh)(?!\w)/gi;
const PRIVATE = /^(?:mum|mam|mom|dad|nan|gran|grandma|babe|darling)\b|(?:\blove you\b.{0,6}|(?<!\w)x{2,3})\s*$/i;
const COMPLAINT = /^To (?:whoever |the )?\p{L}[^.!?\n]{1,60}[,:]/u;

const quoted = (words: string): string =>
  `“${words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX).trimEnd()}…` : words}”`;

const registerWarnings = (text: string, register: RegisterId): string[] => {
  if (register === "linkedin" && (readsAsLetter(text) || PRIVATE.test(text)))
    return ["This reads as a private message to one person, not as a post: see whether you want to publish it."];
  if (register === "linkedin" && COMPLAINT.test(text))
    return ["This reads as a complaint to one addressee, not as a post: see whether you want to publish it."];
  if (register === "slack" && /^Dear\b/.test(text)) return ["This reads as a letter, not as a chat message."];
  if (register !== "skip_level") return [];
  const chat = [...new Set(text.match(CHAT)?.map((word) => quoted(word.toLowerCase())))];
  return chat.length === 0 ? [] : [`${chat.slice(0, SHOWN_MAX).join(", ")}: see whether it suits a senior reader.`];
};

/** What the writer should see before sending a text, a sentence each. Nothing is changed for it. */
export const warningsOn = (text: string, register: RegisterId, isNotes: boolean): string[] => {
  const lines = text.split("\n").filter((line) => ASIDE.test(line) || (isNotes && ADDRESSED.test(line)));
  const asides = lines
    .slice(0, SHOWN_MAX)
    .map((line) => line.trim().replace(/^[-*•+–]\s+/, ""))
    .map((line) => `${quoted(line)} reads as a note about the message: take it out before you send it.`);
  return [...asides, ...registerWarnings(text, register)];
};
