import { Link } from "@tanstack/react-router";
import { DataTable } from "../ui/data-table.tsx";
import { Section } from "../ui/section.tsx";
import { accountWords } from "../words/account.ts";

const text = accountWords.privacy;

/** What is stored, in one table, and all of it as a file. */
export const PrivacySection = () => (
  <Section id="privacy" title={text.title} lead={text.lead}>
    <DataTable heads={text.columns} rows={text.rows} keyOf={([what]) => what} cells={(row) => row} />
    <div className="bar">
      <a className="button" href="/api/account/export" download>
        {text.export}
      </a>
      <Link to="/history">{text.toHistory}</Link>
    </div>
    <p className="field-hint">{text.exportLead}</p>
  </Section>
);
