/** Something that answers one question at a time, such as a worker. */
export interface Answerer<Question, Answer> {
  post: (question: Question) => void;
  onAnswer: (listener: (answer: Answer) => void) => void;
}

/**
 * Puts questions to a slow answerer so that the newest is never late: one at a time, and while one is being answered only
 * the newest of the others waits. Every answer comes with its question.
 */
export const newestFirst = <Question, Answer>(
  { post, onAnswer }: Answerer<Question, Answer>,
  listener: (answer: Answer, question: Question) => void,
): ((question: Question) => void) => {
  let asked: Question | null = null;
  let waiting: Question | null = null;
  const ask = (question: Question): void => {
    asked = question;
    post(question);
  };
  onAnswer((answer) => {
    const answered = asked;
    const next = waiting;
    asked = null;
    waiting = null;
    if (next !== null) ask(next);
    if (answered !== null) listener(answer, answered);
  });
  return (question) => {
    if (asked === null) ask(question);
    else waiting = question;
  };
};
