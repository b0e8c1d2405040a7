import { keptUntil } from "../config/default-models.ts";
import type { ModelSettings, ModelSource } from "../config/model-settings.ts";
import { listModels, type ListedModel } from "../providers/model-list.ts";
import { probe } from "../providers/probe.ts";
import type { Clock } from "../runtime/clock.ts";
import type { HealthFinding } from "./examine.ts";

/** One model of the configuration and what it is used for. */
export interface UsedModel {
  source: ModelSource;
  model: string;
  /** For people: the tiers and duties, and the settings that name it. */
  uses: readonly string[];
  setting: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const WARNING_DAYS = 60;
const ANSWER_MS = 30_000;
const LIST_MS = 10_000;

/** Every model that a rewrite may meet, those of the fallbacks too; nothing for the built-in engine. */
export const usedModels = (settings: ModelSettings): UsedModel[] => {
  const { provider, fallbacks, judge } = settings;
  if (provider === "builtin") return [];
  const first: ModelSource = { ...settings, provider };
  const all: UsedModel[] = [
    { source: first, model: first.standard, uses: ["standard"], setting: "MODEL_STANDARD" },
    { source: first, model: first.fast, uses: ["fast"], setting: "MODEL_FAST" },
    ...(judge === null ? [] : [{ source: first, model: judge, uses: ["judge of meaning"], setting: "MODEL_VERIFY" }]),
    ...fallbacks.flatMap((source, place) =>
      (["standard", "fast"] as const).map((tier) => ({
        source,
        model: source[tier],
        uses: [`${tier} of fallback ${place + 1}`],
        setting: `FALLBACK_MODEL_${tier.toUpperCase()} (or FALLBACK_FILE)`,
      })),
    ),
  ];
  const merged = new Map<string, UsedModel>();
  for (const used of all) {
    const key = `${[first, ...fallbacks].indexOf(used.source)}\n${used.model}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? used : { ...known, uses: [...known.uses, ...used.uses] });
  }
  return [...merged.values()];
};

/** Asks each provider for its list and each model for ten tokens, and says what is gone or ending. */
export const examineModels = async (settings: ModelSettings, clock: Clock): Promise<HealthFinding[]> => {
  const used = usedModels(settings);
  const lists = new Map<ModelSource, Promise<ListedModel[] | null>>();
  for (const { source } of used) if (!lists.has(source)) lists.set(source, listModels(source, LIST_MS));
  return Promise.all(
    used.map(async (one) => {
      const [list = null, failure] = await Promise.all([
        lists.get(one.source),
        probe(one.source, one.model, ANSWER_MS),
      ]);
      const check = `${one.model} at ${one.source.provider} answers, for ${one.uses.join(", ")}`;
      return { check, ...judged(one, list, failure, clock.now()) };
    }),
  );
};

const judged = (
  { model, setting }: UsedModel,
  list: readonly ListedModel[] | null,
  failure: string | null,
  now: number,
): Pick<HealthFinding, "ok" | "detail"> => {
  const entry = list?.find(({ id }) => id === model);
  const others = (list ?? [])
    .slice(0, 5)
    .map(({ id }) => id)
    .join(", ");
  if (failure !== null) {
    const isGone = list !== null && entry === undefined;
    const reason = isGone
      ? `it is gone from the provider's list; set ${setting} to one that is there, such as ${others}`
      : failure;
    return { ok: false, detail: isGone ? `${reason} (${failure})` : reason };
  }
  const until = entry?.endsOn ?? keptUntil(model);
  if (until !== null) {
    const isNear = Date.parse(until) - now < WARNING_DAYS * DAY_MS;
    const isOver = Date.parse(until) < now;
    if (isNear) {
      const when = isOver ? `ended on ${until}` : `ends on ${until}`;
      return { ok: false, detail: `it ${when} by the provider's word; set ${setting} to its successor` };
    }
    return { ok: true, detail: `kept until ${until} at least` };
  }
  return { ok: true, detail: list !== null && entry === undefined ? "the provider does not list it" : null };
};
