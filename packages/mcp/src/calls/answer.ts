/** The answer of one call, as every protocol version shows it. */
export interface ToolAnswer {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
}

/** What a tool says: some clients show a model the text alone, some the data alone, so each holds all that the other does. */
export interface Said {
  /** The findings, in a sentence or two. */
  summary: string;
  /** One entry a line, made of what `data` holds. */
  lines?: readonly string[];
  /** The next step, or null. */
  next?: string | null;
  /** The entries as data. */
  data?: Readonly<Record<string, unknown>>;
}

export const textAnswer = (text: string, structuredContent?: Record<string, unknown>): ToolAnswer => ({
  content: [{ type: "text", text }],
  ...(structuredContent === undefined ? {} : { structuredContent }),
});

/** An answer in both channels. */
export const answered = ({ summary, lines = [], next = null, data = {} }: Said): ToolAnswer =>
  textAnswer([summary, ...lines, ...(next === null ? [] : [next])].join("\n"), {
    summary,
    ...(next === null ? {} : { next }),
    ...data,
  });

export const refused = (text: string): ToolAnswer => ({ ...textAnswer(text), isError: true });
