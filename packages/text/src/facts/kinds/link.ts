import { fact, factOf, matchAt, type FactMatch, type FactFamily } from "../fact.ts";

const EMAIL = /[A-Za-z0-9][\w.+%-]{0,63}@[A-Za-z0-9][\w-]{0,62}(?:\.[A-Za-z0-9][\w-]{0,62}){1,8}/y;
const SCHEME =
  /(?:https?|ftp|ssh|git|file|wss?|postgres(?:ql)?|redis|s3):\/\/[^\s<>"“”`|\\^{}]{1,2000}|(?:mailto|tel):[^\s<>"“”`]{3,300}|www\.[^\s<>"“”`]{3,2000}/iy;
const TOP_LEVEL =
  "com|org|net|edu|gov|mil|int|info|biz|io|ai|dev|app|co|me|us|uk|de|fr|es|it|nl|eu|ca|au|ch|at|be|se|no|dk|fi|pl|ru|cn|jp|kr|in|br|tv|ly|gg|sh|so|xyz|cloud|tech|online|site|store|example|test|local|internal";
const DOMAIN = new RegExp(
  `(?:[A-Za-z0-9](?:[\\w-]{0,62})\\.){1,8}(?:${TOP_LEVEL})(?![\\w-]|\\.[A-Za-z0-9])(?::\\d{2,5})?(?:[/?#][^\\s<>"“”\`|\\\\^{}]{0,2000})?`,
  "iy",
);
const EXTENSIONS =
  "pdf|docx?|xlsx?|pptx?|csv|tsv|txt|md|json|jsonl|ya?ml|toml|xml|html?|css|scss|js|mjs|cjs|ts|tsx|jsx|py|rb|go|rs|java|kt|swift|c|h|cpp|cs|php|sh|sql|ipynb|log|zip|tar|gz|tgz|png|jpe?g|gif|svg|webp|mp4|mov|mp3|wav|exe|dmg|env|lock|ini|cfg|conf|bak|eml|ics|key|pem|psd|ai|fig";
const FILE = new RegExp(
  `(?:[\\w@~-][\\w.@~-]{0,80}\\/){0,12}[\\w@~-][\\w.@~-]{0,80}?\\.(?:${EXTENSIONS})(?![\\w/]|\\.\\w)`,
  "iy",
);
const ROOTED = /(?:~|\.{1,2})?\/[\w.@-]{1,80}(?:\/[\w.@{}:-]{1,80}){1,20}\/?|[A-Za-z]:\\[\w.\\ -]{1,200}/y;
const IP = /(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}(?![\d]|\.\d)(?:\/\d{1,2})?(?::\d{2,5})?/y;

// A full stop or bracket that closes the sentence is not part of the address.
const trimmed = (text: string, start: number, end: number): number => {
  let stop = end;
  const count = (mark: string): number => text.slice(start, stop).split(mark).length;
  while (stop > start && ".,;:!?)]}*_'’\"".includes(text.charAt(stop - 1))) {
    if (text[stop - 1] === ")" && count("(") >= count(")")) break;
    stop -= 1;
  }
  return stop;
};

const link = (text: string, start: number, end: number): FactMatch => {
  const stop = trimmed(text, start, end);
  const bare = text
    .slice(start, stop)
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, "")
    .replace(/\/$/, "");
  return fact(
    "link",
    start,
    stop,
    bare.replace(/^[^/?#]*/, (host) => host.toLowerCase()),
  );
};

/** A link with its scheme or www. */
export const schemedLinkAt = (text: string, at: number): FactMatch | null => {
  const match = matchAt(SCHEME, text, at);
  return match === null ? null : link(text, at, at + match[0].length);
};

/** An address of mail. */
export const emailAt = (text: string, at: number): FactMatch | null => {
  const match = matchAt(EMAIL, text, at);
  if (match === null) return null;
  const end = trimmed(text, at, at + match[0].length);
  return fact("email", at, end, text.slice(at, end).toLowerCase());
};

/** A file name, a relative path or a bare host: report.pdf, src/main.ts, example.com/path. */
export const dottedAt = (text: string, at: number): FactMatch | null => {
  const file = factOf("path", FILE, text, at);
  const host = matchAt(DOMAIN, text, at);
  if (host !== null && (file === null || host[0].length >= file.value.length))
    return link(text, at, at + host[0].length);
  return file;
};

/** A path from a root: /etc/hosts, ~/notes/plan, C:\data. */
export const rootedPathAt = (text: string, at: number): FactMatch | null => {
  const match = matchAt(ROOTED, text, at);
  if (match === null) return null;
  const value = text.slice(at, trimmed(text, at, at + match[0].length)).trimEnd();
  return fact("path", at, at + value.length, value);
};

/** An IPv4 address, with its mask or port. */
export const ipAt = (text: string, at: number): FactMatch | null => factOf("ip", IP, text, at);

export const links: FactFamily = { name: "link", kinds: { link: "hard", email: "hard", ip: "hard", path: "hard" } };
