import { ServiceError } from "@rewrite-service/contract";

/** The reason why a database does not work: out of reach, locked by another process, without room, or on a disk that fails. */
export type Trouble = "away" | "busy" | "slow" | "full" | "broken";

const WORDS: Record<Trouble, string> = {
  away: "the database cannot be reached",
  busy: "another process holds the database's lock",
  slow: "the database takes too long to answer",
  full: "the database's disk is full",
  broken: "the disk under the database fails",
};
const RETRY_S = 5;

/** The database cannot serve now, and nothing is wrong with the request. `reason` is for the operator. */
export class DatabaseUnavailable extends ServiceError {
  readonly reason: string;

  constructor(trouble: Trouble, cause: unknown) {
    const message = "The service isn't available right now. Try again shortly.";
    super("draining", { message, retryAfterS: RETRY_S, cause });
    this.reason = WORDS[trouble];
  }
}
