import {
  createMcpHandler,
  ProtocolError,
  ResourceNotFoundError,
  Server,
  type McpHttpHandler,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Service } from "@rewrite-service/contract";
import {
  accountListings,
  accountTools,
  callTool,
  described,
  describedResource,
  instructionsFor,
  loadLibrary,
  openProgress,
  resources,
  SERVER_INFO,
} from "rewrite-service-mcp";
import type { Log } from "../../runtime/log.ts";

/** The context of one request; it travels in the SDK's slot for authentication data. */
export interface McpRequest {
  service: Service;
  signIn: string;
  /** Address of this server. */
  site: string;
}

const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const HOUR_MS = 3_600_000;
const CACHED = { ttlMs: HOUR_MS, cacheScope: "public" } as const;
const NAME_CHARACTERS_MAX = 100;

const NOTHING_REMEMBERED = { add: () => Promise.resolve(), has: () => Promise.resolve(false) };

const call = async (request: McpRequest, name: string, input: unknown, ctx: ServerContext) => {
  const tool = accountTools.find((candidate) => candidate.name === name);
  if (tool === undefined) {
    throw new ProtocolError(INVALID_PARAMS, `Unknown tool: ${name.slice(0, NAME_CHARACTERS_MAX)}`);
  }
  const { signal, notify, _meta } = ctx.mcpReq;
  const progress = openProgress(_meta ?? null, (params) => {
    // A client that has gone needs no news of its request.
    notify({ method: "notifications/progress", params: params as never }).catch(() => undefined);
  });
  try {
    const context = {
      library: loadLibrary,
      signal,
      progress: progress.tell,
      expansions: NOTHING_REMEMBERED,
      localTools: false,
    };
    return { ...(await callTool(tool, input ?? {}, { ...request, ...context })) };
  } finally {
    progress.stop();
  }
};

const read = async (uri: string) => {
  const resource = resources.find((candidate) => candidate.uri === uri);
  if (resource === undefined) throw new ResourceNotFoundError(uri.slice(0, NAME_CHARACTERS_MAX));
  const text = resource.read(await loadLibrary());
  return { contents: [{ uri, mimeType: resource.mimeType, text }] };
};

/** A server for one request: the account tools of the stdio package, and both resources, on the official SDK. */
const serverFor = (request: McpRequest, log: Log): Server => {
  const server = new Server(
    { ...SERVER_INFO, websiteUrl: request.site },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: instructionsFor(accountListings),
      cacheHints: {
        "tools/list": CACHED,
        "resources/list": CACHED,
        "resources/read": CACHED,
        "resources/templates/list": CACHED,
        "server/discover": CACHED,
      },
    },
  );
  // The SDK would pass an error that it does not know on to the client, word for word.
  const guarded = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof ProtocolError || (error instanceof Error && error.name === "AbortError")) throw error;
      log.error({ err: error }, "mcp request failed");
      throw new ProtocolError(INTERNAL_ERROR, "Something went wrong on the server. Try again.");
    }
  };
  server.setRequestHandler("tools/list", () => ({ tools: accountListings.map(described) as never }));
  server.setRequestHandler("tools/call", ({ params }, ctx) =>
    guarded(() => call(request, params.name, params.arguments, ctx)),
  );
  server.setRequestHandler("resources/list", () => ({ resources: resources.map(describedResource) }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", ({ params }) => guarded(() => read(params.uri)));
  return server;
};

const BODY_BYTES_MAX = 2 * 1024 * 1024;

/** The hosted endpoint: stateless, every protocol version of both eras. Each request brings its `McpRequest`. */
export const createMcpEndpoint = (log: Log): McpHttpHandler =>
  createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra?.["request"] as McpRequest, log), {
    maxRequestBodySize: BODY_BYTES_MAX,
    onerror: (error) => log.debug({ err: error }, "mcp request refused"),
  });

/** A request in the shape that the SDK carries through to the server of one request. */
export const asAuthInfo = (request: McpRequest) => ({ token: "", clientId: "", scopes: [], extra: { request } });
