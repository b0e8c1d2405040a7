import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { ServiceError } from "@rewrite-service/contract";
import { signIn } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { sessionEndedWords } from "../words/session-ended.ts";
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
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The address is filled in; what is left to type is the password.
    if (email !== "") form.current?.querySelector<HTMLInputElement>("[type=password]")?.focus();
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const filled = event.currentTarget;
    setBusy(true);
    setError(null);
    try {
      await signIn(formText(filled, "email"), formText(filled, "password"));
      await queries.invalidateQueries();
      onSignedIn();
    } catch (failure) {
      setError(failure instanceof ServiceError ? failure.message : signInWords.unreachable);
      setBusy(false);
    }
  };

  return (
    <Modal title={sessionEndedWords.title} onClose={onClose}>
      <p>{sessionEndedWords.lead}</p>
      <form ref={form} onSubmit={(event) => void submit(event)}>
        <Field label={signInWords.email} name="email" type="email" autoComplete="email" defaultValue={email} required />
        <Field label={signInWords.password} name="password" type="password" autoComplete="current-password" required />
        {error === null ? null : <p role="alert">{error}</p>}
        <div className="bar">
          <Button type="submit" tone="primary" disabled={busy}>
            {sessionEndedWords.submit}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {sessionEndedWords.later}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
