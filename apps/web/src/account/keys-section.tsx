import { useState } from "react";
import type { ApiKeyEntry } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { accountWords } from "../words/account.ts";
import { FullKeys } from "./full-keys.tsx";
import { KeyTable } from "./key-table.tsx";
import { KEYS_MAX, useKeys } from "../api/keys.ts";
import { NewKey } from "./new-key.tsx";
import { RenameKey } from "./rename-key.tsx";
import { RevokeKey } from "./revoke-key.tsx";

const text = accountWords.keys;

type Open = { what: "new" } | { what: "full" } | { what: "rename" | "revoke"; key: ApiKeyEntry };

/** The keys of the account: made, renamed and revoked here. At five, the button says what to do instead. */
export const KeysSection = () => {
  const keys = useKeys();
  const [open, setOpen] = useState<Open | null>(null);
  const items = keys.data?.items ?? [];
  const close = (): void => setOpen(null);
  const beside = (
    <>
      <span className="count">{text.count(items.length, KEYS_MAX)}</span>
      <Button onClick={() => setOpen({ what: items.length < KEYS_MAX ? "new" : "full" })}>{text.create}</Button>
    </>
  );
  return (
    <Section id="keys" title={text.title} beside={beside} lead={text.lead}>
      {keys.isError ? <p role="alert">{keys.error.message}</p> : null}
      {items.length === 0 && keys.isSuccess ? <p className="empty">{text.none}</p> : null}
      {items.length === 0 ? null : (
        <KeyTable
          keys={items}
          onRename={(key) => setOpen({ what: "rename", key })}
          onRevoke={(key) => setOpen({ what: "revoke", key })}
        />
      )}
      {open?.what === "new" ? <NewKey onClose={close} /> : null}
      {open?.what === "full" ? (
        <FullKeys keys={items} onRevoke={(key) => setOpen({ what: "revoke", key })} onClose={close} />
      ) : null}
      {open?.what === "rename" ? <RenameKey entry={open.key} onClose={close} /> : null}
      {open?.what === "revoke" ? <RevokeKey entry={open.key} onClose={close} /> : null}
    </Section>
  );
};
