import { reviewWords as words } from "../words/review.ts";
import type { LikelihoodAnswer } from "./likelihood.worker.ts";
import { useLikelihood } from "./use-likelihood.ts";
import "../ui/review.css";

// A band that takes in nearly every value says that nothing is known, and a bar of it looks like an answer.
const TOO_WIDE = 80;

const Range = ({ low, high }: { low: number; high: number }) => (
  <>
    <span aria-hidden="true">{words.likelihood.range(low, high)}</span>
    <span className="visually-hidden">{words.likelihood.spoken(low, high)}</span>
  </>
);

const Band = ({ label, answer }: { label: string; answer: LikelihoodAnswer | null }) => (
  <div className="band">
    <dt>{label}</dt>
    {answer?.band && answer.band.high - answer.band.low > TOO_WIDE ? (
      <dd>
        <details>
          <summary>{words.likelihood.tooWide}</summary>
          <Range low={answer.band.low} high={answer.band.high} />
        </details>
      </dd>
    ) : answer?.band ? (
      <dd>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className="band-all" width="100" height="6" rx="3" />
          <rect
            className="band-range"
            x={answer.band.low}
            width={Math.max(2, answer.band.high - answer.band.low)}
            height="6"
            rx="3"
          />
        </svg>
        <Range low={answer.band.low} high={answer.band.high} />
      </dd>
    ) : (
      <dd>{answer?.declined ?? words.likelihood.tooShort}</dd>
    )}
  </div>
);

/** How much the draft and the result read as machine-written: bands with their caution, never one number. */
export const Likelihoods = ({ draft, result }: { draft: string; result: string | null }) => {
  const [ofDraft, ofResult] = [useLikelihood(draft), useLikelihood(result)];
  if (ofDraft === null && ofResult === null) return null;
  return (
    <section className="likelihoods" aria-labelledby="likelihood-title">
      <h2 id="likelihood-title" className="pane-title">
        {words.likelihood.title} <span className="count">{words.likelihood.caution}</span>
      </h2>
      <dl>
        {ofDraft === null ? null : <Band label={words.likelihood.draft} answer={ofDraft} />}
        {ofResult === null ? null : <Band label={words.likelihood.result} answer={ofResult} />}
      </dl>
    </section>
  );
};
