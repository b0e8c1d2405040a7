import { accountWords } from "../words/account.ts";
import { dayInWords, shortDay } from "../words/day.ts";
import type { SplitDays } from "./usage-days.ts";

const text = accountWords.usage;
const WIDTH = 900;
const HEIGHT = 160;
const AXIS = 20;
const LEFT = 32;
/** Series past this one share the last shade. */
const SHADES = 5;

export const shadeOf = (index: number): number => Math.min(index, SHADES - 1);

/** Bars of 30 days, each stacked by series. What a bar means is also in the table. */
export const UsageBars = ({ usage }: { usage: SplitDays }) => {
  const most = Math.max(1, ...usage.days.map(({ total }) => total));
  const step = (WIDTH - LEFT) / usage.days.length;
  const yOf = (units: number): number => HEIGHT - (units / most) * (HEIGHT - 8);
  const used = usage.days.filter(({ total }) => total > 0).length;
  return (
    <figure className="chart">
      <div className="chart-frame" tabIndex={0} role="region" aria-label={text.shows.bars}>
        <svg
          className="bars"
          role="img"
          aria-label={text.chart(usage.total, used)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT + AXIS}`}
        >
          {[0, most].map((units) => (
            <g key={units}>
              <line x1={LEFT} x2={WIDTH} y1={yOf(units)} y2={yOf(units)} />
              <text x={LEFT - 6} y={yOf(units) + 4} textAnchor="end">
                {units}
              </text>
            </g>
          ))}
          {usage.days.map(({ day, units, total }, at) => {
            let below = 0;
            // The name of the last day ends where the chart does.
            const isLast = at === usage.days.length - 1;
            return (
              <g key={day}>
                <title>{`${dayInWords(day)}: ${text.rewrites(total)}`}</title>
                {units.map((value, series) => {
                  if (value === 0) return null;
                  below += value;
                  return (
                    <rect
                      key={usage.series[series]}
                      className={`shade-${shadeOf(series)}`}
                      x={LEFT + at * step + step * 0.15}
                      y={yOf(below)}
                      width={step * 0.7}
                      height={yOf(below - value) - yOf(below)}
                    />
                  );
                })}
                {at % 7 === 1 ? (
                  <text
                    x={isLast ? WIDTH : LEFT + (at + 0.5) * step}
                    y={HEIGHT + 16}
                    textAnchor={isLast ? "end" : "middle"}
                  >
                    {shortDay(day)}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption>
        <ul className="legend" aria-label={text.legend}>
          {usage.series.map((name, series) => (
            <li key={name}>
              <span className={`swatch shade-${shadeOf(series)}`} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};
