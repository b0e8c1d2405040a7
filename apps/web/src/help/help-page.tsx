import { Link } from "@tanstack/react-router";
import { Section } from "../ui/section.tsx";
import { helpWords as text } from "../words/help.ts";
import { KeysTable } from "./keys-table.tsx";
import "../ui/pages.css";

/** Short guides, the keys, and where to read on. */
export const HelpPage = () => (
  <main id="main" className="page reading">
    <h1>{text.title}</h1>
    <p className="lead">{text.lead}</p>
    <Section id="guides" title={text.guidesTitle}>
      {text.guides.map(({ id, title, inOrder, steps }) => {
        const List = inOrder ? "ol" : "ul";
        return (
          <section key={id} aria-labelledby={`guide-${id}`}>
            <h3 id={`guide-${id}`}>{title}</h3>
            <List className="steps">
              {steps.map((step) => (
                <li key={step}>{step.replace("{server}", location.origin)}</li>
              ))}
            </List>
          </section>
        );
      })}
    </Section>
    <Section id="keys" title={text.keysTitle}>
      <KeysTable className="stacks" />
    </Section>
    <Section id="more" title={text.moreTitle}>
      <ul className="plain-list">
        <li>
          <a href="/docs">{text.api}</a>
        </li>
        <li>
          <Link to="/history">{text.history}</Link>
        </li>
        <li>
          <Link to="/account" hash="privacy">
            {text.privacy}
          </Link>
        </li>
      </ul>
    </Section>
  </main>
);
