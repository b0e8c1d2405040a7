import type { ApiKeyEntry } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { ago } from "../words/ago.ts";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";
import { byLastUse } from "../api/keys.ts";

const text = accountWords.keys;

interface FullKeysProps {
  keys: readonly ApiKeyEntry[];
  onRevoke: (key: ApiKeyEntry) => void;
  onClose: () => void;
}

/** What "New key" opens at five keys: the one that is missed least stands first. */
export const FullKeys = ({ keys, onRevoke, onClose }: FullKeysProps) => (
  <Modal title={text.fullTitle} onClose={onClose}>
    <p>{text.full}</p>
    <ul className="rows">
      {[...keys].sort(byLastUse).map((key) => (
        <li key={key.id}>
          <span className="row-name">
            {key.name}
            <span className="field-hint">
              {key.lastUsedAt === null ? text.neverUsed : text.lastUsed(ago(key.lastUsedAt, key.lastClient))}
            </span>
          </span>
          <Button aria-label={`${text.revoke} ${key.name}`} onClick={() => onRevoke(key)}>
            {text.revoke}
          </Button>
        </li>
      ))}
    </ul>
    <div className="bar">
      <Button onClick={onClose}>{dialogWords.cancel}</Button>
    </div>
  </Modal>
);
