import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { call } from "../api/call.ts";
import { PASSWORD_CHARACTERS_MIN } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";

const text = accountWords.access;

/** A new password, with the one before. The server ends every other session. */
export const ChangePassword = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call("POST", "/api/auth/change-password", body),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["sessions"] }),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    change.mutate({ currentPassword: formText(form, "current"), newPassword: formText(form, "new") });
  };
  if (change.isSuccess) {
    return (
      <Modal title={text.changePassword} onClose={onClose}>
        <p role="status">{text.passwordChanged}</p>
        <Button onClick={onClose}>{dialogWords.close}</Button>
      </Modal>
    );
  }
  return (
    <Modal title={text.changePassword} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{text.passwordWhat}</p>
        <Field
          label={text.currentPassword}
          name="current"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
        />
        <Field
          label={text.newPassword}
          name="new"
          type="password"
          autoComplete="new-password"
          minLength={PASSWORD_CHARACTERS_MIN}
          hint={text.passwordHint(PASSWORD_CHARACTERS_MIN)}
          required
          error={change.error?.message ?? null}
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={change.isPending}>
            {text.changePassword}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};
