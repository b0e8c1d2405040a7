import { exampleWords as words, type Kind } from "../words/example.ts";

/** A text with its facts underlined; they stand between asterisks. */
const WithFacts = ({ text }: { text: string }) =>
  text.split("*").map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={`${piece} ${text.indexOf(`*${piece}*`)}`} className="fact">
        {piece}
      </span>
    ),
  );

/** A finished example where the result will be: what a rewrite does. */
export const ExampleText = ({ kind }: { kind: Kind }) => {
  const example = words.of(kind);
  return (
    <div className="result result-empty" data-phase="idle" tabIndex={0} role="group" aria-label={words.label}>
      <h3>{words.before}</h3>
      <p className="example-draft">
        <WithFacts text={example.draft} />
      </p>
      <h3 className="example-after">{words.after}</h3>
      {example.result.map((paragraph) => (
        <p key={paragraph}>
          <WithFacts text={paragraph} />
        </p>
      ))}
    </div>
  );
};
