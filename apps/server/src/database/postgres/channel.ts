import type { PoolClient } from "pg";
import type { Statements, Value } from "../database.ts";
import { type StatementAnswer, type Asked, Batch, type ParserOf, type Prepared } from "./batch.ts";

/** Statements on one connection. Those that are asked for in the same turn of the event loop travel together. */
export interface Channel extends Statements {
  ask(sql: string, parameters?: readonly Value[]): Promise<StatementAnswer>;
}

export interface ChannelDeps {
  client: PoolClient;
  /** The statements already prepared on this connection. */
  prepared: Prepared;
  parserOf: ParserOf;
  /** A name for a text that is worth preparing, by how many parameters it has, else null. */
  nameOf: (sql: string, parameters: number) => string | null;
}

/** `INSERT 0 1`, `UPDATE 3`, `BEGIN`. */
const touched = (completion: string): number => {
  const count = Number(completion.slice(completion.lastIndexOf(" ") + 1));
  return Number.isNaN(count) ? 0 : count;
};

export const openChannel = ({ client, prepared, parserOf, nameOf }: ChannelDeps): Channel => {
  let waiting: Asked[] = [];
  let travelling = false;

  const send = (): void => {
    if (travelling || waiting.length === 0) return;
    travelling = true;
    const asked = waiting;
    waiting = [];
    const ended = (): void => {
      travelling = false;
      // After the answers have been read, so that what they lead to travels with what has waited meanwhile.
      if (waiting.length > 0) process.nextTick(send);
    };
    client.query(new Batch({ asked, prepared, parserOf, ended }));
  };

  const ask = (sql: string, parameters: readonly Value[] = []): Promise<StatementAnswer> =>
    new Promise((resolve, reject) => {
      // A tick runs after all promises that can go on have gone on.
      if (waiting.length === 0) process.nextTick(send);
      waiting.push({ name: nameOf(sql, parameters.length), sql, parameters, resolve, reject });
    });

  return {
    ask,
    rows: async <Row>(sql: string, parameters?: readonly Value[]) => (await ask(sql, parameters)).rows as Row[],
    run: async (sql, parameters) => touched((await ask(sql, parameters)).completion),
  };
};
