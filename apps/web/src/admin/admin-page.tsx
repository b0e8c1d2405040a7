import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SignedInPage } from "../sign-in/signed-in-page.tsx";
import { useSite } from "../api/site.ts";
import { adminWords as text } from "../words/admin.ts";
import { AuditTable } from "./audit-table.tsx";
import { ConfigTable } from "./config-table.tsx";
import { HealthReport } from "./health-report.tsx";
import { Invitations } from "./invitations.tsx";
import { PlanTable } from "./plan-table.tsx";
import { UserDetails } from "./user-details.tsx";
import { UserTable } from "./user-table.tsx";

const parts = {
  users: UserTable,
  invitations: Invitations,
  plans: PlanTable,
  health: HealthReport,
  config: ConfigTable,
  audit: AuditTable,
} as const;
type Part = keyof typeof parts;

const isPart = (part: string | undefined): part is Part => part !== undefined && Object.hasOwn(parts, part);

/** The frame of the operator's pages. The server keeps everybody else out; the page only says so. */
const AdminFrame = ({ current, children }: { current: Part; children: ReactNode }) => {
  const admin = useSite().data?.account?.admin === true;
  return (
    <SignedInPage title={text.title} signedOut={text.signedOut} path="/admin">
      {() => (
        <>
          <h1>{text.title}</h1>
          {admin ? (
            <>
              <nav className="parts tabs" aria-label={text.partsLabel}>
                <ul>
                  {(Object.keys(parts) as Part[]).map((part) => (
                    <li key={part}>
                      <Link to="/admin/$part" params={{ part }} aria-current={part === current ? "page" : undefined}>
                        {text.parts[part]}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              {children}
            </>
          ) : (
            <p>{text.notAdmin}</p>
          )}
        </>
      )}
    </SignedInPage>
  );
};

/** One part of the operator's pages: users unless the address names another. */
export const AdminPage = () => {
  const { part } = useParams({ strict: false });
  const current = isPart(part) ? part : "users";
  const Shown = parts[current];
  return (
    <AdminFrame current={current}>
      <Shown />
    </AdminFrame>
  );
};

export const AdminUserPage = () => {
  const { id } = useParams({ strict: false });
  return (
    <AdminFrame current="users">
      <UserDetails id={id ?? ""} />
    </AdminFrame>
  );
};
