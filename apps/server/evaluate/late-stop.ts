import { GateStop } from "../src/humanize/gate/gate-stop.ts";

/** Whether the gate ended a rewrite for a fact. Where no correction was asked for before, the fact had been passed on unseen. */
export const isFactStop = (error: unknown): boolean =>
  error instanceof GateStop && error.code === "rewrite_stopped" && error.kind !== "span";
