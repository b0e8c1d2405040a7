import { helpWords } from "../words/help.ts";

/** The keys and what each does. */
export const KeysTable = ({ className }: { className?: string }) => (
  <table className={className}>
    <thead>
      <tr>
        {helpWords.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
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
