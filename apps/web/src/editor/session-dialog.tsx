import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ServiceError } from "@rewrite-service/contract";
import { signIn } from "../sign-in/session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { words } from "../words/states.ts";
import { signInWords } from "../words/sign-in.ts";

interface SessionDialogProps {
  /** Whose session it was. */
  email: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Signs in over the page, so that the draft and everything around it stay where they are. */
export const SessionDialog = ({ email, onSignedIn, onClose }: SessionDialogProps) => {
  const queries = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setError(null);
    try {
      await signIn(formText(form, "email"), formText(form, "password"));
      await queries.invalidateQueries();
      onSignedIn();
    } catch (failure) {
      setError(failure instanceof ServiceError ? failure.message : signInWords.unreachable);
      setBusy(false);
    }
  };

  return (
    <Modal title={words.ended.title} onClose={onClose}>
      <p>{words.ended.lead}</p>
      <form onSubmit={(event) => void submit(event)}>
        <Field label={signInWords.email} name="email" type="email" autoComplete="email" defaultValue={email} required />
        <Field
          label={signInWords.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
        />
        {error === null ? null : <p role="alert">{error}</p>}
        <div className="bar">
          <Button type="submit" tone="primary" disabled={busy}>
            {words.ended.submit}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {words.ended.later}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
