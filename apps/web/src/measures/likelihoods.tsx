import { reviewWords as words } from "../words/review.ts";
import type { LikelihoodAnswer } from "./likelihood.worker.ts";
import { useLikelihood } from "./use-likelihood.ts";
import "../ui/review.css";

const Row = ({ label, answer }: { label: string; answer: LikelihoodAnswer }) => (
  <div className="likelihood">
    <dt>{label}</dt>
    <dd>{answer.sentence}</dd>
  </div>
);

/** Whether the draft and the result read like a person's or a model's text: a sentence each, never a number. */
export const Likelihoods = ({ draft, result }: { draft: string; result: string | null }) => {
  const [ofDraft, ofResult] = [useLikelihood(draft), useLikelihood(result)];
  if (ofDraft === null && ofResult === null) return null;
  return (
    <section className="likelihoods" aria-labelledby="likelihood-title">
      <h2 id="likelihood-title" className="pane-title">
        {words.likelihood.title} <span className="count">{words.likelihood.caution}</span>
      </h2>
      <dl>
        {ofDraft === null ? null : <Row label={words.likelihood.draft} answer={ofDraft} />}
        {ofResult === null ? null : <Row label={words.likelihood.result} answer={ofResult} />}
      </dl>
    </section>
  );
};
