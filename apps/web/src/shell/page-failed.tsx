import { Link } from "@tanstack/react-router";
import { LoadFailed } from "../ui/load-failed.tsx";
import { shellWords } from "../words/shell.ts";

/** What stands in the place of a page that could not be loaded or drawn. It comes with the frame, for nothing more may come. */
export const PageFailed = () => (
  <main id="main" className="page narrow">
    <h1>{shellWords.failed.title}</h1>
    <LoadFailed acts="bar">
      <Link to="/" className="button button-plain">
        {shellWords.notFound.toWrite}
      </Link>
    </LoadFailed>
  </main>
);
