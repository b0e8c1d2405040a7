import type { BillingReport } from "@rewrite-service/contract";
import { useSite } from "../api/site.ts";
import { Button } from "../ui/button.tsx";
import { accountWords } from "../words/account.ts";
import { dayInWords } from "../words/day.ts";
import { useBilling, usePaymentPage, usePaymentReturn } from "./billing.ts";

const text = accountWords.plan;

const about = ({ plan, status, periodEnd, cancels }: NonNullable<BillingReport["subscription"]>): string | null => {
  if (status === "past_due") return text.overdue(plan);
  if (periodEnd === null) return null;
  return cancels ? text.ends(plan, dayInWords(periodEnd)) : text.renews(plan, dayInWords(periodEnd));
};

/** Ways to pay, where the operator has set them up; the payment pages are the provider's own. */
export const BillingButtons = ({ plan }: { plan: string }) => {
  const offered = useSite().data?.billing === true;
  const billing = useBilling(offered);
  const open = usePaymentPage();
  const ended = usePaymentReturn();
  if (!offered) return null;
  const { items = [], subscription = null, portal = false } = billing.data ?? {};
  const forSale = items.filter((item) => item.kind === "credits" || (item.plan !== plan && subscription === null));
  const problem = billing.error ?? open.error;
  return (
    <>
      {ended === null ? null : <p role="status">{ended === "done" ? text.paid : text.notPaid}</p>}
      {subscription === null ? null : <p>{about(subscription)}</p>}
      <div className="bar">
        {forSale.map((item) => (
          <Button key={item.id} disabled={open.isPending} onClick={() => open.mutate(item.id)}>
            {text.buy(item.name)}
          </Button>
        ))}
        {portal ? (
          <Button disabled={open.isPending} onClick={() => open.mutate(null)}>
            {text.manage}
          </Button>
        ) : null}
      </div>
      {problem === null ? null : (
        <p role="alert">
          {open.isError ? text.unopened : null} {problem.message}
        </p>
      )}
    </>
  );
};
