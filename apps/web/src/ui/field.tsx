import { useId, type ComponentProps, type ReactNode } from "react";

interface FieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: ReactNode;
  error?: string | null;
}

/** A labelled input; an error is tied to it for screen readers. */
export const Field = ({ label, hint, error, ...input }: FieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={`${id}-hint`} aria-invalid={error ? true : undefined} {...input} />
      <p id={`${id}-hint`} className={error ? "field-error" : "field-hint"}>
        {error ?? hint}
      </p>
    </div>
  );
};
