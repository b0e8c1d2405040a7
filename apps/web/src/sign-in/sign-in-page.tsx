import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { ServiceError } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { words } from "../words.ts";
import { signIn, signUp } from "./session.ts";

const PASSWORD_CHARACTERS_MIN = 12;

/** Only a path of this site may follow a sign-in. */
const safePath = (to: unknown): string => (typeof to === "string" && /^\/(?![/\\])/.test(to) ? to : "/");

/** Sign in, or make an account. Afterwards the page that asked for it opens again. */
export const SignInPage = () => {
  const [creating, setCreating] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const text = words.signIn;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setError(null);
    try {
      await (creating ? signUp : signIn)(formText(form, "email"), formText(form, "password"));
      await queries.invalidateQueries();
      await navigate({ href: safePath("to" in search ? search.to : undefined) });
    } catch (failure) {
      setError(failure instanceof ServiceError ? failure.message : text.unreachable);
    } finally {
      setBusy(false);
    }
  };

  return (
    <main id="main" className="page narrow">
      <h1>{creating ? text.createTitle : text.title}</h1>
      <form onSubmit={(event) => void submit(event)}>
        <Field label={text.email} name="email" type="email" autoComplete="email" required />
        <Field
          label={text.password}
          name="password"
          type="password"
          autoComplete={creating ? "new-password" : "current-password"}
          minLength={creating ? PASSWORD_CHARACTERS_MIN : undefined}
          hint={creating ? text.passwordHint(PASSWORD_CHARACTERS_MIN) : null}
          required
        />
        {error === null ? null : <p role="alert">{error}</p>}
        <div className="bar">
          <Button type="submit" tone="primary" disabled={busy}>
            {creating ? text.create : text.submit}
          </Button>
          <Button tone="quiet" onClick={() => setCreating(!creating)}>
            {creating ? text.haveAccount : text.noAccount}
          </Button>
        </div>
      </form>
      <p className="field-hint">{text.draftKept}</p>
    </main>
  );
};
