import type { LikelihoodAnswer } from "../measures/likelihood.worker.ts";
import { checkWords } from "../words/check.ts";
import { likelihoodWords } from "../words/likelihood.ts";

const besideOf = ({ reads }: LikelihoodAnswer): string => {
  if (reads === "short" || reads === "declined") return "";
  return reads === "unclear" ? `${likelihoodWords.unclear} ${likelihoodWords.caution}` : likelihoodWords.caution;
};

/** Whether the text reads like a person's or a model's, and how often that is wrong. */
export const Verdict = ({ answer }: { answer: LikelihoodAnswer | null }) => {
  const { title, reads } = likelihoodWords;
  return (
    <section
      className="verdict"
      aria-labelledby="verdict-title"
      // That nothing can be said is no finding, and none of the ones below is less than it.
      data-quiet={answer?.reads === "declined" || answer?.reads === "short"}
    >
      <h2 id="verdict-title">{title}</h2>
      {answer === null ? (
        <p className="verdict-says">{checkWords.reading}</p>
      ) : (
        <>
          {answer.reads === "short" ? null : <p className="verdict-says">{reads[answer.reads]}</p>}
          <p className="verdict-why">
            {answer.sentence} {besideOf(answer)}
          </p>
        </>
      )}
    </section>
  );
};
