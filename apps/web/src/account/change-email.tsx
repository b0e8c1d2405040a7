import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { call } from "../api/call.ts";
import { useSite } from "../api/site.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { OwnPassword } from "./own-password.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";

const text = accountWords.access;

/** A new address, with the password. Where the server sends mail, the change waits for the link in it. */
export const ChangeEmail = ({ onClose }: { onClose: () => void }) => {
  const mail = useSite().data?.mail === true;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: (body: { email: string; password?: string }) =>
      call<{ sent: boolean } | undefined>("POST", "/api/account/email", body),
    onSuccess: async (answer) => {
      if (answer?.sent === true) return;
      await queries.invalidateQueries();
      await navigate({ to: "/signin", search: { to: "/account" } as never });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = formText(form, "password");
    change.mutate({ email: formText(form, "email").trim(), ...(password === "" ? {} : { password }) });
  };
  if (change.data?.sent === true) {
    return (
      <Modal title={text.changeEmail} onClose={onClose}>
        <p role="status">{text.emailSent}</p>
        <Button onClick={onClose}>{dialogWords.close}</Button>
      </Modal>
    );
  }
  return (
    <Modal title={text.changeEmail} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{mail ? text.emailMail : text.emailWhat}</p>
        <Field label={text.newEmail} name="email" type="email" autoComplete="email" required autoFocus />
        <OwnPassword label={text.currentPassword} error={change.error?.message ?? null} />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={change.isPending}>
            {text.changeEmail}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};
