export type Id = string | number;
export type Params = Record<string, unknown>;

/** A request or, without `id`, a notification. */
export interface Request {
  id: Id | null;
  method: string;
  params: unknown;
}

export type Reply =
  | { jsonrpc: "2.0"; id: Id; result: object }
  | { jsonrpc: "2.0"; id: Id | null; error: { code: number; message: string; data?: unknown } };

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;
export const RESOURCE_NOT_FOUND = -32002;
export const UNSUPPORTED_VERSION = -32022;
export const URL_ELICITATION_REQUIRED = -32042;

/** A refusal that the protocol has a code for. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** By its name, because one that comes from what is loaded on demand has another class of that name. */
export const isProtocolError = (error: unknown): error is ProtocolError =>
  error instanceof Error && error.name === "ProtocolError";

export const isObject = (value: unknown): value is Params =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const errorReply = (id: Id | null, code: number, message: string, data?: unknown): Reply => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data === undefined ? {} : { data }) },
});

const idOf = (value: unknown): Id | null =>
  typeof value === "string" || (typeof value === "number" && Number.isFinite(value)) ? value : null;

/** What one JSON value is: a request, something to answer with an error, or (null) an answer to nothing we asked. */
export const readMessage = (value: unknown): Request | Reply | null => {
  if (!isObject(value)) return errorReply(null, INVALID_REQUEST, "A message must be a JSON object.");
  const id = idOf(value["id"]);
  const { method } = value;
  if (value["jsonrpc"] !== "2.0") return errorReply(id, INVALID_REQUEST, 'The member jsonrpc must be "2.0".');
  if (typeof method !== "string") {
    if (method === undefined && ("result" in value || "error" in value)) return null;
    return errorReply(id, INVALID_REQUEST, '"method" must be a string.');
  }
  if ("id" in value && id === null) return errorReply(null, INVALID_REQUEST, "The id must be a string or a number.");
  return { id, method, params: value["params"] };
};
