import { useMutation } from "@tanstack/react-query";
import { call } from "../api.ts";
import { useSite } from "../site.ts";
import { Button } from "../ui/button.tsx";
import { accountWords } from "../words/account.ts";

const text = accountWords.plan;

type Errand = { path: "/api/billing/checkout" | "/api/billing/portal"; body: Record<string, string> };

/** Ways to pay, where the operator has set them up; the payment pages are the provider's own. */
export const BillingButtons = ({ plan }: { plan: string }) => {
  const site = useSite();
  const open = useMutation({
    mutationFn: ({ path, body }: Errand) => call<{ url: string }>("POST", path, body),
    onSuccess: ({ url }) => location.assign(url),
  });
  if (site.data?.billing !== true) return null;
  const checkout = (kind: string): void => open.mutate({ path: "/api/billing/checkout", body: { kind } });
  return (
    <>
      <div className="bar">
        {plan === "pro" ? null : (
          <Button tone="primary" disabled={open.isPending} onClick={() => checkout("pro")}>
            {text.upgrade}
          </Button>
        )}
        <Button disabled={open.isPending} onClick={() => checkout("credits")}>
          {text.buyCredits}
        </Button>
        <Button disabled={open.isPending} onClick={() => open.mutate({ path: "/api/billing/portal", body: {} })}>
          {text.manage}
        </Button>
      </div>
      {open.isError ? (
        <p role="alert">
          {text.unopened} {open.error.message}
        </p>
      ) : null}
    </>
  );
};
