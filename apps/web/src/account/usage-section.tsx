import { useState } from "react";
import type { UsageDay } from "@rewrite-service/contract";
import { registers } from "@rewrite-service/text";
import { Choice } from "../ui/choice.tsx";
import { Section } from "../ui/section.tsx";
import { accountWords } from "../words/account.ts";
import { dayInWords } from "../words/day.ts";
import { UsageBars } from "./usage-bars.tsx";
import { splitDays, USAGE_DAYS_PATH, useUsageDays, type Split, type SplitDays } from "./usage-days.ts";

const text = accountWords.usage;
const splits = (["register", "key", "client"] as const).map((id) => ({ id, name: text.splits[id] }));
const shows = (["bars", "table", "json"] as const).map((id) => ({ id, name: text.shows[id] }));

const nameBy: Record<Split, (item: UsageDay) => string> = {
  register: ({ register }) =>
    registers.find(({ id }) => id === register)?.name ?? (register === "verify" ? text.verify : register),
  key: ({ keyId, keyName }) => (keyId === null ? text.noKey : (keyName ?? keyId)),
  client: ({ client }) => client ?? text.noClient,
};

const UsageTable = ({ usage }: { usage: SplitDays }) => (
  <div className="table-frame" tabIndex={0} role="region" aria-label={text.shows.table}>
    <table>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          {usage.series.map((name) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
          <th scope="col" className="number">
            {text.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {usage.days
          .filter(({ total }) => total > 0)
          .toReversed()
          .map(({ day, units, total }) => (
            <tr key={day}>
              <th scope="row">{dayInWords(day)}</th>
              {units.map((value, at) => (
                <td key={usage.series[at]} className="number">
                  {value}
                </td>
              ))}
              <td className="number">{total}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </div>
);

/** What was used in the last 30 days: as bars, as a table, or as the JSON that the server gives. */
export const UsageSection = () => {
  const days = useUsageDays();
  const [by, setBy] = useState<Split>("register");
  const [as, setAs] = useState<"bars" | "table" | "json">("bars");
  const lead = days.data === undefined ? undefined : text.lead(dayInWords(days.data.from), dayInWords(days.data.to));
  const usage = days.data === undefined ? null : splitDays(days.data, nameBy[by]);
  return (
    <Section id="usage" title={text.title} lead={lead}>
      {days.isError ? <p role="alert">{days.error.message}</p> : null}
      {usage !== null && usage.total === 0 ? <p className="empty">{text.none}</p> : null}
      {usage !== null && usage.total > 0 ? (
        <>
          <div className="bar">
            <Choice label={text.by} name="usage-by" options={splits} value={by} onChange={setBy} />
            <Choice label={text.show} name="usage-as" options={shows} value={as} onChange={setAs} />
          </div>
          {as === "bars" ? <UsageBars usage={usage} /> : null}
          {as === "table" ? <UsageTable usage={usage} /> : null}
          {as === "json" ? (
            <>
              <p className="field-hint">
                {text.jsonFrom} <code>GET {USAGE_DAYS_PATH}</code>.
              </p>
              <pre className="json" tabIndex={0}>
                {JSON.stringify(days.data, null, 2)}
              </pre>
            </>
          ) : null}
        </>
      ) : null}
    </Section>
  );
};
