import { Link } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { signOut, useAccount } from "../sign-in/session.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words.ts";
import { KeyList } from "./key-list.tsx";
import { UsageBars } from "./usage-bars.tsx";

/** Plan and allowance, usage, keys. Signed out, it says where to go. */
export const AccountPage = () => {
  const account = useAccount();
  const queries = useQueryClient();
  const text = words.account;
  if (account.isPending) return <main id="main" className="page" aria-busy="true" />;
  if (account.data === undefined || account.data === null) {
    return (
      <main id="main" className="page narrow">
        <h1>{text.title}</h1>
        <p>{account.isError ? account.error.message : text.signedOut}</p>
        <Link to="/signin" search={{ to: "/account" } as never}>
          {words.nav.signIn}
        </Link>
      </main>
    );
  }
  const { email, plan, allowance, credits, recent } = account.data;
  return (
    <main id="main" className="page">
      <div className="bar">
        <h1>{text.title}</h1>
        <span className="count">{email}</span>
        <Button tone="quiet" onClick={() => void signOut().then(() => queries.invalidateQueries())}>
          {text.signOut}
        </Button>
      </div>
      <section aria-labelledby="plan-title">
        <h2 id="plan-title">{text.plan(plan)}</h2>
        <p>{text.allowance(allowance.limit - allowance.used, allowance.limit, new Date(allowance.periodEnd))}</p>
        <p>{text.credits(credits.balance)}</p>
      </section>
      <UsageBars recent={recent} />
      <KeyList />
    </main>
  );
};
