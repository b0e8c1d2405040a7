import type { Decision } from "./mix.ts";
import type { Passage } from "./passage.ts";

/** Whether sentences of the draft, or a point of notes, that say something are missing in the text as it is decided. */
export const isLeftOut = ({ status, isPart, risks }: Passage, decision: Decision | undefined): boolean =>
  status === "left-out" && !isPart && risks.length > 0 && (decision === undefined || decision.kind === "accepted");
