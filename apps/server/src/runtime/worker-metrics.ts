import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { type Family, joined } from "./metric-families.ts";

/** What workers and the process that started them say to each other about metrics. */
type Message =
  /** A worker was asked for the page and wants the sum. */
  | { metrics: "sum-wanted"; id: string }
  /** The first process asks each worker for its own. */
  | { metrics: "own-wanted"; id: string }
  | { metrics: "own"; id: string; families: Family[] }
  | { metrics: "sum"; id: string; families: Family[] };

/** A worker that is too busy to answer within this time counts as it last did. */
const ANSWER_MS = 1_000;
/** The first process answers before this, unless it is gone. */
const SUM_MS = 3_000;

const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "metrics" in value && typeof value.metrics === "string";

/** Whoever has just died is not told; without somebody to hear of it, such an error would end this process too. */
const send = (worker: Worker, message: Message): void => void worker.send(message, () => undefined);

/**
 * In the process that started the workers: adds up what they counted, for whichever of them is asked. What a worker had
 * counted when it ended stays in the sum, because a count that fell would read as a start from zero.
 */
export const sumWorkers = (): void => {
  const latest = new Map<number, Family[]>();
  /** By the id of a question: what to do once a worker has answered it, or never will. */
  const waiting = new Map<string, (worker: number) => void>();
  let ended: Family[] = [];

  const sum = async (id: string): Promise<Family[]> => {
    const asked = new Set<number>();
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, ANSWER_MS);
      waiting.set(id, (worker) => {
        if (!asked.delete(worker) || asked.size > 0) return;
        clearTimeout(late);
        resolve();
      });
      for (const worker of Object.values(cluster.workers ?? {})) {
        if (worker === undefined || !worker.isConnected()) continue;
        asked.add(worker.id);
        send(worker, { metrics: "own-wanted", id });
      }
    });
    waiting.delete(id);
    return joined([ended, ...latest.values()]);
  };

  cluster.on("message", (worker: Worker, message: unknown) => {
    // What a worker said before its end may arrive after it, and is in the sum by then.
    if (!isMessage(message) || worker.isDead()) return;
    if (message.metrics === "own") {
      latest.set(worker.id, message.families);
      waiting.get(message.id)?.(worker.id);
    }
    if (message.metrics !== "sum-wanted") return;
    const { id } = message;
    void sum(id).then((families) => {
      if (worker.isConnected()) send(worker, { metrics: "sum", id, families });
    });
  });
  cluster.on("exit", ({ id }) => {
    const last = latest.get(id) ?? [];
    latest.delete(id);
    ended = joined([ended, last.filter(({ type }) => type !== "gauge")]);
    for (const goOn of waiting.values()) goOn(id);
  });
};

/** The sum over every process of this server; in one that has no others, what it counted itself. */
export const familiesOfAll = (own: () => Family[]): (() => Promise<Family[]>) => {
  const { worker } = cluster;
  if (worker === undefined) return () => Promise.resolve(own());
  const waiting = new Map<string, (families: Family[]) => void>();
  process.on("message", (message: unknown) => {
    if (!isMessage(message)) return;
    if (message.metrics === "own-wanted") tell({ metrics: "own", id: message.id, families: own() });
    if (message.metrics === "sum") waiting.get(message.id)?.(message.families);
  });
  const tell = (message: Message): void => {
    if (worker.isConnected()) send(worker, message);
  };
  return () => {
    const id = randomUUID();
    return new Promise<Family[]>((resolve) => {
      const late = setTimeout(() => settle(own()), SUM_MS);
      const settle = (families: Family[]): void => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(families);
      };
      waiting.set(id, settle);
      tell({ metrics: "sum-wanted", id });
    });
  };
};
