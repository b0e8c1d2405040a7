import { useEffect, useRef, useState } from "react";
import type { Connection, ConnectionList } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { Section } from "../ui/section.tsx";
import { ago } from "../words/ago.ts";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";
import { ConnectAccount } from "./connect-account.tsx";
import { useConnections, useDisconnect, useFinishOpenRouter, useSelectConnection } from "./connections.ts";

const text = accountWords.connections;

const Disconnect = ({ connection, onClose }: { connection: Connection; onClose: () => void }) => {
  const disconnect = useDisconnect();
  return (
    <Modal title={text.disconnectTitle(connection.name)} onClose={onClose}>
      <p>{text.disconnectWhat}</p>
      {disconnect.isError ? <p role="alert">{disconnect.error.message}</p> : null}
      <div className="bar">
        <Button
          tone="danger"
          disabled={disconnect.isPending}
          onClick={() => disconnect.mutate(connection.id, { onSuccess: onClose })}
        >
          {text.disconnect}
        </Button>
        <Button onClick={onClose}>{dialogWords.cancel}</Button>
      </div>
    </Modal>
  );
};

/** What OpenRouter sent back with the browser is used once and taken out of the address. Returns what went wrong. */
const useOpenRouterReturn = (): string | null => {
  const finish = useFinishOpenRouter();
  const [refused, setRefused] = useState(false);
  const seen = useRef(false);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (seen.current || query.get("connect") !== "openrouter") return;
    seen.current = true;
    const [state, code] = [query.get("state"), query.get("code")];
    history.replaceState(history.state, "", `${location.pathname}#connections`);
    if (state === null || code === null) setRefused(true);
    else finish.mutate({ state, code });
  }, [finish]);
  return refused ? text.openRouterRefused : (finish.error?.message ?? null);
};

type Open = "add" | Connection;

/** The dialog that is open: for a new connection, or to take one away. */
const OpenDialog = ({ open, list, onClose }: { open: Open; list: ConnectionList | undefined; onClose: () => void }) => {
  if (open !== "add") return <Disconnect connection={open} onClose={onClose} />;
  return list === undefined ? null : <ConnectAccount list={list} onClose={onClose} />;
};

interface ConnectionRowProps {
  connection: Connection;
  busy: boolean;
  onSelect: (id: string | null) => void;
  onDisconnect: () => void;
}

const ConnectionRow = ({ connection, busy, onSelect, onDisconnect }: ConnectionRowProps) => {
  const use = connection.selected ? text.stopUsing : text.use;
  return (
    <li>
      <span className="row-name">
        {connection.name}
        <span className="field-hint">
          {connection.host} · {connection.model} · …{connection.hint} · {text.since(ago(connection.createdAt, null))} ·{" "}
          {connection.selected ? text.usedFor : text.notUsed}
        </span>
      </span>
      <Button
        disabled={busy}
        aria-label={`${use}: ${connection.name}`}
        onClick={() => onSelect(connection.selected ? null : connection.id)}
      >
        {use}
      </Button>
      <Button aria-label={`${text.disconnect} ${connection.name}`} onClick={onDisconnect}>
        {text.disconnect}
      </Button>
    </li>
  );
};

/** Own accounts with model providers, and which of them pays for rewrites on these pages. */
export const ConnectionsSection = () => {
  const connections = useConnections();
  const select = useSelectConnection();
  const returned = useOpenRouterReturn();
  const [open, setOpen] = useState<Open | null>(null);
  const { items = [], providers = [] } = connections.data ?? {};
  const problem = returned ?? (connections.error ?? select.error)?.message ?? null;
  const off = connections.isSuccess && providers.length === 0;
  const beside = off ? undefined : <Button onClick={() => setOpen("add")}>{text.add}</Button>;
  return (
    <Section id="connections" title={text.title} beside={beside} lead={text.lead}>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {connections.isSuccess && items.length === 0 ? <p className="empty">{off ? text.off : text.none}</p> : null}
      {items.length === 0 ? null : (
        <ul className="rows">
          {items.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              busy={select.isPending}
              onSelect={select.mutate}
              onDisconnect={() => setOpen(connection)}
            />
          ))}
        </ul>
      )}
      {open === null ? null : <OpenDialog open={open} list={connections.data} onClose={() => setOpen(null)} />}
    </Section>
  );
};
