import { Link } from "@tanstack/react-router";
import { shellWords } from "../words/shell.ts";
import "../ui/pages.css";

/** What stands at an address without a page: a way on. */
export const NotFound = () => (
  <main id="main" className="page narrow">
    <h1>{shellWords.notFound.title}</h1>
    <p>{shellWords.notFound.lead}</p>
    <div className="bar">
      <Link to="/" className="button button-primary">
        {shellWords.notFound.toWrite}
      </Link>
      <Link to="/help">{shellWords.notFound.toHelp}</Link>
    </div>
  </main>
);
