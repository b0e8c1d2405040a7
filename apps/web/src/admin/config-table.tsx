import { DataTable } from "../ui/data-table.tsx";
import { Section } from "../ui/section.tsx";
import { adminWords } from "../words/admin.ts";
import { useConfig } from "./admin.ts";

const text = adminWords.config;

/** The settings in force, group by group. */
export const ConfigTable = () => {
  const config = useConfig();
  if (config.isError) return <p role="alert">{config.error.message}</p>;
  if (config.isPending) return <p>{adminWords.loading}</p>;
  const groups = Map.groupBy(config.data.items, ({ group }) => group);
  return (
    <>
      <p className="lead">{text.lead}</p>
      {[...groups].map(([group, items]) => (
        <Section key={group} id={`config-${group.replaceAll(" ", "-")}`} title={group}>
          <DataTable
            heads={text.columns}
            rows={items}
            keyOf={({ name }) => name}
            cells={({ name, value, isSet, meaning }) => [
              <code>{name}</code>,
              <>
                {value ?? text.unset}
                {isSet || value === null ? null : <span className="tag">{text.standard}</span>}
              </>,
              meaning,
            ]}
            long={[1]}
          />
        </Section>
      ))}
    </>
  );
};
