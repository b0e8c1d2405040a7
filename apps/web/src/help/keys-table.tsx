import { helpWords } from "../words/help.ts";
import { ColumnHeads } from "../ui/column-heads.tsx";

/** The keys and what each does. */
export const KeysTable = ({ className }: { className?: string }) => (
  <table className={className}>
    <thead>
      <tr>
        <ColumnHeads heads={helpWords.columns} />
      </tr>
    </thead>
    <tbody>
      {helpWords.keys.map(([key, does]) => (
        <tr key={key}>
          <th scope="row">{key}</th>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
