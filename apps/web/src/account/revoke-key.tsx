import { useState, type FormEvent } from "react";
import type { ApiKeyEntry } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";
import { useRevokeKey } from "../api/keys.ts";

const text = accountWords.keys;

/** Says what will stop, then revokes. The key of a live device asks for its name first. */
export const RevokeKey = ({ entry, onClose }: { entry: ApiKeyEntry; onClose: () => void }) => {
  const revoke = useRevokeKey();
  const [typed, setTyped] = useState("");
  // A device that has fetched its key may be using it right now.
  const live = entry.machine !== null && entry.hint !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    revoke.mutate(entry.id, { onSuccess: onClose });
  };
  return (
    <Modal title={text.revokeTitle(entry.name)} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{entry.machine === null ? text.revokeWhat(entry.lastClient) : text.revokeDevice(entry.machine)}</p>
        {live ? (
          <Field
            label={text.typeName(entry.name)}
            hint={text.typeHint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        ) : null}
        {revoke.isError ? <p role="alert">{revoke.error.message}</p> : null}
        <div className="bar">
          <Button
            type="submit"
            tone="danger"
            disabled={revoke.isPending || (live && typed.trim() !== entry.name.trim())}
          >
            {text.revoke}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};
