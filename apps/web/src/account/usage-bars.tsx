import { useState } from "react";
import type { UsageReport } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { words } from "../words.ts";

const HEIGHT = 80;
const STEP = 22;

/** Units of each day that has any, oldest first. */
export const unitsByDay = (recent: UsageReport["recent"]): { day: string; units: number }[] => {
  const days = new Map<string, number>();
  for (const { at, units } of recent) days.set(at.slice(0, 10), (days.get(at.slice(0, 10)) ?? 0) + units);
  return [...days].map(([day, units]) => ({ day, units })).sort((a, b) => a.day.localeCompare(b.day));
};

/** Recent use as bars, or as the table behind them. */
export const UsageBars = ({ recent }: { recent: UsageReport["recent"] }) => {
  const [asTable, setAsTable] = useState(false);
  const days = unitsByDay(recent);
  const most = Math.max(1, ...days.map(({ units }) => units));
  const text = words.account.usage;
  return (
    <section aria-labelledby="usage-title">
      <div className="bar">
        <h2 id="usage-title">{text.title}</h2>
        {days.length === 0 ? null : (
          <Button onClick={() => setAsTable(!asTable)}>{asTable ? text.bars : text.table}</Button>
        )}
      </div>
      {days.length === 0 ? <p className="field-hint">{text.none}</p> : null}
      {days.length > 0 && !asTable ? (
        <svg
          className="bars"
          role="img"
          aria-label={text.label(days.length)}
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          width={days.length * STEP}
          height={HEIGHT}
        >
          {days.map(({ day, units }, index) => {
            const height = (units / most) * HEIGHT;
            return (
              <rect key={day} x={index * STEP + 3} y={HEIGHT - height} width={STEP - 6} height={height} rx="2">
                <title>{text.day(day, units)}</title>
              </rect>
            );
          })}
        </svg>
      ) : null}
      {days.length > 0 && asTable ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.columns[0]}</th>
              <th scope="col">{text.columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, units }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{units}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
};
