import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { signOut } from "../api/session.ts";
import { SignedInPage } from "../sign-in/signed-in-page.tsx";
import { Button } from "../ui/button.tsx";
import { accountWords as text } from "../words/account.ts";
import { termsWords } from "../words/terms.ts";
import { AccessSection } from "./access-section.tsx";
import { ConnectionsSection } from "./connections-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { KeysSection } from "./keys-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { PrivacySection, WhatIsStored } from "./privacy-section.tsx";
import { TermsSection } from "./terms-section.tsx";
import { UsageSection } from "./usage-section.tsx";

const parts = [
  ["plan", text.plan.title],
  ["usage", text.usage.title],
  ["terms", termsWords.title],
  ["access", text.access.title],
  ["connections", text.connections.title],
  ["keys", text.keys.title],
  ["devices", text.devices.title],
  ["privacy", text.privacy.title],
  ["delete", text.remove.title],
] as const;

/** Everything about the account on one page, with a list of its parts. */
export const AccountPage = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await signOut();
    await queries.invalidateQueries();
    await navigate({ to: "/", state: { signedOut: true } });
  };
  return (
    <SignedInPage title={text.title} signedOut={text.signedOut} path="/account" unsigned={<WhatIsStored />}>
      {(account) => (
        <>
          <div className="page-head">
            <h1>{text.title}</h1>
            <span className="who">{account.email}</span>
            <Button onClick={() => void leave()}>{text.signOut}</Button>
          </div>
          <div className="with-parts">
            <nav className="parts" aria-label={text.sections}>
              <ul>
                {parts.map(([id, name]) => (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <PlanSection account={account} />
              <UsageSection />
              <TermsSection />
              <AccessSection email={account.email} />
              <ConnectionsSection />
              <KeysSection />
              <DevicesSection />
              <PrivacySection />
              <DeleteSection email={account.email} />
            </div>
          </div>
        </>
      )}
    </SignedInPage>
  );
};
