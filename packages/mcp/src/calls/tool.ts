import type { Service } from "@rewrite-service/contract";
import type { Library } from "../library/library.ts";

/** The part of JSON Schema that the tools use and that `violations` checks. */
export interface Schema {
  type?: string | readonly string[];
  description?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

export interface Annotations {
  readOnlyHint: boolean;
  destructiveHint?: boolean;
  openWorldHint: boolean;
}

/** The answer of one call, as every protocol version shows it. */
export interface ToolAnswer {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
}

/** Texts whose rewrite was an expansion, so that a retry can say that its input is notes. */
export interface Expansions {
  add: (rewrite: string) => Promise<void>;
  has: (rewrite: string) => Promise<boolean>;
}

export interface ToolContext {
  /** Null while nobody is signed in. */
  service: Service | null;
  /** What to do about that, in one or two sentences. */
  signIn: string;
  library: () => Promise<Library>;
  signal: AbortSignal;
  /** Reports to the client that work goes on: how much is done, and what is being done. */
  progress: (done: number, message: string) => void;
  expansions: Expansions;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** `account` tools need a key; the others touch neither key nor network. */
  needs: "nothing" | "account";
  inputSchema: Schema;
  outputSchema: Schema;
  annotations: Annotations;
  /** `input` fits `inputSchema`. A `ServiceError` it throws becomes an answer that says what to do. */
  run: (input: Record<string, unknown>, context: ToolContext) => Promise<ToolAnswer>;
}

/** What clients learn of a tool, in a stable order of members. */
export const described = ({ name, title, description, inputSchema, outputSchema, annotations }: Tool) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
});

/** Annotations of a tool that only reads texts it is given. */
export const LOCAL: Annotations = { readOnlyHint: true, openWorldHint: false };
/** Annotations of a tool that asks the service and changes nothing. */
export const REMOTE_READ: Annotations = { readOnlyHint: true, openWorldHint: true };

/** Schema of a tool's arguments. */
export const object = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: "object",
  properties,
  ...(required.length === 0 ? {} : { required }),
});

/** Schema of an answer: what is always there. Kept short, because every session of every client reads it. */
export const answerShape = (properties: Readonly<Record<string, string | readonly string[]>>): Schema => ({
  type: "object",
  properties: Object.fromEntries(Object.entries(properties).map(([name, type]) => [name, { type }])),
});

export const textAnswer = (text: string, structuredContent?: Record<string, unknown>): ToolAnswer => ({
  content: [{ type: "text", text }],
  ...(structuredContent === undefined ? {} : { structuredContent }),
});

export const refused = (text: string): ToolAnswer => ({ ...textAnswer(text), isError: true });
