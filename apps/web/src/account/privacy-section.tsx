import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { DataTable } from "../ui/data-table.tsx";
import { Section } from "../ui/section.tsx";
import { accountWords } from "../words/account.ts";

const text = accountWords.privacy;

/** What is stored, in one table, which people may read before they have an account. */
export const WhatIsStored = ({ children }: { children?: ReactNode }) => (
  <Section id="privacy" title={text.title} lead={text.lead}>
    <DataTable heads={text.columns} rows={text.rows} keyOf={([what]) => what} cells={(row) => row} />
    {children}
  </Section>
);

/** The same, and all of it as a file. */
export const PrivacySection = () => (
  <WhatIsStored>
    <div className="bar">
      <a className="button" href="/api/account/export" download>
        {text.export}
      </a>
      <Link to="/history">{text.toHistory}</Link>
    </div>
    <p className="field-hint">{text.exportLead}</p>
  </WhatIsStored>
);
