import { Link, Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useAccount } from "../api/session.ts";
import { useSite } from "../api/site.ts";
import { shellWords } from "../words/shell.ts";
import { ThemePicker } from "./theme-picker.tsx";

/** Comes after the page: people who are signed out never load it. */
const AccountMenu = lazy(() => import("./account-menu.tsx").then(({ AccountMenu }) => ({ default: AccountMenu })));

const KeysDialog = lazy(() => import("./keys-dialog.tsx").then(({ KeysDialog }) => ({ default: KeysDialog })));

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

/** Stands for the account's button until that has come. */
const Initial = ({ email }: { email: string }) => (
  <span className="menu-button" aria-hidden="true">
    {email.slice(0, 1).toUpperCase()}
  </span>
);

/** The frame around every page: where one is, where one can go, what is left today. */
export const Shell = () => {
  const { data: account } = useAccount();
  const signedIn = useSite().data?.account ?? null;
  const [keysOpen, closeKeys] = useKeysDialog();
  return (
    <>
      <a className="skip" href="#main">
        {shellWords.skip}
      </a>
      <header className="top">
        <span className="brand">{shellWords.product}</span>
        <nav aria-label={shellWords.product}>
          <Link to="/">{shellWords.nav.write}</Link>
          <Link to="/compare">{shellWords.nav.compare}</Link>
          <Link to="/check">{shellWords.nav.check}</Link>
          {signedIn === null ? (
            <>
              <Link to="/help">{shellWords.nav.help}</Link>
              <Link to="/signin">{shellWords.nav.signIn}</Link>
            </>
          ) : (
            <Link to="/voices">{shellWords.nav.voices}</Link>
          )}
        </nav>
        {account ? (
          <span className="left-today">
            {shellWords.allowanceLeft(account.allowance.limit - account.allowance.used, account.allowance.limit)}
          </span>
        ) : null}
        <ThemePicker />
        {signedIn === null ? null : (
          <Suspense fallback={<Initial email={signedIn.email} />}>
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
