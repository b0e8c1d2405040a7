import { Link } from "@tanstack/react-router";
import type { AdminUserDetails } from "@rewrite-service/contract";
import { Section } from "../ui/section.tsx";
import { adminWords } from "../words/admin.ts";
import { useUser } from "./admin.ts";
import { ChangePlan, GrantCredits, SwitchAccount } from "./user-changes.tsx";

const text = adminWords.user;

const Grants = ({ grants }: Pick<AdminUserDetails, "grants">) =>
  grants.length === 0 ? (
    <p className="field-hint">{text.noGrants}</p>
  ) : (
    <table className="stacks">
      <thead>
        <tr>
          {text.grantColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grants.map((grant) => (
          <tr key={`${grant.at} ${grant.kind} ${grant.amount}`}>
            <th scope="row">{grant.at.slice(0, 16).replace("T", " ")}</th>
            <td data-label={text.grantColumns[1]}>{grant.kind}</td>
            <td data-label={text.grantColumns[2]}>{grant.amount.toLocaleString("en")}</td>
            <td data-label={text.grantColumns[3]} className="long">
              {grant.reason ?? "–"}
            </td>
            <td data-label={text.grantColumns[4]} className="long">
              {grant.by ?? text.terminal}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
        <dd>{user.createdAt.slice(0, 10)}</dd>
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
