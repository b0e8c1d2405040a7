/** The time, so that tests own it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** How far the clocks of servers on one database may be apart; what is further in the future is no other server's. */
export const CLOCKS_APART_MS = 5_000;
