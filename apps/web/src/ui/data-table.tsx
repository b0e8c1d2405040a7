import type { ReactNode } from "react";
import { ColumnHeads } from "./column-heads.tsx";

interface DataTableProps<Row> {
  /** The heads of the columns; on a narrow page each cell says its own. */
  heads: readonly string[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The cells of a row, in the order of the heads; the first one names the row. */
  cells: (row: Row) => readonly [ReactNode, ...ReactNode[]];
  /** Columns with words that may be longer than the column is wide. */
  long?: readonly number[];
}

/** Rows of data under their heads, which stack on a narrow page. */
export const DataTable = <Row,>({ heads, rows, keyOf, cells, long = [] }: DataTableProps<Row>) => (
  <table className="stacks">
    <thead>
      <tr>
        <ColumnHeads heads={heads} />
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const [name, ...rest] = cells(row);
        return (
          <tr key={keyOf(row)}>
            <th scope="row">{name}</th>
            {rest.map((cell, at) => (
              <td key={heads[at + 1]} data-label={heads[at + 1]} className={long.includes(at + 1) ? "long" : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);
