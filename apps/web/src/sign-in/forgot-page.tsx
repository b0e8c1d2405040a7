import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { call } from "../api/call.ts";
import { useSite } from "../api/site.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { signInWords as text } from "../words/sign-in.ts";
import "../ui/pages.css";

/** Asks for a reset link. The answer is the same whether or not an account has the address. */
export const ForgotPage = () => {
  const site = useSite();
  const ask = useMutation({
    mutationFn: (email: string) => call("POST", "/api/auth/request-password-reset", { email }),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    ask.mutate(formText(event.currentTarget, "email").trim());
  };
  return (
    <main id="main" className="page narrow" aria-busy={site.isPending}>
      <h1>{text.forgotTitle}</h1>
      {site.isError ? <p role="alert">{text.unreachable}</p> : null}
      {site.data?.mail === false ? <p>{text.forgotNoMail}</p> : null}
      {site.data?.mail === true && !ask.isSuccess ? (
        <form onSubmit={submit}>
          <p>{text.forgotLead}</p>
          <Field
            label={text.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={ask.error?.message ?? null}
          />
          <Button type="submit" tone="primary" disabled={ask.isPending}>
            {text.forgotSend}
          </Button>
        </form>
      ) : null}
      {ask.isSuccess ? <p role="status">{text.forgotSent}</p> : null}
      <p>
        <Link to="/signin" className="back">
          {text.back}
        </Link>
      </p>
    </main>
  );
};
