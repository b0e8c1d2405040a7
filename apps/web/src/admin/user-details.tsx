import { Link } from "@tanstack/react-router";
import type { AdminUserDetails } from "@rewrite-service/contract";
import { Section } from "../ui/section.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { dayInWords } from "../words/day.ts";
import { adminWords } from "../words/admin.ts";
import { useUser } from "./admin.ts";
import { ChangePlan, GrantCredits, SwitchAccount } from "./user-changes.tsx";

const text = adminWords.user;

const Grants = ({ grants }: Pick<AdminUserDetails, "grants">) =>
  grants.length === 0 ? (
    <p className="field-hint">{text.noGrants}</p>
  ) : (
    <DataTable
      heads={text.grantColumns}
      rows={grants}
      keyOf={({ at, kind, amount }) => `${at} ${kind} ${amount}`}
      cells={({ at, kind, amount, reason, by }) => [
        at.slice(0, 16).replace("T", " "),
        kind,
        amount.toLocaleString("en"),
        reason ?? "–",
        by ?? text.terminal,
      ]}
      long={[3, 4]}
    />
  );

/** One account as the operator sees it, with what may be changed. No draft and no key is anywhere in it. */
export const UserDetails = ({ id }: { id: string }) => {
  const details = useUser(id);
  const back = (
    <Link to="/admin/$part" params={{ part: "users" }} className="back">
      {text.back}
    </Link>
  );
  if (details.data === undefined) {
    return (
      <>
        {back}
        {details.isError ? <p role="alert">{details.error.message}</p> : <p>{adminWords.loading}</p>}
      </>
    );
  }
  const { user, usage, keys, grants } = details.data;
  return (
    <>
      {back}
      <div className="page-head">
        <h2 className="breaks">{user.email}</h2>
        {user.admin ? <span className="tag">{adminWords.users.admin}</span> : null}
        {user.disabledAt === null ? null : <span className="tag">{adminWords.users.disabled}</span>}
      </div>
      <dl className="facts-list">
        <dt>{text.id}</dt>
        <dd>
          <code>{user.id}</code>
        </dd>
        <dt>{text.since}</dt>
        <dd>{dayInWords(user.createdAt)}</dd>
        <dt>{text.plan}</dt>
        <dd>{user.plan}</dd>
        <dt>{text.keys}</dt>
        <dd>{keys}</dd>
        <dt>{text.left}</dt>
        <dd>{text.leftOf(usage.allowance.used, usage.allowance.limit)}</dd>
        <dt>{text.credits}</dt>
        <dd>{usage.credits.balance.toLocaleString("en")}</dd>
      </dl>
      <div className="two-columns">
        <ChangePlan key={user.plan} user={user} />
        <GrantCredits user={user} />
      </div>
      <Section id="grants" title={text.grants}>
        <Grants grants={grants} />
      </Section>
      <SwitchAccount user={user} />
    </>
  );
};
