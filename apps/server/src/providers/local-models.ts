import { request } from "undici";
import { readBounded } from "../runtime/bounded-body.ts";

/** A server of language models on this machine. */
export interface LocalServer {
  name: string;
  /** As `PROVIDER_BASE_URL` takes it. */
  baseUrl: string;
  /** Those that can write; empty where there is none, null where it wants a token first. */
  models: readonly string[] | null;
}

/** Ollama, LM Studio, llama.cpp before and after its change, vLLM. */
export const LOCAL_PORTS = [11_434, 1_234, 8_080, 9_931, 8_000];
const ANSWER_MS = 1_000;
const BYTES_MAX = 1_000_000;

interface Answer {
  status: number;
  json: unknown;
}

/** Asks the ports of loopback, by GET alone, without a key, following no redirect. A port that is closed or says nothing of models is left out. */
export const findLocalServers = async (ports: readonly number[], answerMs = ANSWER_MS): Promise<LocalServer[]> =>
  (await Promise.all(ports.map((port) => serverAt(port, answerMs)))).filter((server) => server !== null);

const serverAt = async (port: number, answerMs: number): Promise<LocalServer | null> => {
  const origin = `http://127.0.0.1:${port}`;
  const [version, list, native, props] = await Promise.all(
    ["/api/version", "/v1/models", "/api/v1/models", "/props"].map((path) => answerOf(origin + path, answerMs)),
  );
  const baseUrl = `${origin}/v1`;
  const isOllama = typeof (version?.json as { version?: unknown } | null)?.version === "string";
  const name = isOllama ? "Ollama" : isList(native) ? "LM Studio" : isObject(props) ? "llama.cpp" : "A model server";
  if (list?.status === 401 || native?.status === 401) return { name: "A model server", baseUrl, models: null };
  return isList(list) ? { name, baseUrl, models: idsOf(list.json) } : null;
};

const answerOf = async (url: string, answerMs: number): Promise<Answer | null> => {
  try {
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(answerMs) });
    const text = await readBounded(body, BYTES_MAX);
    return { status: statusCode, json: statusCode === 200 ? JSON.parse(text) : null };
  } catch {
    return null;
  }
};

const entriesOf = (json: unknown): unknown[] | null => {
  const { data, models } = (typeof json === "object" ? (json ?? {}) : {}) as { data?: unknown; models?: unknown };
  const entries = data ?? models;
  return Array.isArray(entries) ? entries : null;
};

const isList = (answer: Answer | null | undefined): answer is Answer => entriesOf(answer?.json ?? null) !== null;

// LM Studio answers every path it does not know with 200 and an error.
const isObject = (answer: Answer | null | undefined): boolean =>
  typeof answer?.json === "object" && answer.json !== null && !("error" in answer.json);

/** Names that a shell takes as they are, without the models that only measure texts. */
const idsOf = (json: unknown): string[] =>
  (entriesOf(json) ?? []).flatMap((entry) => {
    const id = (entry as { id?: unknown } | null)?.id;
    return typeof id === "string" && /^[\w.:/@+-]{1,200}$/.test(id) && !/embed|rerank|whisper/i.test(id) ? [id] : [];
  });
