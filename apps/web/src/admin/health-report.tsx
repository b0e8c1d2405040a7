import { Button } from "../ui/button.tsx";
import { words } from "../words.ts";
import { adminWords } from "../words/admin.ts";
import { useHealth } from "./admin.ts";

const text = adminWords.health;

/** How the server and its books are, as of the last look. */
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
        <dd>{words.ago(startedAt, null)}</dd>
        <dt>{text.database}</dt>
        <dd>{database}</dd>
        <dt>{text.streams}</dt>
        <dd>{openStreams}</dd>
        <dt>{text.limits}</dt>
        <dd>{limits}</dd>
      </dl>
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
          {findings.map((finding) => (
            <tr key={finding.check}>
              <th scope="row">{finding.check}</th>
              <td data-label={text.columns[1]} className={finding.ok ? undefined : "field-error"}>
                {finding.ok ? `✓ ${text.fine}` : `✗ ${text.failed}`}
              </td>
              <td data-label={text.columns[2]} className="long">
                {finding.detail ?? "–"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
