import { useQuery } from "@tanstack/react-query";
import type { UsageDay, UsageDays } from "@rewrite-service/contract";
import { call } from "../api/call.ts";

export const USAGE_DAYS_PATH = "/api/usage/days";

export const useUsageDays = () =>
  useQuery({ queryKey: ["usage", "days"], queryFn: () => call<UsageDays>("GET", USAGE_DAYS_PATH) });

export type Split = "register" | "key" | "client";

/** One line of the chart: a day with the units of each series, in the order of `series`. */
export interface SplitDays {
  series: string[];
  days: { day: string; units: number[]; total: number }[];
  total: number;
}

const DAY_MS = 86_400_000;

const everyDay = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

/** The figures by day, split into series, the largest first. Every day between the first and the last is there. */
export const splitDays = (usage: UsageDays, nameOf: (item: UsageDay) => string): SplitDays => {
  const totals = new Map<string, number>();
  for (const item of usage.items) totals.set(nameOf(item), (totals.get(nameOf(item)) ?? 0) + item.units);
  const series = [...totals].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name);
  const days = everyDay(usage.from, usage.to).map((day) => {
    const units = series.map((name) =>
      usage.items.reduce((sum, item) => (item.day === day && nameOf(item) === name ? sum + item.units : sum), 0),
    );
    return { day, units, total: units.reduce((sum, value) => sum + value, 0) };
  });
  return { series, days, total: usage.items.reduce((sum, { units }) => sum + units, 0) };
};
