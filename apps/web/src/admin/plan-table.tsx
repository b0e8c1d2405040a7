import { DataTable } from "../ui/data-table.tsx";
import { adminWords } from "../words/admin.ts";
import { usePlans } from "./admin.ts";

const text = adminWords.plans;

export const PlanTable = () => {
  const plans = usePlans();
  if (plans.isError) return <p role="alert">{plans.error.message}</p>;
  if (plans.isPending) return <p>{adminWords.loading}</p>;
  return (
    <>
      <p className="lead">{text.lead}</p>
      <DataTable
        heads={text.columns}
        rows={plans.data.items}
        keyOf={({ name }) => name}
        cells={(plan) => [
          plan.name,
          text.period(plan.allowance, plan.period),
          plan.tiers.join(", "),
          plan.templates ? text.yes : text.no,
          text.characters(plan.textCharacters),
          plan.streams,
          plan.perMinute.toLocaleString("en"),
          plan.allDay === null ? "–" : plan.allDay.toLocaleString("en"),
        ]}
      />
    </>
  );
};
