import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { useAccount } from "../api/session.ts";
import { useSite } from "../api/site.ts";
import { Icon } from "../ui/icon.tsx";
import { allowanceWords } from "../words/allowance.ts";
import { shellWords } from "../words/shell.ts";
import { ThemePicker } from "./theme-picker.tsx";

/** Stands for the account's button until that has come. */
const Initial = ({ account: { email } }: { account: { email: string } }) => (
  <span className="menu-button" aria-hidden="true">
    {email.slice(0, 1).toUpperCase()}
  </span>
);

// Where one of these cannot be fetched, the page stays.
/** Comes after the page: people who are signed out never load it. */
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").then(
    ({ AccountMenu }) => ({ default: AccountMenu }),
    () => ({ default: Initial }),
  ),
);

const KeysDialog = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import("./keys-dialog.tsx").then(
    ({ KeysDialog }) => ({ default: KeysDialog }),
    () => ({ default: () => null }),
  ),
);

/** Whether the list of keys is open; Ctrl+/ opens it on every page. */
const useKeysDialog = (): [boolean, () => void] => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "/" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return [open, () => setOpen(false)];
};

/** Each page's own title, so that tabs and bookmarks can be told apart. */
const useTitle = (path: string): void => {
  useEffect(() => {
    document.title = shellWords.titleOf(path);
  }, [path]);
};

/** What is left to use, or what this server gives to people whom it does not know. */
const Left = () => {
  const { data: account } = useAccount();
  const site = useSite().data;
  if (account) return <span className="left-today">{allowanceWords.leftShort(account.allowance)}</span>;
  if (site === undefined || site.account !== null || site.withoutAccount === null) return null;
  return <span className="left-today">{shellWords.withoutAccount(site.withoutAccount)}</span>;
};

/** The frame around every page: where one is, where one can go, what is left today. */
export const Shell = () => {
  const signedIn = useSite().data?.account ?? null;
  const [keysOpen, closeKeys] = useKeysDialog();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const rest = useRef<HTMLDivElement>(null);
  useTitle(path);
  useEffect(() => {
    // On a narrow page the links are in a menu, which has done its work.
    if (rest.current?.matches(":popover-open") === true) rest.current.hidePopover();
  }, [path]);
  return (
    <>
      <a className="skip" href="#main">
        {shellWords.skip}
      </a>
      <header className="top">
        <Link to="/" className="brand">
          <Icon name="gate" />
          {shellWords.product}
        </Link>
        <button
          type="button"
          className="button button-quiet button-icon top-menu"
          popoverTarget="top-rest"
          aria-label={shellWords.menu}
        >
          <Icon name="menu" />
        </button>
        <div id="top-rest" className="top-rest" popover="auto" ref={rest}>
          <nav aria-label={shellWords.product}>
            <Link to="/" className="top-link">
              {shellWords.nav.write}
            </Link>
            <Link to="/compare" className="top-link">
              {shellWords.nav.compare}
            </Link>
            <Link to="/check" className="top-link">
              {shellWords.nav.check}
            </Link>
            {signedIn === null ? null : (
              <Link to="/voices" className="top-link">
                {shellWords.nav.voices}
              </Link>
            )}
            <Link to="/history" className="top-link">
              {shellWords.nav.history}
            </Link>
            <Link to="/help" className="top-link">
              {shellWords.nav.help}
            </Link>
          </nav>
          <Left />
          <ThemePicker />
          {signedIn === null ? (
            <Link to="/signin" className="top-link">
              {shellWords.nav.signIn}
            </Link>
          ) : null}
        </div>
        {signedIn === null ? null : (
          <Suspense fallback={<Initial account={signedIn} />}>
            <AccountMenu account={signedIn} />
          </Suspense>
        )}
      </header>
      <Outlet />
      {keysOpen ? (
        <Suspense fallback={null}>
          <KeysDialog onClose={closeKeys} />
        </Suspense>
      ) : null}
    </>
  );
};
