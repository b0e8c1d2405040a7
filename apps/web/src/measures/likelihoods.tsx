import { reviewWords as words } from "@rewrite-service/review";
import type { LikelihoodAnswer } from "./likelihood.worker.ts";
import { useLikelihood } from "./use-likelihood.ts";

const Row = ({ label, answer }: { label: string; answer: LikelihoodAnswer }) => (
  <div className="likelihood" title={answer.sentence}>
    <dt>{label}</dt>
    <dd>{words.likelihood.reads[answer.reads]}</dd>
  </div>
);

const isGuess = (answer: LikelihoodAnswer | null): boolean =>
  answer !== null && answer.reads !== "short" && answer.reads !== "declined";

/** Whether the draft and the result read like a person's or a model's text: a few words each, never a number. Nothing where neither can be guessed. */
export const Likelihoods = ({ draft, result }: { draft: string; result: string | null }) => {
  const [ofDraft, ofResult] = [useLikelihood(draft), useLikelihood(result)];
  if (!isGuess(ofDraft) && !isGuess(ofResult)) return null;
  return (
    <section className="likelihoods" aria-labelledby="likelihood-title">
      <h2 id="likelihood-title">{words.likelihood.title}</h2>
      <dl>
        {ofDraft === null ? null : <Row label={words.likelihood.draft} answer={ofDraft} />}
        {ofResult === null ? null : <Row label={words.likelihood.result} answer={ofResult} />}
      </dl>
      <p>{words.likelihood.caution}</p>
    </section>
  );
};
