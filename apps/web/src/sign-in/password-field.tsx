import { useState, type ComponentProps } from "react";
import { Field } from "../ui/field.tsx";
import { signInWords as text } from "../words/sign-in.ts";

/** A password that can be looked at while it is typed. */
export const PasswordField = (props: Omit<ComponentProps<typeof Field>, "type">) => {
  const [shown, setShown] = useState(false);
  return (
    <div className="password-field">
      <Field {...props} type={shown ? "text" : "password"} />
      <button
        type="button"
        className="button button-quiet button-small"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? text.hide : text.show}
      </button>
    </div>
  );
};
