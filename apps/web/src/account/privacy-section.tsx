import { Link } from "@tanstack/react-router";
import { Section } from "../ui/section.tsx";
import { accountWords } from "../words/account.ts";

const text = accountWords.privacy;

/** What is stored, in one table, and all of it as a file. */
export const PrivacySection = () => (
  <Section id="privacy" title={text.title} lead={text.lead}>
    <table className="stacks">
      <thead>
        <tr>
          {text.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {text.rows.map(([what, why, howLong]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label={text.columns[1]}>{why}</td>
            <td data-label={text.columns[2]}>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="bar">
      <a className="button" href="/api/account/export" download>
        {text.export}
      </a>
      <Link to="/history">{text.toHistory}</Link>
    </div>
    <p className="field-hint">{text.exportLead}</p>
  </Section>
);
