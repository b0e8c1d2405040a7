import { useId, type ComponentProps, type ReactNode } from "react";

/** A box to tick, with what it means under it. */
export const CheckBox = ({ label, hint, ...input }: ComponentProps<"input"> & { label: string; hint?: ReactNode }) => {
  const id = useId();
  return (
    <div className="check-box">
      <input id={id} type="checkbox" aria-describedby={hint === undefined ? undefined : `${id}-hint`} {...input} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
};
