import type { AdminConfig } from "@rewrite-service/contract";
import { Section } from "../ui/section.tsx";
import { adminWords } from "../words/admin.ts";
import { useConfig } from "./admin.ts";

const text = adminWords.config;

const Settings = ({ items }: Pick<AdminConfig, "items">) => (
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
      {items.map((item) => (
        <tr key={item.name}>
          <th scope="row">
            <code>{item.name}</code>
          </th>
          <td data-label={text.columns[1]} className="long">
            {item.value === null ? text.unset : item.value}
            {item.isSet || item.value === null ? null : <span className="tag">{text.standard}</span>}
          </td>
          <td data-label={text.columns[2]}>{item.meaning}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

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
          <Settings items={items} />
        </Section>
      ))}
    </>
  );
};
