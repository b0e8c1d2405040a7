import * as z from "zod/mini";
import { ADMIN } from "./admin-command.ts";
import { defaultModel } from "./default-models.ts";
import { ConfigError, isHeader, type EnvironmentReader } from "./environment.ts";
import { parseSettings, readSettingsFile } from "./settings-file.ts";

const MODEL_PROVIDERS = ["openai", "anthropic", "google", "openai-compatible"] as const;
const EFFORTS = ["none", "low", "medium", "high"] as const;

export type ModelProvider = (typeof MODEL_PROVIDERS)[number];
export type ProviderName = "builtin" | ModelProvider;
/** How much a model is asked to think. */
export type Effort = (typeof EFFORTS)[number];

/** One provider and its models. */
export interface ModelSource<Name extends ProviderName = ModelProvider> {
  readonly provider: Name;
  readonly apiKey: string | null;
  readonly baseUrl: URL | null;
  /** Further headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly standard: string;
  readonly fast: string;
  /** Null for the least that the model allows. */
  readonly effort: Effort | null;
}

export interface ModelSettings extends ModelSource<ProviderName> {
  /** Asked in this order where the one before fails before its first word. */
  readonly fallbacks: readonly ModelSource[];
  /** Whether the meaning of every finished rewrite is judged. */
  readonly verify: boolean;
  /** The model that judges; null where it is the one that writes. */
  readonly judge: string | null;
  readonly firstByteTimeoutMs: number;
  readonly idleTimeoutMs: number;
  /** Both of them, where a model may think in silence. */
  readonly thinkingTimeoutMs: number;
  readonly joinMs: number;
}

const TIMEOUT_MAX_MS = 600_000;
const FIRST_BYTE_MS = 60_000;
const IDLE_MS = 30_000;
const THINKING_MS = 120_000;

/** Reads everything about the model. OpenRouter receives `appUrl` as the caller's address if it is public. */
export const modelSettings = (read: EnvironmentReader, appUrl: URL): ModelSettings => {
  const provider = read.choice("PROVIDER", ["builtin", ...MODEL_PROVIDERS] as const);
  const baseUrl = read.optionalUrl("PROVIDER_BASE_URL");
  const standard = read.optional("MODEL_STANDARD") ?? defaultModel(provider);
  const effort = read.optional("MODEL_EFFORT") === null ? null : read.choice("MODEL_EFFORT", EFFORTS);
  const firstByte = read.optionalInteger("PROVIDER_FIRST_BYTE_MS", 1, TIMEOUT_MAX_MS);
  const idle = read.optionalInteger("PROVIDER_IDLE_MS", 1, TIMEOUT_MAX_MS);
  return {
    provider,
    apiKey: read.optional("PROVIDER_API_KEY"),
    baseUrl,
    headers: { ...attribution(baseUrl, appUrl), ...read.headers("PROVIDER_HEADERS") },
    standard,
    fast: read.optional("MODEL_FAST") ?? standard,
    effort,
    fallbacks: fallbacksOf(read, appUrl, effort),
    verify: read.choice("VERIFY", ["on", "off"] as const) === "on",
    judge: read.optional("MODEL_VERIFY"),
    firstByteTimeoutMs: firstByte ?? FIRST_BYTE_MS,
    idleTimeoutMs: idle ?? IDLE_MS,
    // An explicit limit applies to every model.
    thinkingTimeoutMs: idle ?? firstByte ?? THINKING_MS,
    joinMs: read.integer("STREAM_JOIN_MS", 0, 1_000),
  };
};

/** The headers by which OpenRouter asks callers to identify themselves. */
const attribution = (baseUrl: URL | null, appUrl: URL): Record<string, string> => {
  if (baseUrl === null || !/(?:^|\.)openrouter\.ai$/.test(baseUrl.hostname)) return {};
  const isPublic = appUrl.protocol === "https:";
  return { "x-openrouter-title": "Rewrite Service", ...(isPublic ? { "http-referer": appUrl.origin } : {}) };
};

