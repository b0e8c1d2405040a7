import { Link } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import type { UsageReport } from "@rewrite-service/contract";
import { shellWords } from "../words/shell.ts";
import { useAccount } from "../api/session.ts";
import "../ui/pages.css";

interface SignedInPageProps {
  title: string;
  /** Said to people who are signed out. */
  signedOut: string;
  /** Where the sign-in leads back to. */
  path: string;
  /** How wide it is, where it is not as wide as the bar above. */
  width?: "reading";
  /** What they may read there before they sign in. */
  unsigned?: ReactNode;
  children: (account: UsageReport) => ReactNode;
}

/** A page for people who are signed in; to others it says what it is for and where to sign in. */
export const SignedInPage = ({ title, signedOut, path, width, unsigned, children }: SignedInPageProps) => {
  const account = useAccount();
  const isShown = account.data !== undefined && account.data !== null;
  // The browser looked for the part that the address names while the page was not here yet.
  useEffect(() => {
    if (isShown && location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isShown]);
  const frame = width === undefined ? "page" : `page ${width}`;
  if (account.isPending) {
    return (
      <main id="main" className={frame} aria-busy="true">
        <h1>{title}</h1>
      </main>
    );
  }
  if (account.data) {
    return (
      <main id="main" className={frame}>
        {children(account.data)}
      </main>
    );
  }
  return (
    <main id="main" className="page narrow">
      <h1>{title}</h1>
      {account.isError ? <p role="alert">{account.error.message}</p> : <p>{signedOut}</p>}
      {account.isError ? null : (
        <Link to="/signin" search={{ to: path } as never} className="button button-primary">
          {shellWords.nav.signIn}
        </Link>
      )}
      {unsigned}
    </main>
  );
};
