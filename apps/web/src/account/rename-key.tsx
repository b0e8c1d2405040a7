import type { FormEvent } from "react";
import { KEY_NAME_CHARACTERS_MAX, type ApiKeyEntry } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";
import { useRenameKey } from "../api/keys.ts";

const text = accountWords.keys;

export const RenameKey = ({ entry, onClose }: { entry: ApiKeyEntry; onClose: () => void }) => {
  const rename = useRenameKey();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    rename.mutate({ id: entry.id, name: formText(event.currentTarget, "name").trim() }, { onSuccess: onClose });
  };
  return (
    <Modal title={text.renameTitle(entry.name)} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={text.name}
          name="name"
          defaultValue={entry.name}
          maxLength={KEY_NAME_CHARACTERS_MAX}
          required
          autoFocus
          error={rename.error?.message ?? null}
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={rename.isPending}>
            {text.renameSave}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};
