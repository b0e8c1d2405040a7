import type { ApiKeyEntry } from "@rewrite-service/contract";

/** A machine that signed in with a code, with the keys it holds. Times are ISO 8601 in UTC. */
export interface Device {
  machine: string;
  keys: ApiKeyEntry[];
  clients: string[];
  firstSeen: string;
  lastSeen: string | null;
}

/** Keys that devices made, by machine, the one seen last first. */
export const devicesOf = (keys: readonly ApiKeyEntry[]): Device[] => {
  const machines = new Map<string, ApiKeyEntry[]>();
  for (const key of keys) {
    if (key.madeBy !== "device") continue;
    const machine = key.machine ?? "";
    machines.set(machine, [...(machines.get(machine) ?? []), key]);
  }
  return [...machines]
    .map(([machine, held]): Device => {
      const seen = held.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).sort();
      return {
        machine,
        keys: held,
        clients: [...new Set(held.flatMap(({ lastClient }) => lastClient ?? []))],
        firstSeen: held.map(({ createdAt }) => createdAt).sort()[0] ?? "",
        lastSeen: seen.at(-1) ?? null,
      };
    })
    .sort((a, b) => (b.lastSeen ?? b.firstSeen).localeCompare(a.lastSeen ?? a.firstSeen));
};
