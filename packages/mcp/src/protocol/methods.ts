import type { ToolAnswer } from "../calls/answer.ts";
import { instructionsFor } from "../listings/index.ts";
import { described, type Listing } from "../listings/listing.ts";
import type { Library } from "../library/library.ts";
import { describedPrompt, type Prompt } from "./prompts.ts";
import { describedResource, type Resource } from "./resources.ts";
import { SERVER_INFO } from "../settings/version.ts";
import {
  INVALID_PARAMS,
  isObject,
  METHOD_NOT_FOUND,
  ProtocolError,
  RESOURCE_NOT_FOUND,
  type Params,
} from "./message.ts";
import { negotiate, STATELESS_VERSIONS } from "./versions.ts";

/** The part of its connection that a request can see. */
export interface Scope {
  stateless: boolean;
  /** Whether the client can show a person a link and wait. */
  elicitsUrls: boolean;
  signal: AbortSignal;
  progress: (done: number, message: string) => void;
  /** What the client gathered for the request before, where its version works so. */
  inputResponses: Params | null;
  notify: (method: string, params: object) => void;
  /** Called by `initialize` with what was agreed. */
  agreed: (version: string, capabilities: Params) => void;
}

/** The server's features, all that the protocol knows of it. */
export interface Features {
  tools: readonly Listing[];
  resources: readonly Resource[];
  prompts: readonly Prompt[];
  library: () => Promise<Library>;
  call: (tool: Listing, input: unknown, scope: Scope) => Promise<ToolAnswer | object>;
}

const CAPABILITIES = { tools: {}, resources: {}, prompts: {} };
const CACHED = { ttlMs: 3_600_000, cacheScope: "public" } as const;
const NAME_CHARACTERS_MAX = 100;

type Method = (features: Features, params: Params, scope: Scope) => object | Promise<object>;

const stringIn = (params: Params, name: string): string => {
  const value = params[name];
  if (typeof value !== "string") throw new ProtocolError(INVALID_PARAMS, `params.${name} must be a string.`);
  return value;
};

/** We give out no cursors, so none can be right. */
const list = (entries: object): Method => {
  return (_offer, params) => {
    if (typeof params["cursor"] === "string") throw new ProtocolError(INVALID_PARAMS, "The cursor isn't valid.");
    return { ...entries, ...CACHED };
  };
};

const read: Method = async (features, params, { stateless }) => {
  const uri = stringIn(params, "uri");
  const resource = features.resources.find((candidate) => candidate.uri === uri);
  if (resource === undefined) {
    throw new ProtocolError(stateless ? INVALID_PARAMS : RESOURCE_NOT_FOUND, "There is no such resource.", {
      uri: uri.slice(0, NAME_CHARACTERS_MAX),
    });
  }
  const text = resource.read(await features.library());
  return { contents: [{ uri, mimeType: resource.mimeType, text }], ...CACHED };
};

const getPrompt: Method = (features, params) => {
  const name = stringIn(params, "name");
  const prompt = features.prompts.find((candidate) => candidate.name === name);
  if (prompt === undefined) throw new ProtocolError(INVALID_PARAMS, "There is no such prompt.");
  const given = params["arguments"] ?? {};
  if (!isObject(given)) throw new ProtocolError(INVALID_PARAMS, "params.arguments must be an object.");
  for (const argument of prompt.arguments) {
    if (typeof given[argument.name] !== "string") {
      throw new ProtocolError(INVALID_PARAMS, `The argument ${argument.name} must be a string.`);
    }
  }
  const text = prompt.text(given as Record<string, string>);
  return { description: prompt.description, messages: [{ role: "user", content: { type: "text", text } }] };
};

const callTool: Method = (features, params, scope) => {
  const name = stringIn(params, "name");
  const tool = features.tools.find((candidate) => candidate.name === name);
  if (tool === undefined) {
    throw new ProtocolError(INVALID_PARAMS, `Unknown tool: ${name.slice(0, NAME_CHARACTERS_MAX)}`);
  }
  return features.call(tool, params["arguments"] ?? {}, scope);
};

const initialize: Method = ({ tools }, params, scope) => {
  const protocolVersion = negotiate(params["protocolVersion"]);
  scope.agreed(protocolVersion, isObject(params["capabilities"]) ? params["capabilities"] : {});
  return { protocolVersion, capabilities: CAPABILITIES, serverInfo: SERVER_INFO, instructions: instructionsFor(tools) };
};

const discover: Method = ({ tools }) => ({
  supportedVersions: STATELESS_VERSIONS,
  capabilities: CAPABILITIES,
  instructions: instructionsFor(tools),
  ...CACHED,
});

const methods: Readonly<Record<string, Method>> = {
  "tools/list": (features, params, scope) => list({ tools: features.tools.map(described) })(features, params, scope),
  "tools/call": callTool,
  "resources/list": (features, params, scope) =>
    list({ resources: features.resources.map(describedResource) })(features, params, scope),
  "resources/read": read,
  "resources/templates/list": list({ resourceTemplates: [] }),
  "prompts/list": (features, params, scope) =>
    list({ prompts: features.prompts.map(describedPrompt) })(features, params, scope),
  "prompts/get": getPrompt,
};
const handshakeMethods: Readonly<Record<string, Method>> = { ...methods, initialize, ping: () => ({}) };
const statelessMethods: Readonly<Record<string, Method>> = { ...methods, "server/discover": discover };

/** Runs one method. Throws a `ProtocolError` for what the protocol refuses. */
export const runMethod = async (features: Features, method: string, params: unknown, scope: Scope): Promise<object> => {
  const known = scope.stateless ? statelessMethods : handshakeMethods;
  const run = Object.hasOwn(known, method) ? known[method] : undefined;
  if (run === undefined) throw new ProtocolError(METHOD_NOT_FOUND, "Method not found.");
  if (params !== undefined && !isObject(params)) throw new ProtocolError(INVALID_PARAMS, "params must be an object.");
  return run(features, params ?? {}, scope);
};
