import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import type { SiteAccount } from "@rewrite-service/contract";
import { signOut } from "../api/session.ts";
import { siteQuery } from "../api/site.ts";
import { menuWords as text } from "../words/menu.ts";

/** The pages that are not in the row, behind the account's initial. A native popover: Escape and a press elsewhere close it. */
export const AccountMenu = ({ account }: { account: SiteAccount }) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const popover = useRef<HTMLDivElement>(null);
  const close = (): void => popover.current?.hidePopover();
  const leave = async (): Promise<void> => {
    close();
    await signOut();
    // First that nobody is signed in, and off the account's pages: what they show would be asked for again, and refused.
    await queries.invalidateQueries({ queryKey: siteQuery.queryKey });
    await navigate({ to: "/", state: { signedOut: true } });
    await queries.invalidateQueries();
  };
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="account-menu" aria-label={text.label(account.email)}>
        {account.email.slice(0, 1).toUpperCase()}
      </button>
      <div id="account-menu" popover="auto" className="menu" ref={popover}>
        <p className="menu-who">{account.email}</p>
        <ul>
          <li>
            <Link to="/account" onClick={close}>
              {text.account}
            </Link>
          </li>
          {account.templates ? (
            <li>
              <Link to="/templates" onClick={close}>
                {text.templates}
              </Link>
            </li>
          ) : null}
          {account.admin ? (
            <li>
              <Link to="/admin" onClick={close}>
                {text.admin}
              </Link>
            </li>
          ) : null}
          <li>
            <button type="button" onClick={() => void leave()}>
              {text.signOut}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
};
