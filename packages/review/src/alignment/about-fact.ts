import { isFactTopic, type Change } from "@rewrite-service/text";

/** Whether a change is about a fact. What notes say and the text does not is one, but for a "not" that went. */
export const isAboutFact = ({ topic, status }: Change, fromNotes: boolean): boolean =>
  isFactTopic(topic) || (fromNotes && status === "lost" && topic !== "negation");
