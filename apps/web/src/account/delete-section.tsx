import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { call } from "../api/call.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { Section } from "../ui/section.tsx";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";
import { OwnPassword } from "./own-password.tsx";

const text = accountWords.remove;

const DeleteAccount = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const remove = useMutation({
    mutationFn: (password: string) => call("DELETE", "/api/account", password === "" ? {} : { password }),
  });
  const leave = async (): Promise<void> => {
    await navigate({ to: "/" });
    await queries.invalidateQueries();
  };
  if (remove.isSuccess) {
    return (
      <Modal title={text.title}>
        <p role="status">{text.done}</p>
        <Button tone="primary" onClick={() => void leave()}>
          {text.toWrite}
        </Button>
      </Modal>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    remove.mutate(formText(event.currentTarget, "password"));
  };
  return (
    <Modal title={text.title} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{text.lead}</p>
        <Field
          label={text.confirm(email)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        <OwnPassword label={text.password} error={remove.error?.message ?? null} />
        <div className="bar">
          <Button
            type="submit"
            tone="danger"
            disabled={remove.isPending || typed.trim().toLowerCase() !== email.toLowerCase()}
          >
            {text.button}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};

/** Deletes everything, after the address is typed and the password given again. */
export const DeleteSection = ({ email }: { email: string }) => {
  const [asking, setAsking] = useState(false);
  return (
    <Section id="delete" title={text.title} lead={text.lead}>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {text.button}
      </Button>
      {asking ? <DeleteAccount email={email} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
};
