import { ServiceError } from "@rewrite-service/contract";
import { variety } from "../../runtime/variety.ts";
import { COMMON_PASSWORDS, COMMON_WORDS } from "./common-passwords.ts";

export const PASSWORD_CHARACTERS_MIN = 12;
export const PASSWORD_CHARACTERS_MAX = 200;
const PIECES_MIN = 6;
/** So many characters around a common word may be chosen by chance, and then the password is not common. */
const AROUND_MAX = 7;

/** What people write for letters: `p4ssw0rd`. */
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
const inLetters = (text: string, one: string): string =>
  text.replace(/[034571@$!]/g, (sign) => LETTERS[sign] ?? one).replace(/[\s._-]+/g, "");

/** The one word that a text says once or again and again. */
const wordOf = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

const isCommonWord = (text: string): boolean => {
  const inner = text.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const around = text.length - inner.length;
  return COMMON_WORDS.has(wordOf(inner)) && (around <= AROUND_MAX || variety(text.replace(inner, "")) < PIECES_MIN);
};

/** Whether a password is one of those that are tried first: a common one, a common word dressed up, a run, a repetition. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.trim().toLowerCase();
  if (variety(plain) < PIECES_MIN) return true;
  const outside = plain.replace(/^[^a-z]+|[^a-z]+$/g, "");
  // Figures at the ends are mostly figures, and inside a word mostly letters; both readings are tried.
  const readings = [plain, ...["i", "l"].flatMap((one) => [inLetters(plain, one), readInside(plain, outside, one)])];
  return readings.some((reading) => COMMON_PASSWORDS.has(wordOf(reading)) || isCommonWord(reading));
};

const readInside = (plain: string, inner: string, one: string): string =>
  inner === "" ? plain : plain.replace(inner, () => inLetters(inner, one));

/** Why a password cannot be taken, as a sentence to show; null for a good one. */
export const passwordProblem = (password: string): string | null => {
  if (password.length < PASSWORD_CHARACTERS_MIN || password.length > PASSWORD_CHARACTERS_MAX)
    return `Use ${PASSWORD_CHARACTERS_MIN} to ${PASSWORD_CHARACTERS_MAX} characters.`;
  if (isCommonPassword(password)) return "This password is too common. Try a few unrelated words.";
  return null;
};

/** @throws ServiceError `invalid_request` with the reason. */
export const checkPassword = (password: string): void => {
  const message = passwordProblem(password);
  if (message !== null) throw new ServiceError("invalid_request", { message });
};
