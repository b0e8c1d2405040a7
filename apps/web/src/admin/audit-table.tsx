import { Button } from "../ui/button.tsx";
import { adminWords } from "../words/admin.ts";
import { useAudit } from "./admin.ts";

const text = adminWords.audit;

/** What operators changed, newest first. */
export const AuditTable = () => {
  const audit = useAudit();
  if (audit.isError) return <p role="alert">{audit.error.message}</p>;
  if (audit.isPending) return <p>{adminWords.loading}</p>;
  const items = audit.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="empty">{text.none}</p>;
  return (
    <>
      <p className="lead">{text.lead}</p>
      <table className="stacks">
        <thead>
          <tr>
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">{entry.at.slice(0, 16).replace("T", " ")}</th>
              <td data-label={text.columns[1]} className="long">
                {entry.actor ?? text.terminal}
              </td>
              <td data-label={text.columns[2]}>{entry.action}</td>
              <td data-label={text.columns[3]} className="long">
                {entry.subject === null ? "–" : (entry.subject.email ?? entry.subject.id)}
              </td>
              <td data-label={text.columns[4]} className="long">
                {entry.detail ?? "–"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {audit.hasNextPage ? (
        <Button disabled={audit.isFetching} onClick={() => void audit.fetchNextPage()}>
          {adminWords.more}
        </Button>
      ) : null}
    </>
  );
};
