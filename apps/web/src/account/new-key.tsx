import { useState, type FormEvent } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { words } from "../words.ts";
import { useCreateKey } from "./keys.ts";

/** Asks for a name, then shows the key once. With the key on screen only "I have saved it" closes the dialog. */
export const NewKey = ({ onClose }: { onClose: () => void }) => {
  const create = useCreateKey();
  const [copied, setCopied] = useState(false);
  const text = words.account.keys;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    create.mutate(formText(event.currentTarget, "name"));
  };

  if (create.data !== undefined) {
    const { key } = create.data;
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(key);
      setCopied(true);
    };
    return (
      <Modal title={text.onceTitle}>
        <p>{text.once}</p>
        <output className="secret">{key}</output>
        <div className="bar">
          <Button onClick={() => void copy()}>{copied ? words.write.copied : words.write.copy}</Button>
          <Button tone="primary" onClick={onClose}>
            {text.saved}
          </Button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal title={text.create} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={text.name}
          name="name"
          maxLength={40}
          required
          autoFocus
          error={create.error?.message ?? null}
          hint={text.nameHint}
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={create.isPending}>
            {text.create}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
