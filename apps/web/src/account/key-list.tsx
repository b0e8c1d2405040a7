import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { words } from "../words.ts";
import { KEYS_MAX, useKeys, useRenameKey, useRevokeKey, type KeyEntry } from "./keys.ts";
import { NewKey } from "./new-key.tsx";

const byLastUse = (a: KeyEntry, b: KeyEntry): number => (a.lastUsedAt ?? "").localeCompare(b.lastUsedAt ?? "");

/** The keys of the account: made, renamed and revoked here. At five, the button says what to do instead. */
export const KeyList = () => {
  const keys = useKeys();
  const rename = useRenameKey();
  const revoke = useRevokeKey();
  const [open, setOpen] = useState<"new" | "full" | KeyEntry | null>(null);
  const text = words.account.keys;
  const items = keys.data?.items ?? [];
  const close = (): void => setOpen(null);

  return (
    <section aria-labelledby="keys-title">
      <div className="bar">
        <h2 id="keys-title">{text.title}</h2>
        <span className="count">{text.count(items.length, KEYS_MAX)}</span>
        <Button onClick={() => setOpen(items.length < KEYS_MAX ? "new" : "full")}>{text.create}</Button>
      </div>
      {keys.isError ? <p role="alert">{keys.error.message}</p> : null}
      {items.length === 0 && keys.isSuccess ? <p className="field-hint">{text.none}</p> : null}
      {items.length === 0 ? null : (
        <div className="table-frame">
          <table>
            <thead>
              <tr>
                {text.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{text.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((key) => (
                <tr key={key.id}>
                  <th scope="row">{key.name}</th>
                  <td>
                    <code>svc_…{key.hint}</code>
                  </td>
                  <td>{text.madeBy[key.madeBy]}</td>
                  <td>{key.machine ?? "–"}</td>
                  <td>{key.lastUsedAt === null ? text.never : words.ago(key.lastUsedAt, key.lastClient)}</td>
                  <td className="row-actions">
                    <Button
                      onClick={() => {
                        // A plain prompt keeps the row free of a second form.
                        const name = window.prompt(text.renamePrompt, key.name);
                        if (name !== null && name.trim() !== "") rename.mutate({ id: key.id, name: name.trim() });
                      }}
                    >
                      {text.rename}
                    </Button>
                    <Button onClick={() => setOpen(key)}>{text.revoke}</Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open === "new" ? <NewKey onClose={close} /> : null}
      {open === "full" ? (
        <Modal title={text.fullTitle} onClose={close}>
          <p>{text.full}</p>
          <ul>
            {[...items].sort(byLastUse).map((key) => (
              <li key={key.id}>
                {key.name} <Button onClick={() => setOpen(key)}>{text.revoke}</Button>
              </li>
            ))}
          </ul>
          <Button onClick={close}>{words.cancel}</Button>
        </Modal>
      ) : null}
      {open !== null && typeof open === "object" ? (
        <Modal title={text.revokeTitle(open.name)} onClose={close}>
          <p>{text.revokeWhat(open.machine)}</p>
          <div className="bar">
            <Button
              tone="primary"
              disabled={revoke.isPending}
              onClick={() => revoke.mutate(open.id, { onSuccess: close })}
            >
              {text.revoke}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </Modal>
      ) : null}
    </section>
  );
};
