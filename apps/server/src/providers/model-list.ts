import { request } from "undici";
import type { ModelProvider, ModelSource } from "../config/model-settings.ts";
import { readBounded } from "../runtime/bounded-body.ts";
import { anthropicHeaders } from "./dialects/anthropic.ts";
import { endpoint } from "./dialects/dialect.ts";
import { googleHeaders } from "./dialects/google.ts";
import { dialectNamed } from "./dialects/index.ts";
import { openAiHeaders } from "./dialects/openai-compatible.ts";

/** A model that a provider lists; `endsOn` is the day (ISO) of its announced end. */
export interface ListedModel {
  id: string;
  endsOn: string | null;
}

const BYTES_MAX = 8_000_000;

interface ListedEntry {
  id?: unknown;
  name?: unknown;
  shutdown_date?: unknown;
}

type Headers = (source: Pick<ModelSource, "apiKey" | "headers">) => Record<string, string>;

/** Where each dialect keeps its list: the path, its query, the last part of the base that may be left out, and who asks. */
const LISTS: Record<ModelProvider, [string, Record<string, string>, string, Headers]> = {
  openai: ["/models", {}, "", openAiHeaders],
  "openai-compatible": ["/models", {}, "", openAiHeaders],
  anthropic: ["/v1/models", { limit: "1000" }, "/v1", anthropicHeaders],
  google: ["/v1beta/models", { pageSize: "1000" }, "/v1beta", googleHeaders],
};

/** The provider's list of models, or null if it has none. Redirects are not followed. */
export const listModels = async (source: ModelSource, timeoutMs: number): Promise<ListedModel[] | null> => {
  const [path, query, version, headersOf] = LISTS[source.provider];
  const base = source.baseUrl ?? new URL(dialectNamed(source.provider).address);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { statusCode, body } = await request(endpoint(base, path, query, version), {
      headers: headersOf(source),
      signal,
    });
    const text = await readBounded(body, BYTES_MAX);
    return statusCode === 200 ? listed(JSON.parse(text)) : null;
  } catch {
    return null;
  }
};

const listed = (answer: unknown): ListedModel[] | null => {
  const { data, models } = (answer ?? {}) as { data?: unknown; models?: unknown };
  const entries = Array.isArray(data) ? data : models;
  if (!Array.isArray(entries)) return null;
  return (entries as (ListedEntry | null)[]).flatMap((entry) => {
    const id = entry?.id ?? entry?.name;
    return typeof id === "string" ? [{ id: id.replace(/^models\//, ""), endsOn: dayOf(entry?.shutdown_date) }] : [];
  });
};

// OpenAI gives a day as YYYY-MM-DD, or null while none is announced.
const dayOf = (date: unknown): string | null =>
  typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : null;
