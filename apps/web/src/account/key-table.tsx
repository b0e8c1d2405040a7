import type { ApiKeyEntry } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { ago } from "../words/ago.ts";
import { accountWords } from "../words/account.ts";
import { ColumnHeads } from "../ui/column-heads.tsx";

const text = accountWords.keys;

interface KeyTableProps {
  keys: readonly ApiKeyEntry[];
  onRename: (key: ApiKeyEntry) => void;
  onRevoke: (key: ApiKeyEntry) => void;
}

/** Every key in a row; on a narrow screen each row stands as a card, with the column's name before each value. */
export const KeyTable = ({ keys, onRename, onRevoke }: KeyTableProps) => (
  <table className="stacks">
    <thead>
      <tr>
        <ColumnHeads heads={text.columns} />
        <th scope="col">
          <span className="visually-hidden">{text.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {keys.map((key) => (
        <tr key={key.id}>
          <th scope="row">{key.name}</th>
          <td data-label={text.columns[1]}>{key.hint === null ? text.waiting : <code>svc_…{key.hint}</code>}</td>
          <td data-label={text.columns[2]}>{text.madeBy[key.madeBy]}</td>
          <td data-label={text.columns[3]} className="long">
            {key.machine ?? "–"}
          </td>
          <td data-label={text.columns[4]}>
            {key.lastUsedAt === null ? text.never : ago(key.lastUsedAt, key.lastClient)}
          </td>
          <td className="row-actions">
            <Button aria-label={`${text.rename} ${key.name}`} onClick={() => onRename(key)}>
              {text.rename}
            </Button>
            <Button aria-label={`${text.revoke} ${key.name}`} onClick={() => onRevoke(key)}>
              {text.revoke}
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
