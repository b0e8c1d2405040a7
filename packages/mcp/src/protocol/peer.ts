import { IDENTITY } from "../settings/version.ts";
import {
  errorReply,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  isObject,
  isProtocolError,
  PARSE_ERROR,
  ProtocolError,
  readMessage,
  UNSUPPORTED_VERSION,
  type Id,
  type Params,
  type Reply,
  type Request,
} from "./message.ts";
import { runMethod, type Features, type Scope } from "./methods.ts";
import { openProgress } from "./progress.ts";
import { BATCH_VERSIONS, HANDSHAKE_VERSIONS, META, STATELESS_VERSIONS } from "./versions.ts";

const BATCH_MAX = 1_000;

export interface Peer {
  /** Takes one line of JSON; resolves once everything in it is answered. */
  receive(line: string): Promise<void>;
  /** Aborts what is running for a caller who has left. */
  abandon(): void;
}

interface Meta {
  meta: Params | null;
  stateless: boolean;
}

/** `_meta` of a request, and whether it names a stateless version. Throws where it does so wrongly. */
const metaOf = (request: Request): Meta => {
  const meta = isObject(request.params) && isObject(request.params["_meta"]) ? request.params["_meta"] : null;
  const version = meta?.[`${META}protocolVersion`];
  if (request.method === "initialize") return { meta, stateless: false };
  if (version === undefined && request.method !== "server/discover") return { meta, stateless: false };
  if (typeof version !== "string") throw new ProtocolError(INVALID_PARAMS, `_meta must hold ${META}protocolVersion.`);
  if (!STATELESS_VERSIONS.some((known) => known === version)) {
    throw new ProtocolError(UNSUPPORTED_VERSION, "Unsupported protocol version.", {
      supported: [...STATELESS_VERSIONS, ...HANDSHAKE_VERSIONS],
      requested: version.slice(0, 100),
    });
  }
  if (!isObject(meta?.[`${META}clientCapabilities`])) {
    throw new ProtocolError(INVALID_PARAMS, `_meta must hold ${META}clientCapabilities.`);
  }
  return { meta, stateless: true };
};

const elicitsUrls = (capabilities: unknown): boolean =>
  isObject(capabilities) && isObject(capabilities["elicitation"]) && isObject(capabilities["elicitation"]["url"]);

/** What a request says of itself. Where the version has a handshake, the capabilities are those of the connection. */
const requestScope = (
  request: Request,
  { meta, stateless }: Meta,
  capabilities: Params,
): Pick<Scope, "stateless" | "elicitsUrls" | "inputResponses"> => {
  const gathered = isObject(request.params) ? request.params["inputResponses"] : null;
  return {
    stateless,
    elicitsUrls: elicitsUrls(stateless ? meta?.[`${META}clientCapabilities`] : capabilities),
    inputResponses: stateless && isObject(gathered) ? gathered : null,
  };
};

/** Why a batch of so many messages is not taken; null where it is. */
const batchRefusal = (version: string | null, count: number): Reply | null => {
  if (version !== null && !BATCH_VERSIONS.includes(version)) {
    return errorReply(null, INVALID_REQUEST, `Protocol version ${version} doesn't support batches.`);
  }
  return count === 0 || count > BATCH_MAX
    ? errorReply(null, INVALID_REQUEST, `A batch holds 1 to ${BATCH_MAX} messages.`)
    : null;
};

const inStateless = (result: object): object => ({
  resultType: "complete",
  ...result,
  _meta: { [`${META}serverInfo`]: IDENTITY },
});

const replyTo = (id: Id, error: unknown): Reply => {
  if (isProtocolError(error)) return errorReply(id, error.code, error.message, error.data);
  return errorReply(id, INTERNAL_ERROR, "Internal error.");
};

/** Takes a notification: one of them ends a running request. */
const notified = ({ method, params }: Request, running: ReadonlyMap<Id, AbortController>): null => {
  if (method === "notifications/cancelled" && isObject(params)) running.get(params["requestId"] as Id)?.abort();
  return null;
};

/** One client's conversation: every version of both eras, whatever order its messages come in. */
export const createPeer = (features: Features, send: (message: object) => void): Peer => {
  const running = new Map<Id, AbortController>();
  let version: string | null = null;
  let capabilities: Params = {};

  const answer = async (id: Id, request: Request, signal: AbortSignal): Promise<Reply> => {
    const meta = metaOf(request);
    const notify = (method: string, params: object): void => send({ jsonrpc: "2.0", method, params });
    const progress = openProgress(meta.meta, (params) => {
      if (!signal.aborted) notify("notifications/progress", params);
    });
    const scope: Scope = {
      ...requestScope(request, meta, capabilities),
      signal,
      progress: progress.tell,
      notify,
      agreed: (agreedVersion, agreedCapabilities) => {
        version = agreedVersion;
        capabilities = agreedCapabilities;
      },
    };
    try {
      const result = await runMethod(features, request.method, request.params, scope);
      return { jsonrpc: "2.0", id, result: scope.stateless ? inStateless(result) : result };
    } finally {
      progress.stop();
    }
  };

  /** The reply to one message, or null where there is none: notifications, answers, cancelled requests. */
  const handle = async (value: unknown): Promise<Reply | null> => {
    const message = readMessage(value);
    if (message === null || !("method" in message)) return message;
    const { id } = message;
    if (id === null) return notified(message, running);
    if (running.has(id)) return errorReply(id, INVALID_REQUEST, "A request with this id is running.");
    const abort = new AbortController();
    running.set(id, abort);
    try {
      const reply = await answer(id, message, abort.signal);
      return abort.signal.aborted ? null : reply;
    } catch (error) {
      return abort.signal.aborted ? null : replyTo(id, error);
    } finally {
      running.delete(id);
    }
  };

  const handleBatch = async (values: readonly unknown[]): Promise<readonly Reply[] | Reply | null> => {
    const refusal = batchRefusal(version, values.length);
    if (refusal !== null) return refusal;
    const replies = (await Promise.all(values.map(handle))).filter((reply) => reply !== null);
    return replies.length === 0 ? null : replies;
  };

  return {
    receive: async (line) => {
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch {
        send(errorReply(null, PARSE_ERROR, "The line is not valid JSON."));
        return;
      }
      const reply = await (Array.isArray(value) ? handleBatch(value) : handle(value));
      if (reply !== null) send(reply);
    },
    abandon: () => {
      for (const abort of running.values()) abort.abort();
    },
  };
};
