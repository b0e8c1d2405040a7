/** The heads of columns, as cells of the first row of a table. */
export const ColumnHeads = ({ heads }: { heads: readonly string[] }) =>
  heads.map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ));
