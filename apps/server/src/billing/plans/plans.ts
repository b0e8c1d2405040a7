import * as z from "zod/mini";
import { ConfigError } from "../../config/environment.ts";
import { parseSettings, readSettingsFile } from "../../config/settings-file.ts";

export interface Plan {
  name: string;
  /** Units in a period; one unit pays for each started 4,000 characters of a rewrite. */
  allowance: number;
  period: "day" | "month";
  tiers: readonly ("standard" | "fast")[];
  templates: boolean;
  /** Longest text of a request, in UTF-16 units. */
  textCharacters: number;
  /** Streams at once. */
  streams: number;
  /** Rewrites in a minute. */
  perMinute: number;
  /** Units a day for all anonymous callers together; only the plan `anonymous` has it. */
  allDay: number | null;
}

const DEFAULTS: readonly Plan[] = [
  {
    name: "anonymous",
    allowance: 30,
    period: "day",
    tiers: ["standard"],
    templates: false,
    textCharacters: 20_000,
    streams: 2,
    perMinute: 10,
    allDay: 2_000,
  },
  {
    name: "free",
    allowance: 60,
    period: "day",
    tiers: ["standard"],
    templates: false,
    textCharacters: 20_000,
    streams: 5,
    perMinute: 30,
    allDay: null,
  },
  {
    name: "pro",
    allowance: 2_000,
    period: "month",
    tiers: ["standard", "fast"],
    templates: true,
    textCharacters: 20_000,
    streams: 20,
    perMinute: 120,
    allDay: null,
  },
];

export interface Plans {
  all: readonly Plan[];
  /** The plan of that name; an account on a plan that the operator removed gets `free`. */
  get(name: string): Plan;
  has(name: string): boolean;
}

const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const NAME = /^[a-z][a-z0-9-]{0,31}$/;
/** The fields of one plan in `PLANS_FILE`. */
export const PlanChange = z.strictObject({
  allowance: z.optional(count),
  period: z.optional(z.enum(["day", "month"])),
  tiers: z.optional(z.array(z.enum(["standard", "fast"])).check(z.minLength(1))),
  templates: z.optional(z.boolean()),
  textCharacters: z.optional(z.int().check(z.minimum(1), z.maximum(200_000))),
  streams: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  perMinute: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  allDay: z.optional(count),
});
const Override = z.record(z.string(), PlanChange);

const plansOf = (all: readonly Plan[]): Plans => {
  const byName = new Map(all.map((plan) => [plan.name, plan]));
  const free = byName.get("free") as Plan;
  return { all, get: (name) => byName.get(name) ?? free, has: (name) => byName.has(name) };
};

export const defaultPlans: Plans = plansOf(DEFAULTS);

const DAYS_IN_MONTH = 31;

/** The units of a plan in its longest month. */
const inMonth = ({ allowance, period }: Plan): number => (period === "day" ? DAYS_IN_MONTH * allowance : allowance);

/** Signing up must never cost: nobody gets less with an account than without one. */
const refuseSmaller = (plans: Plans): Plans => {
  const least = inMonth(plans.get("anonymous"));
  const smaller = plans.all.filter((plan) => inMonth(plan) < least);
  if (smaller.length === 0) return plans;
  const rule = `is less than what anonymous callers get (${plans.get("anonymous").allowance} a day)`;
  throw new ConfigError(
    smaller.map(({ name, allowance, period }) => `PLANS_FILE: ${name}.allowance, ${allowance} a ${period}, ${rule}`),
  );
};

/**
 * The plan table with an operator's changes. What a changed plan leaves out keeps its default; a new plan starts from
 * `free`.
 *
 * @throws with the path of each wrong field, and where a plan gives less than `anonymous`.
 */
export const parsePlans = (json: string): Plans => {
  const changes = Object.entries(parseSettings("PLANS_FILE", json, Override));
  const misnamed = changes.filter(([name]) => !NAME.test(name));
  if (misnamed.length > 0) {
    const rule = "is no plan's name: lower-case letters, figures and hyphens, a letter first";
    throw new ConfigError(misnamed.map(([name]) => `PLANS_FILE: ${name} ${rule}`));
  }
  const free = defaultPlans.get("free");
  const changed = changes.map(([name, change]): Plan => {
    const base = defaultPlans.has(name) ? defaultPlans.get(name) : { ...free, name };
    return {
      ...base,
      ...(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Plan>),
    };
  });
  const names = new Set(changed.map(({ name }) => name));
  return refuseSmaller(plansOf([...DEFAULTS.filter(({ name }) => !names.has(name)), ...changed]));
};

/** Reads `PLANS_FILE`; without one, the defaults. */
export const loadPlans = (path: string | null): Plans =>
  path === null ? defaultPlans : parsePlans(readSettingsFile("PLANS_FILE", path));
