import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { barWords } from "../words/bar.ts";

/** What a plan does not include: visible, labelled, and explained before anything is pressed in earnest. */
export const ProOnly = () => {
  const id = useId();
  return (
    <>
      <button type="button" className="button button-plain" popoverTarget={id}>
        {barWords.templatePro} <span className="label-pro">{barWords.pro}</span>
      </button>
      <div id={id} popover="auto" className="explains" role="note">
        <p className="explains-title">{barWords.proTitle}</p>
        <p>{barWords.proWhat}</p>
        <p className="explains-links">
          <Link to="/account" hash="plan">
            {barWords.proPlans}
          </Link>
          <Link to="/templates">{barWords.proMore}</Link>
        </p>
      </div>
    </>
  );
};
