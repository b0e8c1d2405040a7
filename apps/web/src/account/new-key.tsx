import { useState, type FormEvent } from "react";
import { KEY_NAME_CHARACTERS_MAX } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";
import { useCreateKey } from "../api/keys.ts";

const text = accountWords.keys;

/** The key on screen, this once. Only "I have saved it" closes the dialog. */
const ShownOnce = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return (
    <Modal title={text.onceTitle}>
      <p>{text.once}</p>
      <output className="secret">{secret}</output>
      <p role="status" className="field-hint">
        {copied === "yes" ? text.copied : copied === "failed" ? text.copyFailed : null}
      </p>
      <div className="bar">
        <Button tone="primary" autoFocus onClick={copy}>
          {text.copy}
        </Button>
        <Button onClick={onClose}>{text.saved}</Button>
      </div>
    </Modal>
  );
};

/** Asks for a name, then shows the key. */
export const NewKey = ({ onClose }: { onClose: () => void }) => {
  const create = useCreateKey();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    create.mutate(formText(event.currentTarget, "name").trim());
  };
  if (create.data !== undefined) return <ShownOnce key="shown" secret={create.data.key} onClose={onClose} />;
  return (
    <Modal key="asked" title={text.createTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={text.name}
          name="name"
          maxLength={KEY_NAME_CHARACTERS_MAX}
          required
          autoFocus
          autoComplete="off"
          error={create.error?.message ?? null}
          hint={text.nameHint}
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={create.isPending}>
            {text.make}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};
