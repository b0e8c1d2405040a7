import { useState, type FormEvent } from "react";
import { PASSKEY_NAME_CHARACTERS_MAX, type PasskeyEntry } from "@rewrite-service/contract";
import { canUsePasskeys, useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from "../api/passkeys.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { OwnPassword } from "./own-password.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { passkeyProblem } from "../ui/passkey-problem.ts";
import { ago } from "../words/ago.ts";
import { dialogWords } from "../words/dialog.ts";
import { passkeyWords as text } from "../words/passkeys.ts";

const nameOf = ({ name }: PasskeyEntry): string => name || text.unnamed;

const AddPasskey = ({ onClose }: { onClose: () => void }) => {
  const add = useAddPasskey();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = { name: formText(form, "name").trim(), password: formText(form, "password") };
    add.mutate(given, { onSuccess: onClose });
  };
  return (
    <Modal title={text.add} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{text.addWhat}</p>
        <Field
          label={text.name}
          name="name"
          hint={text.nameHint}
          maxLength={PASSKEY_NAME_CHARACTERS_MAX}
          autoComplete="off"
          required
          autoFocus
        />
        <OwnPassword label={text.password} />
        {add.isError ? <p role="alert">{passkeyProblem(add.error)}</p> : null}
        <div className="bar">
          <Button type="submit" tone="primary" disabled={add.isPending}>
            {text.add}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};

const RenamePasskey = ({ entry, onClose }: { entry: PasskeyEntry; onClose: () => void }) => {
  const rename = useRenamePasskey();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    rename.mutate({ id: entry.id, name: formText(event.currentTarget, "name").trim() }, { onSuccess: onClose });
  };
  return (
    <Modal title={text.renameTitle(nameOf(entry))} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={text.name}
          name="name"
          defaultValue={entry.name}
          maxLength={PASSKEY_NAME_CHARACTERS_MAX}
          autoComplete="off"
          required
          autoFocus
          error={rename.error?.message ?? null}
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={rename.isPending}>
            {text.save}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};

const RemovePasskey = ({ entry, onClose }: { entry: PasskeyEntry; onClose: () => void }) => {
  const remove = useRemovePasskey();
  return (
    <Modal title={text.removeTitle(nameOf(entry))} onClose={onClose}>
      <p>{text.removeWhat}</p>
      {remove.isError ? <p role="alert">{remove.error.message}</p> : null}
      <div className="bar">
        <Button
          tone="danger"
          disabled={remove.isPending}
          onClick={() => remove.mutate(entry.id, { onSuccess: onClose })}
        >
          {text.remove}
        </Button>
        <Button onClick={onClose}>{dialogWords.cancel}</Button>
      </div>
    </Modal>
  );
};

type Opened = { dialog: "add" } | { dialog: "rename" | "remove"; entry: PasskeyEntry };

/** The passkeys of the account, with what adds, names and removes one. */
export const PasskeyListing = () => {
  const passkeys = usePasskeys();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const items = passkeys.data?.items ?? [];
  return (
    <>
      <h3>{text.title}</h3>
      <p className="field-hint">{text.lead}</p>
      {passkeys.isError ? <p role="alert">{passkeys.error.message}</p> : null}
      {passkeys.isSuccess && items.length === 0 ? <p className="empty">{text.none}</p> : null}
      <ul className="rows">
        {items.map((entry) => (
          <li key={entry.id}>
            <span className="row-name">
              {nameOf(entry)}
              <span className="field-hint">
                {text.added(ago(entry.since, null))}
                {entry.synced ? ` · ${text.synced}` : null}
              </span>
            </span>
            <Button
              aria-label={`${text.rename} ${nameOf(entry)}`}
              onClick={() => setOpened({ dialog: "rename", entry })}
            >
              {text.rename}
            </Button>
            <Button
              aria-label={`${text.remove} ${nameOf(entry)}`}
              onClick={() => setOpened({ dialog: "remove", entry })}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <Button onClick={() => setOpened({ dialog: "add" })}>{text.add}</Button>
      ) : (
        <p className="field-hint">{text.unsupported}</p>
      )}
      {opened?.dialog === "add" ? <AddPasskey onClose={close} /> : null}
      {opened?.dialog === "rename" ? <RenamePasskey entry={opened.entry} onClose={close} /> : null}
      {opened?.dialog === "remove" ? <RemovePasskey entry={opened.entry} onClose={close} /> : null}
    </>
  );
};
