import { findLocalServers, type LocalServer } from "../providers/local-models.ts";

/** The settings that use a model, and nothing where the server has none. */
const startLine = ({ baseUrl, models }: LocalServer): string | null =>
  models?.[0] === undefined
    ? null
    : `PROVIDER=openai-compatible PROVIDER_BASE_URL=${baseUrl} MODEL_STANDARD=${models[0]} npm start`;

const OLLAMA_CONTEXT =
  "Ollama cuts long drafts unless it has the context for them; start it with OLLAMA_CONTEXT_LENGTH=16384 ollama serve";

const described = (server: LocalServer): string[] => {
  const { name, baseUrl, models } = server;
  if (models === null) return [`${name} at ${baseUrl} wants a token: add PROVIDER_API_KEY, and name MODEL_STANDARD.`];
  const line = startLine(server);
  if (line === null) return [`${name} at ${baseUrl} has no model yet that can write.`];
  return [`${name} has ${models.join(", ")}. To use it:`, `  ${line}`, ...(name === "Ollama" ? [OLLAMA_CONTEXT] : [])];
};

const NONE =
  "No model server found on this machine. Start Ollama, LM Studio's server or llama-server, then run this again; use --port N to check another port too.";

/** What is found on these ports of this machine; `status` is 1 where nothing can be used. */
export const findModels = async (ports: readonly number[], answerMs?: number) => {
  const servers = await findLocalServers(ports, answerMs);
  const json = { servers: servers.map((server) => ({ ...server, start: startLine(server) })) };
  const text = servers.length === 0 ? NONE : servers.flatMap(described).join("\n");
  return { json, text, status: servers.some((server) => startLine(server) !== null) ? 0 : 1 };
};
