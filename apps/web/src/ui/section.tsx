import type { ReactNode } from "react";

interface SectionProps {
  /** Also the anchor that a link may name. */
  id: string;
  title: string;
  /** Beside the title: a count, a button. */
  beside?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a title of its own. */
export const Section = ({ id, title, beside, lead, children }: SectionProps) => (
  <section id={id} className="section" aria-labelledby={`${id}-title`}>
    <div className="section-head">
      <h2 id={`${id}-title`}>{title}</h2>
      {beside}
    </div>
    {lead === undefined ? null : <p className="field-hint section-lead">{lead}</p>}
    {children}
  </section>
);
