import type { UsageReport } from "@rewrite-service/contract";
import { Section } from "../ui/section.tsx";
import { accountWords } from "../words/account.ts";
import { allowanceWords } from "../words/allowance.ts";
import { BillingButtons } from "./billing-buttons.tsx";

const text = accountWords.plan;

/** The plan, what is left of its allowance and until when, and the credits. */
export const PlanSection = ({ account }: { account: UsageReport }) => {
  const { plan, allowance, credits } = account;
  return (
    <Section id="plan" title={text.title} beside={<span className="tag">{text.plan(plan)}</span>}>
      <p className="figure">{allowanceWords.left(allowance)}</p>
      <meter
        className="allowance"
        aria-label={text.meter}
        min={0}
        max={allowance.limit}
        value={allowance.limit - allowance.used}
      />
      <p>{allowanceWords.more(allowance, Date.now())}</p>
      <p>{text.credits(credits.balance)}</p>
      <p className="field-hint">{text.price}</p>
      <BillingButtons plan={plan} />
    </Section>
  );
};
