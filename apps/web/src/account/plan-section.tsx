import type { UsageReport } from "@rewrite-service/contract";
import { Section } from "../ui/section.tsx";
import { accountWords } from "../words/account.ts";
import { BillingButtons } from "./billing-buttons.tsx";

const text = accountWords.plan;
const DAY_MS = 86_400_000;

/** The plan, what is left of its allowance and until when, and the credits. */
export const PlanSection = ({ account }: { account: UsageReport }) => {
  const { plan, allowance, credits } = account;
  const now = Date.now();
  const end = Date.parse(allowance.periodEnd);
  const isDay = end - Date.parse(allowance.periodStart) <= DAY_MS;
  return (
    <Section id="plan" title={text.title} beside={<span className="tag">{text.plan(plan)}</span>}>
      <p className="figure">{text.left(allowance.limit - allowance.used, allowance.limit, text.period(isDay))}</p>
      <meter className="allowance" aria-label={text.meter} min={0} max={allowance.limit} value={allowance.used} />
      <p>{text.more(text.at(allowance.periodEnd, now), text.until(end - now))}</p>
      <p>{text.credits(credits.balance)}</p>
      <p className="field-hint">{text.price}</p>
      <BillingButtons plan={plan} />
    </Section>
  );
};
