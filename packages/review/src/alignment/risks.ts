import type { Change, Span } from "@rewrite-service/text";
import { isAboutFact } from "./about-fact.ts";

// What a writer said of a condition and of how sure they are; without it a guess is a promise.
const RESERVED = /^(?:if|unless|think|guess|hope|maybe|perhaps|probably|might|may)$/i;

const dropsReserve = ({ status, before }: Change, draft: string): boolean =>
  status === "lost" && before !== null && RESERVED.test(draft.slice(before.start, before.end));

// The opening of a public post that says with feeling that there is news, and not which.
const FEELS =
  /^\W*(?:i(?: a|['’]?)m|we(?: a|['’]?)re)(?:\s+(?:so|very|truly|really|beyond|and|thrilled|delighted|excited|proud|humbled|honou?red|happy|pleased|grateful))+\s+to\s+(?:share|announce|say|report)\s+/i;
const NAMELESS =
  /^(?:that\s+(?:i|we|(?:my|our|the)\s+\w+)(?:['’]ve|\s+(?:has|have|just))*\s+(?:reached|hit|achieved|passed|crossed)\s+)?(?:some|an?|this|our|my|the)?\s*(?:\w+\s+){0,2}(?:milestone|achievement|news|update|moment|chapter|journey)(?:\s+with\s+(?:you|everyone))?(?:\s+all)?\W*$/i;

/** Whether a sentence that is gone only announced something: what it announced is said elsewhere, or nowhere. */
const onlyAnnounced = ({ before }: Change, draft: string): boolean => {
  const said = before === null ? "" : draft.slice(before.start, before.end);
  const [feels = ""] = FEELS.exec(said) ?? [];
  return feels !== "" && NAMELESS.test(said.slice(feels.length));
};

/**
 * Whether a change touches a fact or would tell a reader something else. A "not" that went or came turns the sense round,
 * and an "if" or "I think" that went makes it certain. A sentence of which nothing is left may have been the one that mattered.
 */
export const isRisk = (change: Change, draft: string, fromNotes: boolean): boolean =>
  change.severity === "hard" ||
  change.topic === "negation" ||
  (change.topic === "sentence" && change.status === "lost" && !onlyAnnounced(change, draft)) ||
  isAboutFact(change, fromNotes) ||
  (!fromNotes && dropsReserve(change, draft));

const LOOK = 60;

/** A place with the word on either side of it, which may not be of another sentence. */
export const withNeighbours = (text: string, { start, end }: Span): string => {
  const [head] = /(?:[^\s.!?:;]+[ \t]+)?\S*$/.exec(text.slice(Math.max(0, start - LOOK), start)) ?? [""];
  const [tail] = /^[^\s.!?:;]*(?:[ \t]+(?:to[ \t]+)?[^\s.,!?:;]+)?/.exec(text.slice(end, end + LOOK)) ?? [""];
  return head + text.slice(start, end) + tail;
};

/** A "not" that went is told with the words beside it: the title says already that it did, and a text has more than one. */
const lineOf = ({ topic, status, before, reason }: Change, draft: string): string =>
  topic === "negation" && status === "lost" && before !== null && /^"\S+" was dropped$/.test(reason)
    ? `${reason} from "${withNeighbours(draft, before).replaceAll('"', "")}"`
    : reason;

/** One line for each thing that the writer has to decide about: those said of a passage as a whole, then those of its changes. */
export const riskLines = (ofWhole: readonly string[], risky: readonly Change[], draft: string): string[] => [
  ...ofWhole,
  ...risky.map((change) => lineOf(change, draft)),
];
