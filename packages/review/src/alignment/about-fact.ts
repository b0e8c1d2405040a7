import { isFactTopic, type Change } from "@rewrite-service/text";

/** Whether a change is about a fact. What notes say and the text does not is one, whatever its kind. */
export const isAboutFact = (change: Change, fromNotes: boolean): boolean =>
  isFactTopic(change.topic) || (fromNotes && change.status === "lost");
