import type { HumanizeRequest, Service } from "@rewrite-service/contract";
import { isRunning, shownText, type RewriteState } from "../result/rewrite-state.ts";
import type { Result } from "../result/result.ts";
import { countFacts } from "../facts/shown-fact.ts";
import { useFacts } from "../facts/use-facts.ts";
import { Button } from "../ui/button.tsx";
import { reviewWords as words } from "../words/review.ts";
import { canTake, withSentence } from "./card-sentences.ts";
import type { Alignment, Passage } from "../alignment/passages.ts";
import { useVariants } from "./use-variants.ts";
import "../ui/review.css";

interface CardProps {
  at: number;
  state: RewriteState;
  source: { text: string; fromNotes: boolean };
  /** The text that it was asked to differ from. */
  previous: string;
  onWhole: (text: string, notes: string | null) => void;
  onSentence: (card: Alignment, taken: Passage) => void;
}

const noteOf = (state: RewriteState): string => {
  if (state.phase === "idle") return words.vary.waiting;
  if (isRunning(state)) return words.vary.running;
  if (state.phase === "failed") return state.failure.message;
  return state.phase === "done" ? "" : words.vary.failed;
};

// A button element would stand on lines of its own; a sentence has to flow with its neighbours.
const Take = ({ text, onTake }: { text: string; onTake: () => void }) => (
  <span
    role="button"
    tabIndex={0}
    className="take"
    aria-label={words.vary.sentence(text)}
    onClick={onTake}
    onKeyDown={(event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onTake();
    }}
  >
    {text}
  </span>
);

/** The card's text with its sentences as buttons, in the order in which they stand. */
const Sentences = ({ alignment, onTake }: { alignment: Alignment; onTake: (taken: Passage) => void }) =>
  alignment.slots
    .filter(({ kind }) => kind === "result")
    .map(({ passage, text, gap }, index) => {
      const own = alignment.passages[passage];
      return (
        <span key={`${passage} ${text}`}>
          {index === 0 ? "" : gap}
          {own !== undefined && canTake(own) ? <Take text={text} onTake={() => onTake(own)} /> : text}
        </span>
      );
    });

const Card = ({ at, state, source, previous, onWhole, onSentence }: CardProps) => {
  const { text, notes } = shownText(state);
  const done = state.phase === "done";
  const facts = useFacts(
    done ? { before: source.text, after: text, fromNotes: source.fromNotes, finished: true } : null,
  );
  const alignment = facts?.alignment ?? null;
  const counts = facts === null ? null : countFacts(facts.facts);
  const note = done && text.trim() === previous.trim() ? words.vary.same : noteOf(state);
  return (
    <li className="vary-card" data-phase={state.phase}>
      <h3 className="pane-title">
        {words.vary.card(at + 1)}
        {counts === null ? null : (
          <span className="count">{words.vary.facts(counts.kept + counts.reworded, counts.lost + counts.changed)}</span>
        )}
      </h3>
      <p className="vary-text">
        {alignment === null ? (
          text
        ) : (
          <Sentences alignment={alignment} onTake={(taken) => onSentence(alignment, taken)} />
        )}
      </p>
      {note === "" ? null : <p className="field-hint">{note}</p>}
      {done ? <Button onClick={() => onWhole(text, notes)}>{words.vary.whole}</Button> : null}
    </li>
  );
};

/** Three other wordings as cards: one may be taken whole, or single sentences of any of them put into the result. */
export const VaryCards = ({ first, result, service }: { first: HumanizeRequest; result: Result; service: Service }) => {
  const { states, stop } = useVariants(service, first);
  const { version, alignment } = result;
  const source = { text: first.text, fromNotes: first.fromNotes === true };
  return (
    <section className="vary" aria-labelledby="vary-title">
      <div className="pane-head">
        <h2 id="vary-title" className="pane-title">
          {words.vary.title} <span className="count">{words.vary.lead}</span>
        </h2>
        {states.some(isRunning) ? <Button onClick={stop}>{words.vary.stop}</Button> : null}
        <Button tone="quiet" onClick={result.stopVarying}>
          {words.vary.close}
        </Button>
      </div>
      <ol>
        {states.map((state, at) => (
          <Card
            // The row has three places; what stands in each is its state.
            key={words.vary.card(at)}
            at={at}
            state={state}
            source={source}
            previous={at === 0 ? (first.previousRewrite ?? "") : shownText(states[at - 1] ?? state).text}
            onWhole={result.replace}
            onSentence={(card, taken) => {
              if (version !== null && alignment !== null)
                result.decide(withSentence(alignment, version.decisions, card, taken));
            }}
          />
        ))}
      </ol>
    </section>
  );
};
