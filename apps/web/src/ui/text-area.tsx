import { useId, type ComponentProps, type ReactNode } from "react";

interface TextAreaProps extends ComponentProps<"textarea"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
}

/** A labelled text of several lines; an error is tied to it for screen readers. */
export const TextArea = ({ label, hint, error, ...input }: TextAreaProps) => {
  const id = useId();
  const below = error ?? hint ?? null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        aria-describedby={below === null ? undefined : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      {below === null ? null : (
        <p id={`${id}-hint`} className={error ? "field-error" : "field-hint"}>
          {below}
        </p>
      )}
    </div>
  );
};
