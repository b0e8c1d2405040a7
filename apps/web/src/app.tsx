import { useState } from "react";

/** The page that people write on. `typed` is what stood in the plain textarea before this script ran. */
export const App = ({ typed }: { typed: string }) => {
  const [draft, setDraft] = useState(typed);
  return (
    <main className="page">
      <h1 className="visually-hidden">Write</h1>
      <label htmlFor="draft" className="pane-title">
        Draft
      </label>
      <textarea
        id="draft"
        className="draft-plain"
        rows={16}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </main>
  );
};
