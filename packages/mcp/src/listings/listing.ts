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
  default?: number;
}

export interface Annotations {
  readOnlyHint: boolean;
  destructiveHint?: boolean;
  openWorldHint: boolean;
}

/** The description of a tool that clients get before they call it. */
export interface Listing {
  name: string;
  title: string;
  description: string;
  /** `account` tools need a key; the others touch neither key nor network. */
  needs: "nothing" | "account";
  inputSchema: Schema;
  annotations: Annotations;
}

/** The answer of every tool begins with its summary. Kept short, because every session of every client reads it. */
const ANSWER: Schema = { type: "object", required: ["summary"] };

/** A listing as clients get it, in a stable order of members. */
export const described = ({ name, title, description, inputSchema, annotations }: Listing) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema: ANSWER,
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
