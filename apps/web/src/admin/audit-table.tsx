import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
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
      <DataTable
        heads={text.columns}
        rows={items}
        keyOf={({ id }) => id}
        cells={({ at, actor, key, action, subject, detail }) => [
          at.slice(0, 16).replace("T", " "),
          key === null ? (actor ?? text.terminal) : text.byKey(actor, key),
          action,
          subject === null ? "–" : (subject.email ?? subject.id),
          detail ?? "–",
        ]}
        long={[1, 3, 4]}
      />
      {audit.hasNextPage ? (
        <Button disabled={audit.isFetching} onClick={() => void audit.fetchNextPage()}>
          {adminWords.more}
        </Button>
      ) : null}
    </>
  );
};
