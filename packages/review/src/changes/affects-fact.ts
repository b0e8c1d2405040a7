import { isFactTopic } from "@rewrite-service/text";
import type { Passage } from "../alignment/passage.ts";

/** Whether what waits for a decision about a change is a fact. What only the changes together do is always about one. */
export const affectsFact = ({ risks, risky, risksOfWhole }: Passage): boolean =>
  risky.some(({ topic }) => isFactTopic(topic)) ||
  (risks.length > 0 && risky.length === 0 && risksOfWhole.length === 0);