const fallbacksOf = (read: EnvironmentReader, appUrl: URL, effort: Effort | null): ModelSource[] => {
  const file = read.optional("FALLBACK_FILE");
  if (read.optional("FALLBACK_PROVIDER") === null) return file === null ? [] : fromFile(read, file, appUrl, effort);
  if (file !== null) read.problems.push("Set either FALLBACK_PROVIDER or FALLBACK_FILE, not both.");
  const provider = read.choice("FALLBACK_PROVIDER", MODEL_PROVIDERS);
  const baseUrl = read.optionalUrl("FALLBACK_BASE_URL");
  const standard = read.optional("FALLBACK_MODEL_STANDARD") ?? defaultModel(provider);
  const fast = read.optional("FALLBACK_MODEL_FAST") ?? standard;
  const apiKey = read.optional("FALLBACK_API_KEY");
  return [{ provider, apiKey, baseUrl, headers: attribution(baseUrl, appUrl), standard, fast, effort }];
};

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const name = z.string().check(z.minLength(1));
const Fallbacks = z.array(
  z.strictObject({
    provider: z.enum(MODEL_PROVIDERS),
    apiKey: z.optional(name),
    baseUrl: z.optional(z.string().check(z.refine(isHttp, "must be an http or https address"))),
    headers: z.optional(
      z
        .record(z.string(), z.string())
        .check(
          z.refine(
            (headers) => Object.entries(headers).every(([header, value]) => isHeader(header, value)),
            "must hold headers that may be set",
          ),
        ),
    ),
    standard: z.optional(name),
    fast: z.optional(name),
    effort: z.optional(z.enum(EFFORTS)),
  }),
);

const fromFile = (read: EnvironmentReader, path: string, appUrl: URL, effort: Effort | null): ModelSource[] => {
  try {
    const entries = parseSettings("FALLBACK_FILE", readSettingsFile("FALLBACK_FILE", path), Fallbacks);
    return entries.map((entry) => {
      const baseUrl = entry.baseUrl === undefined ? null : new URL(entry.baseUrl);
      const standard = entry.standard ?? defaultModel(entry.provider);
      const given = Object.entries(entry.headers ?? {}).map(
        ([header, value]) => [header.toLowerCase(), value] as const,
      );
      return {
        provider: entry.provider,
        apiKey: entry.apiKey ?? null,
        baseUrl,
        headers: { ...attribution(baseUrl, appUrl), ...Object.fromEntries(given) },
        standard,
        fast: entry.fast ?? standard,
        effort: entry.effort ?? effort,
      };
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    read.problems.push(...error.problems);
    return [];
  }
};

/** Faults that show only in a combination of variables. */
export const modelProblems = (model: ModelSettings): string[] => {
  if (model.provider === "builtin") {
    return model.fallbacks.length === 0 ? [] : ["Fallbacks need PROVIDER to be set to an AI provider, not builtin."];
  }
  return [
    ...sourceProblems(model, {
      provider: "PROVIDER",
      baseUrl: "PROVIDER_BASE_URL",
      key: "PROVIDER_API_KEY",
      standard: "MODEL_STANDARD",
    }),
    ...model.fallbacks.flatMap((source) => sourceProblems(source, FALLBACK)),
  ];
};

const FALLBACK = {
  provider: "FALLBACK_PROVIDER",
  baseUrl: "FALLBACK_BASE_URL",
  key: "FALLBACK_API_KEY",
  standard: "FALLBACK_MODEL_STANDARD, or standard in FALLBACK_FILE,",
} as const;

/** What a source lacks, in the words of the variables that set it. */
const sourceProblems = (
  { provider, apiKey, baseUrl, standard }: ModelSource<ProviderName>,
  names: Readonly<Record<"provider" | "baseUrl" | "key" | "standard", string>>,
): string[] => {
  const needed = `is required with ${names.provider}=${provider}`;
  const problems: string[] = [];
  if (standard === "") {
    problems.push(`${names.standard} ${needed}. To find local models: ${ADMIN} model find`);
  }
  if (baseUrl !== null) return problems;
  if (provider === "openai-compatible") {
    return [...problems, `${names.baseUrl} ${needed}, such as http://localhost:11434/v1.`];
  }
  return apiKey === null ? [...problems, `${names.key} ${needed}.`] : problems;
};
