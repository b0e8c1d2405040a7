import { contractionEdits } from "./contractions.ts";
import { once } from "../document/once.ts";
import { overlaps, type Span } from "../document/span.ts";
import type { Edit } from "./edits.ts";
import { hasUsualCase, inCaseOf } from "./case.ts";
import { editsOf } from "./transforms/transform.ts";

// Sets of wordings of which one may stand for another in any sentence.
const EITHER =
  "because=since|start=begin|started=began|help=assist|let me know=tell me|about=around|could you please=please could you|can you please=please can you|need to=have to|needs to=has to|but=though|many=a lot of|show=indicate|shows=indicates|think=believe|thanks=thank you|quickly=fast|whole=entire|before=ahead of|finish=complete|finished=completed|buy=purchase|right now=at the moment|hi=hello|kind regards=best regards|as soon as possible=as soon as you can|for example=for instance|instead of=rather than|until=till|very=really|large=big|requires=needs|require=need|discuss=talk about|often=frequently|a few=several|almost=nearly|usually=normally|although=though";

// Wordings that stand for one another in most sentences: a step toward a voice tries them one at a time.
const MOSTLY =
  "regarding=about|that was=which was|that were=which were|which were=that were|which was=that was|see if=see whether|know if=know whether|wondering if=wondering whether|identified=found|located=found|conducted=carried out|verify=check|as soon as=once|concerning=about|approximately=about|additional=more|receive=get|received=got|provide=give|provided=gave|reviewed=looked at|however=but|would like to=want to|I thought that=I thought|I think that=I think|I believe that=I believe|I know that=I know|I hope that=I hope|I understand that=I understand|currently=now|perhaps=maybe|due to=because of|appears to=seems to|appear to=seem to|assist=help|as well as=and|in addition to=besides|therefore=so|ensure=make sure|in case=if|via=by|email=e-mail|OK=okay|are able to=can|is able to=can|such as=like|in order to=to|be sure to=make sure to|now=currently|maybe=perhaps|so that=so|want to=would like to|everyone=everybody|everybody=everyone|anyone=anybody|anybody=anyone|someone=somebody|somebody=someone|happy to=glad to|glad to=happy to|as you know=you know|with respect to=about|with regard to=about|look forward to=am looking forward to|all of the=all the|issue=problem|issues=problems|problem=issue|problems=issues|comments=remarks|arrange=set up|talk=speak|speak=talk|much=a lot|helpful=useful|useful=helpful|make sure=see to it|make sure that=see to it that|group=team|team=group";

const pairsOf = (text: string): [string, string][] =>
  text.split("|").map((pair) => pair.split("=") as [string, string]);

interface Table {
  next: ReadonlyMap<string, string>;
  pattern: RegExp;
}

const tableOf = (next: Map<string, string>): Table => ({
  next,
  pattern: new RegExp(
    `(?<![\\p{L}'’-])(?:${[...next.keys()].sort((a, b) => b.length - a.length).join("|")})(?=[\\s,][^.!?\\n]*\\p{L})`,
    "giu",
  ),
});

const SKIPPED = new Set(
  "about also but before show help fast many since need needs like big write though several really".split(" "),
);

const either = once(() => {
  const next = new Map<string, string>();
  for (const [first, second] of pairsOf(EITHER)) {
    if (!SKIPPED.has(first)) next.set(first, second);
    if (!SKIPPED.has(second) && !second.startsWith("a ")) next.set(second, first);
  }
  return tableOf(next);
});

const mostly = once(() =>
  tableOf(
    new Map([...pairsOf(MOSTLY).map(([from, to]): [string, string] => [from.toLowerCase(), to]), ...either().next]),
  ),
);

const wordSites = (text: string, { next, pattern }: Table, guards: readonly Span[]): Edit[] =>
  editsOf(text, pattern, ([match]) => inCaseOf(match, next.get(match.toLowerCase()) ?? match)).filter(
    (edit) => hasUsualCase(text.slice(edit.start, edit.end)) && !guards.some((guard) => overlaps(guard, edit)),
  );

/** Places of a text where another wording says the same, in order, outside the guarded ranges. */
export const sitesOf = (text: string, guards: readonly Span[]): Edit[] =>
  [
    ...wordSites(text, either(), guards),
    ...contractionEdits(text, true, guards),
    ...contractionEdits(text, false, guards),
  ].sort((a, b) => a.start - b.start);

/** Places where another wording says the same in most sentences, to be tried one at a time. */
export const likelySites = (text: string, guards: readonly Span[]): Edit[] => wordSites(text, mostly(), guards);
