/** What `autocomplete` says of secrets: passwords, one-time codes and everything about a card. */
const SECRET_TOKENS = /^(?:current-password|new-password|one-time-code|cc-[a-z-]+)$/;

/** Names that forms give to secrets where `autocomplete` says nothing. */
const SECRET_NAMES =
  /passw|passcode|passphrase|\bpwd\b|\bpin\b|\botp\b|\btotp\b|\b2fa\b|one.?time|verification.?code|security.?code|\bcvc\b|\bcvv\b|\bcsc\b|card.?(?:number|no\b|num)|\bcc.?num|\biban\b|\bssn\b|secret|api.?key|\btoken\b/;

// As words: `cardNumber`, `card_number` and `card-number` read alike.
const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();

/** Whether a field may hold a password, a card or a one-time code. Such a field is never read. */
export const isSensitive = (element: Element): boolean => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
  if (element.type === "password") return true;
  const tokens = (element.getAttribute("autocomplete") ?? "").toLowerCase().split(/\s+/);
  if (tokens.some((token) => SECRET_TOKENS.test(token))) return true;
  if (element instanceof HTMLInputElement && element.inputMode === "numeric") return true;
  const names = ["name", "id", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? "");
  return names.some((name) => SECRET_NAMES.test(spaced(name)));
};
