import type { ReactNode } from "react";

interface ChoiceProps<Id extends string> {
  label: string;
  name: string;
  /** `about` is shown where each option has a line. */
  options: readonly { id: Id; name: string; hint?: string; about?: string; count?: ReactNode; isBad?: boolean }[];
  value: Id;
  onChange: (id: Id) => void;
  /** A row of segments, or of tabs on a line. */
  look?: "segments" | "tabs";
}

/** A row of options of which one is on: native radio buttons, so that keys and screen readers work unaided. */
export const Choice = <Id extends string>({
  label,
  name,
  options,
  value,
  onChange,
  look = "segments",
}: ChoiceProps<Id>) => (
  <fieldset className={`choice choice-${look}`}>
    <legend className="visually-hidden">{label}</legend>
    {options.map((option) => (
      <label key={option.id} title={option.hint} className="choice-option">
        <input
          type="radio"
          name={name}
          value={option.id}
          checked={option.id === value}
          onChange={() => onChange(option.id)}
        />
        <span>{option.name}</span>
        {option.about === undefined ? null : <small className="choice-about">{option.about}</small>}
        {option.count === undefined ? null : (
          <span className="choice-count" data-bad={option.isBad}>
            {option.count}
          </span>
        )}
      </label>
    ))}
  </fieldset>
);
