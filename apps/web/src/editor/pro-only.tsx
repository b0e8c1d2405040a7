import { useId } from "react";
import { words } from "../words/bar.ts";

/** What a plan does not include: visible, labelled, and explained before anything is pressed in earnest. */
export const ProOnly = ({ signedIn }: { signedIn: boolean }) => {
  const id = useId();
  return (
    <>
      <button type="button" className="button button-plain" popoverTarget={id}>
        {words.templatePro} <span className="label-pro">{words.pro}</span>
      </button>
      <div id={id} popover="auto" className="explains" role="note">
        <p className="explains-title">{words.proTitle}</p>
        <p>{signedIn ? words.proWhat : words.proSignedOut}</p>
      </div>
    </>
  );
};
