import type { Serving } from "../database.ts";
import { DatabaseUnavailable } from "../unavailable.ts";
import { isSyncFailure } from "./failures.ts";

/** Stands before every statement: once the disk has failed, nothing that the file says may be told to anybody. */
export interface Guard {
  /** @throws DatabaseUnavailable once the disk has failed. */
  refuse(): void;
  /** Runs a statement, and notices when its own sync fails. */
  watch<Result>(run: () => Result): Result;
  fail(error: unknown): void;
}

export const createGuard = (serving: Serving): Guard => {
  let failure: DatabaseUnavailable | null = null;
  const fail = (error: unknown): void => {
    if (failure !== null) return;
    failure = new DatabaseUnavailable("broken", error);
    serving.diskFailed(failure);
  };
  return {
    refuse: () => {
      if (failure !== null) throw failure;
    },
    watch: (run) => {
      try {
        return run();
      } catch (error) {
        if (isSyncFailure(error)) fail(error);
        throw error;
      }
    },
    fail,
  };
};
