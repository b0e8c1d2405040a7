import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { serverAnswers } from "../api/server-answers.ts";
import { Button } from "../ui/button.tsx";
import { shellWords } from "../words/shell.ts";

const text = shellWords.failed;

/** What stands in the place of a page that could not be loaded or drawn. It comes with the frame, for nothing more may come. */
export const PageFailed = () => {
  const [lead, setLead] = useState<string>(text.lead);
  // A browser does not ask again for a part of the app that did not come, so the page is opened anew.
  const retry = async (): Promise<void> => {
    if (await serverAnswers()) location.reload();
    else setLead(text.still);
  };
  return (
    <main id="main" className="page narrow">
      <h1>{text.title}</h1>
      <div role="alert">
        <p>{lead}</p>
      </div>
      <div className="bar">
        <Button tone="primary" onClick={() => void retry()}>
          {text.again}
        </Button>
        <Link to="/" className="button button-plain">
          {shellWords.notFound.toWrite}
        </Link>
      </div>
    </main>
  );
};
