import { useState, type ReactNode } from "react";
import { serverAnswers } from "../api/server-answers.ts";
import { shellWords } from "../words/shell.ts";
import { Button } from "./button.tsx";

const text = shellWords.failed;

interface LoadFailedProps {
  /** What did not load, where that is not said above. */
  title?: ReactNode;
  /** The class of what can be done. */
  acts: string;
  children?: ReactNode;
}

/** Says that something did not load, and leads to it. */
export const LoadFailed = ({ title, acts, children }: LoadFailedProps) => {
  const [lead, setLead] = useState<string>(text.lead);
  // A browser does not ask again for a part of the app that did not come, so the page is opened anew.
  const retry = async (): Promise<void> => {
    if (await serverAnswers()) location.reload();
    else setLead(text.still);
  };
  return (
    <>
      <div role="alert">
        {title}
        <p>{lead}</p>
      </div>
      <div className={acts}>
        <Button tone="primary" onClick={() => void retry()}>
          {text.again}
        </Button>
        {children}
      </div>
    </>
  );
};
