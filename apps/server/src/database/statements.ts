import { CompiledQuery, type QueryExecutorProvider, type QueryResult } from "kysely";
import type { Statements, Value } from "./database.ts";

interface Executor extends QueryExecutorProvider {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

/** Our SQL over a Kysely instance or transaction. */
export const statementsOver = (executor: Executor): Statements => {
  const execute = <Row>(sql: string, parameters: readonly Value[]): Promise<QueryResult<Row>> =>
    executor.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
  return {
    rows: async <Row>(sql: string, parameters: readonly Value[] = []) => (await execute<Row>(sql, parameters)).rows,
    run: async (sql, parameters = []) => Number((await execute(sql, parameters)).numAffectedRows ?? 0n),
  };
};
