import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ServiceError } from "@rewrite-service/contract";
import { giveCode } from "../api/two-step.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { twoStepWords as text } from "../words/passkeys.ts";

/** The second step of a sign-in: a code of the app, or a recovery code. */
export const CodeStep = ({ onDone, onBack }: { onDone: () => Promise<void>; onBack: () => void }) => {
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const give = useMutation({ mutationFn: (code: string) => giveCode(kind, code), onSuccess: onDone });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    give.mutate(formText(event.currentTarget, "code").trim());
  };
  const byApp = kind === "app";
  const other = (): void => {
    give.reset();
    setKind(byApp ? "recovery" : "app");
  };
  // The password was too long ago, or five codes were wrong: nothing that is typed here would be looked at.
  const isOver = give.error instanceof ServiceError && give.error.code === "sign_in_required";
  return (
    <>
      <h1>{text.askTitle}</h1>
      <form onSubmit={submit}>
        <p>{byApp ? text.ask : text.askRecovery}</p>
        <Field
          key={kind}
          label={byApp ? text.code : text.recoveryCode}
          name="code"
          {...(byApp ? { inputMode: "numeric", autoComplete: "one-time-code" } : { autoComplete: "off" })}
          maxLength={20}
          spellCheck={false}
          autoCapitalize="off"
          required
          autoFocus
          error={give.error?.message ?? null}
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={give.isPending || isOver}>
            {text.submit}
          </Button>
          <Button onClick={other}>{byApp ? text.useRecovery : text.useApp}</Button>
        </div>
      </form>
      {byApp ? null : <p className="field-hint">{text.lost}</p>}
      <Button tone="quiet" onClick={onBack}>
        {text.back}
      </Button>
    </>
  );
};
