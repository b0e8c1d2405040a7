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
          {plans.data.items.map((plan) => (
            <tr key={plan.name}>
              <th scope="row">{plan.name}</th>
              <td data-label={text.columns[1]}>{text.period(plan.allowance, plan.period)}</td>
              <td data-label={text.columns[2]}>{plan.tiers.join(", ")}</td>
              <td data-label={text.columns[3]}>{plan.templates ? text.yes : text.no}</td>
              <td data-label={text.columns[4]}>{text.characters(plan.textCharacters)}</td>
              <td data-label={text.columns[5]}>{plan.streams}</td>
              <td data-label={text.columns[6]}>{plan.perMinute}</td>
              <td data-label={text.columns[7]}>{plan.allDay === null ? "–" : plan.allDay.toLocaleString("en")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
