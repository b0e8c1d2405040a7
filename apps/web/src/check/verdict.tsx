import type { LikelihoodAnswer } from "../measures/likelihood.worker.ts";
import { checkWords } from "../words/check.ts";
import { reviewWords } from "@rewrite-service/review";

/** Where between people and models the guess lies; its width is its error. The same is said in words. */
const Band = ({ low, high }: { low: number; high: number }) => (
  <div className="band">
    <div className="band-line" aria-hidden="true">
      <i style={{ left: `${low}%`, right: `${100 - high}%` }} />
    </div>
    <p>
      <span>{checkWords.likePeople}</span>
      <span>{checkWords.likeModels}</span>
    </p>
  </div>
);

/** Whether the text reads like a person's or a model's, and how often that is wrong. */
export const Verdict = ({ answer }: { answer: LikelihoodAnswer | null }) => {
  const { title, reads, caution } = reviewWords.likelihood;
  return (
    <section
      className="verdict"
      aria-labelledby="verdict-title"
      // That nothing can be said is no finding, and none of the ones below is less than it.
      data-quiet={answer?.reads === "declined" || answer?.reads === "short"}
    >
      <h2 id="verdict-title">{title}</h2>
      {answer === null ? (
        <p className="verdict-says">…</p>
      ) : (
        <>
          {answer.reads === "short" ? null : <p className="verdict-says">{reads[answer.reads]}</p>}
          {answer.reads === "declined" || answer.reads === "short" ? null : <Band {...answer} />}
          <p className="verdict-why">
            {answer.sentence} {answer.reads === "model" || answer.reads === "person" ? caution : null}
          </p>
        </>
      )}
    </section>
  );
};
