import type { FormEvent } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { twoStepWords as text } from "../words/passkeys.ts";

interface AskPasswordProps {
  title: string;
  /** What happens once it is given. */
  what?: string;
  button: string;
  problem: Error | null;
  busy: boolean;
  onGiven: (password: string) => void;
  onClose: () => void;
}

/** Asks for the password before something about sign-in changes. */
export const AskPassword = ({ title, what, button, problem, busy, onGiven, onClose }: AskPasswordProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onGiven(formText(event.currentTarget, "password"));
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={submit}>
        {what === undefined ? null : <p>{what}</p>}
        <Field
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          error={problem?.message ?? null}
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={busy}>
            {button}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};
