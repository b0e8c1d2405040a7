/** One piece of a line: text, possibly strong, emphasised, code or a link. */
interface Piece {
  text: string;
  kind: "text" | "strong" | "emphasis" | "code" | "link";
  href?: string;
}

export interface Block {
  kind: "paragraph" | "heading" | "bullets" | "numbers" | "quote" | "code";
  /** Lines without the marks that make the block; items of a list. */
  lines: string[];
  /** The number that a numbered list starts with. */
  from?: number;
  level?: number;
}

const OPENERS: readonly { kind: Block["kind"]; pattern: RegExp }[] = [
  { kind: "heading", pattern: /^(#{1,6}) +(?=\S)/ },
  { kind: "bullets", pattern: /^ {0,3}[-*+] +(?=\S)/ },
  { kind: "numbers", pattern: /^ {0,3}(\d{1,3})[.)] +(?=\S)/ },
  { kind: "quote", pattern: /^ {0,3}> ?/ },
];

const FENCE = /^ {0,3}```/;

const openerOf = (line: string): { kind: Block["kind"]; rest: string; mark: string } => {
  for (const { kind, pattern } of OPENERS) {
    const match = pattern.exec(line);
    if (match !== null) return { kind, rest: line.slice(match[0].length), mark: match[1] ?? "" };
  }
  return { kind: "paragraph", rest: line, mark: "" };
};

/** The blocks of the little Markdown that messages use: paragraphs, headings, lists, quotes, fenced code. */
export const markdownBlocks = (text: string): Block[] => {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let fenced = false;
  for (const line of text.split("\n")) {
    if (FENCE.test(line)) {
      fenced = !fenced;
      open = fenced ? { kind: "code", lines: [] } : null;
      if (open !== null) blocks.push(open);
      continue;
    }
    if (fenced) {
      open?.lines.push(line);
      continue;
    }
    if (line.trim() === "") {
      open = null;
      continue;
    }
    const { kind, rest, mark } = openerOf(line);
    if (open === null || open.kind !== kind || kind === "heading") {
      open = { kind, lines: [] };
      if (kind === "numbers") open.from = Number(mark);
      if (kind === "heading") open.level = mark.length;
      blocks.push(open);
    }
    open.lines.push(rest);
  }
  return blocks;
};

// Each alternative starts with its own mark and runs to the next one of its kind, so reading is linear.
const INLINE =
  /`([^`\n]+)`|\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\s][^*\n]*)\*|(?<![\p{L}\p{N}])_([^_\s][^_\n]*)_(?![\p{L}\p{N}])|\[([^\][\n]+)\]\(((?:https?:\/\/|mailto:)[^\s()]+)\)/gu;

const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(INLINE)) {
    const [all, code, strong, strong2, emphasis, emphasis2, label, href] = match;
    if (match.index > at) pieces.push({ kind: "text", text: line.slice(at, match.index) });
    if (code !== undefined) pieces.push({ kind: "code", text: code });
    else if (href !== undefined) pieces.push({ kind: "link", text: label ?? href, href });
    else if (strong ?? strong2) pieces.push({ kind: "strong", text: strong ?? strong2 ?? "" });
    else pieces.push({ kind: "emphasis", text: emphasis ?? emphasis2 ?? "" });
    at = match.index + all.length;
  }
  if (at < line.length) pieces.push({ kind: "text", text: line.slice(at) });
  return pieces;
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const TAGS = { strong: "strong", emphasis: "em", code: "code" } as const;

const lineHtml = (line: string): string =>
  piecesOf(line)
    .map(({ kind, text, href }) => {
      if (kind === "text") return escaped(text);
      if (kind === "link") return `<a href="${escaped(href ?? "")}">${escaped(text)}</a>`;
      return `<${TAGS[kind]}>${escaped(text)}</${TAGS[kind]}>`;
    })
    .join("");

const linePlain = (line: string): string =>
  piecesOf(line)
    .map(({ kind, text, href }) => (kind === "link" && href !== text ? `${text} (${href})` : text))
    .join("");

const blockHtml = ({ kind, lines, from, level }: Block): string => {
  const items = lines.map((line) => `<li>${lineHtml(line)}</li>`).join("");
  switch (kind) {
    case "heading":
      return `<h${level ?? 1}>${lines.map(lineHtml).join(" ")}</h${level ?? 1}>`;
    case "bullets":
      return `<ul>${items}</ul>`;
    case "numbers":
      return from === undefined || from === 1 ? `<ol>${items}</ol>` : `<ol start="${from}">${items}</ol>`;
    case "quote":
      return `<blockquote>${lines.map(lineHtml).join("<br>")}</blockquote>`;
    case "code":
      return `<pre><code>${escaped(lines.join("\n"))}</code></pre>`;
    case "paragraph":
      return `<p>${lines.map(lineHtml).join("<br>")}</p>`;
  }
};

/** The text as HTML for a clipboard. Everything that is not a mark of the list above is escaped. */
export const htmlOf = (text: string): string => markdownBlocks(text).map(blockHtml).join("");

/** The text without Markdown's marks. Lists keep theirs, which people write by hand too; a link keeps its address. */
export const plainOf = (text: string): string => {
  let fenced = false;
  return text
    .split("\n")
    .flatMap((line) => {
      if (FENCE.test(line)) {
        fenced = !fenced;
        return [];
      }
      return fenced ? line : linePlain(line.replace(/^#{1,6} +(?=\S)/, ""));
    })
    .join("\n");
};
