import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { proOnlyWords as words } from "../words/pro-only.ts";

/** What a plan does not include: visible, labelled, and explained before anything is pressed in earnest. */
export const ProOnly = () => {
  const id = useId();
  return (
    <>
      <button type="button" className="button button-plain" popoverTarget={id}>
        {words.templates} <span className="label-pro">{words.pro}</span>
      </button>
      <div id={id} popover="auto" className="explains" role="note">
        <p className="explains-title">{words.title}</p>
        <p>{words.what}</p>
        <p className="explains-links">
          <Link to="/account" hash="plan">
            {words.plans}
          </Link>
          <Link to="/templates">{words.more}</Link>
        </p>
      </div>
    </>
  );
};
