import { Button } from "../ui/button.tsx";
import { ago } from "../words/ago.ts";
import { DataTable } from "../ui/data-table.tsx";
import { adminWords } from "../words/admin.ts";
import { useHealth } from "./admin.ts";

const text = adminWords.health;

/** How the server and its ledger are, as of the last look. */
export const HealthReport = () => {
  const health = useHealth();
  if (health.isError) return <p role="alert">{health.error.message}</p>;
  if (health.isPending) return <p>{adminWords.loading}</p>;
  const { ok, version, startedAt, database, openStreams, limits, findings } = health.data;
  return (
    <>
      <div className="bar">
        <p role="status" className="figure">
          {ok ? text.ok : text.bad}
        </p>
        <Button disabled={health.isFetching} onClick={() => void health.refetch()}>
          {text.again}
        </Button>
      </div>
      <dl className="facts-list">
        <dt>{text.version}</dt>
        <dd>{version}</dd>
        <dt>{text.started}</dt>
        <dd>{ago(startedAt, null)}</dd>
        <dt>{text.database}</dt>
        <dd>{database}</dd>
        <dt>{text.streams}</dt>
        <dd>{openStreams}</dd>
        <dt>{text.limits}</dt>
        <dd>{limits}</dd>
      </dl>
      <DataTable
        heads={text.columns}
        rows={findings}
        keyOf={({ check }) => check}
        cells={({ check, ok: fine, detail }) => [
          check,
          fine ? `✓ ${text.fine}` : <span className="field-error">✗ {text.failed}</span>,
          detail ?? "–",
        ]}
        long={[2]}
      />
    </>
  );
};
